//! Look-ups in a table of P-positions: every move that leaves one.

use arrayvec::ArrayVec;

use super::region::Region;
use super::rows::Rows;
use super::{AnyRows, PPositions};
use crate::games::{MAX_PILES, Taking};

/// What the piles of a sorted position add to a rank if they stand none, one or two places from their own: sums over the first
/// piles.
struct Sums([[usize; MAX_PILES + 1]; 3]);

impl Sums {
    /// For rows: so many piles are left out before them.
    fn left_out(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0; MAX_PILES + 1]; 3];
        for (left_out, sums) in sums.iter_mut().enumerate() {
            add_up(&sorted[left_out..], region.places(0), &mut sums[left_out..]);
        }
        Self(sums)
    }

    /// For completions: so many more stand before them. The largest pile stands where a rank has no place, and adds nothing.
    fn added(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0; MAX_PILES + 1]; 3];
        for (before, sums) in sums.iter_mut().enumerate() {
            add_up(sorted, region.places(before), sums);
        }
        Self(sums)
    }

    fn between(&self, from: usize, to: usize, moved: usize) -> usize {
        let sums = &self.0[moved];
        sums[to].wrapping_sub(sums[from])
    }
}

/// Adds up the terms of the piles, from the first place on.
fn add_up(piles: &[usize], places: &[Vec<usize>], sums: &mut [usize]) {
    let mut sum = 0_usize;
    for (index, &size) in piles.iter().enumerate() {
        sum = sum.wrapping_add(places.get(index).map_or(0, |terms| terms[size]));
        sums[index + 1] = sum;
    }
}

/// The ranks of what completes a position whose piles become smaller.
struct Completed<'t> {
    table: &'t PPositions,
    sums: Sums,
}

impl Completed<'_> {
    fn term(&self, place: usize, size: usize) -> usize {
        let places = self.table.completion_region.places(place);
        places.first().map_or(0, |terms| terms[size])
    }

    /// The rank if the piles in two places become smaller, without what is left of these, and the places that they get, given
    /// how many piles are smaller than each.
    fn without(&self, [low, high]: [usize; 2], [first, second]: [usize; 2]) -> (usize, [usize; 2]) {
        let behind = self.sums.between(high + 1, self.table.bounds.len(), 0);
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

/// What is left of two piles that become smaller: each time it is asked about smaller sizes, which have fewer piles before them.
struct Lessening<'a, R> {
    asked: &'a Asked<'a, R>,
    /// Where the two are.
    places: [usize; 2],
    /// The largest of the others.
    largest: usize,
    /// How many piles are smaller than each.
    before: [usize; 2],
    /// What that makes of the rank.
    without: Option<(usize, [usize; 2])>,
}

impl<R: Rows> Lessening<'_, R> {
    /// Whether it is a P-position with piles of these sizes instead, in ascending order.
    fn is_lost_with(&mut self, sizes: [usize; 2]) -> bool {
        let Asked {
            sorted, completed, ..
        } = self.asked;
        for (before, size) in self.before.iter_mut().zip(sizes) {
            while *before > 0 && sorted[*before - 1] >= size {
                *before -= 1;
                self.without = None;
            }
        }
        let (places, before) = (self.places, self.before);
        let without = self
            .without
            .get_or_insert_with(|| completed.without(places, before));
        let (rank, [first, second]) = *without;
        let rank = rank
            .wrapping_add(completed.term(first, sizes[0]))
            .wrapping_add(completed.term(second, sizes[1]));
        completed.table.completions.get(rank) == Some(self.largest.max(sizes[1]))
    }
}

/// A position, of which it is asked what can be left of its piles.
struct Asked<'t, R> {
    table: &'t PPositions,
    rows: &'t R,
    /// The piles, ascending.
    sorted: &'t [usize],
    /// The first place of each size.
    places: ArrayVec<usize, MAX_PILES>,
    /// The row without two piles, by the first places of their sizes in ascending order.
    without: [[usize; MAX_PILES]; MAX_PILES],
    completed: Completed<'t>,
}

/// What is to be left of a pile, or of the smaller of two, by the first place of each size.
#[derive(Default)]
struct Left {
    of_one: [Option<usize>; MAX_PILES],
    of_two: [[Option<usize>; MAX_PILES]; MAX_PILES],
}

impl<'t, R: Rows> Asked<'t, R> {
    fn new(table: &'t PPositions, rows: &'t R, sorted: &'t [usize]) -> Self {
        let first = |&place: &usize| place == 0 || sorted[place - 1] < sorted[place];
        let mut asked = Self {
            table,
            rows,
            sorted,
            places: (0..sorted.len()).filter(first).collect(),
            without: [[0; MAX_PILES]; MAX_PILES],
            completed: Completed {
                table,
                sums: Sums::added(&table.completion_region, sorted),
            },
        };
        let sums = Sums::left_out(&table.row_region, sorted);
        for (index, &first) in asked.places.iter().enumerate() {
            for &second in &asked.places[index..] {
                if let Some([low, high]) = asked.two(first, second) {
                    asked.without[first][second] = sums
                        .between(0, low, 0)
                        .wrapping_add(sums.between(low + 1, high, 1))
                        .wrapping_add(sums.between(high + 1, sorted.len(), 2));
                }
            }
        }
        asked
    }

