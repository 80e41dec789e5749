//! A board drawn with letters above its columns and numbers beside its rows, folded if it is too
//! wide.

use std::iter::once;

use super::{
    cells::{Cell, letters},
    rows::line,
};
use crate::text::{Role, Span, Text};

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The character of the cell.
    pub(crate) character: char,
    /// Fills the columns between the cell to the left and this one.
    pub(crate) lead: char,
    /// What it is.
    pub(crate) role: Role,
}

impl Mark {
    /// A mark that is apart from the cell to the left.
    pub(crate) fn new(character: char, role: Role) -> Self {
        Self {
            character,
            lead: ' ',
            role,
        }
    }
}

const MARGIN: usize = 2;

/// Draws a board. One that is wider than `width` is cut between columns, and its pieces are drawn
/// one below the other. `at` gives the mark of a cell, `None` if there is no cell.
pub(crate) fn draw(
    rows: u16,
    columns: u16,
    at: impl Fn(Cell) -> Option<Mark>,
    width: usize,
) -> Text {
    let numbers = rows.to_string().len();
    let beside = MARGIN + numbers + 1;
    let cell = letters(columns.saturating_sub(1)).len() + 1;
    let in_a_band = (width.saturating_sub(beside) / cell).max(1);
    let columns: Vec<u16> = (0..columns).collect();
    let mut text = Text::new();
    for band in columns.chunks(in_a_band) {
        if band[0] > 0 {
            text = text.blank();
        }
        let head = band
            .iter()
            .map(|&column| format!("{:>cell$}", letters(column)));
        let head = " ".repeat(beside) + &head.collect::<String>();
        text = text.fixed(vec![Span::new(Role::Faint, head)]);
        for row in 0..rows {
            let number = format!("{:MARGIN$}{:>numbers$} ", "", row + 1);
            let cells = band.iter().map(|&column| {
                let mark = at(Cell { row, column }).unwrap_or(Mark::new(' ', Role::Plain));
                let lead = mark.lead.to_string().repeat(cell - 1);
                (mark.role, format!("{lead}{}", mark.character))
            });
            text = text.fixed(line(once((Role::Faint, number)).chain(cells)));
        }
    }
    text
}

/// Puts a row of letters above the rows of a board, and its number before each. `None` if a column
/// takes more than one letter.
pub(crate) fn sketch(rows: &[String]) -> Option<Vec<String>> {
    let columns = u16::try_from(rows.first()?.len()).ok()?;
    let names: Vec<String> = (0..columns).map(letters).collect();
    if names.iter().any(|name| name.len() > 1) {
        return None;
    }
    let width = rows.len().to_string().len();
    let head = format!("{:width$} {}", "", names.concat());
    let rows = (1..=rows.len()).zip(rows);
    let rows = rows.map(|(number, row)| format!("{number:width$} {row}"));
    Some(once(head).chain(rows).collect())
}
