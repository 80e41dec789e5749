//! Bit rows in a hash table, for starts of some tiny piles and a few large ones: most rows are empty.

use ahash::AHashMap;

use super::long_rows::{Planes, WORD, split};
use super::rows::{Marks, Rows};
use super::words::Word;

/// Rows of which only the words that are not 0 are stored.
#[derive(Debug, Default)]
pub(super) struct SparseRows {
    /// `U` and `V` by word and row. `V` has a word of zeros before the first.
    words: AHashMap<(usize, usize), (u64, u64)>,
}

impl Planes for SparseRows {
    fn completed(&self, word: usize, row: usize) -> u64 {
        self.words.get(&(word, row)).map_or(0, |words| words.0)
    }

    fn differences(&self, word: usize, row: usize) -> u64 {
        self.words.get(&(word, row)).map_or(0, |words| words.1)
    }
}

impl Rows for SparseRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed(size / WORD, row).has(size % WORD)
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences(difference / WORD + 1, row)
            .has(difference % WORD)
    }
}

impl Marks for SparseRows {
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        Rows::has_difference(self, row, difference)
    }

    fn complete(&mut self, row: usize, size: usize, _shared: bool) {
        let (word, bit) = split(size);
        self.words.entry((word, row)).or_default().0 |= bit;
    }

    fn differ(&mut self, row: usize, difference: usize, _shared: bool) {
        let (word, bit) = split(difference);
        self.words.entry((word + 1, row)).or_default().1 |= bit;
    }
}
