//! What a search for a nimber may spend, and when it has to stop.

use std::rc::Rc;
use std::time::{Duration, Instant};

use super::set::NimberSet;
use crate::inference::limits::{Estimate, Interrupt, Progress, Silent, SoFar, Unsolved};

/// What a search may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Bytes of memory for its tables.
    pub max_memory: u64,
    /// How long it may take; `None` for no limit.
    pub give_up: Option<Duration>,
    /// The most entries of the transposition table; `None` for no limit but memory.
    pub tt_entries: Option<usize>,
    /// The most threads. Those beside the first search what will be asked later. Answers do not
    /// depend on them, but the number of calls does.
    pub threads: usize,
}

impl Default for Budget {
    /// 2 GiB of memory, one thread, and no other limit.
    fn default() -> Self {
        Self {
            max_memory: 2 << 30,
            give_up: None,
            tt_entries: None,
            threads: 1,
        }
    }
}

/// The longest line of play that a search follows. The searches that `compare` has recurse, and
/// this many levels fit on the smallest stack that a thread has, which is 2 MiB.
pub const MAX_DEPTH: u64 = 1_000;

/// Calls between two checks whether the search should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// The most calls between two reports of how far the search has got. The first ones come sooner.
const TELL_EVERY: u64 = 1 << 14;

/// Counts the calls of a search, reports its progress, and checks whether it should stop.
pub(crate) struct Guard {
    pub(crate) budget: Budget,
    interrupt: Interrupt,
    ends: Option<Instant>,
    pub(crate) calls: u64,
    /// The number of calls at which it is told how far the search has got.
    tell_at: u64,
    pub(crate) progress: Rc<dyn Progress>,
    /// What is known about the position in question.
    pub(crate) so_far: SoFar,
    /// The nim-sum of all its components but one, while the nimber of that one is searched for the
    /// sake of the position.
    pub(crate) beside: Option<u64>,
}

impl Guard {
    pub(crate) fn new(budget: Budget, interrupt: Interrupt) -> Self {
        Self {
            budget,
            interrupt,
            ends: None,
            calls: 0,
            tell_at: 1,
            progress: Rc::new(Silent),
            so_far: SoFar::default(),
            beside: None,
        }
    }

    /// Begins one search; its time counts from here.
    pub(crate) fn begin(&mut self) {
        self.ends = self.budget.give_up.map(|given| Instant::now() + given);
        self.beside = None;
    }

    /// Called when the component whose nimber is searched does not have this one.
    pub(crate) fn exclude(&mut self, nimber: u64) {
        if let Some(beside) = self.beside {
            self.so_far.exclude(beside ^ nimber);
            self.progress.tell(&self.so_far);
        }
    }

    /// Tells what is known, with the number of positions that are stored.
    pub(crate) fn tell(&mut self, positions: usize) {
        self.so_far.positions = positions as u64;
        self.progress.tell(&self.so_far);
    }

    /// Whether it is time to tell how far the search has got.
    pub(super) fn is_to_tell(&mut self) -> bool {
        let is_to_tell = self.calls >= self.tell_at;
        if is_to_tell {
            self.tell_at = (2 * self.calls).min(self.calls + TELL_EVERY);
        }
        is_to_tell
    }

    /// Counts a call.
    pub(crate) fn count(&mut self) -> Result<(), Unsolved> {
        self.calls += 1;
        if self.calls.is_multiple_of(LOOK_UP_EVERY) {
            self.look_up()?;
        }
        Ok(())
    }

    /// Checks whether the search should stop.
    pub(crate) fn look_up(&self) -> Result<(), Unsolved> {
        self.interrupt.check()?;
        if self.ends.is_some_and(|ends| Instant::now() >= ends) {
            return Err(Unsolved::GivenUp);
        }
        Ok(())
    }

    /// Checks whether lines of `longest` moves may be searched.
    pub(crate) fn check_depth(&self, longest: u64) -> Result<(), Unsolved> {
        if longest > MAX_DEPTH {
            let estimate = Estimate::new(longest.into(), 0, self.budget.max_memory);
            return Err(Unsolved::Beyond(estimate));
        }
        Ok(())
    }

    /// Checks whether the tables may take `bytes` bytes for `positions` positions.
    pub(crate) fn allow(&self, bytes: u64, positions: usize) -> Result<(), Unsolved> {
        let estimate = Estimate::new(positions as u128, bytes.into(), self.budget.max_memory);
        if estimate.memory_is_short {
            return Err(Unsolved::Beyond(estimate));
        }
        Ok(())
    }

    /// The refusal of a position with a nimber that no set holds.
    pub(crate) fn large_nimber() -> Unsolved {
        Unsolved::LargeNimber(NimberSet::LARGEST.into())
    }
}
