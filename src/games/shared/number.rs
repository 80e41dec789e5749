//! Numbers as people type them.

use std::fmt::{self, Display};

use crate::reason::Phrase;

/// The largest count that a position may have. Numbers up to here are exact in every format that passes them on.
pub(crate) const MAX_COUNT: u64 = 1_000_000_000_000_000;

/// Parses decimal digits without sign or blanks; `None` on overflow.
pub(in crate::games) fn read_number(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().ok())?
}

/// Parses decimal digits without sign or blanks. Overflow gives [`u64::MAX`], which is too large for every game.
pub(crate) fn read_count(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().unwrap_or(u64::MAX))
}

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Two numbers that are a position, with a sign between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Two<const SIGN: char>(pub u64, pub u64);

impl<const SIGN: char> Display for Two<SIGN> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{SIGN}{}", self.0, self.1)
    }
}

/// Reads two numbers up to [`MAX_COUNT`] with a comma, a blank or a slash between them; the first alone may have a usual second one. Or
/// refuses the text by a message that is told the `word` and the `most`.
pub(in crate::games) fn read_two(
    text: &str,
    usual: impl Fn(u64) -> Option<u64>,
    refusal: &'static str,
) -> Result<[u64; 2], Phrase> {
    let number = |word: &str| read_number(word).filter(|&number| number <= MAX_COUNT);
    let spread = text.replacen('/', " ", 1);
    let numbers: Option<Vec<u64>> = words(spread.trim()).map(number).collect();
    let read = match numbers.as_deref() {
        Some(&[one]) => usual(one).map(|other| [one, other]),
        Some(&[one, other]) => Some([one, other]),
        _ => None,
    };
    read.ok_or_else(|| {
        let refused = Phrase::new(refusal).quoting("word", text);
        refused.with("most", MAX_COUNT)
    })
}

/// Splits a list at commas and blanks. The empty word between the comma and the blank of `3, 5` is skipped; those of
/// `3,,5` and `3,` are kept, as they are mistakes.
pub(in crate::games) fn words(text: &str) -> impl Iterator<Item = &str> {
    let has_blanks = text.contains([' ', '\t']);
    let mut words = text.split([',', ' ', '\t']).map(str::trim).peekable();
    std::iter::from_fn(move || {
        loop {
            let word = words.next()?;
            if !(word.is_empty() && has_blanks && words.peek().is_some()) {
                return Some(word);
            }
        }
    })
}

/// Numbers with commas between them.
pub(in crate::games) fn joined(numbers: &[impl ToString]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(",")
}
