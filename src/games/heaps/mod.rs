//! Games of independent heaps or rows: the adapter that makes a complete game from the rules of one heap.

mod components;
mod game;
mod position;
mod rules;

pub use components::HeapSum;
pub use game::SumGame;
pub use position::{HeapMove, Heaps};
pub(super) use rules::multisets;
pub use rules::{HeapRules, HeapWords};
