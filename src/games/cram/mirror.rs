//! The mirror strategy: where a board is the same after a half turn about its centre, moves are answered by their images.
//!
//! If no move overlaps its own image, the player who answers every move by its image always has an answer, and so makes the last
//! move: under normal play the position is lost. Known of Cram since M. Gardner, "Mathematical Games", Scientific American 230
//! (February 1974). A move can only overlap its image where the centre is a cell, or the border of two.

use crate::games::shared::cells::Cell;

/// What the half turn says about a board under normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mirror {
    /// It is lost: every move is answered by its image.
    Answered,
    /// It is won by the domino on the two cells in the middle, which leaves such a board.
    Middle,
}

/// The same for cells each of which has a neighbour among them, in reading order; `at` says which they are. Nothing where there
/// are none or they are not the same after a half turn.
pub(super) fn of_cells(cells: &[Cell]) -> Option<Mirror> {
    let rows = || cells.iter().map(|cell| u32::from(cell.row));
    let columns = || cells.iter().map(|cell| u32::from(cell.column));
    let row_sum = rows().min()? + rows().max()?;
    let column_sum = columns().min()? + columns().max()?;
    let at = |row: u32, column: u32| {
        let sought = (row, column);
        let key = |cell: &Cell| (u32::from(cell.row), u32::from(cell.column));
        cells.binary_search_by_key(&sought, key).is_ok()
    };
    let is_symmetric = rows()
        .zip(columns())
        .all(|(row, column)| at(row_sum - row, column_sum - column));
    if !is_symmetric {
        return None;
    }
    of_symmetric(row_sum, column_sum, at)
}

/// What a half turn says that takes row `r` to `row_sum - r` and columns alike, of cells that are the same after it.
pub(super) fn of_symmetric(
    row_sum: u32,
    column_sum: u32,
    at: impl Fn(u32, u32) -> bool,
) -> Option<Mirror> {
    match (row_sum % 2, column_sum % 2, at(row_sum / 2, column_sum / 2)) {
        // A cell in the middle that is still there is its own image.
        (0, 0, true) => None,
        (1, 0, true) | (0, 1, true) => Some(Mirror::Middle),
        _ => Some(Mirror::Answered),
    }
}
