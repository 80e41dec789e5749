//! Ranks of multisets that differ from a sorted position in a few piles, from sums that are made once.

use super::region::Region;
use crate::games::MAX_PILES;

/// Prefix sums of the rank terms of a sorted position, for piles that are shifted by 0, 1 or 2 places.
pub(super) struct Sums([[usize; MAX_PILES + 1]; 3]);

impl Sums {
    /// For rows: the piles are shifted down, because others before them are removed.
    pub(super) fn removed(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0; MAX_PILES + 1]; 3];
        for (removed, sums) in sums.iter_mut().enumerate() {
            add_up(&sorted[removed..], region.places(0), &mut sums[removed..]);
        }
        Self(sums)
    }

    /// For completions: the piles are shifted up, because others are inserted before them. A rank has no place for the largest
    /// pile, which adds nothing.
    fn inserted(region: &Region, sorted: &[usize]) -> Self {
        let mut sums = [[0; MAX_PILES + 1]; 3];
        for (inserted, sums) in sums.iter_mut().enumerate() {
            add_up(sorted, region.places(inserted), sums);
        }
        Self(sums)
    }

    /// The sum of the terms of the piles from place `from` to before place `to`, shifted by `shift` places.
    pub(super) fn between(&self, from: usize, to: usize, shift: usize) -> usize {
        let sums = &self.0[shift];
        sums[to].wrapping_sub(sums[from])
    }
}

/// Adds up the terms of piles; the first of them is at the first of `places`.
fn add_up(piles: &[usize], places: &[Vec<usize>], sums: &mut [usize]) {
    let mut sum = 0_usize;
    for (index, &size) in piles.iter().enumerate() {
        sum = sum.wrapping_add(places.get(index).map_or(0, |terms| terms[size]));
        sums[index + 1] = sum;
    }
}

/// The ranks of the completions of positions in which two piles have become smaller.
pub(super) struct CompletionRanks<'t> {
    region: &'t Region,
    piles: usize,
    sums: Sums,
}

impl<'t> CompletionRanks<'t> {
    /// For positions that a move leads to from `sorted`.
    pub(super) fn new(region: &'t Region, sorted: &[usize]) -> Self {
        Self {
            region,
            piles: sorted.len(),
            sums: Sums::inserted(region, sorted),
        }
    }

    /// What a pile of size `size` adds at `place`; 0 for the largest pile.
    pub(super) fn term(&self, place: usize, size: usize) -> usize {
        let places = self.region.places(place);
        places.first().map_or(0, |terms| terms[size])
    }

    /// The rank without the piles at `low` and `high`, which become smaller: `first` and `second` piles will be smaller than what is
    /// left of them. Also returns the places that their remainders get.
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
