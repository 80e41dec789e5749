//! Grundy's game: a move splits a heap into two of different sizes. A player who cannot move loses.
//!
//! P. M. Grundy, "Mathematics and games", Eureka 2 (1939); E. R. Berlekamp, J. H. Conway, R. K.
//! Guy, "Winning Ways", chapter 4. Whether the nimbers of heaps repeat from some size on is not
//! known.

use super::{
    heaps::{HeapTake, Takes},
    shared::counting::multisets,
};
use crate::games::{About, Code, HeapConventions, HeapGame, HeapRules, Step, Variant, about};
use crate::reason::Phrase;

/// The rules of Grundy's game.
#[derive(Clone, Copy, Debug)]
pub struct Grundy;

/// The largest sum of all heaps: the nimbers of as many are found in a minute.
const LARGEST: u64 = 1 << 24;

/// Larger sums are not searched.
const MOST_SEARCHED: u64 = 1_000;

const CONVENTIONS: HeapConventions = HeapConventions {
    most: LARGEST,
    exercise: |size| [1 + size / 4..=2 + size / 4, 3..=8 + size / 4],
    has_form: |take| matches!(take, HeapTake::Parts(_)),
    bad_move: "move-unreadable-grundy",
    ..HeapConventions::USUAL
};

impl Grundy {
    /// The entry of the game.
    pub const ABOUT: About = about!("grundy", example: "7,5");

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of(Self, variant.misere)
    }
}

/// The largest of the smaller heaps that a heap of this size can be split into.
fn most(size: u64) -> u64 {
    size.saturating_sub(1) / 2
}

impl HeapRules for Grundy {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn conventions(&self) -> &'static HeapConventions {
        &CONVENTIONS
    }

    fn takes(&self, size: u64) -> Takes<'_> {
        Box::new((1..=most(size)).map(move |small| HeapTake::Parts([small, size - small])))
    }

    fn leave(&self, heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase> {
        if let HeapTake::Parts([small, large]) = take
            && (1..large).contains(&small)
            && small + large == size
        {
            return Ok([small, large]);
        }
        let refused = |id| phrase!(id, heap, size);
        let Some(first) = self.takes(size).next() else {
            return Err(refused("move-grundy-none"));
        };
        Err(refused("move-grundy-unequal").with("example", format!("{heap}:{first}")))
    }

    /// Asks for the smaller heap.
    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step {
        if let Some(&small) = answers.first() {
            return Step::Move(HeapTake::Parts([small, size - small]).to_string());
        }
        let [ask, explained, limit] =
            ["ask-grundy", "help-grundy", "limit-grundy"].map(|id| phrase!(id, heap, size));
        Step::count(ask, explained, most(size), limit)
    }

    fn deed(&self, heap: u64, size: u64, take: HeapTake) -> Phrase {
        let small = take.number();
        phrase!("deed-grundy", heap, small, large = size - small)
    }

    fn series(&self) -> Option<Code> {
        Some(Code::unequal())
    }

    fn move_count(&self, size: u64) -> u64 {
        most(size)
    }

    /// The ways to write the sum with as many heaps or more: every move makes one more. Those with
    /// fewer are as many as those with smaller parts.
    fn states(&self, sizes: &[u64]) -> u128 {
        let sum: u64 = sizes.iter().sum();
        if sum > MOST_SEARCHED {
            return u128::MAX;
        }
        let up_to = |parts, sum| multisets(1..=parts, sum);
        let with_parts = |parts| match (sum, up_to(parts, sum)) {
            (0, all) | (_, all @ u128::MAX) => all,
            (_, all) => all.saturating_sub(up_to(parts, sum - 1)),
        };
        let fewer = sizes.len().checked_sub(1);
        let fewer = fewer.map_or(0, |fewer| with_parts(fewer as u64));
        match with_parts(sum) {
            u128::MAX => u128::MAX,
            all => all.saturating_sub(fewer),
        }
    }

    /// Nothing is taken, so there may be as many heaps as pieces.
    fn most_steps(&self, sizes: &[u64]) -> u64 {
        sizes.iter().sum::<u64>() + 1
    }
}
