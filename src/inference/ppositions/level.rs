//! The piles that are in place, and what they add to the ranks of the rows that they are a part of.
//!
//! A rank is a sum with a term for each pile, which depends on how many piles stand before it. So the rank without a pile is
//! the sum before it and the sum behind it as if one more had been left out, and what goes on behind adds the same whichever
//! it is.

use super::region::Region;
use crate::games::MAX_PILES;

/// Pairs of ten piles.
const MAX_PAIRS: usize = MAX_PILES * (MAX_PILES - 1) / 2;

/// The first places of a multiset.
#[derive(Clone, Copy)]
pub(super) struct Level {
    pub(super) last: usize,
    /// What they add to the rank of a row if none, one or two before them are left out.
    pub(super) rows: [usize; 3],
    /// What they add to the rank of a completion.
    pub(super) completion: usize,
    /// How many multisets there are without one pile, and without two.
    pub(super) ones: usize,
    twos: usize,
    /// How many of the multisets without one pile were without a pair with the last value before it.
    paired: usize,
}

/// Without a pile: what is to be added to the sums of a level where one was left out.
#[derive(Clone, Copy)]
pub(super) struct One {
    pub(super) size: usize,
    pub(super) row: usize,
}

/// Without two piles, likewise.
#[derive(Clone, Copy)]
pub(super) struct Two {
    pub(super) smaller: usize,
    pub(super) difference: usize,
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
        ones: [One { size: 0, row: 0 }; MAX_PILES],
        twos: [Two {
            smaller: 0,
            difference: 0,
            row: 0,
        }; MAX_PAIRS],
    };
}

/// What each value of a place adds to ranks.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    /// To the rank of a row if none, one or two before it are left out.
    rows: [&'a [usize]; 3],
    /// To the rank of a completion.
    completions: &'a [usize],
}

impl<'a> Terms<'a> {
    pub(super) fn new(rows: &'a Region, completions: &'a Region, place: usize) -> Self {
        Self {
            rows: [0, 1, 2].map(|left_out| rows.terms_before(place, left_out)),
            completions: completions.terms(place),
        }
    }
}

impl Level {
    /// No pile is in place.
    pub(super) const EMPTY: Self = Self {
        last: 0,
        rows: [0; 3],
        completion: 0,
        ones: 0,
        twos: 0,
        paired: 0,
    };

    /// The piles, each size once.
    pub(super) fn ones<'a>(&self, left_out: &'a LeftOut) -> &'a [One] {
        &left_out.ones[..self.ones]
    }

    /// The pairs of piles, each pair of sizes once.
    pub(super) fn twos<'a>(&self, left_out: &'a LeftOut) -> &'a [Two] {
        &left_out.twos[..self.twos]
    }

    /// How many of the piles, each size once, make a pair with one more of this value that is there already. A pair of equal
    /// piles is new with the second of them; no other pair is new with a pile that repeats.
    pub(super) fn paired_before(&self, value: usize) -> usize {
        if value == self.last { self.paired } else { 0 }
    }

    /// The level that goes on from this one with a pile of this value, given the terms of its place.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    pub(super) fn with(&self, value: usize, terms: &Terms, left_out: &mut LeftOut) -> Self {
        let [row, one, two] = terms.rows.map(|terms| terms[value]);
        let rows = [
            self.rows[0].wrapping_add(row),
            self.rows[1].wrapping_add(one),
            self.rows[2].wrapping_add(two),
        ];
        let without = self.rows[1].wrapping_sub(rows[2]);
        let mut twos = self.twos;
        for one in &left_out.ones[self.paired_before(value)..self.ones] {
            left_out.twos[twos] = Two {
                smaller: one.size,
                difference: value - one.size,
                row: one.row.wrapping_add(without),
            };
            twos += 1;
        }
        let repeats = self.ones > 0 && value == self.last;
        // Without one of several equal piles it is the same as without another.
        if !repeats {
            left_out.ones[self.ones] = One {
                size: value,
                row: self.rows[0].wrapping_sub(rows[1]),
            };
        }
        Self {
            last: value,
            rows,
            completion: self.completion.wrapping_add(terms.completions[value]),
            ones: self.ones + usize::from(!repeats),
            twos,
            paired: self.ones,
        }
    }
}
