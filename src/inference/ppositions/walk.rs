//! The walk that finds every P-position once: over all multisets `s` of all piles but two in lexicographic order, then over
//! the second largest pile `b`, then over the largest, `x`.
//!
//! Lexicographic order extends "can be reached from", so all P-positions one move below `s + {b, x}` are known before it.
//! There is at most one `x` for `r = s + {b}`: two of them would be one move apart. It excludes itself from being completed
//! again, which is why only the `b` are tried whose bit in `U[s]` is clear.

use super::completions::Completions;
use super::region::Region;
use super::rows::{Excluding, Rows};
use crate::games::MAX_PILES;
use crate::inference::{Interrupt, Unsolved};

/// Pairs of ten piles.
const MAX_PAIRS: usize = MAX_PILES * (MAX_PILES - 1) / 2;

/// How often the walk looks whether it should stop, in tried `b`.
const LOOK_UP_EVERY: u64 = 1 << 10;

/// What is given to a walk, and the completions that it fills.
pub(super) struct Parts<'a> {
    /// Ascending, at least three.
    pub(super) bounds: &'a [usize],
    pub(super) misere: bool,
    pub(super) row_region: &'a Region,
    pub(super) completion_region: &'a Region,
    pub(super) completions: &'a mut Completions,
    pub(super) interrupt: &'a Interrupt,
    /// Told how many of the first pile's values are done, and of how many.
    pub(super) progress: &'a dyn Fn(usize, usize),
}

/// The first places of `s`, and of it without one pile, each multiset once: what they add to the ranks.
#[derive(Clone)]
struct Level {
    last: usize,
    /// How often the last value stands at the end.
    run: usize,
    row: usize,
    completion: usize,
    /// How many multisets there are without one pile.
    ones: usize,
    one_rows: [usize; MAX_PILES],
    one_completions: [usize; MAX_PILES],
    without_two: WithoutTwo,
}

/// The first places of `s` without two piles, each multiset once.
#[derive(Clone)]
struct WithoutTwo {
    pairs: usize,
    rows: [usize; MAX_PAIRS],
}

impl Level {
    const EMPTY: Self = Self {
        last: 0,
        run: 0,
        row: 0,
        completion: 0,
        ones: 0,
        one_rows: [0; MAX_PILES],
        one_completions: [0; MAX_PILES],
        without_two: WithoutTwo::EMPTY,
    };
}

impl WithoutTwo {
    const EMPTY: Self = Self {
        pairs: 0,
        rows: [0; MAX_PAIRS],
    };
}

/// Pairs of piles, the smaller first.
type Pairs = [(usize, usize); MAX_PAIRS];

/// Which piles are left out. All levels that go on from a level leave out the same ones first, so one list serves them all.
struct LeftOut {
    one: [usize; MAX_PILES],
    two: Pairs,
}

impl WithoutTwo {
    /// Goes on from `level` to the `next`, which has one more pile in place; that pile adds `term` to each of the rows. `sizes` are
    /// the piles of the level, each size once, and the new pairs join `pairs`.
    fn extend(
        &mut self,
        level: &Level,
        sizes: &[usize],
        pairs: &mut Pairs,
        next: &Level,
        term: usize,
    ) {
        self.pairs = level.without_two.pairs;
        let before = &level.without_two.rows[..self.pairs];
        for (row, before) in self.rows.iter_mut().zip(before) {
            *row = before.wrapping_add(term);
        }
        // A pair of equal piles is new with the second of them; no other pair is new with a pile that repeats.
        let new = match next.run {
            1 => 0..level.ones,
            2 => level.ones - 1..level.ones,
            _ => 0..0,
        };
        for one in new {
            self.rows[self.pairs] = level.one_rows[one];
            pairs[self.pairs] = (sizes[one], next.last);
            self.pairs += 1;
        }
    }
}

/// A walk under way.
pub(super) struct Walk<'a, R> {
    parts: Parts<'a>,
    rows: &'a mut R,
    /// Level `n` has `n` piles in place.
    levels: Vec<Level>,
    left_out: LeftOut,
    /// Of the last level, made only for the few multisets that need it.
    without_two: WithoutTwo,
    found: u64,
    /// How many `b` were tried.
    tried: u64,
}

impl<'a, R: Rows> Walk<'a, R> {
    /// A walk that has found nothing yet.
    pub(super) fn new(parts: Parts<'a>, rows: &'a mut R) -> Self {
        let places = parts.bounds.len() - 2;
        Self {
            parts,
            rows,
            levels: vec![Level::EMPTY; places + 1],
            left_out: LeftOut {
                one: [0; MAX_PILES],
                two: [(0, 0); MAX_PAIRS],
            },
            without_two: WithoutTwo::EMPTY,
            found: 0,
            tried: 0,
        }
    }

    /// Finds all P-positions within the bounds, and says how many there are.
    pub(super) fn run(mut self) -> Result<u64, Unsolved> {
        self.extend(0)?;
        Ok(self.found)
    }

