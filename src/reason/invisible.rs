//! Characters that leave no mark, or change the order of those that do.

use std::ops::RangeInclusive;

/// `Default_Ignorable_Code_Point` of Unicode 16 (`DerivedCoreProperties.txt`), and with it the
/// separators of lines and paragraphs, the marks of interlinear notes, and braille without dots.
const INVISIBLE: [RangeInclusive<char>; 18] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
];

/// Whether a character cannot be seen. Blanks can, between others.
pub(crate) fn is_invisible(character: char) -> bool {
    let is_in = |range: &RangeInclusive<char>| range.contains(&character);
    character.is_control() || INVISIBLE.iter().any(is_in)
}
