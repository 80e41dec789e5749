//! A move in a sum: the number of the summand, a slash, and the move as the game of that summand writes it.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use arrayvec::{ArrayString, ArrayVec};

use crate::inference::solver::Move;

/// The most characters of a move in a summand. The longest is that of an octal game which leaves two heaps.
const LONGEST: usize = 48;

/// The most numbers and columns in such a move.
const MOST_NUMBERS: usize = LONGEST / 2 + 1;

/// A move in one summand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// The number of the summand, counted from 1.
    pub summand: u64,
    played: ArrayString<LONGEST>,
}

impl SumMove {
    /// The move `played` in a summand; `None` if no game has such a long one.
    pub(super) fn new(summand: u64, played: &str) -> Option<Self> {
        let played = ArrayString::from(played).ok()?;
        Some(Self { summand, played })
    }

    /// The move as the summand's game writes it.
    pub(super) fn played(&self) -> Move {
        Move::written(self.played)
    }

    /// The index of the summand.
    pub(super) fn index(self) -> Option<usize> {
        usize::try_from(self.summand).ok()?.checked_sub(1)
    }
}

impl Display for SumMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.summand, self.played)
    }
}

/// A move in a summand that is there.
pub(super) fn in_summand(summand: u64, played: Move) -> SumMove {
    SumMove::new(summand, &played).expect("there is room for the moves of all games")
}

/// What the order of moves depends on in every game: numbers by their size, cells in reading order. One heap that is left, `=5`, is
/// like a smaller one of 0 beside it.
fn numbers(played: &str) -> ArrayVec<(u64, u64), MOST_NUMBERS> {
    let mut numbers = ArrayVec::new();
    let mut rest = played;
    while let Some(end) = rest.find(|c: char| !c.is_ascii_alphanumeric()) {
        numbers.push(number(&rest[..end]));
        let sign = rest.as_bytes()[end];
        rest = &rest[end + 1..];
        if sign == b'=' && !rest.contains('+') {
            numbers.push((0, 0));
        }
    }
    numbers.push(number(rest));
    numbers
}

/// A number, or the row and the column of a cell.
fn number(word: &str) -> (u64, u64) {
    let digits = word.find(|c: char| c.is_ascii_digit());
    let (letters, digits) = word.split_at(digits.unwrap_or(word.len()));
    let column = letters.bytes().fold(0_u64, |column, letter| {
        let place = u64::from(letter.to_ascii_lowercase().saturating_sub(b'a')) + 1;
        column.saturating_mul(26).saturating_add(place)
    });
    (digits.parse().unwrap_or(0), column)
}

impl Ord for SumMove {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_summand = self.summand.cmp(&other.summand);
        by_summand
            .then_with(|| numbers(&self.played).cmp(&numbers(&other.played)))
            .then_with(|| self.played.cmp(&other.played))
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
            let (summand, played) = text.split_once('/').unwrap();
            SumMove::new(summand.parse().unwrap(), played).unwrap()
        });
        assert!(moves.is_sorted_by(|one, other| one < other), "{moves:?}");
        assert_eq!(moves.map(|played| played.to_string()), ordered);
        assert_eq!(SumMove::new(1, &"1".repeat(LONGEST + 1)), None);
    }
}
