//! Draws a board: free cells as dots in the colour of their component, covered ones dark, the last domino marked.

use super::Board;
use crate::games::shared::cells::{Cell, Grid, draw, letters};
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

/// Draws the board small: a row of letters, then each row behind its number. `None` if a column takes more than one letter.
pub(super) fn sketch(board: &Board) -> Option<Vec<String>> {
    let names: Vec<String> = (0..board.columns()).map(letters).collect();
    if names.iter().any(|name| name.len() > 1) {
        return None;
    }
    let width = board.rows().to_string().len();
    let head = format!("{:width$} {}", "", names.concat());
    let rows = (1_u16..).zip(board.drawn_rows());
    let rows = rows.map(|(number, row)| format!("{number:width$} {row}"));
    Some([head].into_iter().chain(rows).collect())
}
