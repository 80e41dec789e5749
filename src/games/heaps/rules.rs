//! What the author of a game of heaps writes: what a move leaves of one heap, the words, and what
//! is proved about heaps.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::{
    code::{Code, most_steps},
    notation::{AskedHeaps, HeapMove, HeapTake, Heaps, MAX_HEAPS},
};
use crate::games::{About, Step, Values, shared::rows};
use crate::reason::Phrase;
use crate::text::Text;

/// The moves in a heap, one after the other.
pub type Takes<'a> = Box<dyn Iterator<Item = HeapTake> + 'a>;

/// The rules of a game of heaps. A move changes one heap: it leaves two, one or none, each smaller
/// than before. Both players have the same moves; a player who cannot move loses, or wins in misère
/// play.
pub trait HeapRules: Debug + Send + Sync {
    // What an author has to write.

    /// The entry of the game.
    fn about(&self) -> &'static About;

    /// The moves in a heap of this size, in order.
    fn takes(&self, size: u64) -> Takes<'_>;

    /// Returns what a move leaves of heap number `heap`: two sizes, 0 for nothing.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal, and what is.
    fn leave(&self, heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase>;

    /// Says what a move does in heap number `heap`.
    fn describe(&self, heap: u64, size: u64, take: HeapTake) -> Phrase;

    /// Returns what to ask next for a move in heap number `heap`, given the answers so far.
    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step;

    /// What the moves leave of a single heap as a code.
    fn series(&self) -> Code;

    /// How many moves there are in a heap of this size.
    fn move_count(&self, size: u64) -> u64;

    /// At most how many states there are at and below heaps of these sizes, ascending and none
    /// empty.
    fn states(&self, sizes: &[u64]) -> u128;

    /// The move in a heap of this size that stands at a place of their order, counted from 0,
    /// without those before it.
    fn nth_take(&self, size: u64, place: u64) -> Option<HeapTake>;

    /// The first move in a heap of this size that leaves these two, the smaller first, 0 for
    /// nothing.
    fn leaving(&self, size: u64, left: [u64; 2]) -> Option<HeapTake>;

    /// The first move in a heap of this size that leaves two equal ones, or nothing.
    fn halving(&self, size: u64) -> Option<HeapTake>;

    // What has a default that fits many games: the words.

    /// How the game presents itself beside its moves.
    fn conventions(&self) -> &'static HeapConventions {
        &HeapConventions::USUAL
    }

    /// Says where a move is made in heap number `heap`.
    fn region(&self, heap: u64, _size: u64, _take: HeapTake) -> Phrase {
        phrase!("place-heap", row = heap)
    }

    /// Some moves in a heap of this size, one of each kind, as examples for a prompt.
    fn examples(&self, size: u64) -> Vec<HeapTake> {
        self.takes(size).take(1).collect()
    }

    /// The values of the game's options, which have to be given beside a position to read it back.
    fn values(&self) -> Values {
        Values::default()
    }

    /// Adds to the rules in words what the options say.
    fn specified(&self, rules: Phrase) -> Phrase {
        rules
    }

    // What has a default that fits many games: what is known about the heaps.

    /// The moves as a code, if what they leave depends only on how much they take. A table of
    /// nimbers answers then.
    fn code(&self) -> Option<&Code> {
        None
    }

    /// A bound on the number of heaps plus the largest of them, here and in every position below.
    fn most_steps(&self, sizes: &[u64]) -> u64 {
        most_steps(self.code(), sizes)
    }
}

/// How a game of heaps presents itself beside its moves: sizes, and messages, each with the figures
/// it receives.
#[derive(Clone, Copy, Debug)]
pub struct HeapConventions {
    /// The largest sum of all heaps.
    pub most: u64,
    /// Whether heaps keep their numbers, as piles do: then a move leaves one heap in the place of
    /// its own, also an empty one. In games whose moves may leave two heaps, the heaps are numbered
    /// anew, without empty ones.
    pub keeps_numbers: bool,
    /// The questions for the heaps of a new game.
    pub asked: AskedHeaps,
    /// The number of heaps of an exercise and their sizes, from the size of the exercise.
    pub exercise: fn(u64) -> [RangeInclusive<u64>; 2],
    /// Reads a position that is drawn, not written. `None` if the text is no drawing.
    pub drawn: fn(&str) -> Option<Vec<u64>>,
    /// Draws all heaps within a width; the second ones are those before the last move.
    pub picture: fn(&Heaps, Option<(&Heaps, HeapMove)>, usize) -> Text,
    /// Whether moves are written in this form, legal or not.
    pub has_form: fn(HeapTake) -> bool,
    /// `word` is not a position; at most `most` in all.
    pub bad_position: &'static str,
    /// `move` is not a move.
    pub bad_move: &'static str,
    /// There is no heap `row`, there are `rows`; heap `row` is empty.
    pub refusals: [&'static str; 2],
    /// Which heap, of `offered`? And the help for that question.
    pub asking: [&'static str; 2],
    /// The move leaves equal pairs; there are equal pairs; a note on replies.
    pub pairs: [&'static str; 3],
    /// Positions differ only in the order of the heaps.
    pub alike: &'static str,
    /// What is added where the moves are those of kayles, which is solved in misère play.
    pub misere_note: Option<&'static str>,
    /// What gives the nimbers of heaps at any size, if something does.
    pub law: Option<HeapLaw>,
    /// The nimbers of heaps of 1 to `most` are `nimbers`; whether there are `more`, larger ones,
    /// and whether `dead` heaps, which no move can change, are left out.
    pub nimbers: &'static str,
}

/// A law that gives the nimber of a heap at any size.
#[derive(Clone, Copy, Debug)]
pub struct HeapLaw {
    /// The nimber of a heap of this size.
    pub nimber: fn(u64) -> u64,
    /// The moves in a heap of this size that leave one of a nimber.
    pub leaving: fn(u64, u64) -> Vec<HeapTake>,
    /// A single heap of nimber 0 is losing, which a move leaves; which is faced.
    pub theorems: [&'static str; 2],
}

impl HeapConventions {
    /// Words that fit any heaps, moves that are numbers, a thousand pieces, heaps that are numbered
    /// anew, and rows of strokes.
    pub const USUAL: Self = Self {
        drawn: |_| None,
        most: MAX_HEAPS as u64,
        keeps_numbers: false,
        asked: AskedHeaps {
            number: ["ask-heaps", "help-heaps"],
            size: ["ask-heap-size", "help-heap-size"],
            bounds: [1, 10, 100],
        },
        exercise: |size| [1 + size / 4..=3 + size / 3, 1..=3 + size],
        picture,
        has_form: |take| matches!(take, HeapTake::Number(_)),
        bad_position: "position-heaps",
        bad_move: "move-unreadable-numbers",
        refusals: ["move-no-such-heap", "move-empty-heap"],
        asking: ["ask-heap", "help-heap"],
        pairs: ["theorem-heaps-left", "theorem-heaps-faced", "note-heaps"],
        alike: "alike-heaps",
        misere_note: Some("octal-is-kayles"),
        law: None,
        nimbers: "theorem-heaps-nimbers",
    };
}

/// Draws the heaps, and marks what the last move took, and the heaps into which one was split.
fn picture(heaps: &Heaps, last: Option<(&Heaps, HeapMove)>, width: usize) -> Text {
    let before = last.map(|(before, _)| before.sizes());
    rows::draw(heaps.sizes(), before, width)
}
