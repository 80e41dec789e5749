//! Games of independent heaps, rows or piles: the adapter that makes a complete game from the rules of one heap.

mod code;
mod game;
mod packed;
mod rules;

pub use code::Code;
pub(crate) use code::states_at_least;
pub(super) use code::{multisets, states_below};
pub use game::{HeapGame, HeapSum};
pub(crate) use game::{LONGEST_SCALE, nimbers_of_sizes};
pub use packed::{NimPiles, PackedPiles};
pub use rules::{AskedHeaps, HeapConventions, HeapMove, HeapRules, HeapTake, Heaps, Takes};

/// The most piles that a position of piles of any size may have.
pub(crate) const MAX_PILES: usize = 10;
