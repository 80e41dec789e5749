//! Look-ups in a table of P-positions: every move that leaves one.

use arrayvec::ArrayVec;

use super::region::Region;
use super::rows::Rows;
use super::{AnyRows, PPositions};
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

    /// Calls `found` with each size below `below`, descending, that completes the row and so does the size by so much larger.
    fn completed_pairs(
        &self,
        row: usize,
        difference: usize,
        below: usize,
        found: impl FnMut(usize),
    ) {
        match self {
            Self::Narrow(rows) => rows.completed_pairs(row, difference, below, found),
            Self::Middle(rows) => rows.completed_pairs(row, difference, below, found),
            Self::Wide(rows) => rows.completed_pairs(row, difference, below, found),
            Self::Long(rows) => rows.completed_pairs(row, difference, below, found),
            Self::Sparse(rows) => rows.completed_pairs(row, difference, below, found),
        }
    }
}

/// What the piles of a sorted position add to a rank if one more stands before them, none, or if one or two are left out: sums over
/// the first piles. The rank with a few piles changed is then a few sums, not a sum over all that stay.
struct Sums<'a> {
    region: &'a Region,
    sums: [[usize; MAX_PILES + 1]; 4],
}

/// How many more piles stand before a pile than in the position.
#[derive(Clone, Copy)]
enum Before {
    OneMore,
    AsMany,
    OneLess,
    TwoLess,
}

impl<'a> Sums<'a> {
    fn new(region: &'a Region, sorted: &[usize]) -> Self {
        let mut sums = [[0_usize; MAX_PILES + 1]; 4];
        for (left_out, sums) in sums.iter_mut().enumerate() {
            for (place, &size) in sorted.iter().enumerate() {
                // A place that the region has not is never asked for.
                let moved = (place + 1).checked_sub(left_out);
                let term = moved.and_then(|moved| region.term_at(moved, size));
                sums[place + 1] = sums[place].wrapping_add(term.unwrap_or(0));
            }
        }
        Self { region, sums }
    }

    /// The sum over the piles from one place up to another.
    fn between(&self, from: usize, to: usize, before: Before) -> usize {
        let sums = &self.sums[before as usize];
        sums[to].wrapping_sub(sums[from])
    }

    fn without_one(&self, place: usize, piles: usize) -> usize {
        let behind = self.between(place + 1, piles, Before::OneLess);
        self.between(0, place, Before::AsMany).wrapping_add(behind)
    }

    fn without_two(&self, low: usize, high: usize, piles: usize) -> usize {
        self.between(0, low, Before::AsMany)
            .wrapping_add(self.between(low + 1, high, Before::OneLess))
            .wrapping_add(self.between(high + 1, piles, Before::TwoLess))
    }

    /// Without two piles and with one of size `left` that goes to `place`, which is not behind the first of them.
    fn with_left(
        &self,
        left: usize,
        place: usize,
        (low, high): (usize, usize),
        piles: usize,
    ) -> usize {
        self.between(0, place, Before::AsMany)
            .wrapping_add(self.region.term(place, left))
            .wrapping_add(self.between(place, low, Before::OneMore))
            .wrapping_add(self.between(low + 1, high, Before::AsMany))
            .wrapping_add(self.between(high + 1, piles, Before::OneLess))
    }
}

/// A pile that is not empty, and the first place of its size in the sorted position.
struct Open {
    pile: usize,
    place: usize,
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
        let open: ArrayVec<Open, MAX_PILES> = (0..)
            .zip(sizes)
            .filter(|(_, size)| **size > 0)
            .map(|(pile, &size)| Open {
                pile,
                place: sorted.partition_point(|&other| (other as u64) < size),
            })
            .collect();
        let completions = Sums::new(&self.completion_region, &sorted);
        for &Open { pile, place } in &open {
            let completion = self.completions.get(completions.without_one(place, piles));
            if let Some(left) = completion
                && left < sorted[place]
            {
                moves.push(Taking {
                    first: pile,
                    second: None,
                    count: (sorted[place] - left) as u64,
                });
            }
        }
        let rows = Sums::new(&self.row_region, &sorted);
        for (index, one) in open.iter().enumerate() {
            for other in &open[index + 1..] {
                let low = one.place.min(other.place);
                let high = one.place.max(other.place).max(low + 1);
                let row = rows.without_two(low, high, piles);
                let difference = sorted[high] - sorted[low];
                if !self.rows.has_difference(row, difference) {
                    continue;
                }
                // With the smaller pile that is left of the two the others are completed by the larger one.
                self.rows
                    .completed_pairs(row, difference, sorted[low], |left| {
                        let place = sorted.partition_point(|&size| size < left);
                        let rank = completions.with_left(left, place, (low, high), piles);
                        if self.completions.get(rank) == Some(left + difference) {
                            moves.push(Taking {
                                first: one.pile,
                                second: Some(other.pile),
                                count: (sorted[low] - left) as u64,
                            });
                        }
                    });
            }
        }
        moves
    }
}
