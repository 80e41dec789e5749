//! Moves on piles: take from one pile, or the same number from two.

use std::fmt::{self, Display};

use super::position::{MAX_MATCHES, Piles};
use crate::games::shared::number::{read_count, read_number};
use crate::games::theory::Taking;
use crate::reason::Phrase;

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

    /// Reads `P:K` or, if `two_piles`, `P+Q:K`.
    pub(super) fn read(text: &str, two_piles: bool) -> Option<Self> {
        let (piles, count) = text.split_once(':')?;
        let count = read_count(count.trim())?;
        match piles.split_once('+') {
            None => Some(Self::Single {
                pile: read_number(piles.trim())?,
                count,
            }),
            Some((one, other)) if two_piles => Some(Self::double(
                read_number(one.trim())?,
                read_number(other.trim())?,
                count,
            )),
            Some(_) => None,
        }
    }

    /// Plays the move.
    ///
    /// # Errors
    /// A phrase that says why the move is illegal, and what is legal.
    pub(in crate::games) fn play(self, piles: &Piles) -> Result<Piles, Phrase> {
        let mut most = MAX_MATCHES;
        for pile in self.piles() {
            let size = piles.size(pile).ok_or_else(|| {
                Phrase::new("move-no-such-pile")
                    .with("pile", pile.min(MAX_MATCHES))
                    .with("piles", piles.sizes().len())
            })?;
            if size == 0 {
                return Err(Phrase::new("move-empty-pile").with("pile", pile));
            }
            most = most.min(size);
        }
        if let Self::Double { first, second, .. } = self
            && first == second
        {
            return Err(Phrase::new("move-same-pile"));
        }
        let count = self.count();
        if !(1..=most).contains(&count) {
            return Err(self
                .limit(most)
                .with("count", count.to_string())
                .with("most", most));
        }
        let mut after = piles.clone();
        for (number, size) in (1..).zip(&mut after.0) {
            if self.piles().any(|pile| pile == number) {
                *size -= count;
            }
        }
        Ok(after)
    }

    fn limit(self, most: u64) -> Phrase {
        match self {
            Self::Single { pile, .. } => Phrase::new("move-count-single")
                .with("pile", pile)
                .with("size", most),
            Self::Double { .. } => Phrase::new("move-count-double").with("size", most),
        }
    }
}

impl From<Taking> for PileMove {
    fn from(taking: Taking) -> Self {
        let count = taking.count;
        let number = |index: usize| index as u64 + 1;
        match taking.second {
            None => Self::Single {
                pile: number(taking.first),
                count,
            },
            Some(second) => Self::double(number(taking.first), number(second), count),
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

/// The pairs of piles, each with the most that can be taken from both.
fn pairs(piles: &Piles) -> impl Iterator<Item = (u64, u64, u64)> + '_ {
    let sizes = piles.sizes();
    (1..).zip(sizes).flat_map(move |(first, &one)| {
        let later = sizes
            .iter()
            .skip(usize::try_from(first).unwrap_or(usize::MAX));
        let pair = move |(second, &other): (u64, &u64)| (first, second, one.min(other));
        (first + 1..).zip(later).map(pair)
    })
}

/// The number of moves.
pub(super) fn move_count(piles: &Piles, two_piles: bool) -> u128 {
    let singles: u128 = piles.sizes().iter().copied().map(u128::from).sum();
    let doubles: u128 = if two_piles {
        pairs(piles).map(|(_, _, most)| u128::from(most)).sum()
    } else {
        0
    };
    singles + doubles
}

/// Returns the move at `index`, found by walking over piles and pairs instead of moves.
pub(super) fn nth_move(piles: &Piles, index: u128) -> PileMove {
    let singles = (1..)
        .zip(piles.sizes())
        .map(|(pile, &size)| (PileMove::Single { pile, count: size }, size));
    let doubles =
        pairs(piles).map(|(first, second, most)| (PileMove::double(first, second, most), most));
    let mut left = index;
    for (largest, most) in singles.chain(doubles) {
        if left < u128::from(most) {
            let nth = u64::try_from(left).expect("below `most`, which is a u64") + 1;
            return match largest {
                PileMove::Single { pile, .. } => PileMove::Single { pile, count: nth },
                PileMove::Double { first, second, .. } => PileMove::double(first, second, nth),
            };
        }
        left -= u128::from(most);
    }
    panic!("index {index} is not below the number of moves in {piles}")
}