    /// The places of two piles, given the first places of their sizes in ascending order; none where there is but one pile of one
    /// size.
    fn two(&self, first: usize, second: usize) -> Option<[usize; 2]> {
        if first != second {
            return Some([first, second]);
        }
        (self.sorted.get(first + 1) == Some(&self.sorted[first])).then_some([first, first + 1])
    }

    /// The largest pile but those in these places.
    fn largest_but(&self, places: &[usize]) -> usize {
        let place = (0..self.sorted.len()).rfind(|place| !places.contains(place));
        place.map_or(0, |place| self.sorted[place])
    }

    fn lessening(&self, places: [usize; 2]) -> Lessening<'_, R> {
        Lessening {
            asked: self,
            places,
            largest: self.largest_but(&places),
            before: places,
            without: None,
        }
    }

    /// What is to be left of the first pile of a size. One size at most completes the others.
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
        // What is left is smaller than the largest of the others, and completes them with it.
        let largest = self.largest_but(&[place]);
        let top = self.sorted.iter().take_while(|&&other| other < largest);
        let (low, high) = in_order(place, top.count());
        if !self.rows.is_completed(self.without[low][high], largest) {
            return None;
        }
        // Then it differs from each of them as two piles of a P-position do.
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
        let mut lessening = self.lessening(self.two(low, high)?);
        (0..size.min(largest))
            .rev()
            .filter(|&left| differs(left))
            .find(|&left| lessening.is_lost_with([left, largest]))
    }

    /// What is to be left of the smaller of two piles, given the first places of their sizes in ascending order. One pair of
    /// sizes at most has their difference.
    fn left_of_two(&self, first: usize, second: usize) -> Option<usize> {
        let places = self.two(first, second)?;
        let low = self.sorted[first];
        let difference = self.sorted[second] - low;
        let row = self.without[first][second];
        if !self.rows.has_difference(row, difference) {
            return None;
        }
        let mut lessening = self.lessening(places);
        let largest = lessening.largest;
        let completes = |size| size < largest || self.rows.is_completed(row, size);
        (0..low).rev().find(|&left| {
            let sizes = [left, left + difference];
            sizes.iter().all(|&size| completes(size)) && lessening.is_lost_with(sizes)
        })
    }

    fn left(&self) -> Left {
        let mut left = Left::default();
        for (index, &first) in self.places.iter().enumerate() {
            if self.sorted[first] == 0 {
                continue;
            }
            left.of_one[first] = self.left_of_one(first);
            for &second in &self.places[index..] {
                left.of_two[first][second] = self.left_of_two(first, second);
            }
        }
        left
    }
}

fn in_order(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}

impl PPositions {
    /// Every move that leaves a P-position, for piles that the table covers, in the order of the piles: from single piles, then
    /// from two. Equal piles have equal moves, each of which is named.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        let mut moves = Vec::new();
        let Some(sorted) = self.padded(sizes) else {
            return moves;
        };
        let left = match &self.rows {
            AnyRows::Narrow(rows) => Asked::new(self, rows, &sorted).left(),
            AnyRows::Middle(rows) => Asked::new(self, rows, &sorted).left(),
            AnyRows::Wide(rows) => Asked::new(self, rows, &sorted).left(),
            AnyRows::Long(rows) => Asked::new(self, rows, &sorted).left(),
            AnyRows::Sparse(rows) => Asked::new(self, rows, &sorted).left(),
        };
        // Each pile that is not empty, with the first place of its size.
        let open: ArrayVec<(usize, usize), MAX_PILES> = (0..)
            .zip(sizes)
            .filter(|(_, size)| **size > 0)
            .map(|(pile, &size)| {
                let place = sorted.iter().take_while(|&&other| (other as u64) < size);
                (pile, place.count())
            })
            .collect();
        for &(pile, place) in &open {
            moves.extend(left.of_one[place].map(|left| Taking {
                first: pile,
                second: None,
                count: (sorted[place] - left) as u64,
            }));
        }
        for (index, &(pile, place)) in open.iter().enumerate() {
            for &(other, other_place) in &open[index + 1..] {
                let (low, high) = in_order(place, other_place);
                let Some(left) = left.of_two[low][high] else {
                    continue;
                };
                moves.push(Taking {
                    first: pile,
                    second: Some(other),
                    count: (sorted[low] - left) as u64,
                });
            }
        }
        moves
    }
}
