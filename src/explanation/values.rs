//! What each move leads to, as a table, best first.

use std::cmp::Reverse;

use super::grid::{Align::Left, GAP, INDENT, grid, widest};
use crate::inference::{MoveValue, Outcome};
use crate::text::{Text, padded};

/// How more than a few moves are shown where not each has a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Many {
    /// Only the best, and how many more there are.
    Best,
    /// Those that lead to the same together.
    Grouped,
}

/// The most moves that are not many.
const FEW: usize = 8;

/// The most winning moves, or best margins, in a brief table.
const BEST: usize = 6;

/// Returns the moves of a position with what they lead to; where points decide, `ends` says it of a
/// margin.
pub(crate) fn values(
    moves: &[MoveValue],
    many: Option<Many>,
    ends: &dyn Fn(i64) -> String,
    width: usize,
) -> Text {
    let mut sorted: Vec<&MoveValue> = moves.iter().collect();
    sorted.sort_by_key(|value| rank(value));
    if many == Some(Many::Grouped) && sorted.len() > FEW {
        return grouped(&sorted, ends);
    }
    let loses = |value: &&MoveValue| value.margin.is_none() && value.outcome == Outcome::Loss;
    let mut shown = sorted.len();
    if many == Some(Many::Best) && shown > FEW {
        // The winning ones and one that loses, or as many margins.
        let good = sorted.iter().take_while(|value| !loses(value)).count();
        shown = if good > BEST { BEST } else { good + 1 };
    }
    let (shown, rest) = sorted.split_at(shown);
    let rows = shown
        .iter()
        .map(|value| vec![value.played.to_string(), leads_to(value, ends)]);
    let heads = [("column-move", Left), ("column-leads-to", Left)];
    let text = Text::new().blank().then(grid(&heads, rows, width));
    if rest.is_empty() {
        return text;
    }
    let more = phrase!("more-values", count = rest.len());
    text.say_below(more.with("lose", rest.iter().all(loses)))
}

/// A line for all moves that lead to the same.
fn grouped(sorted: &[&MoveValue], ends: &dyn Fn(i64) -> String) -> Text {
    let lines = sorted
        .chunk_by(|one, other| rank(one) == rank(other))
        .map(|group| {
            let moves = group
                .iter()
                .map(|value| value.played.to_string())
                .collect::<Vec<_>>()
                .join(", ");
            (leads_to(group[0], ends), moves)
        });
    let lines: Vec<(String, String)> = lines.collect();
    let width = widest(lines.iter().map(|(leads_to, _)| leads_to));
    let text = Text::new().blank();
    lines.iter().fold(text, |text, (leads_to, moves)| {
        let head = padded(leads_to, width);
        text.entry(format!("{INDENT}{head}{GAP}{moves}"), width + GAP.len())
    })
}

/// The best come first: the largest margin, or the fastest win, a draw, the slowest loss.
fn rank(value: &MoveValue) -> (Reverse<i64>, i8, u64) {
    let margin = Reverse(value.margin.unwrap_or(0));
    match (value.outcome, value.remoteness) {
        (Outcome::Win, moves) => (margin, 0, moves.unwrap_or(u64::MAX)),
        (Outcome::Draw, _) => (margin, 1, 0),
        (Outcome::Loss, moves) => (margin, 2, u64::MAX - moves.unwrap_or(0)),
    }
}

fn leads_to(value: &MoveValue, ends: &dyn Fn(i64) -> String) -> String {
    if let Some(margin) = value.margin {
        return ends(margin);
    }
    let leads_to = phrase!("leads-to", outcome = value.outcome);
    leads_to
        .with("moves", value.remoteness.unwrap_or(0))
        .to_string()
}
