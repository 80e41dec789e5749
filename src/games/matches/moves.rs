//! Piles as they are written, and moves on them: take from one pile, or the same number from
//! several.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::packed::MAX_PILES;
use crate::games::{
    Heaps, MAX_COUNT,
    shared::number::{read_list, read_number, refused},
};
use crate::reason::Phrase;

/// Reads at most that many piles, or says which word is not a size, or that there are too many.
pub(super) fn read_piles(text: &str, most: usize) -> Result<Heaps, Phrase> {
    let sizes = read_list(text, MAX_COUNT)
        .map_err(|word| refused("position-piles-bad-size", word, MAX_COUNT))?;
    if sizes.len() > most {
        return Err(phrase!("position-piles-too-many", most));
    }
    Ok(Heaps(sizes))
}

impl FromStr for Heaps {
    type Err = Phrase;

    /// Reads up to ten piles with commas or blanks between them.
    ///
    /// # Errors
    /// A phrase that names the word that is not a size, or says that there are too many piles.
    fn from_str(text: &str) -> Result<Self, Phrase> {
        read_piles(text, MAX_PILES)
    }
}

/// A move. Those that take from fewer piles are listed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PileMove {
    /// From how many piles it takes.
    number: usize,
    /// Their numbers, counted from 1, ascending, and then zeros.
    piles: [u64; MAX_PILES],
    /// The number taken from each of them.
    pub count: u64,
}

impl PileMove {
    /// The move that takes `count` from one pile.
    pub fn single(pile: u64, count: u64) -> Self {
        let (number, piles) = (0, [0; MAX_PILES]);
        Self {
            number,
            piles,
            count,
        }
        .and(pile)
    }

    /// The move that takes `count` from each of two piles, in either order.
    pub fn double(one: u64, other: u64, count: u64) -> Self {
        Self::single(one.min(other), count).and(one.max(other))
    }

    /// The move that takes `count` from each of some piles, in any order; a pile that is named
    /// twice stands alone, to be refused. `None` if there is no pile, or more than there may be, or
    /// the third or a later one has a number above 63.
    pub fn several(piles: &[u64], count: u64) -> Option<Self> {
        if let [pile] = *piles {
            return Some(Self::single(pile, count));
        }
        let mut sorted = piles.to_vec();
        sorted.sort_unstable();
        if let Some(twice) = sorted.windows(2).find(|two| two[0] == two[1]) {
            return Some(Self::double(twice[0], twice[1], count));
        }
        // All moves are short texts.
        if sorted.len() > MAX_PILES || sorted.iter().skip(2).any(|&pile| pile > 63) {
            return None;
        }
        let (&first, later) = sorted.split_first()?;
        let single = Self::single(first, count);
        Some(later.iter().fold(single, |one, &pile| one.and(pile)))
    }

    /// The move that also takes from a pile with a higher number.
    fn and(mut self, pile: u64) -> Self {
        self.piles[self.number] = pile;
        self.number += 1;
        self
    }

    /// The move that leaves `left` of a pile of `size`; `None` if it would take nothing.
    pub(super) fn leaving(pile: u64, size: u64, left: u64) -> Option<Self> {
        let count = size.checked_sub(left).filter(|&count| count > 0)?;
        Some(Self::single(pile, count))
    }

    /// The move that takes another number from the same piles.
    pub(super) fn of(self, count: u64) -> Self {
        Self { count, ..self }
    }

    /// The numbers of the piles it takes from, in order.
    pub fn piles(&self) -> &[u64] {
        &self.piles[..self.number]
    }

    /// Reads `P:K`, `P+Q:K`, `P+Q+R:K` and so on.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (piles, count) = text.split_once(':')?;
        let piles = piles.split('+').map(|word| read_number(word.trim()));
        let (piles, count) = (piles.collect::<Option<Vec<u64>>>()?, count.trim());
        // No pile has so many, and of a single one that is said.
        let is_single = piles.len() == 1 && !count.starts_with('+');
        let any = || count.parse().ok().filter(|_| is_single);
        Self::several(&piles, read_number(count).or_else(any)?)
    }
}

impl Display for PileMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sign = "";
        for pile in self.piles() {
            write!(f, "{sign}{pile}")?;
            sign = "+";
        }
        write!(f, ":{}", self.count)
    }
}

/// The kinds of moves on at most `at_once` piles in order, each with the largest number that can be
/// taken.
pub(super) fn largest(piles: &Heaps, at_once: usize) -> Vec<PileMove> {
    let sizes = || (1..).zip(piles.sizes().iter().copied());
    let mut kinds: Vec<PileMove> = sizes()
        .map(|(pile, size)| PileMove::single(pile, size))
        .collect();
    let mut fewer = 0..kinds.len();
    for number in 1..at_once {
        for index in fewer.clone() {
            let before = kinds[index];
            for (pile, size) in sizes().filter(|&(pile, _)| pile > before.piles[number - 1]) {
                kinds.push(before.of(before.count.min(size)).and(pile));
            }
        }
        fewer = fewer.end..kinds.len();
    }
    kinds
}
