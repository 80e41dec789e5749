//! What several games share: boards of cells, rows as diagrams, strokes, reading numbers and moves
//! as people write them, and moves that are numbers.

pub(super) mod cells;
pub(super) mod counting;
pub(super) mod diagram;
pub(super) mod grid;
pub(super) mod number;
pub(super) mod pairs;
pub(super) mod rows;
pub(super) mod single_row;
pub(super) mod size;
pub(super) mod spelling;
