//! The piles that are in place, and what they add to the ranks of the multisets that they are a part of.
//!
//! A rank is a sum with a term for each pile, which depends on how many piles stand before it. So the rank without a pile is the sum
//! before it and the sum behind it as if one more had been left out, and what goes on behind adds the same whichever it is.

use super::region::Region;
use crate::games::MAX_PILES;

/// Pairs of ten piles.
const MAX_PAIRS: usize = MAX_PILES * (MAX_PILES - 1) / 2;

/// The first places of a multiset.
#[derive(Clone)]
pub(super) struct Level {
    pub(super) last: usize,
    /// How often the last value stands at the end.
    run: usize,
    /// What they add to the rank of a row if none, one or two before them are left out.
    rows: [usize; 3],
    /// The same for the rank of a completion.
    completions: [usize; 2],
    /// How many multisets there are without one pile, and without two.
    ones: usize,
    twos: usize,
}

/// Without a pile: what is to be added to the sums of a level where one was left out.
#[derive(Clone, Copy)]
pub(super) struct One {
    pub(super) size: usize,
    pub(super) row: usize,
    pub(super) completion: usize,
}

/// Without two piles, likewise.
#[derive(Clone, Copy)]
pub(super) struct Two {
    pub(super) smaller: usize,
    pub(super) larger: usize,
    pub(super) row: usize,
}

/// Which piles are left out, each multiset once. All levels that go on from a level leave out the same ones first, so one list
/// serves them all.
pub(super) struct LeftOut {
    ones: [One; MAX_PILES],
    twos: [Two; MAX_PAIRS],
}

impl LeftOut {
    pub(super) const NOTHING: Self = Self {
        ones: [One {
            size: 0,
            row: 0,
            completion: 0,
        }; MAX_PILES],
        twos: [Two {
            smaller: 0,
            larger: 0,
            row: 0,
        }; MAX_PAIRS],
    };
}

/// The regions that the ranks are of.
#[derive(Clone, Copy)]
pub(super) struct Regions<'a> {
    pub(super) rows: &'a Region,
    pub(super) completions: &'a Region,
}

impl Level {
    /// No pile is in place.
    pub(super) const EMPTY: Self = Self {
        last: 0,
        run: 0,
        rows: [0; 3],
        completions: [0; 2],
        ones: 0,
        twos: 0,
    };

    /// Whether the last pile repeats the one before it.
    pub(super) fn repeats(&self) -> bool {
        self.run > 1
    }

    /// What the piles add to the rank of a row if so many before them are left out.
    pub(super) fn row(&self, left_out: usize) -> usize {
        self.rows[left_out]
    }

    /// What the piles add to the rank of a completion if so many before them are left out.
    pub(super) fn completion(&self, left_out: usize) -> usize {
        self.completions[left_out]
    }

    /// The piles, each size once.
    pub(super) fn ones<'a>(&self, left_out: &'a LeftOut) -> &'a [One] {
        &left_out.ones[..self.ones]
    }

    /// The pairs of piles, each pair of sizes once.
    pub(super) fn twos<'a>(&self, left_out: &'a LeftOut) -> &'a [Two] {
        &left_out.twos[..self.twos]
    }

    /// The piles with which one more makes a pair that was not there. A pair of equal piles is new with the second of them; no other
    /// pair is new with a pile that repeats.
    pub(super) fn paired<'a>(&self, value: usize, left_out: &'a LeftOut) -> &'a [One] {
        let known = match self.run {
            run if run == 0 || value != self.last => 0,
            1 => self.ones - 1,
            _ => self.ones,
        };
        &left_out.ones[known..self.ones]
    }

    /// The level that goes on from this one, which has so many piles in place, with a pile of this value.
    pub(super) fn with(
        &self,
        place: usize,
        value: usize,
        regions: Regions,
        left_out: &mut LeftOut,
    ) -> Self {
        let repeats = self.run > 0 && value == self.last;
        let sum = |sum: usize, region: &Region, left_out| {
            sum.wrapping_add(region.term_before(place, left_out, value))
        };
        let rows = [0, 1, 2].map(|left_out| sum(self.rows[left_out], regions.rows, left_out));
        let completions =
            [0, 1].map(|left_out| sum(self.completions[left_out], regions.completions, left_out));
        let mut twos = self.twos;
        let known = self.ones - self.paired(value, left_out).len();
        let without = self.rows[1].wrapping_sub(rows[2]);
        for one in &left_out.ones[known..self.ones] {
            left_out.twos[twos] = Two {
                smaller: one.size,
                larger: value,
                row: one.row.wrapping_add(without),
            };
            twos += 1;
        }
        // Without one of several equal piles it is the same as without another.
        if !repeats {
            left_out.ones[self.ones] = One {
                size: value,
                row: self.rows[0].wrapping_sub(rows[1]),
                completion: self.completions[0].wrapping_sub(completions[1]),
            };
        }
        Self {
            last: value,
            run: if repeats { self.run + 1 } else { 1 },
            rows,
            completions,
            ones: self.ones + usize::from(!repeats),
            twos,
        }
    }
}
