//! Moves on piles: take from one pile, or the same number from two.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use super::Piles;
use crate::games::shared::number::read_number;
use crate::games::{HeapMove, Taking};

/// A move. Piles are numbered from 1. Those that take from one pile are listed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PileMove {
    /// The pile, or the one of two that has the lower number.
    pub first: u64,
    /// The pile with the higher number, if there are two.
    pub second: Option<u64>,
    /// The number taken from each of them.
    pub count: u64,
}

impl PileMove {
    /// The move that takes `count` from one pile.
    pub fn single(first: u64, count: u64) -> Self {
        let second = None;
        Self {
            first,
            second,
            count,
        }
    }

    /// The move that takes `count` from each of two piles, in either order.
    pub fn double(one: u64, other: u64, count: u64) -> Self {
        let (first, second) = (one.min(other), Some(one.max(other)));
        Self {
            first,
            second,
            count,
        }
    }

    /// The pile or piles it takes from.
    pub fn piles(self) -> impl Iterator<Item = u64> {
        std::iter::once(self.first).chain(self.second)
    }

    /// Reads `P+Q:K`.
    pub(super) fn read_double(text: &str) -> Option<Self> {
        let (piles, count) = text.split_once(':')?;
        let (one, other) = piles.split_once('+')?;
        let number = |word: &str| read_number(word.trim());
        Some(Self::double(number(one)?, number(other)?, number(count)?))
    }
}

impl Ord for PileMove {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |played: &Self| {
            (
                played.second.is_some(),
                played.first,
                played.second,
                played.count,
            )
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for PileMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<HeapMove<u64>> for PileMove {
    fn from(HeapMove { heap, take }: HeapMove<u64>) -> Self {
        Self::single(heap, take)
    }
}

impl From<Taking> for PileMove {
    fn from(taking: Taking) -> Self {
        let number = |index: usize| index as u64 + 1;
        Self {
            first: number(taking.first),
            second: taking.second.map(number),
            count: taking.count,
        }
    }
}

impl Display for PileMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        if let Some(second) = self.second {
            write!(f, "+{second}")?;
        }
        write!(f, ":{}", self.count)
    }
}

/// The kinds of moves in order, each with the largest number that can be taken.
pub(super) fn largest(piles: &Piles) -> impl Iterator<Item = PileMove> + '_ {
    let numbered = || (1..).zip(piles.sizes().iter().copied());
    let singles = numbered().map(|(pile, count)| PileMove::single(pile, count));
    let doubles = numbered().flat_map(move |(first, one)| {
        let later = numbered().filter(move |&(second, _)| second > first);
        later.map(move |(second, other)| PileMove::double(first, second, one.min(other)))
    });
    singles.chain(doubles)
}

/// Returns the move at `index`, found by walking over piles and pairs instead of moves.
pub(super) fn nth_move(piles: &Piles, mut index: u128) -> PileMove {
    for largest in largest(piles) {
        match u64::try_from(index) {
            Ok(left) if left < largest.count => {
                let count = left + 1;
                return PileMove { count, ..largest };
            }
            _ => index -= u128::from(largest.count),
        }
    }
    panic!("the index is not below the number of moves in {piles}")
}
