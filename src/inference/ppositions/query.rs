//! The moves that lead to a losing position, looked up in a P-table.

use std::iter;

use arrayvec::ArrayVec;

use super::{
    signatures::places,
    table::{PTable, Sizes},
};
use crate::games::internals::MAX_PILES;
use crate::inference::piles::region::narrow;

/// A move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The piles, counted from 1.
    pub piles: Vec<u64>,
    /// How many are taken from each.
    pub count: u64,
}

impl PTable {
    /// Every move that leads to a losing position: those from fewer piles first, then in the order
    /// of the piles. Empty if the table does not cover the sizes.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        self.first_winning_moves(sizes, usize::MAX)
    }

    /// The first `most` of them, which is less work.
    pub(super) fn first_winning_moves(&self, sizes: &[u64], most: usize) -> Vec<Taking> {
        if self.padded(sizes).is_none() {
            return Vec::new();
        }
        let open = (1..).zip(sizes).filter(|(_, size)| **size > 0);
        let (numbers, open): (Vec<u64>, Vec<usize>) =
            open.map(|(number, &size)| (number, narrow(size))).unzip();
        // The sizes, ascending, each with its place as a set. Empty piles have none.
        let mut sorted: ArrayVec<(usize, u32), MAX_PILES> = (0..)
            .zip(&open)
            .map(|(place, &size)| (size, 1 << place))
            .collect();
        sorted.extend(iter::repeat_n((0, 0), self.bounds.len() - open.len()));
        sorted.sort_unstable();
        let sets = self.sets.iter().filter(|&set| set >> open.len() == 0);
        let winning = sets.filter_map(|&set| {
            Some(Taking {
                count: self.winning_count(&sorted, set)? as u64,
                piles: places(set).map(|place| numbers[place]).collect(),
            })
        });
        winning.take(most).collect()
    }

    /// How many are to be taken from each pile of a set. At most one number leads to a losing
    /// position, as two such positions would be one move apart.
    fn winning_count(&self, sorted: &[(usize, u32)], set: u32) -> Option<usize> {
        let in_set = |is_taken: bool| {
            let sizes = sorted.iter();
            let sizes = sizes.filter(move |(_, place)| (place & set != 0) == is_taken);
            sizes.map(|(size, _)| *size).collect::<Sizes>()
        };
        let [untouched, taken] = [false, true].map(in_set);
        if !self.may_win(&untouched, &taken) {
            return None;
        }
        (1..=taken[0]).find(|count| {
            let mut left = untouched.clone();
            for size in &taken {
                let size = size - count;
                left.insert(left.partition_point(|&other| other < size), size);
            }
            self.is_lost_sorted(&left)
        })
    }

    /// Whether some losing position has the same untouched piles, and the same differences of the
    /// others, as far as the rows say.
    fn may_win(&self, untouched: &[usize], taken: &[usize]) -> bool {
        let PTable {
            rows, row_region, ..
        } = self;
        let row = |piles: &[usize]| row_region.rank(piles.iter().copied());
        match (untouched, taken) {
            ([piles @ .., largest], [_]) => rows.is_completed(row(piles), *largest),
            (_, [one, other]) => rows.has_difference(row(untouched), other - one),
            _ => true,
        }
    }
}
