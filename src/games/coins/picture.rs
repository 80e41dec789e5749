//! Draws a row of columns: a bar for each, its coins below it, and brackets around those that may be taken.

use super::row::CoinRow;
use crate::text::{Role, Span, Text};

/// Bars from the lowest to the highest.
const BARS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
const INDENT: &str = "  ";

/// Draws the row within `width` characters, on as many lines as it takes, and below it what the last move took.
pub(super) fn draw(row: &CoinRow, before: Option<&CoinRow>, width: usize) -> Text {
    let columns = row.columns();
    // The scale of the whole row, so that bars and places stay through a game.
    let highest = row.columns.iter().copied().max().unwrap_or(0);
    let cell = highest.to_string().len() + 2;
    let in_a_line = (width.saturating_sub(INDENT.len() + 1) / cell).max(1);
    let open = row.left - row.most();
    let mut text = Text::new();
    for (line, chunk) in columns.chunks(in_a_line).enumerate() {
        let first = line * in_a_line;
        let (mut kept, mut taken) = (String::new(), String::new());
        let mut bars = [INDENT.to_owned(), String::new()];
        for (index, &coins) in (first..).zip(chunk) {
            let bar = right(bar(coins, highest), cell);
            let may_be_taken = index >= open;
            bars[usize::from(may_be_taken)].push_str(&bar);
            let figures = if may_be_taken { &mut taken } else { &mut kept };
            if index == open {
                figures.push_str(&right(&format!("[{coins}"), cell));
            } else {
                figures.push_str(&right(&coins.to_string(), cell));
            }
        }
        let is_last = first + chunk.len() == columns.len();
        if is_last {
            taken.push(']');
        }
        // No blanks at the end of a line, even if the last columns are empty.
        let [mut faint, mut bright] = bars;
        bright.truncate(bright.trim_end().len());
        if bright.is_empty() {
            faint.truncate(faint.trim_end().len());
        }
        text = text
            .fixed(vec![
                Span::new(Role::Faint, faint),
                Span::new(Role::Pile(0), bright),
            ])
            .fixed(vec![
                Span::new(Role::Plain, format!("{INDENT}{kept}")),
                Span::new(Role::Strong, taken),
            ]);
    }
    if columns.is_empty() {
        text = text.fixed(vec![Span::new(Role::Plain, format!("{INDENT}-"))]);
    }
    match before {
        Some(before) if before.left > row.left => {
            let taken = &before.columns()[row.left..];
            text.fixed(vec![Span::new(
                Role::Changed,
                format!("{INDENT}{}", listed(taken, width - INDENT.len())),
            )])
        }
        _ => text,
    }
}

/// Aligns an entry to the right of its cell.
fn right(entry: &str, cell: usize) -> String {
    format!("{entry:>cell$}")
}

/// The bar of a column, relative to the highest one of the start; blank if the column is empty.
fn bar(coins: u64, highest: u64) -> &'static str {
    if coins == 0 {
        return " ";
    }
    let eighths = u128::from(coins) * BARS.len() as u128;
    let height = eighths.div_ceil(u128::from(highest)).max(1);
    BARS[usize::try_from(height - 1).map_or(0, |height| height.min(BARS.len() - 1))]
}

/// Lists taken columns: `-5 -3`, as many as fit.
fn listed(taken: &[u64], width: usize) -> String {
    const ELLIPSIS: &str = " ...";
    let mut shown = String::new();
    for (index, coins) in taken.iter().enumerate() {
        let entry = format!("{}-{coins}", if index > 0 { " " } else { "" });
        if shown.len() + entry.len() + ELLIPSIS.len() > width {
            return shown + ELLIPSIS;
        }
        shown.push_str(&entry);
    }
    shown
}
