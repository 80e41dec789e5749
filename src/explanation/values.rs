//! What each move leads to, as a table, best first.

use std::cmp::Reverse;

use super::Words;
use super::grid::Align::Left;
use super::grid::grid;
use super::standing::signed;
use crate::inference::{MoveValue, Outcome};
use crate::reason::Phrase;
use crate::text::{Text, columns, padded};

/// How more than a few moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Many {
    /// A row for each.
    Listed,
    /// Only the best, and how many more there are.
    Best,
    /// Those that lead to the same together.
    Grouped,
}

/// The most moves that are not many.
const FEW: usize = 8;

/// The most winning moves, or best margins, in a brief table.
const BEST: usize = 6;

/// Returns the moves of a position with what they lead to.
pub(crate) fn values(moves: &[MoveValue], many: Many, words: &Words, width: usize) -> Text {
    let mut sorted: Vec<&MoveValue> = moves.iter().collect();
    sorted.sort_by_key(|value| rank(value));
    if many == Many::Grouped && sorted.len() > FEW {
        return grouped(&sorted, words);
    }
    let loses = |value: &&MoveValue| value.margin.is_none() && value.outcome == Outcome::Loss;
    let mut shown = sorted.len();
    if many == Many::Best && shown > FEW {
        // The winning ones and one that loses, or as many margins.
        let good = sorted.iter().take_while(|value| !loses(value)).count();
        shown = if good > BEST { BEST } else { good + 1 };
    }
    let (shown, rest) = sorted.split_at(shown);
    let rows = shown
        .iter()
        .map(|value| vec![value.played.to_string(), words.say(&leads_to(value))]);
    let heads = [("column-move", Left), ("column-leads-to", Left)];
    let table = grid(&heads, rows, words, width);
    let text = Text::new().blank().then(table);
    if rest.is_empty() {
        return text;
    }
    let id = if rest.iter().all(loses) {
        "more-values-lose"
    } else {
        "more-values"
    };
    let more = Phrase::new(id).with("count", rest.len());
    text.prose(format!("  {}", words.say(&more)))
}

/// A line for all moves that lead to the same.
fn grouped(sorted: &[&MoveValue], words: &Words) -> Text {
    let groups = sorted.chunk_by(|one, other| rank(one) == rank(other));
    let lines = groups.map(|group| {
        let moves = group.iter().map(|value| value.played.to_string());
        (
            words.say(&leads_to(group[0])),
            moves.collect::<Vec<_>>().join(", "),
        )
    });
    let lines: Vec<(String, String)> = lines.collect();
    let widest = lines.iter().map(|(leads_to, _)| columns(leads_to)).max();
    let widest = widest.unwrap_or(0);
    lines
        .iter()
        .fold(Text::new().blank(), |text, (leads_to, moves)| {
            let head = padded(leads_to, widest);
            text.entry(format!("  {head}   {moves}"), widest + 3)
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

fn leads_to(value: &MoveValue) -> Phrase {
    if let Some(margin) = value.margin {
        return Phrase::new("leads-to-margin").with("margin", signed(margin));
    }
    match (value.outcome, value.remoteness) {
        (Outcome::Win, Some(moves)) => Phrase::new("leads-to-win-in").with("moves", moves),
        (Outcome::Loss, Some(moves)) => Phrase::new("leads-to-loss-in").with("moves", moves),
        (Outcome::Win, None) => Phrase::new("leads-to-win"),
        (Outcome::Loss, None) => Phrase::new("leads-to-loss"),
        (Outcome::Draw, _) => Phrase::new("leads-to-draw"),
    }
}
