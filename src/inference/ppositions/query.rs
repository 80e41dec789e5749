//! Look-ups in a P-table: every move that leads to a losing position.

use arrayvec::ArrayVec;

use super::table::{PTable, Sizes};
use crate::games::{MAX_PILES, Taking};

/// The places from `from` on that are the first of their size.
fn first_places(sorted: &[usize], from: usize) -> impl Iterator<Item = usize> + '_ {
    (from..sorted.len()).filter(move |&place| place == from || sorted[place - 1] < sorted[place])
}

/// Piles without the one at a place.
fn without(piles: &[usize], place: usize) -> Sizes {
    let mut others: Sizes = piles.iter().copied().collect();
    others.remove(place);
    others
}

impl PTable {
    /// The row of all piles but two.
    fn row(&self, others: &[usize]) -> usize {
        self.row_region.rank(others.iter().copied())
    }

    /// Whether ascending piles and some more are losing.
    fn is_lost_with(&self, others: &[usize], more: &[usize]) -> bool {
        let mut sorted: Sizes = others.iter().copied().collect();
        for &size in more {
            let place = sorted.partition_point(|&other| other < size);
            sorted.insert(place, size);
        }
        self.is_lost_sorted(&sorted)
    }

    /// What is left of the pile at a place. At most one size completes the other piles.
    fn left_of_one(&self, sorted: &[usize], place: usize) -> Option<usize> {
        let others = without(sorted, place);
        if place == others.len()
            && let Some(left) = self.completing(&others)
        {
            return (left < sorted[place]).then_some(left);
        }
        // What is left is smaller than the largest other pile. So that pile completes all the others together with it.
        let (&largest, smaller) = others.split_last()?;
        if !self.rows.is_completed(self.row(smaller), largest) {
            return None;
        }
        // For each other pile, the row without both has the difference between that pile and what is left.
        let rows = first_places(&others, 0);
        let rows = rows.map(|other| (self.row(&without(&others, other)), others[other]));
        let rows: ArrayVec<_, MAX_PILES> = rows.collect();
        let differs = |left: usize| {
            let has = |&(row, other)| self.rows.has_difference(row, left.abs_diff(other));
            rows.iter().all(has)
        };
        (0..sorted[place].min(largest))
            .rev()
            .find(|&left| differs(left) && self.is_lost_with(&others, &[left]))
    }

    /// What is left of the smaller of the piles at two places. At most one pair of sizes with the same difference completes the other
    /// piles.
    fn left_of_two(&self, sorted: &[usize], [low, high]: [usize; 2]) -> Option<usize> {
        let others = without(&without(sorted, high), low);
        let row = self.row(&others);
        let difference = sorted[high] - sorted[low];
        if !self.rows.has_difference(row, difference) {
            return None;
        }
        let largest = others.last().copied().unwrap_or(0);
        let completes = |&size: &usize| size < largest || self.rows.is_completed(row, size);
        (0..sorted[low]).rev().find(|&left| {
            let sizes = [left, left + difference];
            sizes.iter().all(completes) && self.is_lost_with(&others, &sizes)
        })
    }

    /// Every move that leads to a losing position, in the order of the piles: from single piles, then from two. Equal piles have
    /// equal moves, and each of them is listed. Empty if the table does not cover the sizes.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        let Some(sorted) = self.padded(sizes) else {
            return Vec::new();
        };
        let piles = |place: usize| {
            let size = sorted[place] as u64;
            (0..sizes.len()).filter(move |&pile| sizes[pile] == size)
        };
        let mut moves = Vec::new();
        for low in first_places(&sorted, 0).filter(|&place| sorted[place] > 0) {
            let count = |left| (sorted[low] - left) as u64;
            if let Some(left) = self.left_of_one(&sorted, low) {
                moves.extend(piles(low).map(|first| Taking {
                    first,
                    second: None,
                    count: count(left),
                }));
            }
            for high in first_places(&sorted, low + 1) {
                let Some(left) = self.left_of_two(&sorted, [low, high]) else {
                    continue;
                };
                let pairs = piles(low).flat_map(|one| piles(high).map(move |other| (one, other)));
                let are_two = |&(one, other): &_| one < other || sizes[one] != sizes[other];
                moves.extend(pairs.filter(are_two).map(|(one, other)| Taking {
                    first: one.min(other),
                    second: Some(one.max(other)),
                    count: count(left),
                }));
            }
        }
        moves.sort_unstable_by_key(|taking| (taking.second.is_some(), taking.first, taking.second));
        moves
    }
}
