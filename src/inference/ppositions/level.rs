//! The smallest piles of a multiset, and what they add to the ranks of rows.
//!
//! A rank is a sum with a term for each pile, which depends on the size of the pile and on its place. If a pile is removed, all piles
//! after it move down by one place. So the rank of a row without a pile is the sum of the terms before that pile and of the terms
//! after it, each for one place lower. The part of the sum that belongs to larger piles is the same for every pile that is removed.

use super::region::Region;
use crate::games::MAX_PILES;

/// Pairs of ten piles.
const MAX_PAIRS: usize = MAX_PILES * (MAX_PILES - 1) / 2;

/// Some of the smallest piles, and their sums of terms.
#[derive(Clone, Copy)]
pub(super) struct Level {
    /// The largest of these piles.
    pub(super) last: usize,
    /// What they add to the rank of a row that lacks no pile before them, one or two.
    pub(super) rows: [usize; 3],
    /// What they add to the rank of a completion.
    pub(super) completion: usize,
    /// How many sizes there are.
    pub(super) ones: usize,
    /// How many pairs of sizes there are.
    twos: usize,
    /// The value of `ones` before the last pile was added.
    paired: usize,
}

/// One pile removed: its size, and the offset of the row without it.
///
/// The offset is to be added to what the piles add to the rank of a row that lacks one pile before them.
#[derive(Clone, Copy)]
pub(super) struct WithoutOne {
    pub(super) size: usize,
    pub(super) row: usize,
}

/// Two piles removed: the smaller size, the difference, and the offset of the row without them.
///
/// The offset is to be added to what the piles add to the rank of a row that lacks two piles before them.
#[derive(Clone, Copy)]
pub(super) struct WithoutTwo {
    pub(super) smaller: usize,
    pub(super) difference: usize,
    pub(super) row: usize,
}

/// Every pile that may be removed, each size once, and every pair. A level that adds a pile to another begins with the same entries,
/// so one list serves all levels of a walk.
pub(super) struct Omissions {
    ones: [WithoutOne; MAX_PILES],
    twos: [WithoutTwo; MAX_PAIRS],
}

impl Omissions {
    pub(super) const EMPTY: Self = Self {
        ones: [WithoutOne { size: 0, row: 0 }; MAX_PILES],
        twos: [WithoutTwo {
            smaller: 0,
            difference: 0,
            row: 0,
        }; MAX_PAIRS],
    };
}

/// What each size adds to ranks at one place.
#[derive(Clone, Copy)]
pub(super) struct PlaceTerms<'a> {
    /// To the rank of a row that lacks no pile before the place, one or two.
    rows: [&'a [usize]; 3],
    /// To the rank of a completion.
    completions: &'a [usize],
}

impl<'a> PlaceTerms<'a> {
    pub(super) fn new(rows: &'a Region, completions: &'a Region, place: usize) -> Self {
        Self {
            rows: [0, 1, 2].map(|removed| rows.terms(place, removed)),
            completions: completions.terms(place, 0),
        }
    }
}

impl Level {
    /// No pile.
    pub(super) const EMPTY: Self = Self {
        last: 0,
        rows: [0; 3],
        completion: 0,
        ones: 0,
        twos: 0,
        paired: 0,
    };

    /// The piles, each size once.
    pub(super) fn ones<'a>(&self, omissions: &'a Omissions) -> &'a [WithoutOne] {
        &omissions.ones[..self.ones]
    }

    /// The pairs of piles, each pair of sizes once.
    pub(super) fn twos<'a>(&self, omissions: &'a Omissions) -> &'a [WithoutTwo] {
        &omissions.twos[..self.twos]
    }

    /// How many of the sizes `ones` make a pair with another pile of size `value` that is among `twos` already. If `value` repeats
    /// the last pile, only the pair of two piles of that size can be new. Otherwise all pairs are, and this is 0.
    pub(super) fn paired_before(&self, value: usize) -> usize {
        if value == self.last { self.paired } else { 0 }
    }

    /// The level with one more pile, of size `value`, given the terms of its place.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    pub(super) fn with(&self, value: usize, terms: &PlaceTerms, omissions: &mut Omissions) -> Self {
        let [row, one, two] = terms.rows.map(|terms| terms[value]);
        let rows = [
            self.rows[0].wrapping_add(row),
            self.rows[1].wrapping_add(one),
            self.rows[2].wrapping_add(two),
        ];
        let without = self.rows[1].wrapping_sub(rows[2]);
        let mut twos = self.twos;
        for one in &omissions.ones[self.paired_before(value)..self.ones] {
            omissions.twos[twos] = WithoutTwo {
                smaller: one.size,
                difference: value - one.size,
                row: one.row.wrapping_add(without),
            };
            twos += 1;
        }
        let repeats = self.ones > 0 && value == self.last;
        // To remove one of several equal piles leaves the same as to remove another.
        if !repeats {
            omissions.ones[self.ones] = WithoutOne {
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
