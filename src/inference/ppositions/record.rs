//! The P-positions that a walk finds, on their way into the table.

use super::completions::Completions;
use crate::inference::limits::{Interrupt, Progress};

/// Rows between two checks whether the walk should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// Records the P-positions of a walk, reports its progress, and checks whether it should stop.
pub(super) struct Record<'a> {
    completions: Option<&'a mut Completions>,
    /// The rank and the completing pile of each P-position, if several threads fill the table.
    pub(super) kept: Vec<(usize, usize)>,
    /// What the piles `q` add to the rank of a completion.
    pub(super) q: usize,
    /// What each `a` adds to the rank of a completion; `b` adds its own size.
    pub(super) terms: &'a [usize],
    /// How many P-positions were found.
    pub(super) found: u64,
    /// How many rows were looked through.
    looked: u64,
    interrupt: &'a Interrupt,
    /// Hears how many values of the smallest pile are done, and of how many.
    pub(super) progress: &'a dyn Progress,
    /// How many values `a` has, if it is the smallest pile; else `None`.
    pub(super) values: Option<usize>,
}

impl<'a> Record<'a> {
    /// A record of nothing yet, which goes straight into the table if one is given.
    pub(super) fn new(
        completions: Option<&'a mut Completions>,
        interrupt: &'a Interrupt,
        progress: &'a dyn Progress,
    ) -> Self {
        Self {
            completions,
            kept: Vec::new(),
            q: 0,
            terms: &[],
            found: 0,
            looked: 0,
            interrupt,
            progress,
            values: None,
        }
    }

    /// Called before a row of `q + {a}` is looked through. Returns `None` if the walk should stop.
    #[inline]
    pub(super) fn next_row(&mut self, a: usize) -> Option<()> {
        self.looked += 1;
        if self.looked.is_multiple_of(LOOK_UP_EVERY) && self.interrupt.is_raised() {
            return None;
        }
        if let Some(values) = self.values {
            self.progress.report(a, values);
        }
        Some(())
    }

    /// Called within a row that may take long, when `done` of its `all` parts are done. Returns `None` if the walk should stop.
    #[inline]
    pub(super) fn within_row(&self, a: usize, done: usize, all: usize) -> Option<()> {
        if self.interrupt.is_raised() {
            return None;
        }
        if let Some(values) = self.values {
            self.progress.report(a * all + done, values * all);
        }
        Some(())
    }

    /// Records that `q + {a, b, x}` is a P-position.
    #[inline]
    pub(super) fn found(&mut self, [a, b, x]: [usize; 3]) {
        self.found += 1;
        let rank = self.q.wrapping_add(self.terms[a]).wrapping_add(b);
        match &mut self.completions {
            Some(completions) => completions.set(rank, x),
            None => self.kept.push((rank, x)),
        }
    }
}
