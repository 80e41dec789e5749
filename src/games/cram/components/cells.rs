//! Sets of cells as bits: one word for up to 64 cells, four words for more.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of cells, numbered from 0. Shifts are by less than [`Cells::BITS`].
pub trait Cells:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    /// The largest number of cells.
    const BITS: usize;
    /// The empty set.
    const NONE: Self;

    /// The set of cell `index` alone.
    fn cell(index: usize) -> Self;
    /// The number of cells in the set.
    fn count(self) -> u32;
    /// The cell with the lowest number; [`Cells::BITS`] if the set is empty.
    fn first(self) -> usize;
    /// The cell with the highest number.
    ///
    /// # Panics
    /// May panic if the set is empty.
    fn last(self) -> usize;
    /// Moves cell `index` to cell `BITS - 1 - index`.
    #[must_use]
    fn reversed(self) -> Self;
    /// The set as one word; `None` if it does not fit.
    fn low(self) -> Option<u64>;
    /// The set from one word.
    fn from_low(cells: u64) -> Self;
}

impl Cells for u64 {
    const BITS: usize = 64;
    const NONE: Self = 0;

    fn cell(index: usize) -> Self {
        1 << index
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn first(self) -> usize {
        self.trailing_zeros() as usize
    }

    fn last(self) -> usize {
        63 - self.leading_zeros() as usize
    }

    fn reversed(self) -> Self {
        self.reverse_bits()
    }

    fn low(self) -> Option<u64> {
        Some(self)
    }

    fn from_low(cells: u64) -> Self {
        cells
    }
}

/// Up to 256 cells, the lowest word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wide([u64; WORDS]);

const WORDS: usize = 4;

impl Ord for Wide {
    /// As numbers: the highest word is compared first.
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Wide {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Wide {
    fn word(self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }
}

impl BitAnd for Wide {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Wide {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitXor for Wide {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] ^ other.0[word]))
    }
}

impl Not for Wide {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Shl<usize> for Wide {
    type Output = Self;
    fn shl(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        Self(std::array::from_fn(|word| {
            let at = |below: usize| word.checked_sub(below).map_or(0, |index| self.0[index]);
            let carried = if bits == 0 {
                0
            } else {
                at(words + 1) >> (64 - bits)
            };
            at(words) << bits | carried
        }))
    }
}

impl Shr<usize> for Wide {
    type Output = Self;
    fn shr(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        Self(std::array::from_fn(|word| {
            let carried = if bits == 0 {
                0
            } else {
                self.word(word + words + 1) << (64 - bits)
            };
            self.word(word + words) >> bits | carried
        }))
    }
}

impl Cells for Wide {
    const BITS: usize = 64 * WORDS;
    const NONE: Self = Self([0; WORDS]);

    fn cell(index: usize) -> Self {
        let mut cells = Self::NONE;
        cells.0[index / 64] = 1 << (index % 64);
        cells
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn first(self) -> usize {
        let word = self.0.iter().position(|&word| word != 0);
        word.map_or(Self::BITS, |word| 64 * word + self.0[word].first())
    }

    fn last(self) -> usize {
        let word = self.0.iter().rposition(|&word| word != 0);
        word.map(|word| 64 * word + self.0[word].last())
            .expect("a cell")
    }

    fn reversed(self) -> Self {
        Self(std::array::from_fn(|word| {
            self.0[WORDS - 1 - word].reverse_bits()
        }))
    }

    fn low(self) -> Option<u64> {
        let [low, above @ ..] = self.0;
        (above == [0; WORDS - 1]).then_some(low)
    }

    fn from_low(cells: u64) -> Self {
        let mut wide = Self::NONE;
        wide.0[0] = cells;
        wide
    }
}
