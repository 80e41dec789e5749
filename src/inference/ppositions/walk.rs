//! The walk that finds every P-position once: over all multisets `q` of all piles but the three largest, then over the three,
//! `a <= b <= x`, all in lexicographic order.
//!
//! Lexicographic order extends "can be reached from", so all P-positions one move below `q + {a, b, x}` are known before it.
//! There is at most one `x` for `r = q + {a, b}`: two of them would be one move apart. It excludes itself from being completed
//! again, which is why only the `b` are tried whose bit in `U[q + {a}]` is clear.

use super::completions::Completions;
use super::level::{LeftOut, Level, Regions};
use super::rows::{Inner, Made, Rows, Tile};
use crate::inference::{Interrupt, Unsolved};

/// How often the walk looks whether it should stop, in times that it looked through the rows.
const LOOK_UP_EVERY: u64 = 1 << 10;

/// The most words that a tile may have, but for the innermost.
const LARGEST_TILE: usize = 1 << 12;

/// What is given to a walk, and the completions that it fills.
pub(super) struct Parts<'a> {
    /// Ascending, at least three.
    pub(super) bounds: &'a [usize],
    pub(super) misere: bool,
    pub(super) regions: Regions<'a>,
    pub(super) completions: &'a mut Completions,
    pub(super) interrupt: &'a Interrupt,
    /// Told how many of the first pile's values are done, and of how many.
    pub(super) progress: &'a dyn Fn(usize, usize),
}

/// A walk under way.
pub(super) struct Walk<'a, R> {
    parts: Parts<'a>,
    rows: &'a mut R,
    left_out: LeftOut,
    found: u64,
    /// How often the rows were looked through.
    looked: u64,
}

impl<'a, R: Rows> Walk<'a, R> {
    /// A walk that has found nothing yet.
    pub(super) fn new(parts: Parts<'a>, rows: &'a mut R) -> Self {
        Self {
            parts,
            rows,
            left_out: LeftOut::NOTHING,
            found: 0,
            looked: 0,
        }
    }

    /// Finds all P-positions within the bounds, and says how many there are.
    pub(super) fn run(mut self) -> Result<u64, Unsolved> {
        self.extend(&Level::EMPTY, 0, None)?;
        Ok(self.found)
    }

    /// Puts piles at this place and all behind it.
    fn extend(&mut self, level: &Level, place: usize, made: Option<Made>) -> Result<(), Unsolved> {
        let made = self.prepare(level, place, made);
        if place + 3 == self.parts.bounds.len() {
            return self.visit(level, place, made);
        }
        let bound = self.parts.bounds[place];
        for value in level.last..=bound {
            if place == 0 {
                (self.parts.progress)(value, bound + 1);
            }
            let next = level.with(place, value, self.parts.regions, &mut self.left_out);
            self.extend(&next, place + 1, made)?;
        }
        Ok(())
    }

    /// Lets the rows find out what the piles in place exclude, whatever goes on from them.
    fn prepare(&mut self, level: &Level, place: usize, made: Option<Made>) -> Option<Made> {
        if !R::TILED || made.is_some() && level.repeats() {
            return made;
        }
        let Regions { rows, completions } = self.parts.regions;
        let bounds = &self.parts.bounds[..self.parts.bounds.len() - 1];
        let (mut first, mut last) = (level.completion(0), level.completion(0));
        let mut row = level.row(1);
        for (place, &bound) in bounds.iter().enumerate().skip(place) {
            first = first.wrapping_add(completions.term(place, level.last));
            last = last.wrapping_add(completions.term(place, bound));
            row = row.wrapping_add(rows.term_before(place, 1, level.last));
        }
        let length = last.wrapping_sub(first) + 1;
        if length > LARGEST_TILE && place + 3 < self.parts.bounds.len() {
            return None;
        }
        self.rows.prepare(&Tile {
            place,
            ones: level.ones(&self.left_out),
            row,
            length,
            before: made.map(|made| (made.place, first.wrapping_sub(made.first))),
        });
        Some(Made { place, first })
    }

