//! The letters and words that questions of every kind understand.

use super::ascii::is_alike;
use crate::explanation::typed;

/// What an answer can mean at every question of a kind, in letters that are the same in every language and in words of all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// Help for this question.
    Help,
    /// Leaving.
    Quit,
    /// Back to the question before.
    Back,
    /// Consent.
    Yes,
}

impl Meant {
    /// Its letter, and the message of its words.
    fn forms(self) -> (&'static str, &'static str) {
        match self {
            Self::Help => ("h", "words-help"),
            Self::Quit => ("q", "words-quit"),
            Self::Back => ("b", "words-back"),
            Self::Yes => ("y", "words-yes"),
        }
    }
}

/// Whether an answer is the letter, or a sign that no text consists of.
pub(super) fn is_letter(answer: &str, meant: Meant) -> bool {
    let (letter, _) = meant.forms();
    answer.eq_ignore_ascii_case(letter) || (meant == Meant::Help && answer == "?")
}

/// Whether an answer is the letter as it is shown: a capital may be a whole name.
pub(super) fn is_small_letter(answer: &str, meant: Meant) -> bool {
    answer == meant.forms().0
}

/// Whether an answer is the letter or one of the words, with or without accents.
pub(super) fn means(answer: &str, meant: Meant) -> bool {
    let (_, words) = meant.forms();
    is_letter(answer, meant) || typed(words).any(|word| is_alike(word, answer))
}
