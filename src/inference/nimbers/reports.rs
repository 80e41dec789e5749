//! What a search tells about the position in question while it works.

use crate::inference::limits::{Progress, SoFar, Work};

/// The most calls between two reports of how far the search has got. The first ones come sooner.
const REPORT_EVERY: u64 = 1 << 14;

/// What is known about the position in question, and when it is told again.
#[derive(Default)]
pub(super) struct Reports {
    pub(super) so_far: SoFar,
    /// The nim-sum of all its components but one, while the nimber of that one is searched for the
    /// sake of the position.
    pub(super) other_components: Option<u64>,
    /// The number of calls at which it is reported how far the search has got.
    report_at: u64,
}

impl Reports {
    /// Called when the component whose nimber is searched does not have this one.
    pub(super) fn exclude(&mut self, nimber: u64, work: &Work) {
        if let Some(other_components) = self.other_components {
            self.so_far.exclude(other_components ^ nimber);
            work.steps.report_so_far(&self.so_far);
        }
    }

    /// Reports what is known, with the number of positions that are stored.
    pub(super) fn report(&mut self, positions: usize, work: &Work) {
        self.so_far.positions = positions as u64;
        work.steps.report_so_far(&self.so_far);
    }

    /// Whether it is time to report how far the search has got after so many calls.
    pub(super) fn is_to_report(&mut self, calls: u64) -> bool {
        let is_to_report = calls >= self.report_at;
        if is_to_report {
            self.report_at = (2 * calls).min(calls + REPORT_EVERY);
        }
        is_to_report
    }
}