    /// Puts piles at this place and all behind it.
    fn extend(&mut self, place: usize) -> Result<(), Unsolved> {
        let places = self.levels.len() - 1;
        let bound = self.parts.bounds[place];
        for value in self.levels[place].last..=bound {
            if place == 0 {
                (self.parts.progress)(value, bound + 1);
            }
            self.put(place, value);
            if place + 1 == places {
                self.visit()?;
            } else {
                let term = self.term(place, 2, value);
                let (level, next) = (&self.levels[place], &self.levels[place + 1]);
                let LeftOut { one, two } = &mut self.left_out;
                self.without_two.extend(level, one, two, next, term);
                self.levels[place + 1]
                    .without_two
                    .clone_from(&self.without_two);
                self.extend(place + 1)?;
            }
        }
        Ok(())
    }

    /// What a value adds to the rank of a row if it stands so many places before this one, 0 where there is no such place.
    fn term(&self, place: usize, before: usize, value: usize) -> usize {
        let place = place.checked_sub(before);
        place.map_or(0, |place| self.parts.row_region.term(place, value))
    }

    /// Puts a pile at its place: the next level, but for what it is without two piles.
    fn put(&mut self, place: usize, value: usize) {
        let (rows, completions) = (self.parts.row_region, self.parts.completion_region);
        let (before, after) = self.levels.split_at_mut(place + 1);
        let (level, next) = (&before[place], &mut after[0]);
        let repeats = place > 0 && value == level.last;
        next.last = value;
        next.run = if repeats { level.run + 1 } else { 1 };
        next.row = level.row.wrapping_add(rows.term(place, value));
        next.completion = level
            .completion
            .wrapping_add(completions.term(place, value));
        next.ones = level.ones;
        if let Some(earlier) = place.checked_sub(1) {
            let (row, completion) = (rows.term(earlier, value), completions.term(earlier, value));
            for one in 0..level.ones {
                next.one_rows[one] = level.one_rows[one].wrapping_add(row);
                next.one_completions[one] = level.one_completions[one].wrapping_add(completion);
            }
        }
        // Without one of several equal piles it is the same as without another.
        if !repeats {
            next.one_rows[next.ones] = level.row;
            next.one_completions[next.ones] = level.completion;
            self.left_out.one[next.ones] = value;
            next.ones += 1;
        }
    }

    /// Finds the P-positions of the `s` that is in place.
    fn visit(&mut self) -> Result<(), Unsolved> {
        let [.., b_bound, x_bound] = *self.parts.bounds else {
            return Ok(());
        };
        let places = self.levels.len() - 1;
        let (row, last) = (self.levels[places].row, self.levels[places].last);
        let mut is_made = false;
        let mut next_b = last;
        while let Some(b) = self.rows.first_open(row, next_b, b_bound) {
            next_b = b + 1;
            self.tried += 1;
            if self.tried.is_multiple_of(LOOK_UP_EVERY) && self.parts.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            // Under misère the empty position is won, so that 0, .., 0, 1 is the first that is lost.
            let from = b.max(usize::from(self.parts.misere && last == 0 && b == 0));
            let b_term = self.term(places, 2, b);
            let s_term = self.term(places - 1, 2, last);
            let (rows, levels) = (&*self.rows, &self.levels);
            let (two, without_two) = (&mut self.left_out.two, &mut self.without_two);
            let s = &levels[places];
            let excluding = Excluding {
                whole: row,
                b,
                sizes: &self.left_out.one[..s.ones],
                rows: &s.one_rows[..s.ones],
                across: (places == 1).then(|| b - last),
            };
            let sizes = excluding.sizes;
            let stands = |x: usize| {
                let beside_b = excluding
                    .rows
                    .iter()
                    .zip(sizes)
                    .any(|(row, size)| rows.has_difference(row.wrapping_add(x), b - size));
                if beside_b {
                    return false;
                }
                if !is_made {
                    is_made = true;
                    without_two.extend(&levels[places - 1], sizes, two, s, s_term);
                }
                let pairs = without_two.rows[..without_two.pairs].iter().zip(two.iter());
                !pairs.into_iter().any(|(row, &(smaller, larger))| {
                    rows.has_difference(row.wrapping_add(b_term) + x, larger - smaller)
                })
            };
            if let Some(x) = rows.first(&excluding, from, x_bound, stands) {
                self.settle(b, x, b_term);
            }
        }
        Ok(())
    }

    /// Marks the P-position `s + {b, x}` wherever it excludes others.
    fn settle(&mut self, b: usize, x: usize, b_term: usize) {
        self.found += 1;
        let places = self.levels.len() - 1;
        let s = &self.levels[places];
        let completions = &mut *self.parts.completions;
        let completion_term = self.parts.completion_region.term(places - 1, b);
        self.rows.mark(s.row, b, x);
        completions.set(s.completion + b, x);
        completions.set(s.completion + x, b);
        for one in 0..s.ones {
            let value = self.left_out.one[one];
            let row = s.one_rows[one];
            self.rows.mark(row.wrapping_add(x), value, b);
            self.rows.mark(row.wrapping_add(b), value, x);
            let rank = s.one_completions[one].wrapping_add(completion_term);
            completions.set(rank.wrapping_add(x), value);
        }
        let pairs = self.without_two.rows[..self.without_two.pairs].iter();
        for (row, &(smaller, larger)) in pairs.zip(&self.left_out.two) {
            let row = row.wrapping_add(b_term).wrapping_add(x);
            self.rows.mark(row, smaller, larger);
        }
    }
}
