//! Tables of words: columns as wide as their widest entry, or one row after the other if the screen is too narrow.

use crate::explanation::{Show, Words};
use crate::text::{Role, Span, Text, columns};

/// On which side a column's entries are flush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// A table with a head; every row has an entry for each column.
pub(super) struct Grid {
    /// The message over each column, empty for a column without a name.
    pub(super) columns: Vec<(&'static str, Align)>,
    pub(super) rows: Vec<Vec<String>>,
}

const INDENT: &str = "  ";
const GAP: &str = "   ";

impl Show for Grid {
    fn show(&self, words: &Words, width: usize) -> Text {
        let name = |&(id, _): &(&'static str, Align)| match id {
            "" => String::new(),
            id => words.text(id),
        };
        let head: Vec<String> = self.columns.iter().map(name).collect();
        let widths: Vec<usize> = (0..head.len())
            .map(|column| {
                let entries = self.rows.iter().chain([&head]);
                entries.map(|row| columns(&row[column])).max().unwrap_or(0)
            })
            .collect();
        let gaps = GAP.len() * widths.len().saturating_sub(1);
        if INDENT.len() + widths.iter().sum::<usize>() + gaps > width {
            return self.narrow(&head);
        }
        let line = |row: &[String]| {
            let cells: Vec<String> = row
                .iter()
                .zip(&widths)
                .zip(&self.columns)
                .map(|((entry, &width), (_, align))| {
                    let blanks = " ".repeat(width - columns(entry));
                    match align {
                        Align::Left => format!("{entry}{blanks}"),
                        Align::Right => format!("{blanks}{entry}"),
                    }
                })
                .collect();
            format!("{INDENT}{}", cells.join(GAP)).trim_end().to_owned()
        };
        let mut text = Text::new().fixed(vec![Span::new(Role::Faint, line(&head))]);
        for row in &self.rows {
            text = text.fixed(vec![Span::new(Role::Plain, line(row))]);
        }
        text
    }
}

impl Grid {
    /// Each row as a list of its entries with their names.
    fn narrow(&self, head: &[String]) -> Text {
        let mut text = Text::new();
        for row in &self.rows {
            let entries: Vec<String> = head
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
