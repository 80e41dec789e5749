//! Bit rows of several words: for piles of 128 and more, and for piles of 64 and more if several threads build the table.

use std::cell::Cell;
use std::sync::atomic::AtomicU64;

use super::long_builder::LongRowBuilder;
use super::long_slots::{LongShape, LongSlots};
use super::rows::{Rows, WORD, split};
use super::slots::{own, shared, words};

/// Rows of several words, plane by plane: the first words of all rows, then their second words, and so on. The walk reads
/// neighbouring rows one after the other, and mostly the same word of each.
#[derive(Clone, Debug)]
pub(super) struct LongRows {
    shape: LongShape,
    /// `U`.
    completed: Vec<u64>,
    /// `V`, with a plane of zeros before the first.
    differences: Vec<u64>,
}

impl LongRows {
    /// Rows for piles up to `largest`.
    pub(super) fn new(rows: usize, largest: usize) -> Self {
        let shape = LongShape::new(rows, largest);
        Self {
            shape,
            completed: vec![0; shape.completed()],
            differences: vec![0; shape.differences()],
        }
    }

    /// Bytes that the two rows of a multiset take while the table is built.
    pub(super) fn row_bytes(largest: usize, three_piles: bool) -> usize {
        let words = largest / WORD + 1;
        (2 * words + 1 + if three_piles { words } else { 0 }) * size_of::<u64>()
    }

    /// The rows for a walk by one thread.
    pub(super) fn builder(&mut self, three_piles: bool) -> LongRowBuilder<'_, Cell<u64>> {
        let across = if three_piles {
            self.shape.completed()
        } else {
            0
        };
        let slots = LongSlots::new(
            self.shape,
            own(&mut self.completed),
            own(&mut self.differences),
        );
        LongRowBuilder::new(slots, vec![0; across])
    }
}

impl Rows for LongRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        let (word, bit) = split(size);
        self.completed[word * self.shape.rows + row] & bit != 0
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        let (word, bit) = split(difference);
        self.differences[(word + 1) * self.shape.rows + row] & bit != 0
    }
}

/// Rows of several words that several threads mark, for more than three piles.
pub(super) struct SharedLongRows {
    shape: LongShape,
    completed: Vec<AtomicU64>,
    differences: Vec<AtomicU64>,
}

impl SharedLongRows {
    /// Rows for piles up to `largest`.
    pub(super) fn new(rows: usize, largest: usize) -> Self {
        let shape = LongShape::new(rows, largest);
        Self {
            shape,
            completed: shared(shape.completed()),
            differences: shared(shape.differences()),
        }
    }

    /// The rows for a walk by one of the threads.
    pub(super) fn builder(&self) -> LongRowBuilder<'_, AtomicU64> {
        let slots = LongSlots::new(self.shape, &self.completed, &self.differences);
        LongRowBuilder::new(slots, Vec::new())
    }

    /// The rows once all threads are done.
    pub(super) fn done(self) -> LongRows {
        LongRows {
            shape: self.shape,
            completed: words(self.completed),
            differences: words(self.differences),
        }
    }
}
