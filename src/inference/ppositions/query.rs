//! Look-ups in a P-table: every move that leads to a losing position.

use arrayvec::ArrayVec;

use super::{region::Region, rows::Rows, table::PTable};
use crate::games::MAX_PILES;

/// A move: indices of piles, and a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The pile, or the first of two, counted from 0.
    pub first: usize,
    /// The second of two piles.
    pub second: Option<usize>,
    /// How many are taken from each.
    pub count: u64,
}

impl Taking {
    /// The numbers of its piles, counted from 1.
    pub fn piles(&self) -> Vec<u64> {
        let piles = [self.first].into_iter().chain(self.second);
        piles.map(|index| index as u64 + 1).collect()
    }
}

/// A position whose winning moves are wanted.
pub(super) struct Query<'t, R: ?Sized> {
    table: &'t PTable,
    rows: &'t R,
    /// The piles, ascending.
    sorted: &'t [usize],
    /// The first place of each size.
    places: ArrayVec<usize, MAX_PILES>,
    /// The row without two piles, by the first places of their sizes in ascending order.
    without: [[usize; MAX_PILES]; MAX_PILES],
    completions: CompletionRanks,
}

impl<'t, R: Rows + ?Sized> Query<'t, R> {
    pub(super) fn new(table: &'t PTable, rows: &'t R, sorted: &'t [usize]) -> Self {
        let first = |&place: &usize| place == 0 || sorted[place - 1] < sorted[place];
        let mut query = Self {
            table,
            rows,
            sorted,
            places: (0..sorted.len()).filter(first).collect(),
            without: [[0; MAX_PILES]; MAX_PILES],
            completions: CompletionRanks::new(&table.completion_region, sorted),
        };
        let sums = Sums::removed(&table.row_region, sorted);
        for (index, &first) in query.places.iter().enumerate() {
            for &second in &query.places[index..] {
                if let Some([low, high]) = query.two(first, second) {
                    query.without[first][second] = sums
                        .between(0, low, 0)
                        .wrapping_add(sums.between(low + 1, high, 1))
                        .wrapping_add(sums.between(high + 1, sorted.len(), 2));
                }
            }
        }
        query
    }

    /// Returns the places of two piles, given the first places of their sizes in ascending order,
    /// or `None` if both are the same and there is only one pile of that size.
    fn two(&self, first: usize, second: usize) -> Option<[usize; 2]> {
        if first != second {
            return Some([first, second]);
        }
        (self.sorted.get(first + 1) == Some(&self.sorted[first])).then_some([first, first + 1])
    }

    /// The largest pile that is not in one of these places; 0 if there is no other.
    fn largest_but(&self, places: &[usize]) -> usize {
        let place = (0..self.sorted.len()).rfind(|place| !places.contains(place));
        place.map_or(0, |place| self.sorted[place])
    }

