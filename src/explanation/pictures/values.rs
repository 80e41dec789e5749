//! What each move leads to, as a table, best first.

use std::cmp::Reverse;

use super::grid::{Align, Grid};
use crate::explanation::sentences::signed;
use crate::explanation::{Show, Words};
use crate::inference::{MoveValue, Outcome, Solver};
use crate::reason::Phrase;
use crate::text::{Text, columns};

/// The moves of a game with what they lead to.
pub(crate) struct Values<'a> {
    /// The game.
    pub game: &'a dyn Solver,
    /// The moves, in any order.
    pub moves: &'a [MoveValue],
    /// What to do if there are many.
    pub many: Many,
}

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

impl Show for Values<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let mut sorted: Vec<&MoveValue> = self.moves.iter().collect();
        sorted.sort_by_key(|value| rank(value));
        let shown = match self.many {
            Many::Best => shown_briefly(&sorted),
            Many::Grouped if sorted.len() > FEW => return self.grouped(&sorted, words),
            Many::Listed | Many::Grouped => sorted.len(),
        };
        let (shown, rest) = sorted.split_at(shown);
        let rows = shown.iter().map(|value| {
            let leads_to = words.say(&leads_to(value));
            vec![value.played.to_string(), leads_to]
        });
        let grid = Grid {
            columns: vec![
                ("column-move", Align::Left),
                ("column-leads-to", Align::Left),
            ],
            rows: rows.collect(),
        };
        let text = Text::new().blank().then(grid.show(words, width));
        if rest.is_empty() {
            return text;
        }
        let all_lose = rest
            .iter()
            .all(|value| value.margin.is_none() && value.outcome == Outcome::Loss);
        let id = if all_lose {
            "more-values-lose"
        } else {
            "more-values"
        };
        let more = Phrase::new(id).with("count", rest.len());
        text.prose(format!("  {}", words.say(&more)))
    }
}

impl Values<'_> {
    /// A line for all moves that lead to the same.
    fn grouped(&self, sorted: &[&MoveValue], words: &Words) -> Text {
        let groups = sorted.chunk_by(|one, other| rank(*one) == rank(*other));
        let lines: Vec<(String, String)> = groups
            .map(|group| {
                let moves = group.iter().map(|value| value.played.to_string());
                let moves: Vec<String> = moves.collect();
                (words.say(&leads_to(group[0])), moves.join(", "))
            })
            .collect();
        let widest = lines.iter().map(|(leads_to, _)| columns(leads_to)).max();
        let widest = widest.unwrap_or(0);
        lines
            .iter()
            .fold(Text::new().blank(), |text, (leads_to, moves)| {
                let blanks = " ".repeat(widest - columns(leads_to));
                text.entry(format!("  {leads_to}{blanks}   {moves}"), widest + 3)
            })
    }
}

/// How many of the moves, best first, a brief table shows: the winning ones and one that loses, or as many margins.
fn shown_briefly(sorted: &[&MoveValue]) -> usize {
    if sorted.len() <= FEW {
        return sorted.len();
    }
    let is_good = |value: &&&MoveValue| value.margin.is_some() || value.outcome != Outcome::Loss;
    let good = sorted.iter().take_while(is_good).count();
    if good > BEST { BEST } else { good + 1 }
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
