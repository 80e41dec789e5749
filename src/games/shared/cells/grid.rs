//! A board drawn with letters above its columns and numbers beside its rows, folded if it is too wide.

use super::letters;
use crate::text::{Role, Span, Text};

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games) struct Mark {
    /// The character of the cell.
    pub(in crate::games) character: char,
    /// Fills the columns between the cell to the left and this one.
    pub(in crate::games) lead: char,
    /// What it is.
    pub(in crate::games) role: Role,
}

impl Mark {
    /// A mark that is apart from the cell to the left.
    pub(in crate::games) fn new(character: char, role: Role) -> Self {
        Self {
            character,
            lead: ' ',
            role,
        }
    }
}

/// What to draw: one character per cell.
pub(in crate::games) struct Grid<F> {
    /// The number of rows.
    pub(in crate::games) rows: u16,
    /// The number of columns.
    pub(in crate::games) columns: u16,
    /// Returns the mark of the cell at a row and column; `None` if there is no cell.
    pub(in crate::games) at: F,
}

const MARGIN: usize = 2;

/// Draws a board. One that is wider than `width` is cut between columns, and its pieces are drawn one below the other.
pub(in crate::games) fn draw(grid: &Grid<impl Fn(u16, u16) -> Option<Mark>>, width: usize) -> Text {
    let numbers = grid.rows.to_string().len();
    let beside = MARGIN + numbers + 1;
    let cell = letters(grid.columns.saturating_sub(1)).len() + 1;
    let in_a_band = u16::try_from(width.saturating_sub(beside) / cell)
        .unwrap_or(u16::MAX)
        .max(1);
    let mut text = Text::new();
    let mut first = 0;
    while first < grid.columns {
        let band = first..grid.columns.min(first + in_a_band);
        if first > 0 {
            text = text.blank();
        }
        let head = band.clone().map(|column| {
            let letters = letters(column);
            Span::new(Role::Faint, format!("{letters:>cell$}"))
        });
        let margin = Span::new(Role::Faint, " ".repeat(beside));
        text = text.fixed(std::iter::once(margin).chain(head).collect());
        for row in 0..grid.rows {
            let number = format!("{:MARGIN$}{:>numbers$} ", "", row + 1);
            let cells = band.clone().map(|column| (grid.at)(row, column));
            let mut spans = vec![Span::new(Role::Faint, number)];
            for drawn in cells {
                let mark = drawn.unwrap_or(Mark::new(' ', Role::Plain));
                let (role, character) = (mark.role, mark.character);
                let lead = mark.lead.to_string().repeat(cell - 1);
                let padded = format!("{lead}{character}");
                match spans.last_mut() {
                    Some(last) if last.role == role => last.text.push_str(&padded),
                    _ => spans.push(Span::new(role, padded)),
                }
            }
            trim(&mut spans);
            text = text.fixed(spans);
        }
        first = band.end;
    }
    text
}

/// Removes blanks at the end of a line.
fn trim(spans: &mut Vec<Span>) {
    while let Some(last) = spans.last_mut() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            return;
        }
        spans.pop();
    }
}
