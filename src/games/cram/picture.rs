//! Draws a board: free cells as dots in the colour of their component, covered ones dark, the last domino marked.

use super::Board;
use crate::games::shared::cells::{Cell, Grid, draw};
use crate::text::{Role, Text};

/// Draws the board, with the cells covered since `before` marked.
pub(super) fn picture(board: &Board, before: Option<&Board>, width: usize) -> Text {
    let components = board.components();
    let at = |row: u16, column: u16| {
        let cell = Cell { row, column };
        let component = components
            .iter()
            .position(|component| component.binary_search(&cell).is_ok());
        Some(match component {
            Some(component) => ('.', Role::Pile(component)),
            None if board.is_free(cell) => ('.', Role::Faint),
            None if before.is_some_and(|before| before.is_free(cell)) => ('@', Role::Changed),
            None => ('#', Role::Plain),
        })
    };
    let grid = Grid {
        rows: board.rows(),
        columns: board.columns(),
        at,
    };
    draw(&grid, width)
}
