//! The memory of rows of several words, and how the words of a row are found in it.

use super::rows::{Marks, WORD, split};
use super::slots::Slot;

/// How many rows there are, which is the number of words in a plane, and how many words a row has.
#[derive(Clone, Copy, Debug)]
pub(super) struct LongShape {
    pub(super) rows: usize,
    words: usize,
}

impl LongShape {
    pub(super) fn new(rows: usize, largest: usize) -> Self {
        let words = largest / WORD + 1;
        Self { rows, words }
    }

    /// Words of all `U` together.
    pub(super) fn completed(self) -> usize {
        self.rows * self.words
    }

    /// Words of all `V` together.
    pub(super) fn differences(self) -> usize {
        self.rows * (self.words + 1)
    }
}

/// The words of all rows, plane by plane, while a table is built.
pub(super) struct LongSlots<'a, S> {
    pub(super) rows: usize,
    pub(super) words: usize,
    /// `U`.
    pub(super) completed: &'a [S],
    /// `V`, with a plane of zeros before the first.
    pub(super) differences: &'a [S],
    /// Other threads may mark the rows that lack a pile of at most this size.
    pub(super) shared_up_to: usize,
}

impl<'a, S> LongSlots<'a, S> {
    pub(super) fn new(shape: LongShape, completed: &'a [S], differences: &'a [S]) -> Self {
        Self {
            rows: shape.rows,
            words: shape.words,
            completed,
            differences,
            shared_up_to: 0,
        }
    }

    /// A copy of the references. The optimiser then knows that no mark changes them.
    pub(super) fn lent(&self) -> LongSlots<'a, S> {
        Self { ..*self }
    }
}

impl<S: Slot<Word = u64>> LongSlots<'_, S> {
    /// Returns the `candidates` of one word that a row does not exclude, by its `U` or by its `V` moved up by `shift` bits.
    #[inline]
    pub(super) fn not_excluded(
        &self,
        candidates: u64,
        word: usize,
        row: usize,
        shift: usize,
    ) -> u64 {
        let left = candidates & !self.completed[word * self.rows + row].get();
        if left == 0 {
            return 0;
        }
        let at = (word - shift / WORD) * self.rows + row;
        let [low, high] = [at, at + self.rows].map(|at| self.differences[at].get());
        let bits = shift % WORD;
        // `low` moves in two steps, because a shift by all the bits of a word is not defined.
        left & !(high << bits | low >> 1 >> (WORD - 1 - bits))
    }
}

impl<S: Slot<Word = u64>> Marks for LongSlots<'_, S> {
    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        let (word, bit) = split(difference);
        self.differences[(word + 1) * self.rows + row].get() & bit != 0
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize, smaller: usize) {
        let (word, bit) = split(size);
        self.completed[word * self.rows + row].mark(bit, smaller <= self.shared_up_to);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize, smaller: usize) {
        let (word, bit) = split(difference);
        let slot = &self.differences[(word + 1) * self.rows + row];
        slot.mark(bit, smaller <= self.shared_up_to);
    }
}
