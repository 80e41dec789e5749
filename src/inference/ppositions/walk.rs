//! The walk that finds every losing position once: over all sorted piles but the two largest, then
//! over the two, `b` and `x`. A move leads to a position that comes earlier in this order, so that
//! all losing positions one move away are known.
//!
//! At most one `x` completes the other piles, as two such positions would be one move apart. As
//! soon as it is found, `b` and `x` are marked as completed in the row of the others, and only
//! those `b` are tried that are not.

use std::iter;

use super::{
    level::{AllButLargest, Level, Placed},
    rows::{Rows, pop, words},
    signatures::SignatureSet,
    table::PTable,
};
use crate::inference::{
    limits::{Progress, Unsolved, Work},
    piles::region::narrowed,
};

/// Visits between two checks whether the work should stop.
const CHECK_EVERY: u64 = 1 << 8;

/// A walk under way.
pub(super) struct TableWalk<'a> {
    table: &'a mut PTable,
    misere: bool,
    work: &'a Work,
    placed: Placed,
    excluded: SignatureSet,
    /// Those of the piles that are placed, and of `b` and `x`.
    bounds: Vec<usize>,
    b_bound: usize,
    x_bound: usize,
    visits: u64,
}

impl<'a> TableWalk<'a> {
    /// A walk that fills an empty table. What moves from three piles or more exclude may take this
    /// much memory.
    pub(super) fn new(table: &'a mut PTable, misere: bool, spare: u64, work: &'a Work) -> Self {
        let mut bounds = narrowed(&table.bounds);
        let [x_bound, b_bound] = [(); 2].map(|()| bounds.pop().expect("at least three"));
        Self {
            misere,
            work,
            placed: Placed::default(),
            excluded: SignatureSet::new(table.at_once, spare),
            bounds,
            b_bound,
            x_bound,
            visits: 0,
            table,
        }
    }

    /// Finds all losing positions of the table.
    pub(super) fn run(mut self) -> Result<(), Unsolved> {
        self.extend(&Level::default())
    }

    /// Visits all positions that begin with the piles of `level`.
    fn extend(&mut self, level: &Level) -> Result<(), Unsolved> {
        let Some(&bound) = self.bounds.get(level.piles) else {
            return self.visit(level);
        };
        for value in level.largest..=bound {
            if level.piles == 0 {
                self.work.interrupt.check()?;
                self.work.steps.report(value, bound + 1);
            }
            let regions = [&self.table.row_region, &self.table.completion_region];
            let next = level.with(value, regions, &mut self.placed);
            self.extend(&next)?;
        }
        Ok(())
    }

    /// Finds the losing positions that consist of the piles of `level`, all but two, and `b` and
    /// `x`.
    fn visit(&mut self, level: &Level) -> Result<(), Unsolved> {
        self.visits += 1;
        if self.visits.is_multiple_of(CHECK_EVERY) {
            self.work.interrupt.check()?;
        }
        let row = level.rows[0];
        // The least difference that the row lacks.
        let mut missing = 0;
        for word in words(level.largest, self.b_bound) {
            let open = |rows: &Rows| rows.open(row, level.largest, self.b_bound, word);
            let mut left = open(&self.table.rows);
            while let Some(b) = pop(&mut left, word) {
                // In misère play the empty position is winning.
                let least = (b + missing).max(usize::from(self.misere && b == 0));
                if least > self.x_bound {
                    return Ok(());
                }
                let smaller = AllButLargest::new(level, &self.placed, b, &self.table.row_region);
                let Some(x) = self.completing(&smaller, least) else {
                    continue;
                };
                mark(self.table, &smaller, x);
                if self.excluded.exists() {
                    self.excluded.add(&self.all(b, x))?;
                }
                let rows = &self.table.rows;
                left &= open(rows);
                while missing < x && rows.has_difference(row, missing) {
                    missing += 1;
                }
            }
        }
        Ok(())
    }

    /// The smallest `x` from `least` on that completes the others.
    #[inline]
    fn completing(&self, smaller: &AllButLargest, least: usize) -> Option<usize> {
        let rows = &self.table.rows;
        let is_excluded = |x| {
            smaller.any_pair(x, |row, difference| rows.has_difference(row, difference))
                || self.excluded.exists() && self.excluded.has(&self.all(smaller.b, x))
        };
        let range = [least, self.x_bound];
        rows.first_free(range, smaller.without_b(), &smaller.without_one(), |x| {
            !is_excluded(x)
        })
    }

    /// All piles of a position.
    fn all(&self, b: usize, x: usize) -> Vec<u64> {
        let mut sizes = self.placed.piles.to_vec();
        sizes.extend([b as u64, x as u64]);
        sizes
    }
}

/// Marks a losing position in the rows of all multisets that lack two of its piles.
fn mark(table: &mut PTable, smaller: &AllButLargest, x: usize) {
    table.complete(smaller.completion(), x);
    let PTable { rows, at_once, .. } = table;
    let (row, b) = smaller.without_b();
    rows.complete(row, b);
    let singles = iter::once((row, b)).chain(smaller.without_one());
    singles.clone().for_each(|(row, _)| rows.complete(row, x));
    if *at_once > 1 {
        singles.for_each(|(row, pile)| rows.differ(row, x - pile));
        smaller.any_pair(x, |row, difference| {
            rows.differ(row, difference);
            false
        });
    }
}
