//! Look-ups in a table of P-positions: every move that leaves one.

use super::region::Region;
use super::rows::Rows;
use super::{AnyRows, PPositions, Sizes};
use crate::games::{MAX_PILES, Taking};

impl AnyRows {
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        match self {
            Self::Narrow(rows) => rows.has_difference(row, difference),
            Self::Middle(rows) => rows.has_difference(row, difference),
            Self::Wide(rows) => rows.has_difference(row, difference),
            Self::Long(rows) => rows.has_difference(row, difference),
            Self::Sparse(rows) => rows.has_difference(row, difference),
        }
    }

    fn is_completed(&self, row: usize, size: usize) -> bool {
        match self {
            Self::Narrow(rows) => rows.is_completed(row, size),
            Self::Middle(rows) => rows.is_completed(row, size),
            Self::Wide(rows) => rows.is_completed(row, size),
            Self::Long(rows) => rows.is_completed(row, size),
            Self::Sparse(rows) => rows.is_completed(row, size),
        }
    }
}

/// What the piles of a sorted position add to a rank if so many before them are left out: sums over the first piles, for none, one
/// and two of them. The rank without a few piles is then a few sums, not a sum over all that stay.
struct Sums([[usize; MAX_PILES + 1]; 3]);

impl Sums {
    fn new(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0_usize; MAX_PILES + 1]; 3];
        for (left_out, sums) in sums.iter_mut().enumerate() {
            for (place, &size) in sorted.iter().enumerate() {
                // A place that the region has not is never asked for.
                let moved = place.checked_sub(left_out);
                let term = moved.and_then(|moved| region.term_at(moved, size));
                sums[place + 1] = sums[place].wrapping_add(term.unwrap_or(0));
            }
        }
        Self(sums)
    }

    /// The sum over the piles from one place up to another, if so many before them are left out.
    fn between(&self, from: usize, to: usize, left_out: usize) -> usize {
        self.0[left_out][to].wrapping_sub(self.0[left_out][from])
    }

    fn without_one(&self, place: usize, piles: usize) -> usize {
        let behind = self.between(place + 1, piles, 1);
        self.between(0, place, 0).wrapping_add(behind)
    }

    fn without_two(&self, first: usize, second: usize, piles: usize) -> usize {
        let between = self.between(first + 1, second, 1);
        let behind = self.between(second + 1, piles, 2);
        self.between(0, first, 0)
            .wrapping_add(between)
            .wrapping_add(behind)
    }
}

impl PPositions {
    /// Every move that leaves a P-position, for piles that the table covers, in the order of the piles: from single piles, then
    /// from two. Equal piles have equal moves, each of which is named.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        let mut moves = Vec::new();
        let Some(sorted) = self.padded(sizes) else {
            return moves;
        };
        let piles = sorted.len();
        // Which of equal piles is left out makes no difference, but that two of them are two.
        let place = |size: u64| sorted.partition_point(|&other| (other as u64) < size);
        let open = || (0..).zip(sizes).filter(|(_, size)| **size > 0);
        let sums = Sums::new(&self.completion_region, &sorted);
        for (first, &size) in open() {
            let completion = self.completions.get(sums.without_one(place(size), piles));
            if let Some(left) = completion.map(|left| left as u64)
                && left < size
            {
                moves.push(Taking {
                    first,
                    second: None,
                    count: size - left,
                });
            }
        }
        let sums = Sums::new(&self.row_region, &sorted);
        for (first, &one) in open() {
            for (second, &other) in open().filter(|&(second, _)| second > first) {
                let low = place(one.min(other));
                let high = place(one.max(other)).max(low + 1);
                let row = sums.without_two(low, high, piles);
                let difference = sorted[high] - sorted[low];
                if !self.rows.has_difference(row, difference) {
                    continue;
                }
                for left in self.pairs(&sorted, (low, high), row) {
                    moves.push(Taking {
                        first,
                        second: Some(second),
                        count: (sorted[low] - left) as u64,
                    });
                }
            }
        }
        moves
    }

    /// The smaller piles that are left of the two at these places, descending, where the same number may be taken from both to leave
    /// a P-position. `row` is the row of the others.
    fn pairs(&self, sorted: &[usize], (low, high): (usize, usize), row: usize) -> Vec<usize> {
        let difference = sorted[high] - sorted[low];
        let both = |left: &usize| {
            let completed = |size| self.rows.is_completed(row, size);
            completed(*left) && completed(left + difference)
        };
        let completes = |left: &usize| {
            let mut others: Sizes = sorted.iter().copied().collect();
            others.remove(high);
            others[low] = *left;
            others.sort_unstable();
            self.completion(&others) == Some(left + difference)
        };
        (0..sorted[low])
            .rev()
            .filter(both)
            .filter(completes)
            .collect()
    }
}
