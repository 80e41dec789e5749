//! Tables of words: columns as wide as their widest entry, or one entry a line where the screen is too narrow.

use crate::text::{Role, Span, Text, columns};

/// On which side a column's entries are flush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// A table with a head; every row has as many entries as the head.
pub(super) struct Table {
    pub(super) head: Vec<String>,
    pub(super) align: Vec<Align>,
    pub(super) rows: Vec<Vec<String>>,
}

const INDENT: &str = "  ";
const GAP: &str = "   ";

impl Table {
    /// The table within `width` columns: as a table where it fits, else each row as a list of its entries by name.
    pub(super) fn show(&self, width: usize) -> Text {
        let widths: Vec<usize> = (0..self.head.len())
            .map(|column| {
                let entries = self.rows.iter().chain([&self.head]);
                entries.map(|row| columns(&row[column])).max().unwrap_or(0)
            })
            .collect();
        let gaps = GAP.len() * widths.len().saturating_sub(1);
        if INDENT.len() + widths.iter().sum::<usize>() + gaps > width {
            return self.show_narrow();
        }
        let line = |row: &[String]| {
            let cells: Vec<String> = row
                .iter()
                .zip(&widths)
                .zip(&self.align)
                .map(|((entry, &width), align)| {
                    let blanks = " ".repeat(width - columns(entry));
                    match align {
                        Align::Left => format!("{entry}{blanks}"),
                        Align::Right => format!("{blanks}{entry}"),
                    }
                })
                .collect();
            format!("{INDENT}{}", cells.join(GAP)).trim_end().to_owned()
        };
        let mut text = Text::new().fixed(vec![Span::new(Role::Faint, line(&self.head))]);
        for row in &self.rows {
            text = text.fixed(vec![Span::new(Role::Plain, line(row))]);
        }
        text
    }

    fn show_narrow(&self) -> Text {
        let mut text = Text::new();
        for row in &self.rows {
            let entries: Vec<String> = self
                .head
                .iter()
                .zip(row)
                .filter(|(_, entry)| !entry.is_empty())
                .map(|(name, entry)| match name.as_str() {
                    "" => entry.clone(),
                    name => format!("{name} {entry}"),
                })
                .collect();
            text = text.prose(format!("{INDENT}{}", entries.join("; ")));
        }
        text
    }
}
