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
    /// Entries of the transposition table; `None` for no limit but memory. In a table with a limit each component has one place,
    /// given by its hash, and the component that was stored last keeps it.
    pub tt_entries: Option<usize>,
}

impl Default for Budget {
    /// 2 GiB of memory and no other limit.
    fn default() -> Self {
        Self {
            max_memory: 2 << 30,
            give_up: None,
            tt_entries: None,
        }
    }
}

/// The longest line of play that a search follows. The searches that `compare` has recurse, and this many levels fit on the smallest
/// stack that a thread has, which is 2 MiB.
pub const MAX_DEPTH: u64 = 1_000;

/// Calls between two checks whether the search should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// Counts the calls of a search, reports its progress, and checks whether it should stop.
pub(in crate::inference) struct Guard {
    pub(in crate::inference) budget: Budget,
    interrupt: Interrupt,
    ends: Option<Instant>,
    pub(in crate::inference) calls: u64,
    pub(in crate::inference) progress: Rc<dyn Progress>,
    /// What is known about the position in question.
    pub(in crate::inference) so_far: SoFar,
    /// The nim-sum of all its components but one, while the nimber of that one is searched for the sake of the position.
    pub(in crate::inference) beside: Option<u64>,
}

impl Guard {
    pub(in crate::inference) fn new(budget: Budget, interrupt: Interrupt) -> Self {
        Self {
            budget,
            interrupt,
            ends: None,
            calls: 0,
            progress: Rc::new(Silent),
            so_far: SoFar::default(),
            beside: None,
        }
    }

    /// Begins one search; its time counts from here.
    pub(in crate::inference) fn begin(&mut self) {
        self.ends = self.budget.give_up.map(|given| Instant::now() + given);
        self.beside = None;
    }

    /// Called when the component whose nimber is searched does not have this one.
    pub(in crate::inference) fn exclude(&mut self, nimber: u64) {
        if let Some(beside) = self.beside {
            self.so_far.exclude(beside ^ nimber);
            self.progress.tell(&self.so_far);
        }
    }

    /// Tells what is known, with the number of positions that are stored.
    pub(in crate::inference) fn tell(&mut self, positions: usize) {
        self.so_far.positions = positions as u64;
        self.progress.tell(&self.so_far);
    }

    /// Counts a call.
    ///
    /// # Errors
    /// As [`Guard::look_up`].
    pub(in crate::inference) fn count(&mut self) -> Result<(), Unsolved> {
        self.calls += 1;
        if self.calls.is_multiple_of(LOOK_UP_EVERY) {
            self.look_up()?;
        }
        Ok(())
    }

    /// Checks whether the search should stop.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised, [`Unsolved::GivenUp`] if the time is up.
    pub(in crate::inference) fn look_up(&self) -> Result<(), Unsolved> {
        if self.interrupt.is_raised() {
            return Err(Unsolved::Interrupted);
        }
        if self.ends.is_some_and(|ends| Instant::now() >= ends) {
            return Err(Unsolved::GivenUp);
        }
        Ok(())
    }

    /// Checks whether lines of `longest` moves may be searched.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if they are longer than [`MAX_DEPTH`].
    pub(in crate::inference) fn check_depth(&self, longest: u64) -> Result<(), Unsolved> {
        if longest > MAX_DEPTH {
            return Err(self.beyond(u128::from(longest), 0));
        }
        Ok(())
    }

    /// Checks whether the tables may take `bytes` bytes for `positions` positions.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if that is more memory than the budget has.
    pub(in crate::inference) fn allow(&self, bytes: u64, positions: usize) -> Result<(), Unsolved> {
        if bytes <= self.budget.max_memory {
            return Ok(());
        }
        Err(self.beyond(positions as u128, u128::from(bytes)))
    }

    /// The refusal of a position, with what it would take.
    pub(in crate::inference) fn beyond(&self, positions: u128, memory: u128) -> Unsolved {
        Unsolved::Beyond(Estimate::new(positions, memory, self.budget.max_memory))
    }

    /// The refusal of a position with a nimber that no set holds.
    pub(in crate::inference) fn large_nimber() -> Unsolved {
        Unsolved::LargeNimber(NimberSet::LARGEST.into())
    }
}
