//! The walk that finds every P-position once: over all multisets `q` of all piles but the three largest, then over the three,
//! `a <= b <= x`, all in lexicographic order.
//!
//! Lexicographic order extends "can be reached from", so all P-positions one move below `q + {a, b, x}` are known before it.
//! There is at most one `x` for `r = q + {a, b}`: two of them would be one move apart. It excludes itself from being completed
//! again, which is why only the `b` are tried whose bit in `U[q + {a}]` is clear.

use super::completions::Completions;
use super::level::{LeftOut, Level, Terms};
use super::region::Region;
use super::rows::{Filling, Inner, Largest, Made, Tile};
use super::together::Shared;
use crate::inference::{Interrupt, Unsolved};

/// How often the walk looks whether it should stop, in rows looked through.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// The fewest and the most words that a tile may have.
const TILE: std::ops::RangeInclusive<usize> = 16..=1 << 12;

/// What is given to a walk.
#[derive(Clone, Copy)]
pub(super) struct Parts<'a> {
    /// Ascending, at least three.
    pub(super) bounds: &'a [usize],
    pub(super) misere: bool,
    /// The multisets of all piles but two that are rows.
    pub(super) rows: &'a Region,
    /// The multisets of all piles but one that are completed.
    pub(super) completions: &'a Region,
}

impl Parts<'_> {
    /// The span of a tile that so many piles begin, the last of which is given.
    fn span(&self, place: usize, last: usize) -> Span {
        // An `r` is its row without a pile of those in place, and the piles behind stand one place earlier there.
        let bounds = &self.bounds[..self.bounds.len() - 1];
        let (mut first, mut end) = (0_usize, 0_usize);
        for (place, &bound) in bounds.iter().enumerate().skip(place) {
            let term = |value| self.rows.term_before(place, 1, value);
            first = first.wrapping_add(term(last));
            end = end.wrapping_add(term(bound));
        }
        Span {
            first,
            length: end.wrapping_sub(first) + 1,
        }
    }
}

/// A walk under way.
pub(super) struct Walk<'a, 'r, R> {
    bounds: &'a [usize],
    rows: &'r mut R,
    /// By place, for all but the three largest piles.
    terms: Vec<Terms<'a>>,
    /// For so many piles in place and each value of the last, where a tile would begin and how long it would be.
    spans: Vec<Vec<Span>>,
    a_bound: usize,
    largest: Largest<'a>,
    left_out: LeftOut,
    record: Record<'a>,
}

/// The rows that a tile looks at, less what the piles say that it begins with.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    length: usize,
}

/// Where completions go.
pub(super) enum Sink<'a> {
    /// Into the table at once.
    Own(&'a mut Completions),
    /// Into the table of several threads once a part of the walk is done: the rank and the pile of each until then.
    Shared(&'a Shared<'a>, Vec<(usize, usize)>),
}

/// The P-positions that were found, and who watches.
pub(super) struct Record<'a> {
    completions: Sink<'a>,
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
        completions: Sink<'a>,
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
        match &mut self.completions {
            Sink::Own(completions) => completions.set(rank, x),
            Sink::Shared(_, completions) => completions.push((rank, x)),
        }
    }

    /// Hands over what is kept back.
    fn hand_over(&mut self) {
        if let Sink::Shared(shared, completions) = &mut self.completions {
            shared.take(completions);
        }
    }
}

impl<'a, 'r, R: Filling> Walk<'a, 'r, R> {
    /// A walk that has found nothing yet.
    pub(super) fn new(parts: Parts<'a>, rows: &'r mut R, mut record: Record<'a>) -> Self {
        let Parts {
            bounds,
            misere,
            rows: row_region,
            completions,
        } = parts;
        let (smaller, largest) = bounds.split_at(bounds.len() - 3);
        let place = smaller.len();
        let terms = |place| Terms::new(row_region, completions, place);
        let spans = |place: usize| {
            let values = if R::TILED { bounds[place] + 1 } else { 0 };
            (0..values)
                .map(|last| parts.span(place + 1, last))
                .collect()
        };
        record.terms = completions.terms(place);
        record.values = (place == 0).then_some(largest[0] + 1);
        Self {
            bounds,
            rows,
            terms: (0..place).map(terms).collect(),
            spans: (0..place).map(spans).collect(),
            a_bound: largest[0],
            largest: Largest {
                b_bound: largest[1],
                x_bound: largest[2],
                terms: [1, 2].map(|left_out| row_region.terms_before(place, left_out)),
                misere,
            },
            left_out: LeftOut::NOTHING,
            record,
        }
    }

