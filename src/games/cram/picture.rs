//! Draws a board: free cells as dots in the colour of their component, dominoes with their halves
//! joined, the last one marked.

use std::collections::BTreeMap;

use super::{CramBoard, board::Domino};
use crate::games::shared::{
    cells::Cell,
    grid::{Mark, draw},
};
use crate::text::{Role, Text};

/// A cell that was taken before the game.
const TAKEN: char = '#';

/// Draws the board with the dominoes that were put on it, the last one marked.
pub(super) fn picture(board: &CramBoard, past: &[(&CramBoard, Domino)], width: usize) -> Text {
    let components = board.components();
    let mut marks = BTreeMap::new();
    for (place, (_, domino)) in (1..).zip(past) {
        let halves = halves(*domino, place == past.len());
        marks.extend(domino.0.into_iter().zip(halves));
    }
    let mark = |cell: Cell| {
        let is_here = |component: &Vec<Cell>| component.binary_search(&cell).is_ok();
        Some(match components.iter().position(is_here) {
            Some(component) => Mark::new('.', Role::Pile(component)),
            None if board.is_free(cell) => Mark::new('.', Role::Faint),
            None => *marks.get(&cell).unwrap_or(&Mark::new(TAKEN, Role::Plain)),
        })
    };
    draw(board.rows, board.columns, mark, width)
}

/// The marks of the two cells of a domino.
fn halves(domino: Domino, is_last: bool) -> [Mark; 2] {
    let [first, second] = domino.0;
    let lies = first.row == second.row;
    let ([one, other], role) = match (is_last, lies) {
        (true, _) => (['@', '@'], Role::Changed),
        (false, true) => (['╺', '╸'], Role::Plain),
        (false, false) => (['╻', '╹'], Role::Plain),
    };
    let other = Mark::new(other, role);
    let lead = if lies { '━' } else { other.lead };
    [Mark::new(one, role), Mark { lead, ..other }]
}
