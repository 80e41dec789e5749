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
    let sentences = vec![
        theorem,
        heaps(quotient, before, after),
        sums,
        lost(quotient),
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

/// The words of the heaps before and after a move, and how they repeat.
fn heaps(quotient: &Quotient, before: &[u64], after: Option<&[u64]>) -> Phrase {
    let sizes: BTreeSet<u64> = before
        .iter()
        .chain(after.into_iter().flatten())
        .copied()
        .collect();
    let sizes: Vec<u64> = sizes.into_iter().filter(|&size| size > 0).collect();
    let wording = quotient.wording();
    let told = sizes.iter().take(MOST_HEAPS);
    let told =
        told.map(|&size| format!("{size}\u{a0}=\u{a0}{}", wording.word(quotient.heap(size))));
    let period = quotient.period;
    phrase!(
        "quotient-heaps",
        heaps = told.collect::<Vec<_>>(),
        more = sizes.len() > MOST_HEAPS,
        from = period.map_or(0, |period| period.before + 1),
        length = period.map_or(0, |period| period.length)
    )
}

/// The lost words, and for which heaps they are proved.
fn lost(quotient: &Quotient) -> Phrase {
    let mut words = quotient.lost();
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
