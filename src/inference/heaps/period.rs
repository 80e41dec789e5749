//! The proof that the nimbers of heaps repeat for ever.
//!
//! If moves may break a heap and take at most `k`, and the nimbers of `n` and `n + p` agree for all `n` from `n0` to `2 n0 + p + k - 1`,
//! they agree for all `n` from `n0` on: a larger heap leaves a heap from which `p` can be cut. R. K. Guy, C. A. B. Smith, "The
//! G-values of various games" (1956); A. N. Siegel, "Combinatorial Game Theory" (2013), theorem IV.2.7.
//!
//! If no heap is ever broken, a nimber depends on the `k` before it alone, so `k` of them that occur again are enough.

use crate::games::Code;

/// How the nimbers of heaps repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The pre-period: the last heap whose nimber is not that of the heap one period larger; 0 if no heap but the empty one differs. So
    /// it is counted in "Winning Ways".
    pub before: u64,
    /// The period.
    pub length: u64,
}

impl Period {
    /// Proves that nimbers repeat by those of the smallest heaps, the empty one included, and returns the shortest period. `None` if
    /// they prove nothing.
    pub(super) fn proved(code: &Code, nimbers: &[u16]) -> Option<Self> {
        let most_taken = usize::try_from(code.most_taken()).ok()?;
        let agreeing = trailing_agreement(nimbers);
        let all = nimbers.len();
        let mut lengths = 1..all;
        lengths.find_map(|length| {
            // The first heap from which on all agree as far as is known. The argument needs heaps that are not empty.
            let first = (all - length).checked_sub(agreeing[length])?;
            let from = first.max(1);
            let enough = if code.breaks() {
                2 * from + 2 * length + most_taken
            } else {
                from + length + most_taken
            };
            (enough <= all).then(|| Self {
                before: first.saturating_sub(1) as u64,
                length: length as u64,
            })
        })
    }

    /// The heap of the table that has the same nimber as a heap of `size`.
    pub(crate) fn reduced(self, size: u64) -> u64 {
        let from = self.before + 1;
        match size.checked_sub(from) {
            Some(above) => from + above % self.length,
            None => size,
        }
    }
}

/// For each distance, how many of the last nimbers in a row agree with those that are so much earlier: the Z-function of the reversed
/// row.
fn trailing_agreement(nimbers: &[u16]) -> Vec<usize> {
    let all = nimbers.len();
    let at = |place: usize| nimbers[all - 1 - place];
    let mut agreeing = vec![0; all];
    let (mut start, mut end) = (0, 0);
    for distance in 1..all {
        let mut count = if distance < end {
            agreeing[distance - start].min(end - distance)
        } else {
            0
        };
        while distance + count < all && at(count) == at(distance + count) {
            count += 1;
        }
        if distance + count > end {
            (start, end) = (distance, distance + count);
        }
        agreeing[distance] = count;
    }
    agreeing
}
