//! The card: the losing positions that a player must know, as many as can be kept in mind.

use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The most positions that are shown; more are counted.
pub(super) const MOST_SHOWN: usize = 200;

/// Returns losing positions in columns. `alike` says which of them are listed only once.
pub(crate) fn card(alike: Option<Phrase>, lost: &[String], width: usize) -> Text {
    let title = match alike {
        _ if lost.len() > MOST_SHOWN => phrase!("card-too-many", count = lost.len()),
        _ if lost.is_empty() => Phrase::new("card-empty"),
        Some(alike) => phrase!("card-alike", alike),
        None => Phrase::new("card"),
    };
    let shown = if lost.len() > MOST_SHOWN { &[] } else { lost };
    Text::new().say(title).then(positions(shown, width))
}

/// Returns positions in columns.
pub(super) fn positions(positions: &[String], width: usize) -> Text {
    let column = positions.iter().map(String::len).max().unwrap_or(0);
    let in_a_line = (width.saturating_sub(2) / (column + 3)).max(1);
    positions.chunks(in_a_line).fold(Text::new(), |text, line| {
        let cells = line.iter().map(|position| {
            // Games with options and sums are written as they are typed.
            let between = if position.contains(' ') { "," } else { " " };
            let position = position.replace(',', between);
            format!("{position:<column$}")
        });
        let cells: Vec<String> = cells.collect();
        text.line(Role::Plain, &format!("  {}", cells.join("   ")))
    })
}
