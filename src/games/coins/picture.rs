//! Draws a row of columns: a bar for each, its coins below it, and brackets around those that may
//! be taken.

use std::iter::once;

use super::row::CoinRow;
use crate::games::shared::rows::line;
use crate::text::{Role, Text};

/// Bars from the lowest to the highest.
const BARS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
const INDENT: &str = "  ";

/// Draws the row within `width` characters, on as many lines as it takes, and below it what the
/// last move took.
pub(super) fn draw(row: &CoinRow, before: Option<&CoinRow>, width: usize) -> Text {
    let columns = row.columns();
    // The scale of the whole row, so that bars and places stay through a game.
    let highest = row.columns.iter().copied().max().unwrap_or(0);
    let cell = highest.to_string().len() + 2;
    let in_a_line = (width.saturating_sub(INDENT.len() + 1) / cell).max(1);
    let open = row.left - row.most();
    let places: Vec<usize> = (0..row.left).collect();
    let mut text = Text::new();
    for places in places.chunks(in_a_line) {
        let role = |place, closed, takable| if place < open { closed } else { takable };
        let bars = places.iter().map(|&place| {
            let bar = format!("{:>cell$}", bar(columns[place], highest));
            (role(place, Role::Faint, Role::Pile(0)), bar)
        });
        let figures = places.iter().map(|&place| {
            let before = if place == open { "[" } else { "" };
            let after = if place + 1 == row.left { "]" } else { "" };
            let figure = format!("{:>cell$}{after}", format!("{before}{}", columns[place]));
            (role(place, Role::Plain, Role::Strong), figure)
        });
        text = text
            .fixed(line(once((Role::Faint, INDENT.to_owned())).chain(bars)))
            .fixed(line(once((Role::Plain, INDENT.to_owned())).chain(figures)));
    }
    match before {
        Some(before) if before.left > row.left => {
            let taken = listed(&before.columns()[row.left..], width - INDENT.len());
            // Where the columns were, if there is room.
            let end = (row.left.saturating_sub(1) % in_a_line + 1) * cell + 1;
            let indent = end.min(width.saturating_sub(INDENT.len() + taken.len()));
            text.line(Role::Changed, &format!("{INDENT}{:indent$}{taken}", ""))
        }
        _ => text,
    }
}

/// The bar of a column, relative to the highest one of the start; blank if the column is empty.
fn bar(coins: u64, highest: u64) -> &'static str {
    if coins == 0 {
        return " ";
    }
    // A column has far fewer coins than would overflow.
    let height = (coins * BARS.len() as u64).div_ceil(highest);
    BARS[usize::try_from(height - 1).expect("at most eight")]
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
