//! Two rows of bits for each multiset `s` of all piles but two: what the losing positions found so
//! far exclude.
//!
//! - Bit `x` of `U[s]`: a losing position consists of `s`, a pile of `x` and one pile more, so that
//!   `s` and `x` are *completed*. It is marked, and asked for, only if no pile of `s` is larger
//!   than `x`.
//! - Bit `d` of `V[s]`: a losing position consists of `s` and two piles that differ by `d`.

use std::ops::Range;

/// A word of a row.
pub(super) type Word = u32;

/// Bits in a word.
const WORD: usize = Word::BITS as usize;

/// The rows, word by word: the first words of all rows, then their second words, and so on. A walk
/// reads neighbouring rows one after the other, and mostly the same word of each.
#[derive(Debug)]
pub(super) struct Rows {
    /// How many rows there are of either sort.
    count: usize,
    /// `U`.
    completed: Vec<Word>,
    /// `V`.
    differences: Vec<Word>,
}

/// The words that hold sizes from `least` to `most`.
#[inline]
pub(super) fn words(least: usize, most: usize) -> Range<usize> {
    least / WORD..most / WORD + 1
}

/// The bits of one of these words that stand for such sizes.
#[inline]
fn between(least: usize, most: usize, word: usize) -> Word {
    let above = ((word + 1) * WORD - 1).saturating_sub(most);
    (Word::MAX << least.saturating_sub(word * WORD)) & (Word::MAX >> above)
}

/// Takes the least size out of the bits of a word.
#[inline]
pub(super) fn pop(bits: &mut Word, word: usize) -> Option<usize> {
    let size = word * WORD + bits.trailing_zeros() as usize;
    let is_there = *bits != 0;
    *bits &= bits.wrapping_sub(1);
    is_there.then_some(size)
}

impl Rows {
    /// Empty rows of `count` multisets, for piles up to `largest`.
    pub(super) fn new(count: usize, largest: usize) -> Self {
        let words = count * (largest / WORD + 1);
        Self {
            count,
            completed: vec![0; words],
            differences: vec![0; words],
        }
    }

    /// What the rows of one multiset take, for piles up to `largest`.
    pub(super) fn bytes(largest: u64) -> u128 {
        2 * (u128::from(largest) / WORD as u128 + 1) * size_of::<Word>() as u128
    }

    /// The place of a bit: its word, and the bit in it.
    #[inline]
    fn place(&self, row: usize, bit: usize) -> (usize, Word) {
        (bit / WORD * self.count + row, 1 << (bit % WORD))
    }

    #[inline]
    pub(super) fn is_completed(&self, row: usize, size: usize) -> bool {
        let (word, bit) = self.place(row, size);
        self.completed[word] & bit != 0
    }

    #[inline]
    pub(super) fn has_difference(&self, row: usize, difference: usize) -> bool {
        let (word, bit) = self.place(row, difference);
        self.differences[word] & bit != 0
    }

    #[inline]
    pub(super) fn complete(&mut self, row: usize, size: usize) {
        let (word, bit) = self.place(row, size);
        self.completed[word] |= bit;
    }

    #[inline]
    pub(super) fn differ(&mut self, row: usize, difference: usize) {
        let (word, bit) = self.place(row, difference);
        self.differences[word] |= bit;
    }

    /// The sizes of one word, from `least` to `most`, that are not completed with the multiset of a
    /// row yet.
    #[inline]
    pub(super) fn open(&self, row: usize, least: usize, most: usize, word: usize) -> Word {
        between(least, most, word) & !self.completed[word * self.count + row]
    }

    /// The first size from `least` to `most` that is accepted, and that no row excludes: neither
    /// the first nor one of the others. Each is given with the pile that its multiset lacks beside
    /// that size.
    #[inline]
    pub(super) fn first_free(
        &self,
        [least, most]: [usize; 2],
        first: (usize, usize),
        others: &(impl Iterator<Item = (usize, usize)> + Clone),
        accept: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        for word in words(least, most) {
            let mut free = between(least, most, word) & !self.excluded(first, word);
            for row in others.clone() {
                if free == 0 {
                    break;
                }
                free &= !self.excluded(row, word);
            }
            while let Some(size) = pop(&mut free, word) {
                if accept(size) {
                    return Some(size);
                }
            }
        }
        None
    }

    /// The candidates of one word that a row excludes: a move from the pile alone, or equally from
    /// it and the candidate, leads to a losing position. No candidate is smaller than the pile.
    #[inline]
    fn excluded(&self, (row, pile): (usize, usize), word: usize) -> Word {
        let (first, bits) = (word - pile / WORD, pile % WORD);
        let differences = |word| self.differences[word * self.count + row];
        let excluded = self.completed[word * self.count + row] | differences(first) << bits;
        if first > 0 && bits > 0 {
            return excluded | differences(first - 1) >> (WORD - bits);
        }
        excluded
    }
}
