//! The walk that finds every P-position once: over all multisets `q` of all piles but the three largest, then over the three,
//! `a <= b <= x`, all in lexicographic order.
//!
//! Lexicographic order extends "can be reached from", so all P-positions one move below `q + {a, b, x}` are known before it.
//! There is at most one `x` for `r = q + {a, b}`: two of them would be one move apart. It excludes itself from being completed
//! again, which is why only the `b` are tried whose bit in `U[q + {a}]` is clear.

use arrayvec::ArrayVec;

use super::completions::Completions;
use super::level::{LeftOut, Level, One, Regions};
use super::rows::{Inner, Made, Rows, Tile};
use crate::games::MAX_PILES;
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

/// What `q` and the three largest piles add to the ranks of the rows without a pile of `q`, and one of the three, or without two
/// piles of `q`.
struct Terms {
    ab: usize,
    ax: usize,
    bx: usize,
    abx: usize,
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
        let first = [q.completion(0), completions.term(place, q.last), q.last];
        let tile = made.map(|made| (made.place, sum(first).wrapping_sub(made.first)));
        // The list is lent to the rows, while the walk marks what they find.
        let ones: ArrayVec<One, MAX_PILES> = q.ones(&self.left_out).iter().copied().collect();
        let inner = Inner {
            last: q.last,
            a_bound,
            b_bound,
            x_bound,
            // Under misère the empty position is won, so that 0, .., 0, 1 is the first that is lost.
            least: usize::from(self.parts.misere && q.last == 0),
            row: q.row(0),
            ones: &ones,
            one_row: sum([q.row(1), rows.term_before(place, 1, q.last), q.last]),
            tile: tile.unwrap_or_default(),
        };
        let mut from = [q.last; 2];
        let mut told = None;
        loop {
            self.looked += 1;
            if self.looked.is_multiple_of(LOOK_UP_EVERY) && self.parts.interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            if place == 0 && told != Some(from[0]) {
                (self.parts.progress)(from[0], a_bound + 1);
                told = Some(from[0]);
            }
            let stands = |three| self.stands(q, place, three);
            let Some(three) = self.rows.next(&inner, from, stands) else {
                return Ok(());
            };
            self.settle(q, place, three);
            let [a, b, _] = three;
            from = [a, b + 1];
        }
    }

    /// What the three largest piles and `q` add to the ranks of rows.
    fn terms(&self, q: &Level, place: usize, [a, b, x]: [usize; 3]) -> Terms {
        let rows = self.parts.regions.rows;
        let a_term = q.row(1).wrapping_add(rows.term_before(place, 1, a));
        let b_term = rows.term_before(place, 1, b);
        Terms {
            ab: a_term.wrapping_add(b),
            ax: a_term.wrapping_add(x),
            bx: sum([q.row(1), b_term, x]),
            abx: sum([q.row(2), rows.term_before(place, 2, a), b_term, x]),
        }
    }

    /// Whether no P-position shares all piles but two of those below `x` and has the same difference in these.
    #[inline]
    fn stands(&self, q: &Level, place: usize, [a, b, x]: [usize; 3]) -> bool {
        let Terms { ax, bx, abx, .. } = self.terms(q, place, [a, b, x]);
        let left_out = &self.left_out;
        let has = |row: usize, term: usize, difference: usize| {
            let row = row.wrapping_add(term);
            self.rows.has_difference(row, difference)
        };
        let mut ones = q.ones(left_out).iter();
        let mut paired = q.paired(a, left_out).iter();
        let mut twos = q.twos(left_out).iter();
        !has(q.row(0), x, b - a)
            && !ones.any(|one| has(one.row, ax, b - one.size))
            && !paired.any(|one| has(one.row, bx, a - one.size))
            && !twos.any(|two| has(two.row, abx, two.larger - two.smaller))
    }

    /// Marks the P-position `q + {a, b, x}` wherever it excludes others.
    fn settle(&mut self, q: &Level, place: usize, [a, b, x]: [usize; 3]) {
        self.found += 1;
        let Terms { ab, ax, bx, abx } = self.terms(q, place, [a, b, x]);
        let rows = &mut *self.rows;
        rows.mark(q.row(0).wrapping_add(a), b, x);
        rows.mark(q.row(0).wrapping_add(b), a, x);
        rows.mark(q.row(0).wrapping_add(x), a, b);
        for one in q.ones(&self.left_out) {
            rows.mark(one.row.wrapping_add(ab), one.size, x);
            rows.mark(one.row.wrapping_add(ax), one.size, b);
        }
        for one in q.paired(a, &self.left_out) {
            rows.mark(one.row.wrapping_add(bx), one.size, a);
        }
        for two in q.twos(&self.left_out) {
            rows.mark(two.row.wrapping_add(abx), two.smaller, two.larger);
        }
        let region = self.parts.regions.completions;
        let fills = &mut *self.parts.completions;
        let (a_term, b_term) = (region.term(place, a), region.term(place, b));
        fills.set(sum([q.completion(0), a_term, b]), x);
        fills.set(sum([q.completion(0), a_term, x]), b);
        fills.set(sum([q.completion(0), b_term, x]), a);
        let a_term = region.term_before(place, 1, a);
        let abx = sum([q.completion(1), a_term, b_term, x]);
        for one in q.ones(&self.left_out) {
            fills.set(one.completion.wrapping_add(abx), one.size);
        }
    }
}

/// The wrapping sum.
fn sum<const N: usize>(terms: [usize; N]) -> usize {
    terms.into_iter().fold(0, usize::wrapping_add)
}
