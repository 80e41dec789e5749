//! Why a position is lost by its word: facts for people who know no monoids.

use std::collections::BTreeSet;

use super::{
    theory::Quotient,
    words::{Letters, written},
};
use crate::reason::{Evidence, Phrase};

/// The most heaps, and the most lost words, that are listed.
const MOST_HEAPS: usize = 12;
const MOST_WORDS: usize = 40;

/// The word of heaps that change nothing.
const EMPTY: &str = "1";

/// Says why heaps of these sizes are lost, or those `after` a winning move.
pub(super) fn evidence(quotient: &Quotient, before: &[u64], after: Option<&[u64]>) -> Evidence {
    let wording = quotient.wording();
    let left = sum(quotient, after.unwrap_or(before));
    let theorem = phrase!(
        "theorem-quotient",
        won = after.is_some(),
        word = left.word.as_str()
    );
    let now = sum(quotient, before);
    let rules = wording.rules_used(&[&now.letters, &left.letters]);
    let sums = phrase!(
        "quotient-sum",
        won = after.is_some(),
        before = now.written(),
        after = left.written(),
        shortened = !rules.is_empty(),
        rules
    );
    let always = Phrase::new("quotient-always");
    let note = phrase!("note-quotient", word = left.word.as_str());
    let words = quotient.lost();
    let spelled = (words.iter()).chain([&now.together, &left.together]);
    let spelled: Vec<&str> = spelled.map(String::as_str).collect();
    let sentences = vec![
        theorem,
        heaps(quotient, before, after, &spelled),
        sums,
        lost(quotient, words),
        always,
    ];
    Evidence {
        // The answers show how a lost position is played.
        convinces: after.is_some(),
        ..Evidence::of(sentences).noting(note)
    }
}

/// Heaps together: their letters, and the word that these are.
struct WordSum {
    letters: Letters,
    together: String,
    word: String,
}

impl WordSum {
    fn written(&self) -> String {
        if self.together == self.word {
            self.word.clone()
        } else {
            format!("{} = {}", self.together, self.word)
        }
    }
}

fn sum(quotient: &Quotient, sizes: &[u64]) -> WordSum {
    let elements = || sizes.iter().map(|&size| quotient.heap(size));
    let wording = quotient.wording();
    let letters = wording.together(elements());
    WordSum {
        together: written(&letters),
        word: wording.word(quotient.product(elements())),
        letters,
    }
}

/// The words of the heaps before and after a move, and of all where these are few; how they repeat,
/// and how they and other words are written.
fn heaps(quotient: &Quotient, before: &[u64], after: Option<&[u64]>, others: &[&str]) -> Phrase {
    let mut sizes: BTreeSet<u64> = before
        .iter()
        .chain(after.into_iter().flatten())
        .copied()
        .filter(|&size| size > 0)
        .collect();
    let period = quotient.period;
    let all = period.map_or(0, |period| period.before + period.length);
    if all + sizes.range(all + 1..).count() as u64 <= MOST_HEAPS as u64 {
        sizes.extend(1..=all);
    }
    let wording = quotient.wording();
    let word = |size: &u64| wording.word(quotient.heap(*size));
    let words: Vec<String> = sizes.iter().take(MOST_HEAPS).map(word).collect();
    let told = sizes.iter().zip(&words);
    let told = told.map(|(size, word)| format!("{size}\u{a0}=\u{a0}{word}"));
    let is_power = |word: &str| word != EMPTY && word.contains(|c: char| c.is_ascii_digit());
    let mut all_words = words
        .iter()
        .map(String::as_str)
        .chain(others.iter().copied());
    phrase!(
        "quotient-heaps",
        heaps = told.collect::<Vec<_>>(),
        more = sizes.len() > MOST_HEAPS,
        empty = words.iter().any(|word| word == EMPTY),
        power = all_words.any(is_power),
        from = period.map_or(0, |period| period.before + 1),
        length = period.map_or(0, |period| period.length)
    )
}

/// The lost words, and for which heaps they are proved.
fn lost(quotient: &Quotient, mut words: Vec<String>) -> Phrase {
    let count = words.len();
    words.truncate(MOST_WORDS);
    phrase!(
        "quotient-lost",
        count,
        words,
        more = count.saturating_sub(MOST_WORDS),
        order = quotient.order(),
        reach = quotient.reach().unwrap_or(0)
    )
}
