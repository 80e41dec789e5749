//! Draws a bar: its squares, the poisoned one, and what the last bite took.

use super::Bar;
use super::bar::POISONED;
use crate::games::shared::cells::{Cell, Grid, Mark, draw};
use crate::text::{Role, Text};

/// Draws the bar, with the squares of `before` that are gone marked.
pub(super) fn picture(bar: &Bar, before: Option<&Bar>, width: usize) -> Text {
    let outer = before.unwrap_or(bar);
    let at = |row: u16, column: u16| {
        let cell = Cell { row, column };
        match cell {
            POISONED => Some(Mark::new('X', Role::Strong)),
            _ if bar.contains(cell) => Some(Mark::new('#', Role::Pile(0))),
            _ if outer.contains(cell) => Some(Mark::new('-', Role::Changed)),
            _ => None,
        }
    };
    let rows = outer.rows().len().max(bar.rows().len());
    let columns = outer.length(0).max(bar.length(0));
    let grid = Grid {
        rows: u16::try_from(rows).expect("no more than there are squares"),
        columns,
        at,
    };
    draw(&grid, width)
}
