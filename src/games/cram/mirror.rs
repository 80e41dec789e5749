//! The mirror strategy: if a board is unchanged by a rotation by 180° about its centre, a move is answered by its
//! image.
//!
//! If no move overlaps its own image, the player who answers every move by its image always has an answer and makes
//! the last move: in normal play the position is losing. M. Gardner, "Mathematical Games", Scientific American 230
//! (February 1974). A move can overlap its image only if the centre is in a cell or on the border of two.

use crate::games::shared::cells::Cell;

/// What the rotation decides about a board in normal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mirror {
    /// A losing position: every move is answered by its image.
    Answered,
    /// A winning position: the domino on the two cells in the middle leaves [`Mirror::Answered`].
    Middle,
}

/// Returns what the rotation decides about cells in reading order, each of which has a neighbour among them; `None` if
/// there are no cells, or the rotation changes or does not decide them.
pub(super) fn of_cells(cells: &[Cell]) -> Option<Mirror> {
    let rows = || cells.iter().map(|cell| u32::from(cell.row));
    let columns = || cells.iter().map(|cell| u32::from(cell.column));
    let (row_sum, column_sum) = twice_centre(cells)?;
    let (row_sum, column_sum) = (u32::from(row_sum), u32::from(column_sum));
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

/// The sum of the first and the last row of the cells, and of the first and the last column: twice the centre. `None` if there are
/// no cells.
pub(super) fn twice_centre(cells: &[Cell]) -> Option<(u16, u16)> {
    let rows = || cells.iter().map(|cell| cell.row);
    let columns = || cells.iter().map(|cell| cell.column);
    let row_sum = rows().min()? + rows().max()?;
    Some((row_sum, columns().min()? + columns().max()?))
}

/// As [`of_cells`], for cells that are unchanged by the rotation that takes row `r` to `row_sum - r` and column `c` to
/// `column_sum - c`. `at` returns whether a row and column is one of the cells.
pub(super) fn of_symmetric(
    row_sum: u32,
    column_sum: u32,
    at: impl Fn(u32, u32) -> bool,
) -> Option<Mirror> {
    match (row_sum % 2, column_sum % 2, at(row_sum / 2, column_sum / 2)) {
        // The free cell in the middle is its own image.
        (0, 0, true) => None,
        (1, 0, true) | (0, 1, true) => Some(Mirror::Middle),
        _ => Some(Mirror::Answered),
    }
}
