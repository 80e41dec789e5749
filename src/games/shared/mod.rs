//! What several games share: boards of cells, rows as diagrams, strokes, numbers as they are typed, and moves that are numbers.

pub(super) mod cells;
pub(super) mod diagram;
pub(super) mod number;
pub(super) mod strokes;
pub(super) mod take;