    /// Finds the P-positions that go on from `q`.
    fn visit(&mut self, q: &Level, place: usize, made: Option<Made>) -> Result<(), Unsolved> {
        let [.., a_bound, b_bound, x_bound] = *self.parts.bounds else {
            return Ok(());
        };
        let Regions { rows, completions } = self.parts.regions;
        let tile = made.map_or((0, 0), |made| {
            let first = q
                .completion(0)
                .wrapping_add(completions.term(place, q.last))
                .wrapping_add(q.last);
            (made.place, first.wrapping_sub(made.first))
        });
        let inner = Inner {
            last: q.last,
            a_bound,
            b_bound,
            x_bound,
            // Under misère the empty position is won, so that 0, .., 0, 1 is the first that is lost.
            least: usize::from(self.parts.misere && q.last == 0),
            row: q.row(0),
            ones: q.ones(&self.left_out),
            one_row: q
                .row(1)
                .wrapping_add(rows.term_before(place, 1, q.last))
                .wrapping_add(q.last),
            tile,
        };
        let twos = q.twos(&self.left_out);
        let mut from = [q.last; 2];
        loop {
            self.looked += 1;
            if self.looked.is_multiple_of(LOOK_UP_EVERY) && self.parts.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            let table = &*self.rows;
            let stands = |[a, b, x]: [usize; 3]| {
                let has = |row: usize, term: usize, difference: usize| {
                    table.has_difference(row.wrapping_add(term), difference)
                };
                let [ax, bx] = [a, b].map(|size| {
                    let term = q.row(1).wrapping_add(rows.term_before(place, 1, size));
                    term.wrapping_add(x)
                });
                let abx = sum([
                    q.row(2),
                    rows.term_before(place, 2, a),
                    rows.term_before(place, 1, b),
                    x,
                ]);
                let paired = q.paired(a, &self.left_out);
                !has(inner.row, x, b - a)
                    && !inner.ones.iter().any(|one| has(one.row, ax, b - one.size))
                    && !paired.iter().any(|one| has(one.row, bx, a - one.size))
                    && !twos
                        .iter()
                        .any(|two| has(two.row, abx, two.larger - two.smaller))
            };
            let Some(found) = table.next(&inner, from, stands) else {
                return Ok(());
            };
            let [a, b, x] = found;
            self.found += 1;
            if place == 0 && a != from[0] {
                (self.parts.progress)(a, a_bound + 1);
            }
            let table = &mut *self.rows;
            table.mark(inner.row.wrapping_add(a), b, x);
            table.mark(inner.row.wrapping_add(b), a, x);
            table.mark(inner.row.wrapping_add(x), a, b);
            let [a1, b1] =
                [a, b].map(|size| q.row(1).wrapping_add(rows.term_before(place, 1, size)));
            let (ab, ax, bx) = (a1.wrapping_add(b), a1.wrapping_add(x), b1.wrapping_add(x));
            let abx = sum([
                q.row(2),
                rows.term_before(place, 2, a),
                rows.term_before(place, 1, b),
                x,
            ]);
            for one in inner.ones {
                table.mark(one.row.wrapping_add(ab), one.size, x);
                table.mark(one.row.wrapping_add(ax), one.size, b);
            }
            for one in q.paired(a, &self.left_out) {
                table.mark(one.row.wrapping_add(bx), one.size, a);
            }
            for two in twos {
                table.mark(two.row.wrapping_add(abx), two.smaller, two.larger);
            }
            let fills = &mut *self.parts.completions;
            let [a0, b0] =
                [a, b].map(|size| q.completion(0).wrapping_add(completions.term(place, size)));
            fills.set(a0.wrapping_add(b), x);
            fills.set(a0.wrapping_add(x), b);
            fills.set(b0.wrapping_add(x), a);
            let abx = sum([
                q.completion(1),
                completions.term_before(place, 1, a),
                completions.term(place, b),
                x,
            ]);
            for one in inner.ones {
                fills.set(one.completion.wrapping_add(abx), one.size);
            }
            from = [a, b + 1];
        }
    }
}

/// The wrapping sum.
fn sum<const N: usize>(terms: [usize; N]) -> usize {
    terms.into_iter().fold(0, usize::wrapping_add)
}
