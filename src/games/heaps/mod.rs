//! Games of independent heaps or rows: the adapter that makes a complete game from the rules of one heap.

mod components;
mod game;
mod position;
mod rules;

use super::manners::Messages;
pub use components::HeapSum;
pub use game::SumGame;
pub use position::{HeapMove, Heaps};
pub(super) use rules::multisets;
pub use rules::{HeapRules, HeapWords};

/// What games of heaps say if they have no words of their own.
pub(super) const MESSAGES: Messages = &[
    ("en", include_str!("en.ftl")),
    ("cs", include_str!("cs.ftl")),
];
