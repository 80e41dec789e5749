//! What a search for nimbers has spent, and when it has to stop.

use super::set::NimberSet;
use crate::inference::limits::{Estimate, Unsolved, Work};

/// The longest line of play that a search follows. The searches that `compare` has recurse, and
/// this many levels fit on the smallest stack that a thread has, which is 2 MiB.
pub const MAX_DEPTH: u64 = 1_000;

/// Calls between two checks whether the search should stop.
const CHECK_EVERY: u64 = 1 << 8;

/// Counts the calls of a search, and checks whether it should stop.
pub(crate) struct Guard {
    pub(crate) work: Work,
    pub(crate) calls: u64,
}

impl Guard {
    pub(crate) fn new(work: Work) -> Self {
        Self { work, calls: 0 }
    }

    /// Counts a call.
    pub(crate) fn count(&mut self) -> Result<(), Unsolved> {
        self.calls += 1;
        if self.calls.is_multiple_of(CHECK_EVERY) {
            self.work.interrupt.check()?;
        }
        Ok(())
    }

    /// Checks whether lines of `longest` moves may be searched.
    pub(crate) fn check_depth(&self, longest: u64) -> Result<(), Unsolved> {
        if longest > MAX_DEPTH {
            let estimate = Estimate::new(longest.into(), 0, self.work.limits.max_memory);
            return Err(estimate.into());
        }
        Ok(())
    }

    /// Checks whether the tables may take `bytes` bytes for `positions` positions.
    pub(crate) fn allow(&self, bytes: u64, positions: usize) -> Result<(), Unsolved> {
        let estimate = Estimate::new(positions as u128, bytes.into(), self.work.limits.max_memory);
        if estimate.memory_is_short {
            return Err(estimate.into());
        }
        Ok(())
    }

    /// The refusal of a position with a nimber that no set holds.
    pub(crate) fn large_nimber() -> Unsolved {
        Unsolved::LargeNimber(NimberSet::LARGEST.into())
    }
}
