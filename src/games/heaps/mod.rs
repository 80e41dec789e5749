//! Games of independent heaps, rows or piles: the adapter that makes a complete game from the rules of one heap.

mod code;
mod components;
mod counts;
mod game;
mod packed;
mod piles;
mod position;
mod rules;
mod theory;

pub use code::Code;
pub use components::HeapSum;
pub(crate) use components::{LONGEST_SCALE, nimbers_of_sizes};
pub(super) use counts::{multisets, split_whole, states_below, unbroken};
pub use game::HeapGame;
pub use packed::PackedPiles;
pub use piles::NimPiles;
pub use position::{AskedHeaps, HeapMove, HeapTake, Heaps};
pub use rules::{HeapConventions, HeapRules, Takes};

/// The most piles that a position of piles of any size may have.
pub(crate) const MAX_PILES: usize = 10;
