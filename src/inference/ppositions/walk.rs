//! The walk that finds every P-position once: over all multisets `s` of all piles but two in lexicographic order, then over
//! the second largest pile `b`, then over the largest, `x`.
//!
//! Lexicographic order extends "can be reached from", so all P-positions one move below `s + {b, x}` are known before it.
//! There is at most one `x` for `r = s + {b}`: two of them would be one move apart. It excludes itself from being completed
//! again, which is why only the `b` are tried whose bit in `U[s]` is clear.

use arrayvec::ArrayVec;

use super::completions::Completions;
use super::region::Region;
use super::rows::Rows;
use crate::games::MAX_PILES;
use crate::inference::{Interrupt, Unsolved};

/// Pairs of ten piles.
const MAX_PAIRS: usize = MAX_PILES * (MAX_PILES - 1) / 2;

/// How often the walk looks whether it should stop, in multisets `s`.
const LOOK_UP_EVERY: u64 = 1 << 10;

/// `s` without one of its piles.
#[derive(Clone, Copy)]
struct Without {
    value: usize,
    /// What its places add to the rank of a row.
    row: usize,
    /// What they add to the rank of a completion.
    completion: usize,
}

/// `s` without two of its piles.
#[derive(Clone, Copy)]
struct WithoutTwo {
    smaller: usize,
    larger: usize,
    row: usize,
}

/// The first places of `s`, and of it without one pile and without two, each multiset once.
#[derive(Clone, Default)]
struct Prefix {
    length: usize,
    last: usize,
    /// How often the last value stands at the end.
    run: usize,
    row: usize,
    completion: usize,
    ones: ArrayVec<Without, MAX_PILES>,
    twos: ArrayVec<WithoutTwo, MAX_PAIRS>,
}

impl Prefix {
    /// The prefix with one more pile, at least as large as the last.
    fn with(&self, value: usize, rows: &Region, completions: &Region) -> Self {
        let place = self.length;
        let mut next = Self {
            length: place + 1,
            last: value,
            run: 1,
            row: self.row.wrapping_add(rows.term(place, value)),
            completion: self.completion.wrapping_add(completions.term(place, value)),
            ones: ArrayVec::new(),
            twos: ArrayVec::new(),
        };
        if let Some(earlier) = place.checked_sub(1) {
            let (row, completion) = (rows.term(earlier, value), completions.term(earlier, value));
            next.ones.extend(self.ones.iter().map(|one| Without {
                row: one.row.wrapping_add(row),
                completion: one.completion.wrapping_add(completion),
                ..*one
            }));
        }
        if let Some(earlier) = place.checked_sub(2) {
            let row = rows.term(earlier, value);
            next.twos.extend(self.twos.iter().map(|two| WithoutTwo {
                row: two.row.wrapping_add(row),
                ..*two
            }));
        }
        let pair = |one: &Without| WithoutTwo {
            smaller: one.value,
            larger: value,
            row: one.row,
        };
        if place > 0 && value == self.last {
            // Without one of several equal piles: the same as without the other.
            next.run = self.run + 1;
            if self.run == 1 {
                next.twos.extend(self.ones.last().map(pair));
            }
        } else {
            next.ones.push(Without {
                value,
                row: self.row,
                completion: self.completion,
            });
            next.twos.extend(self.ones.iter().map(pair));
        }
        next
    }
}

/// What the walk needs and what it fills.
pub(super) struct Walk<'a, R> {
    /// Ascending, at least three.
    pub(super) bounds: &'a [usize],
    pub(super) misere: bool,
    pub(super) row_region: &'a Region,
    pub(super) completion_region: &'a Region,
    pub(super) rows: &'a mut R,
    pub(super) completions: &'a mut Completions,
    pub(super) interrupt: &'a Interrupt,
    /// Told how many of the first pile's values are done, and of how many.
    pub(super) progress: &'a dyn Fn(usize, usize),
    /// How many P-positions were found.
    pub(super) found: u64,
    /// How many multisets `s` were visited.
    pub(super) visited: u64,
}

impl<R: Rows> Walk<'_, R> {
    /// Finds all P-positions within the bounds.
    pub(super) fn run(&mut self) -> Result<(), Unsolved> {
        self.extend(&Prefix::default())
    }

    fn extend(&mut self, prefix: &Prefix) -> Result<(), Unsolved> {
        if prefix.length == self.bounds.len() - 2 {
            self.visited += 1;
            if self.visited.is_multiple_of(LOOK_UP_EVERY) && self.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            self.complete(prefix);
            return Ok(());
        }
        let bound = self.bounds[prefix.length];
        for value in prefix.last..=bound {
            if prefix.length == 0 {
                (self.progress)(value, bound + 1);
            }
            let next = prefix.with(value, self.row_region, self.completion_region);
            self.extend(&next)?;
        }
        Ok(())
    }

    /// Finds the P-positions of one `s`.
    fn complete(&mut self, s: &Prefix) {
        let [.., b_bound, x_bound] = *self.bounds else {
            return;
        };
        let places = s.length;
        for b in s.last..=b_bound {
            if self.rows.is_completed(s.row, b) {
                continue;
            }
            let term = match places {
                1 => 0,
                _ => self.row_region.term(places - 2, b),
            };
            // Under misère the empty position is won, so that 0, .., 0, 1 is the first that is lost.
            let from = b.max(usize::from(self.misere && s.last == 0 && b == 0));
            let without = s.ones.iter().map(|one| (one.row + b, one.value));
            let rows = &*self.rows;
            let stands = |x: usize| {
                let beside_b = s
                    .ones
                    .iter()
                    .any(|one| rows.has_difference(one.row + x, b - one.value));
                !beside_b
                    && !s.twos.iter().any(|two| {
                        let row = two.row.wrapping_add(term) + x;
                        rows.has_difference(row, two.larger - two.smaller)
                    })
            };
            let excluding = without.chain(std::iter::once((s.row, b)));
            if let Some(x) = rows.first(excluding, from, x_bound, stands) {
                self.settle(s, b, x, term);
            }
        }
    }

    /// Marks the P-position `s + {b, x}` wherever it excludes others.
    fn settle(&mut self, s: &Prefix, b: usize, x: usize, row_term: usize) {
        self.found += 1;
        let completion_term = self.completion_region.term(s.length - 1, b);
        self.rows.mark(s.row, b, x);
        self.completions.set(s.completion + b, x);
        self.completions.set(s.completion + x, b);
        for one in &s.ones {
            self.rows.mark(one.row + x, one.value, b);
            self.rows.mark(one.row + b, one.value, x);
            let rank = one.completion.wrapping_add(completion_term) + x;
            self.completions.set(rank, one.value);
        }
        for two in &s.twos {
            let row = two.row.wrapping_add(row_term) + x;
            self.rows.mark(row, two.smaller, two.larger);
        }
    }
}
