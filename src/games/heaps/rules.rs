//! What the author of a game of heaps writes: what a move leaves of one heap, and the words.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::code::Code;
use super::position::{Heaps, MAX_HEAPS};
use crate::games::asking::Step;
use crate::games::manners::About;
use crate::games::options::{Values, Variant};
use crate::games::shared::rows;
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
    /// The move leaves equal pairs.
    pub pairs_left: &'static str,
    /// There are equal pairs.
    pub pairs_faced: &'static str,
    /// Positions differ only in the order of the heaps.
    pub alike: &'static str,
    /// The nimbers of heaps of 1 to `most` are `nimbers`.
    pub nimbers: &'static str,
}

impl HeapWords {
    /// The words of games whose heaps have no name of their own.
    pub const HEAPS: Self = Self {
        bad_position: "position-heaps",
        bad_move: "move-unreadable-heap",
        no_such_heap: "move-no-such-heap",
        empty_heap: "move-empty-heap",
        way: "way-heap",
        ask_heap: "ask-heap",
        help_heap: "help-heap",
        ask_heaps: "ask-heaps",
        help_heaps: "help-heaps",
        ask_size: "ask-heap-size",
        help_size: "help-heap-size",
        pairs_left: "law-heaps-left",
        pairs_faced: "law-heaps-faced",
        alike: "alike-heaps",
        nimbers: "law-heaps-nimbers",
    };
}

/// The rules of a game of heaps. A move changes one heap: it leaves two, one or none, each smaller than before.
/// Both players have the same moves; a player who cannot move loses, or wins in misère play.
pub trait HeapRules: Copy + Debug + 'static {
    /// What a move does to its heap. It is written after the number of the heap and a colon.
    type Take: Copy + Ord + Debug + Display + FromStr;

    /// The entry of the game.
    const ABOUT: About;

    /// The messages beside those of its moves. The default has words that fit any heaps.
    const WORDS: HeapWords = HeapWords::HEAPS;

    /// The largest sum of all heaps.
    const MOST: u64 = MAX_HEAPS as u64;

    /// Whether heaps keep their numbers, as piles do: then a move leaves one heap in the place of its own, also an empty one. In games
    /// whose moves may leave two heaps, the heaps are numbered anew, without empty ones.
    const KEEPS_NUMBERS: bool = false;

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

    /// Says where a move in heap number `heap` is made. The default names the heap.
    fn place(&self, heap: u64, size: u64, take: Self::Take) -> Phrase {
        let _ = (size, take);
        Phrase::new("place-heap").with("row", heap)
    }

    /// Draws all heaps within `width` columns; `before` are those before the last move. The default says what it took if the heaps are
    /// still in the same places.
    fn picture(&self, heaps: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
        let before = before.map(Heaps::sizes);
        let before = before.filter(|before| before.len() == heaps.sizes().len());
        rows::draw(heaps.sizes(), before, width)
    }

    /// The number of states at and below heaps of these sizes, and whether it is exact; otherwise it is an upper bound. The default
    /// counts all multisets of heaps that are no larger, separately and together.
    fn states(&self, sizes: &[u64]) -> (u128, bool) {
        let largest = sizes.iter().copied().max().unwrap_or(0);
        (multisets(1..=largest, sizes.iter().sum()), false)
    }

    /// A bound on the number of heaps plus the largest of them, here and in every position below. The default is right if what a
    /// move leaves of a heap is together smaller than it.
    fn most_steps(&self, sizes: &[u64]) -> u64 {
        most_broken(sizes)
    }

    /// The moves as a code, if what they leave depends only on how much they take. A table of nimbers answers then.
    fn code(&self) -> Option<Code> {
        None
    }

    /// The moves of a single heap as a code, for a sequence of nimbers.
    fn series(&self) -> Option<Code> {
        self.code()
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

    /// Whether the player to move loses in misère play, with heaps of these sizes; `None` if no theorem says so.
    fn is_lost_in_misere(&self, sizes: &[u64]) -> Option<bool> {
        let _ = sizes;
        None
    }

    /// Some moves in a heap of this size, one of each kind, as examples for a prompt.
    fn examples(&self, size: u64) -> Vec<Self::Take> {
        self.takes(size).take(1).collect()
    }

    /// What is known about the nimber of a heap without a search.
    fn plain(&self, size: u64) -> Plain {
        let _ = size;
        Plain::Unknown
    }
}

/// Sums above this are not counted: no search comes near.
const MOST_COUNTED: u64 = 2 * MAX_HEAPS as u64;

/// The number of multisets of `sizes` that add up to at most `most`; without end if that is a lot.
pub(in crate::games) fn multisets(sizes: impl Iterator<Item = u64>, most: u64) -> u128 {
    let Some(most) = usize::try_from(most).ok().filter(|_| most <= MOST_COUNTED) else {
        return u128::MAX;
    };
    // ways[n]: those that add up to n.
    let mut ways = vec![0_u128; most + 1];
    ways[0] = 1;
    for size in sizes.filter_map(|size| usize::try_from(size).ok()) {
        for sum in size..=most {
            ways[sum] = ways[sum].saturating_add(ways[sum - size]);
        }
    }
    ways.iter().fold(0, |all, ways| all.saturating_add(*ways))
}

/// The number of states at and below heaps that are never broken, at most.
pub(in crate::games) fn unbroken(sizes: &[u64]) -> u128 {
    let all = sizes.iter().map(|&size| u128::from(size) + 1);
    all.fold(1, u128::saturating_mul)
}

/// A bound on the number of heaps plus the largest of them, if none is ever broken.
pub(in crate::games) fn most_unbroken(sizes: &[u64]) -> u64 {
    let open = sizes.iter().filter(|&&size| size > 0).count() as u64;
    open + sizes.iter().copied().max().unwrap_or(0)
}

/// A bound on the number of heaps plus the largest of them, if what a move leaves of a heap is together smaller than it.
///
/// A heap of `n` then leaves no more than `n / 2` heaps, rounded up. And if it leaves one of `m`, the others are no more than `n - m`.
/// So nothing is more than if the largest heap stays whole, and all others are split.
pub(in crate::games) fn most_broken(sizes: &[u64]) -> u64 {
    let all: u64 = sizes.iter().map(|size| size.div_ceil(2)).sum();
    let largest = sizes.iter().copied().max().unwrap_or(0);
    all + largest / 2 + 1
}