    fn replacement(&self, places: [usize; 2]) -> Replacement<'_, R> {
        Replacement {
            query: self,
            places,
            largest: self.largest_but(&places),
            before: places,
            without: None,
        }
    }

    /// What is left of the first pile of a size. At most one size completes the other piles.
    fn left_of_one(&self, place: usize) -> Option<usize> {
        let size = self.sorted[place];
        let last = self.sorted.len() - 1;
        if place == last {
            let others = self.sorted[..place].iter().copied();
            let rank = self.table.completion_region.rank(others);
            if let Some(left) = self.table.completions.get(rank) {
                return (left < size).then_some(left);
            }
        }
        // What is left is smaller than the largest other pile. So that pile completes all the
        // others together with it.
        let largest = self.largest_but(&[place]);
        let top = self.sorted.iter().take_while(|&&other| other < largest);
        let (low, high) = in_order(place, top.count());
        if !self.rows.is_completed(self.without[low][high], largest) {
            return None;
        }
        // For each other pile, the row without both has the difference between that pile and what
        // is left.
        let pairs = self.places.iter().filter_map(|&other| {
            let (low, high) = in_order(place, other);
            self.two(low, high)?;
            Some((self.without[low][high], self.sorted[other]))
        });
        let pairs: ArrayVec<_, MAX_PILES> = pairs.collect();
        let differs = |left: usize| {
            let has = |&(row, other)| self.rows.has_difference(row, left.abs_diff(other));
            pairs.iter().all(has)
        };
        let mut replacement = self.replacement(self.two(low, high)?);
        (0..size.min(largest))
            .rev()
            .filter(|&left| differs(left))
            .find(|&left| replacement.is_lost([left, largest]))
    }

    /// What is left of the smaller of two piles, given the first places of their sizes in ascending
    /// order. At most one pair of sizes with the same difference completes the other piles.
    fn left_of_two(&self, first: usize, second: usize) -> Option<usize> {
        let places = self.two(first, second)?;
        let low = self.sorted[first];
        let difference = self.sorted[second] - low;
        let row = self.without[first][second];
        if !self.rows.has_difference(row, difference) {
            return None;
        }
        let mut replacement = self.replacement(places);
        let largest = replacement.largest;
        let completes = |size| size < largest || self.rows.is_completed(row, size);
        (0..low).rev().find(|&left| {
            let sizes = [left, left + difference];
            sizes.iter().all(|&size| completes(size)) && replacement.is_lost(sizes)
        })
    }

    /// The first `most` winning moves, in the order of the piles.
    pub(super) fn winning_moves(&self, sizes: &[u64], most: usize) -> Vec<Taking> {
        let sorted = self.sorted;
        // The piles that are not empty, each with the first place of its size.
        let open: ArrayVec<(usize, usize), MAX_PILES> = (0..)
            .zip(sizes)
            .filter(|(_, size)| **size > 0)
            .map(|(pile, &size)| {
                let place = sorted.iter().take_while(|&&other| (other as u64) < size);
                (pile, place.count())
            })
            .collect();
        // What the winning moves leave of one pile, and of the smaller of two, by the first place
        // of each size, as far as it was asked for.
        let mut of_one = [None; MAX_PILES];
        let mut of_two = [[None; MAX_PILES]; MAX_PILES];
        let from_one = open.iter().filter_map(|&(pile, place)| {
            let left = *of_one[place].get_or_insert_with(|| self.left_of_one(place));
            Some(Taking {
                first: pile,
                second: None,
                count: (sorted[place] - left?) as u64,
            })
        });
        let pairs = (0..).zip(&open).flat_map(|(index, one)| {
            let others = open[index + 1..].iter();
            others.map(move |other| (one, other))
        });
        let from_two = pairs.filter_map(|(&(pile, place), &(other, other_place))| {
            let (low, high) = in_order(place, other_place);
            let left = of_two[low][high].get_or_insert_with(|| self.left_of_two(low, high));
            Some(Taking {
                first: pile,
                second: Some(other),
                count: (sorted[low] - (*left)?) as u64,
            })
        });
        from_one.chain(from_two).take(most).collect()
    }
}

/// Two piles of a position that are replaced by smaller sizes, which become smaller with each
/// look-up.
struct Replacement<'a, R: ?Sized> {
    query: &'a Query<'a, R>,
    /// The places of the two piles.
    places: [usize; 2],
    /// The largest of the other piles.
    largest: usize,
    /// How many piles are smaller than each of the two sizes.
    before: [usize; 2],
    /// [`CompletionRanks::without`] for these numbers, if they have not changed since the last
    /// look-up.
    without: Option<(usize, [usize; 2])>,
}

impl<R: Rows + ?Sized> Replacement<'_, R> {
    /// Whether the position with these two sizes, in ascending order, is losing.
    fn is_lost(&mut self, sizes: [usize; 2]) -> bool {
        let Query {
            table,
            sorted,
            completions,
            ..
        } = self.query;
        for (before, size) in self.before.iter_mut().zip(sizes) {
            while *before > 0 && sorted[*before - 1] >= size {
                *before -= 1;
                self.without = None;
            }
        }
        let (places, before) = (self.places, self.before);
        let without = self
            .without
            .get_or_insert_with(|| completions.without(places, before));
        let (rank, [first, second]) = *without;
        let rank = rank
            .wrapping_add(table.completion_region.term(first, sizes[0]))
            .wrapping_add(table.completion_region.term(second, sizes[1]));
        table.completions.get(rank) == Some(self.largest.max(sizes[1]))
    }
}

