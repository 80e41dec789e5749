//! Look-ups in a table of P-positions: every move that leaves one.

use arrayvec::ArrayVec;

use super::region::Region;
use super::rows::Rows;
use super::{AnyRows, PPositions, Sizes};
use crate::games::{MAX_PILES, Taking};

impl AnyRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        match self {
            Self::Narrow(rows) => rows.is_completed(row, size),
            Self::Middle(rows) => rows.is_completed(row, size),
            Self::Wide(rows) => rows.is_completed(row, size),
            Self::Long(rows) => rows.is_completed(row, size),
            Self::Sparse(rows) => rows.is_completed(row, size),
        }
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        match self {
            Self::Narrow(rows) => rows.has_difference(row, difference),
            Self::Middle(rows) => rows.has_difference(row, difference),
            Self::Wide(rows) => rows.has_difference(row, difference),
            Self::Long(rows) => rows.has_difference(row, difference),
            Self::Sparse(rows) => rows.has_difference(row, difference),
        }
    }
}

/// What the piles of a sorted position add to the rank of a row if none of them is left out before them, one or two: sums over the
/// first piles. The rank without two piles is then three sums.
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

    fn between(&self, from: usize, to: usize, left_out: usize) -> usize {
        let sums = &self.0[left_out];
        sums[to].wrapping_sub(sums[from])
    }

    fn without(&self, low: usize, high: usize, piles: usize) -> usize {
        self.between(0, low, 0)
            .wrapping_add(self.between(low + 1, high, 1))
            .wrapping_add(self.between(high + 1, piles, 2))
    }
}

/// A position, of which it is asked what can be left of its piles.
struct Asked<'t> {
    table: &'t PPositions,
    /// The piles, ascending.
    sorted: Sizes,
    /// The first place of each size.
    places: ArrayVec<usize, MAX_PILES>,
    rows: Sums,
}

/// What is to be left of a pile, or of the smaller of two, by the first place of each size.
#[derive(Default)]
struct Left {
    of_one: [Option<usize>; MAX_PILES],
    of_two: [[Option<usize>; MAX_PILES]; MAX_PILES],
}

impl<'t> Asked<'t> {
    fn new(table: &'t PPositions, sorted: Sizes) -> Self {
        let mut places = ArrayVec::new();
        for (place, size) in sorted.iter().enumerate() {
            if place == 0 || sorted[place - 1] < *size {
                places.push(place);
            }
        }
        Self {
            table,
            places,
            rows: Sums::new(&table.row_region, &sorted),
            sorted,
        }
    }

    /// The places of two piles, given the first places of their sizes; none where there is but one pile of one size.
    fn two(&self, first: usize, second: usize) -> Option<[usize; 2]> {
        let size = self.sorted[first];
        match second {
            second if second != first => Some([first.min(second), first.max(second)]),
            _ => (self.sorted.get(first + 1) == Some(&size)).then_some([first, first + 1]),
        }
    }

    fn row(&self, [low, high]: [usize; 2]) -> usize {
        self.rows.without(low, high, self.sorted.len())
    }

    /// The place of the largest pile beside those in the given places, which ascend.
    fn largest_but(&self, places: &[usize]) -> Option<usize> {
        let piles = (0..self.sorted.len()).rev();
        piles.into_iter().find(|place| !places.contains(place))
    }

    /// Whether it is a P-position once the piles in these places are of these sizes, in ascending order.
    fn is_lost_with(&self, places: [usize; 2], sizes: [usize; 2]) -> bool {
        let mut left = Sizes::new();
        let mut sizes = sizes.into_iter().peekable();
        for (place, &size) in self.sorted.iter().enumerate() {
            if places.contains(&place) {
                continue;
            }
            while let Some(smaller) = sizes.next_if(|&other| other < size) {
                left.push(smaller);
            }
            left.push(size);
        }
        left.extend(sizes);
        self.table.completes(&left)
    }

    /// What is to be left of the pile in this place. One size at most completes the others.
    fn left_of_one(&self, place: usize) -> Option<usize> {
        let size = self.sorted[place];
        if place + 1 == self.sorted.len() {
            let others = self.sorted[..place].iter().copied();
            let rank = self.table.completion_region.rank(others);
            if let Some(left) = self.table.completions.get(rank) {
                return (left < size).then_some(left);
            }
        }
        // What is left is smaller than the largest of the others.
        let top = self.largest_but(&[place])?;
        let largest = self.sorted[top];
        let both = [place.min(top), place.max(top)];
        let rows = &self.table.rows;
        if !rows.is_completed(self.row(both), largest) {
            return None;
        }
        // Then it differs from each of them as two piles of a P-position do.
        let pairs = self.places.iter().filter_map(|&other| {
            let row = self.row(self.two(place, other)?);
            Some((row, self.sorted[other]))
        });
        let pairs: ArrayVec<_, MAX_PILES> = pairs.collect();
        let differs = |left: usize, &(row, other): &(usize, usize)| {
            rows.has_difference(row, left.abs_diff(other))
        };
        (0..size.min(largest))
            .rev()
            .filter(|&left| pairs.iter().all(|pair| differs(left, pair)))
            .find(|&left| self.is_lost_with(both, [left, largest]))
    }

    /// What is to be left of the smaller of the piles in these places. One pair of sizes at most has their difference.
    fn left_of_two(&self, places: [usize; 2]) -> Option<usize> {
        let [low, high] = places.map(|place| self.sorted[place]);
        let difference = high - low;
        let row = self.row(places);
        let rows = &self.table.rows;
        if !rows.has_difference(row, difference) {
            return None;
        }
        let largest = self.sorted[self.largest_but(&places)?];
        let completes = |size| size < largest || rows.is_completed(row, size);
        (0..low)
            .rev()
            .filter(|&left| completes(left) && completes(left + difference))
            .find(|&left| self.is_lost_with(places, [left, left + difference]))
    }

    fn left(&self) -> Left {
        let mut left = Left::default();
        for (index, &first) in self.places.iter().enumerate() {
            if self.sorted[first] == 0 {
                continue;
            }
            left.of_one[first] = self.left_of_one(first);
            for &second in &self.places[index..] {
                let places = self.two(first, second);
                left.of_two[first][second] = places.and_then(|places| self.left_of_two(places));
            }
        }
        left
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
        let asked = Asked::new(self, sorted);
        let left = asked.left();
        let sorted = &asked.sorted;
        // Each pile that is not empty, with the first place of its size.
        let open: ArrayVec<(usize, usize), MAX_PILES> = (0..)
            .zip(sizes)
            .filter(|(_, size)| **size > 0)
            .map(|(pile, &size)| (pile, sorted.partition_point(|&other| (other as u64) < size)))
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
                let (low, high) = (place.min(other_place), place.max(other_place));
                moves.extend(left.of_two[low][high].map(|left| Taking {
                    first: pile,
                    second: Some(other),
                    count: (sorted[low] - left) as u64,
                }));
            }
        }
        moves
    }
}
