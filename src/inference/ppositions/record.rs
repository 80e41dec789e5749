//! The P-positions that a walk finds, on their way into the table.

use std::sync::{Mutex, PoisonError};

use super::completions::Completions;
use crate::inference::limits::{Interrupt, Unsolved};

/// Rows between two checks whether the walk should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// The completions of a table that several threads fill.
pub(super) struct SharedCompletions<'a>(Mutex<&'a mut Completions>);

impl<'a> SharedCompletions<'a> {
    pub(super) fn new(completions: &'a mut Completions) -> Self {
        Self(Mutex::new(completions))
    }

    /// Moves what a thread has found into the table: the rank and the completing pile of each P-position.
    fn take(&self, found: &mut Vec<(usize, usize)>) {
        let mut completions = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (rank, pile) in found.drain(..) {
            completions.set(rank, pile);
        }
    }
}

/// Where the completions of a walk go.
pub(super) enum CompletionSink<'a> {
    /// Straight into the table.
    Own(&'a mut Completions),
    /// Into the table of several threads when a share of the work is done; until then the rank and the pile of each are kept here.
    Shared(&'a SharedCompletions<'a>, Vec<(usize, usize)>),
}

/// Records the P-positions of a walk, reports its progress, and checks whether it should stop.
pub(super) struct Record<'a> {
    completions: CompletionSink<'a>,
    /// What the piles `q` add to the rank of a completion.
    pub(super) q: usize,
    /// What each `a` adds to the rank of a completion; `b` adds its own size.
    pub(super) terms: &'a [usize],
    found: u64,
    /// How many rows were looked through.
    looked: u64,
    interrupt: &'a Interrupt,
    /// Called with how many values of the smallest pile are done, and of how many.
    pub(super) progress: &'a dyn Fn(usize, usize),
    /// How many values `a` has, if it is the smallest pile; else `None`.
    pub(super) values: Option<usize>,
}

impl<'a> Record<'a> {
    /// A record of nothing yet.
    pub(super) fn new(
        completions: CompletionSink<'a>,
        interrupt: &'a Interrupt,
        progress: &'a dyn Fn(usize, usize),
    ) -> Self {
        Self {
            completions,
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
            (self.progress)(a, values);
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
            (self.progress)(a * all + done, values * all);
        }
        Some(())
    }

    /// Makes room for one more P-position in a table of its own.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the system refuses the memory.
    pub(super) fn make_room(&mut self) -> Result<(), Unsolved> {
        match &mut self.completions {
            CompletionSink::Own(completions) => completions.make_room(),
            CompletionSink::Shared(..) => Ok(()),
        }
    }

    /// Records that `q + {a, b, x}` is a P-position.
    #[inline]
    pub(super) fn found(&mut self, [a, b, x]: [usize; 3]) {
        self.found += 1;
        let rank = self.q.wrapping_add(self.terms[a]).wrapping_add(b);
        match &mut self.completions {
            CompletionSink::Own(completions) => completions.set(rank, x),
            CompletionSink::Shared(_, completions) => completions.push((rank, x)),
        }
    }

    /// Moves the completions that are kept here into the table.
    pub(super) fn hand_over(&mut self) {
        if let CompletionSink::Shared(shared, completions) = &mut self.completions {
            shared.take(completions);
        }
    }

    /// How many P-positions were found.
    pub(super) fn count(&self) -> u64 {
        self.found
    }
}
