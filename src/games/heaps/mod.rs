//! Games of independent heaps or rows: the adapter that makes a complete game from the rules of one heap.

mod code;
mod components;
mod conventions;
mod counts;
mod game;
mod position;
mod rules;
mod theory;
mod words;

use super::manners::Messages;
pub use code::Code;
pub use components::HeapSum;
pub use conventions::{HeapConventions, HeapTheory};
pub(super) use counts::{multisets, unbroken};
pub use game::SumGame;
pub use position::{HeapMove, Heaps};
pub use rules::HeapRules;
pub use words::HeapWords;

/// What games of heaps say if they have no words of their own.
pub(super) const MESSAGES: Messages = &[
    ("en", include_str!("en.ftl")),
    ("cs", include_str!("cs.ftl")),
];
