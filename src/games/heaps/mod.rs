//! Games of independent heaps or rows: the adapter that makes a complete game from the rules of one
//! heap.

mod code;
mod game;
mod notation;
mod rules;
mod sum;
mod theory;

pub use code::Code;
pub use game::HeapGame;
pub use notation::{AskedHeaps, HeapMove, HeapTake, Heaps};
pub(super) use rules::numbers_up_to;
pub use rules::{HeapConventions, HeapLaw, HeapRules, Takes};
pub use sum::HeapSum;
pub(crate) use sum::{LONGEST_SCALE, nimbers_of_sizes};
