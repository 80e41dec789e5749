//! What the author of a game of heaps writes: what a move leaves of one heap, and the words.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::position::Heaps;
use crate::games::manners::{About, Step};
use crate::games::options::Variant;
use crate::games::sum::Plain;
use crate::reason::Phrase;
use crate::text::Text;

/// The messages that a game of heaps needs in addition to those of its moves, each with the figures it receives.
#[derive(Clone, Copy, Debug)]
pub struct HeapWords {
    /// `word` is not a position; at most `most` in all.
    pub bad_position: &'static str,
    /// `move` is not a move.
    pub bad_move: &'static str,
    /// There is no heap `row`; there are `rows`.
    pub no_such_heap: &'static str,
    /// Heap `row` is empty.
    pub empty_heap: &'static str,
    /// The entry of the turn menu.
    pub way: &'static str,
    /// Which heap, of `offered`?
    pub ask_heap: &'static str,
    /// The help for that question.
    pub help_heap: &'static str,
    /// How many heaps, at most `most`?
    pub ask_heaps: &'static str,
    /// The help for that question.
    pub help_heaps: &'static str,
    /// How large is heap `row`, at most `most`?
    pub ask_size: &'static str,
    /// The help for that question.
    pub help_size: &'static str,
}

/// The rules of a game of heaps. A move changes one heap: it leaves two, one or none, together smaller than before.
/// Both players have the same moves; a player who cannot move loses, or wins in misère play.
pub trait HeapRules: Copy + Debug + 'static {
    /// What a move does to its heap. It is written after the number of the heap and a colon.
    type Take: Copy + Ord + Debug + Display + FromStr;

    /// The entry of the game.
    const ABOUT: About;

    /// The messages of the game.
    const WORDS: HeapWords;

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

    /// Draws all heaps within `width` columns; `before` is the position before the last move.
    fn picture(&self, heaps: &Heaps, before: Option<&Heaps>, width: usize) -> Text;

    /// Returns the number of states at and below heaps of these sizes, and whether it is exact; else it is an upper
    /// bound.
    fn states(&self, sizes: &[u16]) -> (u128, bool);

    // Has a default that fits most games.

    /// Returns some moves in a heap of this size, one of each kind, as examples for a prompt.
    fn examples(&self, size: u64) -> Vec<Self::Take> {
        self.takes(size).take(1).collect()
    }

    /// What is known about the nimber of a heap without a search.
    fn plain(&self, size: u64) -> Plain {
        let _ = size;
        Plain::Unknown
    }
}
