//! Draws a board: free cells as dots in the colour of their component, dominoes with their halves joined, the last one marked.

use super::Board;
use super::domino::Domino;
use crate::games::shared::cells::{Cell, Grid, Mark, draw, letters};
use crate::text::{Role, Text};

/// The left and the right half of a domino, and the upper and the lower one.
const HALVES: [[char; 2]; 2] = [['╺', '╸'], ['╻', '╹']];
/// Joins a right half to its left one.
const JOINT: char = '━';
/// Either half of the last domino.
const LAST: char = '@';
/// A cell that was taken before the game.
const TAKEN: char = '#';

/// Draws the board with the dominoes that were put on it, in any order, and the last one marked.
pub(super) fn picture(
    board: &Board,
    earlier: &[Domino],
    last: Option<Domino>,
    width: usize,
) -> Text {
    let components = board.components();
    let mut marks = vec![None; usize::from(board.rows()) * usize::from(board.columns())];
    let place = |cell: Cell| {
        usize::from(cell.row) * usize::from(board.columns()) + usize::from(cell.column)
    };
    for (domino, is_last) in earlier
        .iter()
        .map(|domino| (domino, false))
        .chain(last.iter().map(|domino| (domino, true)))
    {
        for (cell, mark) in domino.cells().into_iter().zip(halves(*domino, is_last)) {
            marks[place(cell)] = Some(mark);
        }
    }
    let at = |row: u16, column: u16| {
        let cell = Cell { row, column };
        let component = components
            .iter()
            .position(|component| component.binary_search(&cell).is_ok());
        Some(match component {
            Some(component) => Mark::new('.', Role::Pile(component)),
            None if board.is_free(cell) => Mark::new('.', Role::Faint),
            None => marks[place(cell)].unwrap_or(Mark::new(TAKEN, Role::Plain)),
        })
    };
    let grid = Grid {
        rows: board.rows(),
        columns: board.columns(),
        at,
    };
    draw(&grid, width)
}

/// The domino that was put on the board since `before`, if that is all that differs.
pub(super) fn domino_since(board: &Board, before: &Board) -> Option<Domino> {
    let cells = (0..board.rows())
        .flat_map(|row| (0..board.columns()).map(move |column| Cell { row, column }));
    let new: Vec<Cell> = cells
        .filter(|&cell| !board.is_free(cell) && before.is_free(cell))
        .collect();
    match *new {
        [first, second] => Some(Domino::new(first, second)),
        _ => None,
    }
}

/// The marks of the two cells of a domino.
fn halves(domino: Domino, is_last: bool) -> [Mark; 2] {
    let [first, second] = domino.cells();
    let lies = first.row == second.row;
    let role = if is_last { Role::Changed } else { Role::Plain };
    let [mut one, mut other] = HALVES[usize::from(!lies)].map(|half| Mark::new(half, role));
    if is_last {
        (one.character, other.character) = (LAST, LAST);
    }
    if lies {
        other.lead = JOINT;
    }
    [one, other]
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
