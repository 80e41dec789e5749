//! Tables of words: columns as wide as their widest entry, or one row after the other if the screen is too narrow.

use super::Words;
use crate::text::{Role, Text, columns, padded};

/// On which side a column's entries are flush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

const INDENT: &str = "  ";
const GAP: &str = "   ";

/// Returns a table with a head: the message over each column, empty for a column without a name, and rows with an entry for each
/// column.
pub(super) fn grid(
    heads: &[(&'static str, Align)],
    rows: impl Iterator<Item = Vec<String>>,
    words: &Words,
    width: usize,
) -> Text {
    let rows: Vec<Vec<String>> = rows.collect();
    let head: Vec<String> = heads.iter().map(|&(id, _)| words.text(id)).collect();
    let widest = |column: usize| {
        let entries = rows.iter().chain([&head]);
        entries.map(|row| columns(&row[column])).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(widest).collect();
    let gaps = GAP.len() * widths.len().saturating_sub(1);
    if INDENT.len() + widths.iter().sum::<usize>() + gaps > width {
        return narrow(&head, &rows);
    }
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(heads).zip(&widths);
        let cells = cells.map(|((entry, (_, align)), &width)| match align {
            Align::Left => padded(entry, width),
            Align::Right => " ".repeat(width - columns(entry)) + entry,
        });
        format!("{INDENT}{}", cells.collect::<Vec<_>>().join(GAP))
    };
    let text = Text::new().line(Role::Faint, &line(&head));
    rows.iter()
        .fold(text, |text, row| text.line(Role::Plain, &line(row)))
}

/// Each row as a list of its entries with their names.
fn narrow(head: &[String], rows: &[Vec<String>]) -> Text {
    rows.iter().fold(Text::new(), |text, row| {
        let entries = head.iter().zip(row).filter(|(_, entry)| !entry.is_empty());
        let entries =
            entries.map(|(name, entry)| format!("{name} {entry}").trim_start().to_owned());
        text.prose(format!(
            "{INDENT}{}",
            entries.collect::<Vec<_>>().join("; ")
        ))
    })
}
