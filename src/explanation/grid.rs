//! Tables of words: columns as wide as their widest entry, or one row after the other if the screen
//! is too narrow. Also pictures of characters between two axes.

use super::{is_accessible, message};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns, padded};

/// On which side a column's entries are flush.
#[derive(Clone, Copy)]
pub(crate) enum Align {
    Left,
    Right,
}

pub(crate) const INDENT: &str = "  ";
pub(crate) const GAP: &str = "   ";

/// Returns a table with a head: the message over each column, empty for a column without a name,
/// and rows with an entry for each column.
pub(crate) fn grid(
    heads: &[(&'static str, Align)],
    rows: impl Iterator<Item = Vec<String>>,

    width: usize,
) -> Text {
    let names = heads.iter().map(|&(id, _)| message(id)).collect();
    let aligns: Vec<Align> = heads.iter().map(|&(_, align)| align).collect();
    table(names, &aligns, rows, width)
}

/// Like [`grid`], with the head in words, or without one if all names are empty.
pub(crate) fn table(
    head: Vec<String>,
    aligns: &[Align],
    rows: impl Iterator<Item = Vec<String>>,
    width: usize,
) -> Text {
    let rows: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
    let widths: Vec<usize> = (0..aligns.len())
        .map(|column| widest(rows.iter().map(|row| &row[column])))
        .collect();
    let gaps = GAP.len() * widths.len().saturating_sub(1);
    let is_narrow = INDENT.len() + widths.iter().sum::<usize>() + gaps > width;
    let (head, rows) = rows.split_first().expect("the names of the columns");
    // Who hears a table has it line by line.
    if is_narrow || is_accessible() {
        return rows
            .iter()
            .fold(Text::new(), |text, row| text.prose(listed(head, row)));
    }
    let line = |row: &[String]| {
        let cells =
            row.iter()
                .zip(aligns)
                .zip(&widths)
                .map(|((entry, align), &width)| match align {
                    Align::Left => padded(entry, width),
                    Align::Right => " ".repeat(width - columns(entry)) + entry,
                });
        format!("{INDENT}{}", cells.collect::<Vec<_>>().join(GAP))
    };
    let text = match head.concat().as_str() {
        "" => Text::new(),
        _ => Text::new().line(Role::Faint, &line(head)),
    };
    rows.iter()
        .fold(text, |text, row| text.line(Role::Plain, &line(row)))
}

/// The entries of a row with their names.
fn listed(head: &[String], row: &[String]) -> String {
    let entries = head
        .iter()
        .zip(row)
        .filter(|(_, entry)| !entry.is_empty())
        .map(|(name, entry)| format!("{name} {entry}").trim_start().to_owned());
    format!("{INDENT}{}", entries.collect::<Vec<_>>().join("; "))
}

/// The columns of the widest text; 0 if there is none.
pub(crate) fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
    texts.map(|text| columns(text)).max().unwrap_or(0)
}

/// Adds what is not in a table, if anything is left out.
pub(crate) fn and_more(text: Text, more: Option<Phrase>) -> Text {
    match more {
        Some(more) => text.say(Phrase::new("left-out").with("more", more)),
        None => text,
    }
}

/// Returns rows of characters between two axes: each with its label, which is empty without a tick;
/// then the label of the axis below them, its line, and its own labels.
pub(crate) fn plot(
    width: usize,
    rows: impl Iterator<Item = (String, String)>,
    (origin, axis, labels): (&str, &str, &str),
) -> Text {
    rows.fold(Text::new(), |text, (label, row)| {
        let axis = if label.is_empty() { '│' } else { '┤' };
        text.fixed(vec![
            Span::new(Role::Faint, format!("{label:>width$} {axis}")),
            Span::new(Role::Plain, row.trim_end()),
        ])
    })
    .line(Role::Faint, &format!("{origin:>width$} └{axis}"))
    .line(Role::Faint, &format!("{:width$}  {labels}", ""))
}
