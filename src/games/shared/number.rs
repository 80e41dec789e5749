//! Numbers as people type them.

use std::fmt::{self, Display};

use crate::reason::Phrase;
use crate::text::is_digits;

/// The largest count that a position may have.
pub(crate) const MAX_COUNT: u64 = 1_000_000_000_000_000_000;

/// The largest number that is read: two of them are still less than the words of the machine hold.
const MOST_READ: u64 = 9 * MAX_COUNT;

/// Parses decimal digits without sign or blanks; `None` if the number is too large for every game.
pub fn read_number(word: &str) -> Option<u64> {
    read_count(word).filter(|&number| number <= MOST_READ)
}

/// Parses decimal digits without sign or blanks. Overflow gives [`u64::MAX`], which is too large
/// for every game.
pub(crate) fn read_count(word: &str) -> Option<u64> {
    is_digits(word).then(|| word.parse().unwrap_or(u64::MAX))
}

/// The signs between numbers, beside blanks.
const BETWEEN: [char; 3] = [',', ';', '|'];

/// Takes the brackets off a list as other languages write it: `[3, 4]`, `(3,)`, `{3, 4}`.
fn bare(text: &str) -> &str {
    let pairs = [('[', ']'), ('(', ')'), ('{', '}')].into_iter();
    let mut bare = pairs.filter_map(|(open, close)| {
        let inside = text.strip_prefix(open)?.strip_suffix(close)?;
        Some(inside.strip_suffix(',').unwrap_or(inside))
    });
    bare.next().unwrap_or(text)
}

/// Splits a list at commas, semicolons, bars and blanks; it may stand in brackets. Where a number
/// is missing, as in `3,,5` and `3,`, there is an empty word. What may be one number in groups of
/// three digits is one word.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    bare(text.trim()).split(BETWEEN).flat_map(|between| {
        let words: Vec<&str> = between.split_whitespace().collect();
        match words[..] {
            [] => vec![""],
            _ if are_groups(&words) => vec![between.trim()],
            _ => words,
        }
    })
}

/// Whether words are the groups of a number such as `1 000 000`, rather than numbers: nobody writes
/// the size of a pile as 000.
fn are_groups(words: &[&str]) -> bool {
    let [first, groups @ ..] = words else {
        return false;
    };
    let is_group = |word: &&str| is_digits(word) && word.len() == 3;
    let has_zero = groups.iter().any(|group| group.starts_with('0'));
    is_digits(first) && first.len() <= 3 && has_zero && groups.iter().all(is_group)
}

/// Reads a list of numbers up to `most`, or returns the first word that is none, and where a number
/// is missing all of it.
pub(crate) fn read_list(text: &str, most: u64) -> Result<Vec<u64>, &str> {
    let number = |word| read_number(word).filter(|&number| number <= most);
    words(text)
        .map(|word| number(word).ok_or(wrong_word(word, text)))
        .collect()
}

/// What is quoted of a list where a word is no number: all of it if the number is missing.
pub(crate) fn wrong_word<'a>(word: &'a str, text: &'a str) -> &'a str {
    if word.is_empty() { text } else { word }
}

/// Refuses a `word` by a message that says what is accepted, up to `most`.
pub(crate) fn refused(id: &'static str, word: &str, most: u64) -> Phrase {
    let groups: Vec<&str> = word.split_whitespace().collect();
    if are_groups(&groups) {
        let numbers: Vec<u64> = groups
            .iter()
            .filter_map(|group| read_number(group))
            .collect();
        let list = joined(&numbers);
        return phrase!("number-in-groups", number = groups.concat(), list).quoting("word", word);
    }
    Phrase::new(id).quoting("word", word).with("most", most)
}

/// Numbers with commas between them.
pub(crate) fn joined(numbers: &[impl ToString]) -> String {
    let numbers = numbers.iter().map(ToString::to_string);
    numbers.collect::<Vec<_>>().join(",")
}

/// Two numbers that are a position, with a sign between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Two<const SIGN: char>(pub u64, pub u64);

impl<const SIGN: char> Display for Two<SIGN> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{SIGN}{}", self.0, self.1)
    }
}
