//! Games of independent heaps or rows: the adapter that makes a complete game from the rules of one
//! heap.

mod by_rule;
mod code;
mod game;
pub(super) mod misere_kayles;
mod notation;
mod rule;
mod rules;
mod state;
mod sum;
mod theory;

pub use by_rule::{ByRule, OwnWords};
pub use code::Code;
pub use game::HeapGame;
pub use notation::{AskedHeaps, HeapMove, HeapTake, Heaps};
pub use rule::Rule;
pub use rules::{HeapConventions, HeapLaw, HeapRules, Takes};
pub use sum::HeapSum;
pub(crate) use sum::{LONGEST_SCALE, nimbers_of_sizes};
