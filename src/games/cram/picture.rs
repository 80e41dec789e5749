//! Draws a board: free cells as dots in the colour of their component, dominoes with their halves joined, the last one marked.

use std::collections::BTreeMap;

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

/// Draws the board with the dominoes that were put on it, the last one marked.
pub(super) fn picture(board: &Board, past: &[(&Board, Domino)], width: usize) -> Text {
    let components = board.components();
    let mut marks = BTreeMap::new();
    for (place, (_, domino)) in (1..).zip(past) {
        let halves = halves(*domino, place == past.len());
        marks.extend(domino.cells().into_iter().zip(halves));
    }
    let at = |row: u16, column: u16| {
        let cell = Cell { row, column };
        let component = components
            .iter()
            .position(|component| component.binary_search(&cell).is_ok());
        Some(match component {
            Some(component) => Mark::new('.', Role::Pile(component)),
            None if board.is_free(cell) => Mark::new('.', Role::Faint),
            None => marks
                .get(&cell)
                .copied()
                .unwrap_or(Mark::new(TAKEN, Role::Plain)),
        })
    };
    let grid = Grid {
        rows: board.rows(),
        columns: board.columns(),
        at,
    };
    draw(&grid, width)
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
