//! What the author of a game of heaps writes: what a move leaves of one heap, and the words.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::conventions::{HeapConventions, HeapTheory};
use super::counts::multisets;
use crate::games::asking::Step;
use crate::games::manners::About;
use crate::games::options::{Values, Variant};
use crate::reason::Phrase;

/// The rules of a game of heaps. A move changes one heap: it leaves two, one or none, each smaller than before.
/// Both players have the same moves; a player who cannot move loses, or wins in misère play.
pub trait HeapRules: Copy + Debug + 'static {
    /// What a move does to its heap. It is written after the number of the heap and a colon.
    type Take: Copy + Ord + Debug + Display + FromStr;

    /// The entry of the game.
    const ABOUT: About;

    /// How the game presents itself beside its moves.
    const CONVENTIONS: HeapConventions<Self::Take> = HeapConventions::USUAL;

    /// Returns the rules with the options given.
    fn of_variant(variant: &Variant) -> Self;

    /// The moves in a heap of this size, in order.
    fn takes(&self, size: u64) -> impl Iterator<Item = Self::Take> + use<Self>;

    /// Returns what a move leaves of heap number `heap`: two sizes, 0 for nothing.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal, and what is.
    fn leave(&self, heap: u64, size: u64, take: Self::Take) -> Result<[u64; 2], Phrase>;

    /// Returns what to ask next for a move in heap number `heap`, given the answers so far.
    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step<Self::Take>;

    /// Says what a move does.
    fn deed(&self, heap: u64, take: Self::Take) -> Phrase;

    // Has a default that fits most games.

    /// The values of the game's options, which have to be given beside a position to read it back.
    fn values(&self) -> Values {
        Values::default()
    }

    /// The number of states at and below heaps of these sizes, and whether it is exact; otherwise it is an upper bound. The default
    /// counts all multisets of heaps that are no larger, separately and together.
    fn states(&self, sizes: &[u64]) -> (u128, bool) {
        let largest = sizes.iter().copied().max().unwrap_or(0);
        (multisets(1..=largest, sizes.iter().sum()), false)
    }

    /// What is known about the heaps.
    fn theory(&self) -> HeapTheory {
        HeapTheory::default()
    }

    /// The move as it is listed, of those that are written in several ways; `take` itself if it is not legal.
    fn listed(&self, size: u64, take: Self::Take) -> Self::Take {
        let _ = size;
        take
    }

    /// Adds to the rules in words what the options say.
    fn summary(&self, rules: Phrase) -> Phrase {
        rules
    }

    /// Some moves in a heap of this size, one of each kind, as examples for a prompt.
    fn examples(&self, size: u64) -> Vec<Self::Take> {
        self.takes(size).take(1).collect()
    }
}
