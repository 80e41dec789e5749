//! What a search for a nimber may spend, and when it has to stop.

use std::fmt;
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::inference::{Estimate, Interrupt, Progress, Silent, Unsolved};

/// What a search may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Bytes of memory for its tables.
    pub max_memory: u64,
    /// How long it may take.
    pub give_up: Option<Duration>,
    /// Entries of the transposition table, which has no bound but that of memory where there is none. Each part has one place, given
    /// by its hash, and the newest part takes it.
    pub tt_entries: Option<usize>,
}

impl Default for Budget {
    /// 2 GiB, as long as it takes, and a table without bound.
    fn default() -> Self {
        Self {
            max_memory: 2 << 30,
            give_up: None,
            tt_entries: None,
        }
    }
}

/// The longest line of play that a search follows: it recurses, and this many levels fit on the smallest of stacks, the 2 MiB of a
/// thread.
pub const MAX_DEPTH: u64 = 1_000;

/// How often the search looks whether it should stop, in calls.
const LOOK_UP_EVERY: u64 = 1 << 12;

/// The followers of a part are this much of all progress at most.
const PROGRESS: usize = 1_000;

/// Counts calls, tells how far the search has got, and looks whether it should stop.
#[derive(Clone)]
pub(super) struct Guard {
    budget: Budget,
    interrupt: Interrupt,
    ends: Option<Instant>,
    pub(super) calls: u64,
    pub(super) progress: Rc<dyn Progress>,
    /// How many parts have been entered and not left.
    depth: usize,
    /// Which follower of the outermost part is searched, of how many.
    outermost: (usize, usize),
}

impl fmt::Debug for Guard {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Guard")
            .field("budget", &self.budget)
            .field("calls", &self.calls)
            .finish_non_exhaustive()
    }
}

impl Guard {
    pub(super) fn new(budget: Budget, interrupt: Interrupt) -> Self {
        Self {
            budget,
            interrupt,
            ends: None,
            calls: 0,
            progress: Rc::new(Silent),
            depth: 0,
            outermost: (0, 1),
        }
    }

    /// A part was left that had been entered.
    pub(super) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Follower number `index` of so many is searched, of the part last entered: what follows from the two outermost levels is
    /// reported.
    pub(super) fn at(&mut self, index: usize, count: usize) {
        let all = self.outermost.1 * PROGRESS;
        match self.depth {
            1 => {
                self.outermost = (index, count.max(1));
                self.progress
                    .report(index * PROGRESS, count.max(1) * PROGRESS);
            }
            2 => {
                let inside = index * PROGRESS / count.max(1);
                let done = self.outermost.0 * PROGRESS + inside;
                self.progress.report(done, all);
            }
            _ => {}
        }
    }

    /// Begins one search; time counts from here.
    pub(super) fn begin(&mut self) {
        self.ends = self.budget.give_up.map(|given| Instant::now() + given);
        self.depth = 0;
    }

    /// Counts a call; tells the count where it is a power of two.
    pub(super) fn enter(&mut self) -> Result<Option<u64>, Unsolved> {
        self.calls += 1;
        self.depth += 1;
        if self.calls.is_multiple_of(LOOK_UP_EVERY) {
            self.look_up()?;
        }
        Ok(self.calls.is_power_of_two().then_some(self.calls))
    }

    /// Looks whether the search should stop.
    pub(super) fn look_up(&self) -> Result<(), Unsolved> {
        if self.interrupt.is_raised() {
            return Err(Unsolved::Interrupted);
        }
        if self.ends.is_some_and(|ends| Instant::now() >= ends) {
            return Err(Unsolved::GivenUp);
        }
        Ok(())
    }

    /// Refuses where so many bytes, for so many positions, would be too much.
    pub(super) fn allow(&self, bytes: u64, positions: usize) -> Result<(), Unsolved> {
        if bytes <= self.budget.max_memory {
            return Ok(());
        }
        Err(self.beyond(positions as u128, u128::from(bytes)))
    }

    pub(super) fn beyond(&self, positions: u128, memory: u128) -> Unsolved {
        let max_memory = self.budget.max_memory;
        Unsolved::Beyond(Estimate {
            positions,
            memory,
            max_memory,
            memory_is_short: memory > u128::from(max_memory),
        })
    }

    pub(super) fn max_memory(&self) -> u64 {
        self.budget.max_memory
    }
}
