//! How a P-table is built: with which rows, and by one thread or several.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, AtomicU64};

use super::completions::Completions;
use super::cost::RowKind;
use super::long_rows::{LongRowBuilder, LongRows, LongSlots};
use super::record::Record;
use super::rows::{RowBuilder, Rows};
use super::sparse_rows::SparseRows;
use super::together::Schedule;
use super::walk::{TableShape, Walk};
use super::word_rows::WordRowBuilder;
use super::words::{Slot, Words};
use crate::inference::limits::{Interrupt, Progress, Silent, Unsolved};

/// A table that is to be built.
pub(super) struct Build<'a> {
    pub(super) shape: TableShape<'a>,
    pub(super) completions: &'a mut Completions,
    pub(super) threads: usize,
    pub(super) interrupt: &'a Interrupt,
    pub(super) progress: &'a dyn Progress,
}

/// The rows of a table, and how many P-positions it has.
type Built = Result<(Box<dyn Rows>, u64), Unsolved>;

impl<'a> Build<'a> {
    pub(super) fn rows(self, kind: RowKind) -> Built {
        match kind {
            RowKind::Narrow => self.of_words::<AtomicU32>(),
            RowKind::Middle => self.of_words::<AtomicU64>(),
            RowKind::Long => self.of_planes(),
            RowKind::Sparse => {
                let rows = LongRowBuilder::new(SparseRows::default(), self.largest(), None);
                let mut walk = self.alone(rows);
                let found = walk.run()?;
                Ok((Box::new(walk.rows.planes), found))
            }
        }
    }

    fn of_words<S: Slot + Sync>(self) -> Built {
        let (size, piles) = (self.shape.rows.size(), self.shape.bounds.len());
        let mut rows = Words::new(size, size);
        let found = if self.threads > 1 {
            rows.build(|u: &[S], v| self.together(|| WordRowBuilder::new(u, v, piles)))
        } else {
            rows.build(|u: &[Cell<S::Word>], v| self.alone(WordRowBuilder::new(u, v, piles)).run())
        };
        Ok((Box::new(rows), found?))
    }

    fn of_planes(self) -> Built {
        let (rows, largest) = (self.shape.rows.size(), self.largest());
        let three_piles = (self.shape.bounds.len() == 3).then_some(rows);
        let mut long = LongRows::new(rows, largest);
        let words = &mut long.words;
        let found = if self.threads > 1 {
            words.build(|u: &[AtomicU64], v| {
                self.together(|| LongRowBuilder::new(LongSlots::new(rows, u, v), largest, None))
            })
        } else {
            words.build(|u: &[Cell<u64>], v| {
                let slots = LongSlots::new(rows, u, v);
                let builder = LongRowBuilder::new(slots, largest, three_piles);
                self.alone(builder).run()
            })
        };
        Ok((Box::new(long), found?))
    }

    fn largest(&self) -> usize {
        self.shape.bounds[self.shape.bounds.len() - 1]
    }

    fn alone<B: RowBuilder>(self, rows: B) -> Walk<'a, B> {
        let record = Record::new(Some(self.completions), self.interrupt, self.progress);
        Walk::new(self.shape, rows, record)
    }

    fn together<B: RowBuilder>(self, rows: impl Fn() -> B + Sync) -> Result<u64, Unsolved> {
        let (shape, interrupt) = (self.shape, self.interrupt);
        let begin = || Walk::new(shape, rows(), Record::new(None, interrupt, &Silent));
        let schedule = Schedule::new(shape.bounds, self.completions);
        schedule.walk(self.threads, self.progress, begin)
    }
}
