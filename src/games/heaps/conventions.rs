//! The conventions of games of heaps, and what is known about their heaps: values with usual ones.

use super::code::Code;
use super::position::{Heaps, MAX_HEAPS};
use super::words::HeapWords;
use crate::games::shared::rows;
use crate::reason::Phrase;
use crate::text::Text;

/// How a game of heaps presents itself beside its moves.
#[derive(Clone, Copy, Debug)]
pub struct HeapConventions<T> {
    /// The messages beside those of its moves.
    pub words: HeapWords,
    /// The largest sum of all heaps.
    pub most: u64,
    /// Whether heaps keep their numbers, as piles do: then a move leaves one heap in the place of its own, also an empty one. In games
    /// whose moves may leave two heaps, the heaps are numbered anew, without empty ones.
    pub keeps_numbers: bool,
    /// Says where a move is made, given the number of the heap and its size.
    pub place: fn(u64, u64, T) -> Phrase,
    /// Draws all heaps within a width; the second ones are those before the last move.
    pub picture: fn(&Heaps, Option<&Heaps>, usize) -> Text,
}

impl<T> HeapConventions<T> {
    /// Words that fit any heaps, a thousand pieces, heaps that are numbered anew, and rows of strokes.
    pub const USUAL: Self = Self {
        words: HeapWords::HEAPS,
        most: MAX_HEAPS as u64,
        keeps_numbers: false,
        place: |heap, _, _| Phrase::new("place-heap").with("row", heap),
        picture,
    };
}

/// Says what the last move took if the heaps are still in the same places.
fn picture(heaps: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
    let before = before.map(Heaps::sizes);
    let before = before.filter(|before| before.len() == heaps.sizes().len());
    rows::draw(heaps.sizes(), before, width)
}

/// What is known about heaps beyond the moves in them. By default nothing is.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeapTheory {
    /// The moves as a code, if what they leave depends only on how much they take. A table of nimbers answers then.
    pub code: Option<Code>,
    /// What the moves leave of a single heap as a code, for a sequence of nimbers, if `code` does not say so.
    pub series: Option<Code>,
    /// Whether the player to move loses in misère play, with heaps of given sizes, if a theorem says so.
    pub is_lost_in_misere: Option<fn(&[u64]) -> bool>,
}
