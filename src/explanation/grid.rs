//! Tables of words: columns as wide as their widest entry, or one row after the other if the screen is too narrow.

use super::Words;
use crate::reason::Phrase;
use crate::text::{Role, Text, columns, padded};

/// On which side a column's entries are flush.
#[derive(Clone, Copy)]
pub(super) enum Align {
    Left,
    Right,
}

pub(super) const INDENT: &str = "  ";
pub(super) const GAP: &str = "   ";

/// Returns a table with a head: the message over each column, empty for a column without a name, and rows with an entry for each
/// column.
pub(super) fn grid(
    heads: &[(&'static str, Align)],
    rows: impl Iterator<Item = Vec<String>>,
    words: &Words,
    width: usize,
) -> Text {
    let (ids, aligns): (Vec<_>, Vec<Align>) = heads.iter().copied().unzip();
    let head: Vec<String> = ids.into_iter().map(|id| words.text(id)).collect();
    let rows: Vec<Vec<String>> = rows.collect();
    table(&head, &aligns, &rows, width).unwrap_or_else(|| {
        let listed = |text: Text, row: &Vec<String>| text.prose(listed(&head, row));
        rows.iter().fold(Text::new(), listed)
    })
}

/// Returns a table with this head. `None` if the screen is too narrow.
pub(super) fn table(
    head: &[String],
    aligns: &[Align],
    rows: &[Vec<String>],
    width: usize,
) -> Option<Text> {
    let all = || [head].into_iter().chain(rows.iter().map(Vec::as_slice));
    let widths: Vec<usize> = (0..head.len())
        .map(|column| widest(all().map(|row| &row[column])))
        .collect();
    let gaps = GAP.len() * widths.len().saturating_sub(1);
    if INDENT.len() + widths.iter().sum::<usize>() + gaps > width {
        return None;
    }
    let line = |row: &[String]| {
        let cells = row.iter().zip(aligns).zip(&widths);
        let cells = cells.map(|((entry, align), &width)| match align {
            Align::Left => padded(entry, width),
            Align::Right => " ".repeat(width - columns(entry)) + entry,
        });
        format!("{INDENT}{}", cells.collect::<Vec<_>>().join(GAP))
    };
    let text = Text::new().line(Role::Faint, &line(head));
    let line = |text: Text, row: &Vec<String>| text.line(Role::Plain, &line(row));
    Some(rows.iter().fold(text, line))
}

/// The entries of a row with their names.
fn listed(head: &[String], row: &[String]) -> String {
    let entries = head.iter().zip(row).filter(|(_, entry)| !entry.is_empty());
    let entries = entries.map(|(name, entry)| format!("{name} {entry}").trim_start().to_owned());
    format!("{INDENT}{}", entries.collect::<Vec<_>>().join("; "))
}

/// The columns of the widest text; 0 if there is none.
pub(super) fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
    texts.map(|text| columns(text)).max().unwrap_or(0)
}

/// Adds what is not in a table, if anything is left out.
pub(super) fn and_more(text: Text, more: Option<Phrase>, words: &Words) -> Text {
    match more {
        Some(more) => text.prose(format!("  ... {}", words.say(&more))),
        None => text,
    }
}
