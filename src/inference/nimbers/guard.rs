//! What a search for a nimber has spent, and when it has to stop.

use super::set::NimberSet;
use crate::inference::limits::{Estimate, Progress, SoFar, Unsolved, Work};

/// The longest line of play that a search follows. The searches that `compare` has recurse, and
/// this many levels fit on the smallest stack that a thread has, which is 2 MiB.
pub const MAX_DEPTH: u64 = 1_000;

/// Calls between two checks whether the search should stop.
const CHECK_EVERY: u64 = 1 << 8;

/// The most calls between two reports of how far the search has got. The first ones come sooner.
const REPORT_EVERY: u64 = 1 << 14;

/// Counts the calls of a search, reports its progress, and checks whether it should stop.
pub(crate) struct Guard {
    pub(crate) work: Work,
    pub(crate) calls: u64,
    /// The number of calls at which it is reported how far the search has got.
    report_at: u64,
    /// What is known about the position in question.
    pub(crate) so_far: SoFar,
    /// The nim-sum of all its components but one, while the nimber of that one is searched for the
    /// sake of the position.
    pub(crate) other_components: Option<u64>,
}

impl Guard {
    pub(crate) fn new(work: Work) -> Self {
        Self {
            work,
            calls: 0,
            report_at: 1,
            so_far: SoFar::default(),
            other_components: None,
        }
    }

    /// Called when the component whose nimber is searched does not have this one.
    pub(crate) fn exclude(&mut self, nimber: u64) {
        if let Some(other_components) = self.other_components {
            self.so_far.exclude(other_components ^ nimber);
            self.work.steps.report_so_far(&self.so_far);
        }
    }

    /// Reports what is known, with the number of positions that are stored.
    pub(crate) fn report(&mut self, positions: usize) {
        self.so_far.positions = positions as u64;
        self.work.steps.report_so_far(&self.so_far);
    }

    /// Whether it is time to report how far the search has got.
    pub(super) fn is_to_report(&mut self) -> bool {
        let is_to_report = self.calls >= self.report_at;
        if is_to_report {
            self.report_at = (2 * self.calls).min(self.calls + REPORT_EVERY);
        }
        is_to_report
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