    /// Finds all P-positions within the bounds, and says how many there are.
    pub(super) fn run(mut self) -> Result<u64, Unsolved> {
        let done = match self.terms.len() {
            0 => self.visit(&Level::EMPTY, None, 0, self.a_bound),
            _ => self.extend(&Level::EMPTY, 0, None),
        };
        done.ok_or(Unsolved::Interrupted)?;
        Ok(self.record.found)
    }

    /// Finds the P-positions whose smallest piles are these. They may take in `a` where nothing stands before it but they.
    pub(super) fn go_on_from(&mut self, smallest: &[usize]) -> Option<()> {
        let places = self.terms.len().min(smallest.len());
        let mut level = Level::EMPTY;
        for (&value, terms) in smallest.iter().zip(&self.terms) {
            level = level.with(value, terms, &mut self.left_out);
        }
        self.rows.share_up_to(smallest[smallest.len() - 1]);
        let made = self.prepare(&level, places - 1, None);
        match smallest.get(places) {
            Some(&a) => self.visit(&level, made, a, a),
            None if places == self.terms.len() => {
                self.visit(&level, made, level.last, self.a_bound)
            }
            None => self.extend(&level, places, made),
        }?;
        self.record.hand_over();
        Some(())
    }

    /// How many P-positions were found.
    pub(super) fn found(&self) -> u64 {
        self.record.found
    }

    /// Puts piles at this place and all behind it.
    fn extend(&mut self, level: &Level, place: usize, made: Option<Made>) -> Option<()> {
        if place + 1 == self.terms.len() {
            self.put(level, place, made, |walk, q, made| {
                walk.visit(q, made, q.last, walk.a_bound)
            })
        } else {
            self.put(level, place, made, |walk, next, made| {
                walk.extend(next, place + 1, made)
            })
        }
    }

    /// Puts a pile of each value at this place, and goes on from it.
    #[inline]
    fn put(
        &mut self,
        level: &Level,
        place: usize,
        made: Option<Made>,
        mut go_on: impl FnMut(&mut Self, &Level, Option<Made>) -> Option<()>,
    ) -> Option<()> {
        let bound = self.bounds[place];
        let terms = self.terms[place];
        for value in level.last..=bound {
            if place == 0 {
                (self.record.progress)(value, bound + 1);
            }
            let next = level.with(value, &terms, &mut self.left_out);
            let made = self.prepare(&next, place, made);
            go_on(self, &next, made)?;
        }
        Some(())
    }

    /// Lets the rows find out what the piles up to this place exclude, whatever goes on from them. A tile that has all of them
    /// but some of the last serves too, where one more would have few words.
    #[inline]
    fn prepare(&mut self, level: &Level, place: usize, made: Option<Made>) -> Option<Made> {
        let known = made.map_or(0, |made| made.ones);
        if !R::TILED || known == level.ones || known > 0 && known + 1 < level.ones {
            return made;
        }
        let Span { first, length } = self.spans[place][level.last];
        if !TILE.contains(&length) {
            return made;
        }
        let first = level.rows[1].wrapping_add(first);
        let ones = level.ones(&self.left_out);
        self.rows.prepare(&Tile {
            place,
            ones,
            first,
            length,
            before: made,
        });
        Some(Made {
            place,
            ones: ones.len(),
            first,
        })
    }

    /// Finds the P-positions that go on from `q` with an `a` from one to another.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    fn visit(&mut self, q: &Level, tile: Option<Made>, from: usize, to: usize) -> Option<()> {
        self.record.q = q.completion;
        let inner = Inner {
            last: q.last,
            from,
            to,
            largest: &self.largest,
            rows: q.rows,
            ones: q.ones(&self.left_out),
            twos: q.twos(&self.left_out),
            paired: q.paired_before(q.last),
            tile,
        };
        self.rows.visit(&inner, &mut self.record)
    }
}