fn in_order(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}

impl PTable {
    /// Every move that leads to a losing position, in the order of the piles: from single piles,
    /// then from two. Equal piles have equal moves, and each of them is listed. Empty if the table
    /// does not cover the sizes.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        self.first_winning_moves(sizes, usize::MAX)
    }

    /// The first `most` of them, which is less work.
    pub(super) fn first_winning_moves(&self, sizes: &[u64], most: usize) -> Vec<Taking> {
        let sorted = self.padded(sizes);
        sorted.map_or_else(Vec::new, |sorted| {
            self.rows.winning_moves(self, &sorted, sizes, most)
        })
    }
}

// Ranks of multisets that differ from a sorted position in a few piles, from sums that are made
// once.

/// Prefix sums of the rank terms of a sorted position, for piles that are shifted by 0, 1 or 2
/// places.
struct Sums([[usize; MAX_PILES + 1]; 3]);

impl Sums {
    /// For rows: the piles are shifted down, because others before them are removed.
    pub(super) fn removed(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0; MAX_PILES + 1]; 3];
        for (removed, sums) in sums.iter_mut().enumerate() {
            add_up(&sorted[removed..], region, 0, &mut sums[removed..]);
        }
        Self(sums)
    }

    /// For completions: the piles are shifted up, because others are inserted before them. A rank
    /// has no place for the largest pile, which adds nothing.
    fn inserted(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0; MAX_PILES + 1]; 3];
        for (inserted, sums) in sums.iter_mut().enumerate() {
            add_up(sorted, region, inserted, sums);
        }
        Self(sums)
    }

    /// The sum of the terms of the piles from place `from` to before place `to`, shifted by `shift`
    /// places.
    pub(super) fn between(&self, from: usize, to: usize, shift: usize) -> usize {
        let sums = &self.0[shift];
        sums[to].wrapping_sub(sums[from])
    }
}

/// Adds up the terms of piles, of which the first is at `place`.
fn add_up(piles: &[usize], region: &Region, place: usize, sums: &mut [usize]) {
    let mut sum = 0_usize;
    for (index, &size) in piles.iter().enumerate() {
        sum = sum.wrapping_add(region.term(place + index, size));
        sums[index + 1] = sum;
    }
}

/// The ranks of the completions of positions in which two piles have become smaller.
struct CompletionRanks {
    piles: usize,
    sums: Sums,
}

impl CompletionRanks {
    /// For positions that a move leads to from `sorted`.
    pub(super) fn new(region: &Region, sorted: &[usize]) -> Self {
        Self {
            piles: sorted.len(),
            sums: Sums::inserted(region, sorted),
        }
    }

    /// The rank without the piles at `low` and `high`, which become smaller: `first` and `second`
    /// piles will be smaller than what is left of them. Also returns the places that their
    /// remainders get.
    pub(super) fn without(
        &self,
        [low, high]: [usize; 2],
        [first, second]: [usize; 2],
    ) -> (usize, [usize; 2]) {
        let behind = self.sums.between(high + 1, self.piles, 0);
        let rank = self.sums.between(0, first, 0).wrapping_add(behind);
        if second <= low {
            let rank = rank
                .wrapping_add(self.sums.between(first, second, 1))
                .wrapping_add(self.sums.between(second, low, 2))
                .wrapping_add(self.sums.between(low + 1, high, 1));
            (rank, [first, second + 1])
        } else {
            let rank = rank
                .wrapping_add(self.sums.between(first, low, 1))
                .wrapping_add(self.sums.between(low + 1, second, 0))
                .wrapping_add(self.sums.between(second, high, 1));
            (rank, [first, second])
        }
    }
}
