//! The bounding rectangle of some cells, in which a component of a board is a board of its own.

use super::Board;
use super::{Cells, CramSum};
use crate::games::shared::cells::Cell;

/// A rectangle on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    corner: Cell,
    pub(super) rows: usize,
    pub(super) columns: usize,
}

impl Frame {
    /// The smallest rectangle around `cells`.
    pub(super) fn around(cells: &[Cell]) -> Self {
        let bounds = |of: fn(&Cell) -> u16| {
            let least = cells.iter().map(of).min().unwrap_or(0);
            let most = cells.iter().map(of).max().unwrap_or(0);
            (least, usize::from(most - least) + 1)
        };
        let (row, rows) = bounds(|cell| cell.row);
        let (column, columns) = bounds(|cell| cell.column);
        Self {
            corner: Cell { row, column },
            rows,
            columns,
        }
    }

    /// The row and column of a cell, counted from the corner.
    fn inside(self, cell: Cell) -> (usize, usize) {
        let row = usize::from(cell.row - self.corner.row);
        (row, usize::from(cell.column - self.corner.column))
    }

    /// A board of this size on which only `cells` are free.
    pub(super) fn board(self, cells: &[Cell]) -> Board {
        let moved = cells.iter().map(|&Cell { row, column }| Cell {
            row: row - self.corner.row,
            column: column - self.corner.column,
        });
        let size = |side: usize| u16::try_from(side).expect("no larger than the board");
        Board::holding(size(self.rows), size(self.columns), moved)
    }
}

/// The longest of the shorter sides of the components of a board, and of the longer sides; 0 if there are no components.
pub(super) fn sides(board: &Board) -> (usize, usize) {
    let components = board.components().into_iter();
    let frames = components.map(|component| Frame::around(&component));
    frames.fold((0, 0), |(short, long), frame| {
        let (one, other) = (frame.rows, frame.columns);
        (short.max(one.min(other)), long.max(one.max(other)))
    })
}

/// Returns the components of a board in the form of the search for nimbers; `None` if one is too large for `game`.
pub(super) fn framed_components<B: Cells>(game: &CramSum<B>, board: &Board) -> Option<Vec<B>> {
    let mut components = Vec::new();
    for cells in board.components() {
        let frame = Frame::around(&cells);
        let inside = cells.iter().map(|&cell| frame.inside(cell));
        components.extend(game.components(frame.rows, frame.columns, inside)?);
    }
    Some(components)
}
