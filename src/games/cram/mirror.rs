//! The mirror strategy: if a board is unchanged by a rotation by 180° about its centre, a move is
//! answered by its image.
//!
//! If no move overlaps its own image, the player who answers every move by its image always has an
//! answer and makes the last move: in normal play the position is losing. M. Gardner, "Mathematical
//! Games", Scientific American 230 (February 1974). A move can overlap its image only if the centre
//! is in a cell or on the border of two.

use crate::games::{ByTheory, shared::cells::Cell};

/// What the rotation decides about the nimber of cells that it does not change, given twice their
/// centre and whether the cell there, or the first of them, is free. If the centre is on the border
/// of two, the domino on both wins: its player then answers.
pub(super) fn decided(row_sum: usize, column_sum: usize, is_free: bool) -> ByTheory {
    match (row_sum % 2, column_sum % 2) {
        // The free cell in the middle is its own image: a move on it has no answer elsewhere.
        (0, 0) if is_free => ByTheory::Unknown,
        (1, 0) | (0, 1) if is_free => ByTheory::NotZero,
        _ => ByTheory::Exactly(0),
    }
}

/// Twice the centre, as row and column, of cells in reading order that lose because every move is
/// answered by its image; `None` if they do not, or there are none.
pub(super) fn losing_centre(cells: &[Cell]) -> Option<Cell> {
    let twice = |side: fn(&Cell) -> u16| {
        let sides = || cells.iter().map(side);
        Some(sides().min()? + sides().max()?)
    };
    let twice = Cell {
        row: twice(|cell| cell.row)?,
        column: twice(|cell| cell.column)?,
    };
    let has = |cell| cells.binary_search(&cell).is_ok();
    let middle = Cell {
        row: twice.row / 2,
        column: twice.column / 2,
    };
    let found = decided(twice.row.into(), twice.column.into(), has(middle));
    let is_unchanged = || cells.iter().all(|&cell| has(image(cell, twice)));
    (found == ByTheory::Exactly(0) && is_unchanged()).then_some(twice)
}

/// The image of a cell under the rotation.
pub(super) fn image(cell: Cell, twice: Cell) -> Cell {
    Cell {
        row: twice.row - cell.row,
        column: twice.column - cell.column,
    }
}
