//! Games of independent heaps or rows: the adapter that makes a complete game from the rules of one heap.

mod code;
mod components;
mod game;
mod position;
mod rules;
mod theory;

use super::manners::Messages;
pub use code::Code;
pub use components::HeapSum;
pub use game::SumGame;
pub use position::{HeapMove, Heaps};
pub use rules::{HeapRules, HeapWords};
pub(super) use rules::{most_broken, most_unbroken, multisets, unbroken};

/// What games of heaps say if they have no words of their own.
pub(super) const MESSAGES: Messages = &[
    ("en", include_str!("en.ftl")),
    ("cs", include_str!("cs.ftl")),
];
