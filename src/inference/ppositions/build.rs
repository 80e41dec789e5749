//! How a P-table is built: with which rows, and by one thread or several.

use std::sync::atomic::{AtomicU32, AtomicU64};

use super::completions::Completions;
use super::cost::RowKind;
use super::long_rows::{LongRows, SharedLongRows};
use super::record::{CompletionSink, Record};
use super::rows::RowBuilder;
use super::sparse_rows::SparseRows;
use super::together;
use super::walk::{TableShape, Walk};
use super::word_rows::{SharedWordRows, WordRows};
use crate::inference::limits::{Interrupt, Unsolved};

/// The rows of a finished table.
#[derive(Clone, Debug)]
pub(super) enum AnyRows {
    Narrow(WordRows<u32>),
    Middle(WordRows<u64>),
    Wide(WordRows<u128>),
    Long(LongRows),
    Sparse(SparseRows),
}

/// A table that is to be built. It returns its rows and how many P-positions it has.
pub(super) struct Build<'a> {
    pub(super) shape: TableShape<'a>,
    pub(super) completions: &'a mut Completions,
    pub(super) interrupt: &'a Interrupt,
    pub(super) progress: &'a dyn Fn(usize, usize),
}

impl Build<'_> {
    /// By one thread.
    pub(super) fn alone(self, kind: RowKind, largest: usize) -> Result<(AnyRows, u64), Unsolved> {
        let (size, piles) = (self.shape.rows.size(), self.shape.bounds.len());
        Ok(match kind {
            RowKind::Narrow => {
                let mut rows = WordRows::new(size);
                let found = self.walk(&mut rows.builder(piles))?;
                (AnyRows::Narrow(rows), found)
            }
            RowKind::Middle => {
                let mut rows = WordRows::new(size);
                let found = self.walk(&mut rows.builder(piles))?;
                (AnyRows::Middle(rows), found)
            }
            RowKind::Wide => {
                let mut rows = WordRows::new(size);
                let found = self.walk(&mut rows.builder(piles))?;
                (AnyRows::Wide(rows), found)
            }
            RowKind::Long => {
                let mut rows = LongRows::new(size, largest);
                let found = self.walk(&mut rows.builder(piles == 3))?;
                (AnyRows::Long(rows), found)
            }
            RowKind::Sparse => {
                let mut rows = SparseRows::default();
                let found = self.walk(&mut rows);
                let found = rows.granted(found)?;
                (AnyRows::Sparse(rows), found)
            }
        })
    }

    /// By several threads, except for sparse rows. There are no atomic words of 128 bits, so wide rows become long ones.
    pub(super) fn together(
        self,
        kind: RowKind,
        largest: usize,
        threads: usize,
    ) -> Result<(AnyRows, u64), Unsolved> {
        let (size, piles) = (self.shape.rows.size(), self.shape.bounds.len());
        Ok(match kind {
            RowKind::Narrow => {
                let rows = SharedWordRows::<AtomicU32>::new(size);
                let found = self.walk_together(|| rows.builder(piles), threads)?;
                (AnyRows::Narrow(rows.done()), found)
            }
            RowKind::Middle => {
                let rows = SharedWordRows::<AtomicU64>::new(size);
                let found = self.walk_together(|| rows.builder(piles), threads)?;
                (AnyRows::Middle(rows.done()), found)
            }
            RowKind::Wide | RowKind::Long => {
                let rows = SharedLongRows::new(size, largest);
                let found = self.walk_together(|| rows.builder(), threads)?;
                (AnyRows::Long(rows.done()), found)
            }
            RowKind::Sparse => return self.alone(kind, largest),
        })
    }

    fn walk<B: RowBuilder>(self, rows: &mut B) -> Result<u64, Unsolved> {
        let sink = CompletionSink::Own(self.completions);
        let record = Record::new(sink, self.interrupt, self.progress);
        Walk::new(self.shape, rows, record).run()
    }

    fn walk_together<B: RowBuilder>(
        self,
        builder: impl Fn() -> B + Sync,
        threads: usize,
    ) -> Result<u64, Unsolved> {
        let Self {
            shape,
            completions,
            interrupt,
            progress,
        } = self;
        together::walk(shape, completions, builder, threads, interrupt, progress)
    }
}
