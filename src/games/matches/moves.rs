//! Moves on piles: take from one pile, or the same number from several.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use super::Piles;
use crate::games::shared::number::read_number;
use crate::games::{HeapMove, Taking};

/// A move. Piles are numbered from 1. Those that take from fewer piles are listed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PileMove {
    /// The pile, or the one of several that has the lowest number.
    pub first: u64,
    /// The pile with the next higher number, if there are two or more.
    pub second: Option<u64>,
    /// The bits of the other numbers, if there are three or more.
    pub more: u64,
    /// The number taken from each of them.
    pub count: u64,
}

impl PileMove {
    /// The move that takes `count` from one pile.
    pub fn single(first: u64, count: u64) -> Self {
        Self {
            first,
            second: None,
            more: 0,
            count,
        }
    }

    /// The move that takes `count` from each of two piles, in either order.
    pub fn double(one: u64, other: u64, count: u64) -> Self {
        Self {
            second: Some(one.max(other)),
            ..Self::single(one.min(other), count)
        }
    }

    /// The move that takes `count` from each of some piles, in any order; a pile that is named twice stands alone, to be refused. `None` if
    /// there is no pile, or the third or a later one has a number above 63.
    pub fn several(piles: &[u64], count: u64) -> Option<Self> {
        let mut sorted = piles.to_vec();
        sorted.sort_unstable();
        if let Some(twice) = sorted.windows(2).find(|two| two[0] == two[1]) {
            return Some(Self::double(twice[0], twice[1], count));
        }
        let (&first, later) = sorted.split_first()?;
        let mut later = later.iter();
        later.try_fold(Self::single(first, count), |played, &pile| played.and(pile))
    }

    /// The move that also takes from a pile with a higher number.
    fn and(self, pile: u64) -> Option<Self> {
        if self.second.is_none() {
            let second = Some(pile);
            return Some(Self { second, ..self });
        }
        let bit = 1_u64.checked_shl(u32::try_from(pile).ok()?)?;
        let more = self.more | bit;
        Some(Self { more, ..self })
    }

    /// The pile or the piles it takes from, in order.
    pub fn piles(self) -> impl Iterator<Item = u64> {
        let numbers = if self.more == 0 { 0..0 } else { 0..64 };
        let more = numbers.filter(move |pile| self.more >> pile & 1 == 1);
        std::iter::once(self.first).chain(self.second).chain(more)
    }

    /// Reads `P:K`, `P+Q:K`, `P+Q+R:K` and so on.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (piles, count) = text.split_once(':')?;
        let number = |word: &str| read_number(word.trim());
        let piles: Option<Vec<u64>> = piles.split('+').map(number).collect();
        Self::several(&piles?, number(count)?)
    }
}

impl Ord for PileMove {
    fn cmp(&self, other: &Self) -> Ordering {
        let number = |played: &Self| played.more.count_ones() + u32::from(played.second.is_some());
        (number(self).cmp(&number(other)))
            .then_with(|| self.piles().cmp(other.piles()))
            .then(self.count.cmp(&other.count))
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
            second: taking.second.map(number),
            ..Self::single(number(taking.first), taking.count)
        }
    }
}

impl Display for PileMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        for pile in self.piles().skip(1) {
            write!(f, "+{pile}")?;
        }
        write!(f, ":{}", self.count)
    }
}

/// The kinds of moves on at most `at_once` piles in order, each with the largest number that can be taken.
pub(super) fn largest(piles: &Piles, at_once: usize) -> impl Iterator<Item = PileMove> + '_ {
    let singles = || (1..).zip(piles.sizes().iter().copied());
    let pairs = singles().flat_map(move |(first, one)| {
        let later = singles().filter(move |&(second, _)| second > first);
        later.map(move |(second, other)| PileMove::double(first, second, one.min(other)))
    });
    let pairs = pairs.take(if at_once > 1 { usize::MAX } else { 0 });
    let several = if at_once > 2 {
        several(piles, at_once)
    } else {
        Vec::new()
    };
    let singles = singles().map(|(pile, size)| PileMove::single(pile, size));
    singles.chain(pairs).chain(several)
}

/// Those on three piles or more.
fn several(piles: &Piles, at_once: usize) -> Vec<PileMove> {
    let mut all: Vec<PileMove> = largest(piles, 2)
        .filter(|played| played.second.is_some())
        .collect();
    let pairs = all.len();
    let mut fewer = 0..pairs;
    for _ in 2..at_once {
        for index in fewer.clone() {
            let before = all[index];
            let last = before.piles().last().unwrap_or(before.first);
            let later = (1..).zip(piles.sizes().iter().copied());
            let later = later.filter(|&(pile, _)| pile > last);
            all.extend(later.filter_map(|(pile, size)| {
                let count = before.count.min(size);
                PileMove { count, ..before }.and(pile)
            }));
        }
        fewer = fewer.end..all.len();
    }
    all.split_off(pairs)
}

/// Returns the move at `index`, found by walking over sets of piles instead of moves.
pub(super) fn nth_move(piles: &Piles, at_once: usize, mut index: u128) -> PileMove {
    for largest in largest(piles, at_once) {
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
