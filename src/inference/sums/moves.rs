//! A move in a sum: the number of the summand, a slash, and the move as the game of that summand writes it.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use crate::inference::solver::Move;

/// A move in one summand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// The number of the summand, counted from 1.
    pub(super) number: usize,
    /// The move as the summand's game writes it.
    pub(super) played: Move,
}

impl Display for SumMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.played)
    }
}

/// What the order of moves depends on in every game: numbers by their size, cells in reading order. One heap that is left, `=5`, is
/// like a smaller one of 0 beside it.
fn order(played: &str) -> Vec<String> {
    let two_heaps = if played.contains('+') { "=" } else { "=0+" };
    let played = played.replace('=', two_heaps);
    let words = played.split(|c: char| !c.is_ascii_alphanumeric());
    let padded = words.map(|word| {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        format!("{:>20}{letters:>20}", &word[letters.len()..])
    });
    padded.collect()
}

impl Ord for SumMove {
    fn cmp(&self, other: &Self) -> Ordering {
        // Matches have moves on one pile before those on several, such as 1+2:3.
        let several = |one: &Self| {
            let piles = one.played.split(':').next();
            piles.map(|piles| piles.matches('+').count())
        };
        let key = |one: &Self| {
            let text = one.played.to_string();
            (one.number, several(one), order(&text), text)
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for SumMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_in_the_order_of_the_games() {
        let ordered = [
            "1/9",
            "1/10",
            "2/1:2",
            "2/1:2+",
            "2/1:10",
            "2/2:1=5",
            "2/2:1=1+4",
            "2/2:1=2+3",
            "2/2:2=4",
            "3/z1-aa1",
            "3/aa1-aa2",
            "3/a2-b2",
            "3/a2-a3",
            "10/a1",
        ];
        let moves = ordered.map(|text| {
            let (number, played) = text.split_once('/').unwrap();
            SumMove {
                number: number.parse().unwrap(),
                played: Move::written(played),
            }
        });
        assert!(moves.is_sorted_by(|one, other| one < other), "{moves:?}");
        assert_eq!(moves.map(|played| played.to_string()), ordered);
    }
}
