//! The proof that the nimbers of heaps repeat for ever.
//!
//! If moves may break a heap and take at most `k`, and the nimbers of `n` and `n + p` agree for all
//! `n` from `n0` to `2 n0 + p + k - 1`, they agree for all `n` from `n0` on: a larger heap leaves a
//! heap from which `p` can be cut. R. K. Guy, C. A. B. Smith, "The G-values of various games"
//! (1956); A. N. Siegel, "Combinatorial Game Theory" (2013), theorem IV.2.7.
//!
//! If no heap is ever broken, a nimber depends on the `k` before it alone, so `k` of them that
//! occur again are enough.

use crate::games::Code;

/// How the nimbers of heaps repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The pre-period: the last heap whose nimber is not that of the heap one period larger; 0 if
    /// no heap but the empty one differs. So it is counted in "Winning Ways".
    pub before: u64,
    /// The period.
    pub length: u64,
}

impl Period {
    /// Proves that nimbers repeat by those of the smallest heaps, the empty one included, and
    /// returns the shortest period. `None` if they prove nothing.
    pub(in crate::inference) fn proved(code: &Code, nimbers: &[u16]) -> Option<Self> {
        // The heap from which a period is cut may be as large as the other one then.
        if code.is_unequal() {
            return None;
        }
        // What a rule says may depend on the remainder of the heap, too.
        let (most_taken, cycle) = match code.rule() {
            Some(rule) => rule.recurrence()?,
            None => (code.most_taken(), 1),
        };
        let most_taken = usize::try_from(most_taken).ok()?;
        let all = nimbers.len();
        // A part of a heap that is broken may be half of what is left.
        let parts = if code.breaks() { 2 } else { 1 };
        let most = all.checked_sub(most_taken)? / parts;
        let agreements = agreements(nimbers, most);
        let mut fitting = agreements.filter(|(length, _)| (*length as u64).is_multiple_of(cycle));
        fitting.find_map(|(length, agreeing)| {
            // The first heap from which on all agree as far as is known. The argument needs heaps
            // that are not empty.
            let first = (all - length).checked_sub(agreeing)?;
            let enough = parts * (first.max(1) + length) + most_taken;
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

/// The distances up to `most`, and how many of the last nimbers in a row agree with those that are
/// so much earlier: the Z-function of the reversed row.
fn agreements(nimbers: &[u16], most: usize) -> impl Iterator<Item = (usize, usize)> {
    let all = nimbers.len();
    let at = move |place: usize| nimbers[all - 1 - place];
    let mut agreeing = vec![0; most + 1];
    let (mut start, mut end) = (0, 0);
    (1..=most).map(move |distance| {
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
        (distance, count)
    })
}

/// The nimbers of some heaps from the empty one on, as few as take no time.
#[derive(Debug)]
pub struct SmallHeaps {
    /// The nimbers by the size of the heap.
    pub nimbers: Vec<u16>,
    /// How they repeat, if they prove it.
    pub period: Option<Period>,
}

impl SmallHeaps {
    /// The nimber of a heap; `None` if it is not there and no period says it.
    pub(super) fn nimber(&self, size: u64) -> Option<u64> {
        nimber_of(size, &self.nimbers, self.period)
    }
}

/// The nimber of a heap by those of smaller ones; `None` if it is not there and no period says it.
pub(super) fn nimber_of(size: u64, nimbers: &[u16], period: Option<Period>) -> Option<u64> {
    let size = period.map_or(size, |period| period.reduced(size));
    let index = usize::try_from(size).ok()?;
    nimbers.get(index).copied().map(u64::from)
}
