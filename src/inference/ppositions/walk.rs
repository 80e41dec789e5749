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

/// How often the walk looks whether it should stop, in rows looked through.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// The fewest and the most words that a tile may have.
const TILE: std::ops::RangeInclusive<usize> = 16..=1 << 12;

/// What is given to a walk.
pub(super) struct Parts<'a> {
    /// Ascending, at least three.
    pub(super) bounds: &'a [usize],
    pub(super) misere: bool,
    pub(super) regions: Regions<'a>,
}

/// A walk under way.
pub(super) struct Walk<'a, R> {
    parts: Parts<'a>,
    rows: &'a mut R,
    left_out: LeftOut,
    record: Record<'a>,
}

/// The P-positions that were found, and who watches.
pub(super) struct Record<'a> {
    completions: &'a mut Completions,
    /// What `q` adds to the rank of a completion, and then `a`; `b` adds itself.
    q: usize,
    terms: &'a [usize],
    found: u64,
    /// How many rows were looked through.
    looked: u64,
    interrupt: &'a Interrupt,
    /// Told how many of the first pile's values are done, and of how many.
    progress: &'a dyn Fn(usize, usize),
    /// How many values `a` has, where it is the first pile.
    values: Option<usize>,
}

impl<'a> Record<'a> {
    /// A record of nothing yet.
    pub(super) fn new(
        completions: &'a mut Completions,
        interrupt: &'a Interrupt,
        progress: &'a dyn Fn(usize, usize),
    ) -> Self {
        Self {
            completions,
            q: 0,
            terms: &[],
            found: 0,
            looked: 0,
            interrupt,
            progress,
            values: None,
        }
    }

    /// Says which `a` comes next. None where the walk is to stop.
    #[inline]
    pub(super) fn goes_on(&mut self, a: usize) -> Option<()> {
        self.looked += 1;
        if self.looked.is_multiple_of(LOOK_UP_EVERY) && self.interrupt.is_raised() {
            return None;
        }
        if let Some(values) = self.values {
            (self.progress)(a, values);
        }
        Some(())
    }

    /// Notes that `q + {a, b, x}` is a P-position.
    #[inline]
    pub(super) fn found(&mut self, [a, b, x]: [usize; 3]) {
        self.found += 1;
        let rank = self.q.wrapping_add(self.terms[a]).wrapping_add(b);
        self.completions.set(rank, x);
    }
}

impl<'a, R: Rows> Walk<'a, R> {
    /// A walk that has found nothing yet.
    pub(super) fn new(parts: Parts<'a>, rows: &'a mut R, record: Record<'a>) -> Self {
        Self {
            parts,
            rows,
            left_out: LeftOut::NOTHING,
            record,
        }
    }

    /// Finds all P-positions within the bounds, and says how many there are.
    pub(super) fn run(mut self) -> Result<u64, Unsolved> {
        let done = self.extend(&Level::EMPTY, 0, None);
        done.ok_or(Unsolved::Interrupted)?;
        Ok(self.record.found)
    }

    /// Puts piles at this place and all behind it.
    fn extend(&mut self, level: &Level, place: usize, made: Option<Made>) -> Option<()> {
        let made = self.prepare(level, place, made);
        if place + 3 == self.parts.bounds.len() {
            return self.visit(level, place, made);
        }
        let bound = self.parts.bounds[place];
        for value in level.last..=bound {
            if place == 0 {
                (self.record.progress)(value, bound + 1);
            }
            let next = level.with(place, value, self.parts.regions, &mut self.left_out);
            self.extend(&next, place + 1, made)?;
        }
        Some(())
    }

    /// Lets the rows find out what the piles in place exclude, whatever goes on from them. A tile that has all of them but some of the
    /// last serves too, where one more would have few words.
    fn prepare(&mut self, level: &Level, place: usize, made: Option<Made>) -> Option<Made> {
        let known = made.map_or(0, |made| made.ones);
        if !R::TILED || known == level.ones || known > 0 && known + 1 < level.ones {
            return made;
        }
        // An `r` is its row without a pile of those in place, and the piles behind stand one place earlier there.
        let bounds = &self.parts.bounds[..self.parts.bounds.len() - 1];
        let (mut first, mut last) = (level.rows[1], level.rows[1]);
        for (place, &bound) in bounds.iter().enumerate().skip(place) {
            let term = |value| self.parts.regions.rows.term_before(place, 1, value);
            first = first.wrapping_add(term(level.last));
            last = last.wrapping_add(term(bound));
        }
        let length = last.wrapping_sub(first) + 1;
        if !TILE.contains(&length) {
            return made;
        }
        self.rows.prepare(&Tile {
            place,
            ones: level.ones(&self.left_out),
            first,
            length,
            before: made,
        });
        Some(Made {
            place,
            ones: level.ones,
            first,
        })
    }

    /// Finds the P-positions that go on from `q`.
    fn visit(&mut self, q: &Level, place: usize, tile: Option<Made>) -> Option<()> {
        let [.., a_bound, b_bound, x_bound] = *self.parts.bounds else {
            return Some(());
        };
        let Regions { rows, completions } = self.parts.regions;
        self.record.q = q.completion;
        self.record.terms = completions.terms(place);
        self.record.values = (place == 0).then_some(a_bound + 1);
        let inner = Inner {
            last: q.last,
            a_bound,
            b_bound,
            x_bound,
            // Under misère the empty position is won, so that 0, .., 0, 1 is the first that is lost.
            least: usize::from(self.parts.misere && q.last == 0),
            rows: q.rows,
            terms: [1, 2].map(|left_out| rows.terms_before(place, left_out)),
            ones: q.ones(&self.left_out),
            twos: q.twos(&self.left_out),
            paired: q.paired_before(q.last),
            tile,
        };
        self.rows.visit(&inner, &mut self.record)
    }
}
