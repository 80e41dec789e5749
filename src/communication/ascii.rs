//! ASCII for terminals that show no more: what the program draws and says, character by character.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::env;
use std::io::{self, IsTerminal};

use crate::text::TIES;

/// What the program writes beyond ASCII, each group after the character that stands for it. One
/// column stays one column, so drawings keep their shape.
const PLAIN: &str = "aáąäàâã cčćç dď eéěèêęë iíîï lł nňńñ oóõöôòœ rř sšśß tť uúůüùû yý zžźż \"„“”«» '‘’ -−–—─━┄ |│┃╻╹ +└┘┌┐├┤┬┴┼ [╺ ]╸ x× o°● \
    .·•○ .… ?¿ !¡ >→ <← _▁▂ =▃▄ +▅▆ #▇█ |▏▎▍▌ #▋▊▉ .░ :▒ #▓";

/// The Cyrillic letters of messages likewise: ISO 9 without its accents.
const CYRILLIC: &str =
    "aа bб vв gг dд eеёэ zжз iи jй kк lл mм nн oо pп rр sсшщ tт uую fф hх cцч 'ъь yы aя";

/// The first sign of braille, which has no dots, and the last. A sign's number is the sum of its
/// dots.
const BRAILLE: [char; 2] = ['\u{2800}', '\u{28ff}'];

/// Stands for a sign of braille with none, few and many of its eight dots.
const DOTS: [char; 9] = [' ', '.', '.', ':', ':', '*', '*', '#', '#'];

/// Returns the text in ASCII, as far as it is the program's. Letters of further alphabets, which
/// people type, stay.
fn plain(text: &str) -> String {
    text.chars().map(plain_character).collect()
}

/// Returns the text in ASCII but for these names.
pub fn plain_but(text: &str, names: &[String]) -> String {
    let first = names
        .iter()
        .filter_map(|name| Some((text.find(name)?, name)));
    let Some((at, name)) = first.min_by_key(|&(at, name)| (at, Reverse(name.len()))) else {
        return plain(text);
    };
    let after = plain_but(&text[at + name.len()..], names);
    plain_but(&text[..at], &[]) + name + &after
}

/// Whether two texts are the same but for accents, capital letters and ties.
pub(super) fn is_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|text| {
        text.replace(TIES, " ")
            .chars()
            .map(|letter| standing_for(letter, PLAIN).unwrap_or(letter))
            .collect::<String>()
            .to_lowercase()
    });
    one == other
}

fn plain_character(character: char) -> char {
    if character.is_ascii() {
        return character;
    }
    // No line breaks at this blank.
    if TIES.contains(&character) {
        return ' ';
    }
    let [none, all] = BRAILLE;
    if (none..=all).contains(&character) {
        let dots = (u32::from(character) - u32::from(none)).count_ones();
        return DOTS[dots as usize];
    }
    standing_for(character, PLAIN)
        .or_else(|| standing_for(character, CYRILLIC))
        .unwrap_or(character)
}

/// What stands for a character in groups; nothing for ASCII.
fn standing_for(character: char, groups: &str) -> Option<char> {
    if character.is_ascii() {
        return None;
    }
    let small = character.to_lowercase().next().unwrap_or(character);
    let plain = groups
        .split(' ')
        .find(|group| group.contains(small))?
        .chars()
        .next()?;
    Some(if character.is_uppercase() {
        plain.to_ascii_uppercase()
    } else {
        plain
    })
}

/// Returns a line for the standard error as it can be shown there.
pub(super) fn on_stderr(line: &str) -> Cow<'_, str> {
    if io::stderr().is_terminal() && is_wanted() {
        Cow::Owned(plain(line))
    } else {
        Cow::Borrowed(line)
    }
}

/// Whether a terminal in this environment shows ASCII alone.
pub(super) fn is_wanted() -> bool {
    let variable = |name| {
        env::var(name)
            .ok()
            .filter(|value: &String| !value.is_empty())
    };
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(variable);
    is_wanted_by(locale.as_deref(), variable("TERM").as_deref())
}

/// A locale says what it can show: UTF-8, or in any other charset no more than ASCII for sure.
/// Without a locale the terminal is taken to show everything, unless its own name says otherwise: a
/// dumb one, or the console of Linux, whose font has no braille.
fn is_wanted_by(locale: Option<&str>, terminal: Option<&str>) -> bool {
    match locale {
        Some(locale) => {
            let locale = locale.to_lowercase();
            !locale.contains("utf-8") && !locale.contains("utf8")
        }
        None => matches!(terminal, Some("dumb" | "linux")),
    }
}
