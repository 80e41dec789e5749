//! Moves on piles: take from one pile, or the same number from two.

use std::fmt::{self, Display};

use super::Piles;
use crate::games::shared::number::read_number;
use crate::games::{HeapMove, Taking};

/// A move. Piles are numbered from 1, and `first` is below `second`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PileMove {
    /// Take from one pile.
    Single {
        /// The pile.
        pile: u64,
        /// The number taken.
        count: u64,
    },
    /// Take the same number from two piles.
    Double {
        /// The pile with the lower number.
        first: u64,
        /// The pile with the higher number.
        second: u64,
        /// The number taken from each.
        count: u64,
    },
}

impl PileMove {
    /// The move that takes `count` from each of two piles, in either order.
    pub fn double(one: u64, other: u64, count: u64) -> Self {
        Self::Double {
            first: one.min(other),
            second: one.max(other),
            count,
        }
    }

    /// The number taken from each of its piles.
    pub fn count(self) -> u64 {
        match self {
            Self::Single { count, .. } | Self::Double { count, .. } => count,
        }
    }

    /// The pile or piles it takes from.
    pub fn piles(self) -> impl Iterator<Item = u64> {
        let (one, other) = match self {
            Self::Single { pile, .. } => (pile, None),
            Self::Double { first, second, .. } => (first, Some(second)),
        };
        std::iter::once(one).chain(other)
    }

    /// The same move of another number.
    fn of(self, count: u64) -> Self {
        match self {
            Self::Single { pile, .. } => Self::Single { pile, count },
            Self::Double { first, second, .. } => Self::double(first, second, count),
        }
    }

    /// Reads `P+Q:K`.
    pub(super) fn read_double(text: &str) -> Option<Self> {
        let (piles, count) = text.split_once(':')?;
        let (one, other) = piles.split_once('+')?;
        let number = |word: &str| read_number(word.trim());
        Some(Self::double(number(one)?, number(other)?, number(count)?))
    }
}

impl From<HeapMove<u64>> for PileMove {
    fn from(HeapMove { heap, take }: HeapMove<u64>) -> Self {
        Self::Single {
            pile: heap,
            count: take,
        }
    }
}

impl From<Taking> for PileMove {
    fn from(taking: Taking) -> Self {
        let count = taking.count;
        let number = |index: usize| index as u64 + 1;
        let pile = number(taking.first);
        match taking.second {
            None => Self::Single { pile, count },
            Some(second) => Self::double(pile, number(second), count),
        }
    }
}

impl Display for PileMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single { pile, count } => write!(f, "{pile}:{count}"),
            Self::Double {
                first,
                second,
                count,
            } => write!(f, "{first}+{second}:{count}"),
        }
    }
}

/// The kinds of moves in order, each with the largest number that can be taken.
pub(super) fn largest(piles: &Piles) -> impl Iterator<Item = PileMove> + '_ {
    let numbered = || (1..).zip(piles.sizes().iter().copied());
    let singles = numbered().map(|(pile, count)| PileMove::Single { pile, count });
    let doubles = numbered().flat_map(move |(first, one)| {
        let later = numbered().filter(move |&(second, _)| second > first);
        later.map(move |(second, other)| PileMove::double(first, second, one.min(other)))
    });
    singles.chain(doubles)
}

/// Returns the move at `index`, found by walking over piles and pairs instead of moves.
pub(super) fn nth_move(piles: &Piles, index: u128) -> PileMove {
    let mut left = index;
    for largest in largest(piles) {
        if let Some(count) = u64::try_from(left)
            .ok()
            .filter(|&left| left < largest.count())
        {
            return largest.of(count + 1);
        }
        left -= u128::from(largest.count());
    }
    panic!("index {index} is not below the number of moves in {piles}")
}
