//! What a typesetter does to words on a screen: groups of digits, and blanks at which no line may
//! break. Texts for programs have neither.

use fluent_bundle::FluentValue;

use super::Language;
use crate::text::{TIE, TIES};

/// Stands between two groups of digits until it is known who reads the text. No character, so
/// nobody types it by chance.
const GROUP: char = '\u{fdd0}';

/// Stands after a figure until it is known what follows.
const END: char = '\u{fdd1}';

/// Numbers of fewer digits are not grouped.
const GROUPED_DIGITS: usize = 5;

/// The signs of equations: no line breaks between one of them and a figure.
const SIGNS: [char; 4] = ['=', '×', '+', '−'];

/// Who reads a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// A person at a screen.
    Person,
    /// A program, which searches and splits texts at plain blanks, and reads digits only together.
    Program,
}

/// Formats a number within a message.
pub(super) fn number<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(figure(&number.as_string())),
        _ => None,
    }
}

/// Prepares a number, with a fraction or a unit or without, for [`Typography::finish`].
fn figure(number: &str) -> String {
    let end = number
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(number.len());
    let (whole, rest) = number.split_at(end);
    let mut text = String::new();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index) % 3 == 0 && whole.len() >= GROUPED_DIGITS {
            text.push(GROUP);
        }
        text.push(digit);
    }
    text.push_str(rest);
    text.push(END);
    text
}

/// How a language sets its texts, as its message files say.
pub(super) struct Typography {
    /// The mark before a fraction.
    point: &'static str,
    /// The mark between a head and what it heads, with a blank before it where it has one.
    pub(super) colon: &'static str,
    /// The mark between things in one line.
    pub(super) semicolon: &'static str,
    /// Whether digits are grouped and figures are tied to the nouns after them, for people.
    ties: bool,
    /// Letters that are tied to the next word, and words that are tied to a number: no line ends
    /// with one of them.
    tied_words: &'static str,
    /// Longer words that messages have after a figure, and that are no nouns.
    no_nouns: &'static str,
}

impl Typography {
    /// Reads what the message files of a language say.
    pub(super) fn of(language: Language) -> Self {
        Self {
            point: language.plain_text("typography-point"),
            colon: language.plain_text("typography-colon"),
            semicolon: language.plain_text("typography-semicolon"),
            ties: language.plain_text("typography-ties") == "yes",
            tied_words: language.plain_text("typography-tied-words"),
            no_nouns: language.plain_text("typography-no-nouns"),
        }
    }

    /// Writes a number of a table.
    pub(super) fn decimal(&self, number: &str) -> String {
        number.replace('.', self.point)
    }

    /// Writes a number of a sentence, with a unit or without; [`Typography::finish`] decides on
    /// what separates groups.
    pub(super) fn separated(&self, number: &str) -> String {
        let number = figure(&self.decimal(number));
        if self.ties {
            number.replace(' ', TIE)
        } else {
            number
        }
    }

    /// Finishes a message: what separates groups of digits, and whether a figure is tied to the
    /// noun after it.
    pub(super) fn finish(&self, text: &str, reader: Reader) -> String {
        if reader == Reader::Program {
            return text.replace([GROUP, END], "").replace(TIES, " ");
        }
        if !self.ties {
            return text.replace([GROUP, END], "");
        }
        let mut parts = text.split(END);
        let mut finished = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match part.strip_prefix(' ') {
                Some(noun) if self.begins_with_a_noun(noun) => finished.extend([TIE, noun]),
                _ => finished.push_str(part),
            }
        }
        finished.replace(GROUP, TIE)
    }

    /// Ties the words of messages to what follows them, and the signs of equations to their
    /// figures. Only the words of the files are changed; positions, moves and names, which come
    /// later as figures, keep their blanks.
    pub(super) fn tied(&self, messages: &str) -> String {
        let mut tied = String::with_capacity(messages.len());
        for line in messages.split_inclusive('\n') {
            let mut rest = line;
            while let Some(end) = rest.bytes().position(|byte| byte == b' ') {
                let (word, after) = (&rest[..end], &rest[end + 1..]);
                let is_tied = is_in_equation(&tied, word, after) || self.is_tied(word, after);
                let blank = if is_tied { TIE } else { " " };
                tied.extend([word, blank]);
                rest = after;
            }
            tied.push_str(rest);
        }
        tied
    }

    fn is_tied(&self, word: &str, rest: &str) -> bool {
        let word = word.trim_start_matches(['(', '„']);
        let is_letter = word.chars().count() == 1 && !rest.trim_start().is_empty();
        let is_numbered = rest.starts_with(|c: char| c == '{' || c.is_ascii_digit());
        let is_listed = self.tied_words.split(' ').any(|tied| tied == word);
        let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        (is_numbered || is_letter) && is_listed
            || self.ties && is_number && self.begins_with_a_noun(rest)
    }

    /// Whether a text begins with a word that may be the noun of a figure before it. Shorter words
    /// are prepositions and the like.
    fn begins_with_a_noun(&self, text: &str) -> bool {
        let word = text
            .split(|c: char| !c.is_alphabetic())
            .next()
            .unwrap_or_default();
        let is_noun = !self.no_nouns.split(' ').any(|other| other == word);
        is_noun && word.chars().count() > 2 && word.chars().all(char::is_lowercase)
    }
}

/// Whether the blank after `word` is beside a sign between two figures, which are placeables,
/// digits, a letter such as `M`, or both such as `2n`; or between the two figures of a pair. What
/// is `before` the word ends with the blank before it.
fn is_in_equation(before: &str, word: &str, after: &str) -> bool {
    let is_before_a_sign = || {
        let rest = after
            .strip_prefix(SIGNS)
            .and_then(|rest| rest.strip_prefix(' '));
        rest.is_some_and(begins_with_a_figure)
    };
    if let Some("") = word.strip_suffix(SIGNS) {
        before.ends_with(TIE) && begins_with_a_figure(after)
    } else {
        let last = word.trim_start_matches('(');
        let is_pair = begins_with_a_digit(after)
            && !last.is_empty()
            && last.bytes().all(|byte| byte.is_ascii_digit());
        is_pair || (word.ends_with('}') || is_figure(last)) && is_before_a_sign()
    }
}

fn begins_with_a_digit(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

fn begins_with_a_figure(text: &str) -> bool {
    let first = text.split(|c: char| !c.is_ascii_alphanumeric()).next();
    text.starts_with('{') || begins_with_a_digit(text) || first.is_some_and(is_figure)
}

/// Whether a word is digits, or a letter for a number with or without them.
fn is_figure(word: &str) -> bool {
    let letters = word.trim_start_matches(|c: char| c.is_ascii_digit());
    !word.is_empty()
        && match letters.as_bytes() {
            [] => true,
            [letter] => letter.is_ascii_alphabetic(),
            _ => word.ends_with(|c: char| c.is_ascii_digit()),
        }
}
