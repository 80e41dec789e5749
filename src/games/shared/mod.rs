//! What several games share: boards of cells, rows as diagrams, strokes, numbers as they are typed, and moves that are numbers.

pub(super) mod cells;
pub(super) mod diagram;
pub(super) mod number;
pub(super) mod rows;
pub(super) mod strokes;
pub(super) mod take;

use super::manners::Messages;

/// What several of these games say.
pub(super) const MESSAGES: Messages = &[
    ("en", include_str!("en.ftl")),
    ("cs", include_str!("cs.ftl")),
];
