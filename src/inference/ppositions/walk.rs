//! The walk that finds every P-position once: over all multisets `q` of all piles but the three
//! largest, then over the three, `a <= b <= x`, all in lexicographic order.
//!
//! A move leads to a position that comes earlier in this order, so all P-positions one move below
//! `q + {a, b, x}` are known before it. At most one `x` completes `r = q + {a, b}`, because two of
//! them would be one move apart. When it is found, `b` and `x` are marked as completed in
//! `U[q + {a}]`, so only the `b` whose bit there is clear have to be tried.

use super::{
    cost::Completions,
    region::Region,
    rows::{BuiltTile, InnerLoop, Largest, RowBuilder, Tile},
};
use crate::games::MAX_PILES;
use crate::inference::limits::{Interrupt, Progress, Unsolved};

/// The fewest and the most rows that a pile of a tile may have.
const TILE: std::ops::RangeInclusive<usize> = 16..=1 << 12;

/// The bounds and the variant of a table, and the multisets that it stores something for.
#[derive(Clone, Copy)]
pub(super) struct TableShape<'a> {
    /// Ascending, at least three.
    pub(super) bounds: &'a [usize],
    pub(super) misere: bool,
    /// The multisets of all piles but two, which have rows.
    pub(super) rows: &'a Region,
    /// The multisets of all piles but one, which have completions.
    pub(super) completions: &'a Region,
}

impl TableShape<'_> {
    /// The span of a tile of `piles` piles, the last of which is `last`.
    fn span(&self, piles: usize, last: usize) -> Span {
        // The rows are those of `r` without one pile of the tile, so the larger piles of `r` are
        // one place lower there.
        let bounds = &self.bounds[..self.bounds.len() - 1];
        let (mut first, mut end) = (0_usize, 0_usize);
        for (place, &bound) in bounds.iter().enumerate().skip(piles) {
            let term = |value| self.rows.terms(place, 1)[value];
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
pub(super) struct Walk<'a, R> {
    bounds: &'a [usize],
    pub(super) rows: R,
    /// By place, for all but the three largest piles.
    terms: Vec<PlaceTerms<'a>>,
    /// The span of a tile, by the place and the size of its last pile.
    spans: Vec<Vec<Span>>,
    a_bound: usize,
    largest: Largest<'a>,
    omissions: Omissions,
    /// As in [`InnerLoop::shared_up_to`].
    shared_up_to: usize,
    pub(super) record: Record<'a>,
}

/// What the piles after those of a tile add to the rank of its first row, and how many rows a pile
/// of the tile has.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    length: usize,
}

impl<'a, R: RowBuilder> Walk<'a, R> {
    /// A walk that has found nothing yet.
    pub(super) fn new(shape: TableShape<'a>, rows: R, mut record: Record<'a>) -> Self {
        let TableShape {
            bounds,
            misere,
            rows: row_region,
            completions,
        } = shape;
        let (smaller, largest) = bounds.split_at(bounds.len() - 3);
        let place = smaller.len();
        let terms = |place| PlaceTerms::new(row_region, completions, place);
        let spans = |place: usize| {
            let values = if R::TILED { bounds[place] + 1 } else { 0 };
            (0..values)
                .map(|last| shape.span(place + 1, last))
                .collect()
        };
        record.terms = completions.terms(place, 0);
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
                terms: [1, 2].map(|removed| row_region.terms(place, removed)),
                misere,
            },
            omissions: Omissions::EMPTY,
            shared_up_to: 0,
            record,
        }
    }

    /// Finds all P-positions, and returns how many there are.
    pub(super) fn run(&mut self) -> Result<u64, Unsolved> {
        let done = match self.terms.len() {
            // Three piles: the compiler makes code of its own for these constants.
            0 => self.visit(&Level::EMPTY, None, 0, self.a_bound),
            _ => self.extend(&Level::EMPTY, 0, None),
        };
        done.ok_or(Unsolved::Interrupted)?;
        Ok(self.record.found)
    }

    /// Finds the P-positions whose smallest piles are `smallest`. If there are no other piles
    /// before `a`, the last of them is `a`.
    pub(super) fn go_on_from(&mut self, smallest: &[usize]) -> Option<()> {
        let places = self.terms.len().min(smallest.len());
        let mut level = Level::EMPTY;
        for (&value, terms) in smallest.iter().zip(&self.terms) {
            level = level.with(value, terms, &mut self.omissions);
        }
        self.shared_up_to = level.last;
        let tile = self.prepare(&level, places - 1, None);
        match smallest.get(places) {
            Some(&a) => self.visit(&level, tile, a, a),
            None => self.extend(&level, places, tile),
        }
    }

    /// Visits all positions that have the piles of `level`, and any piles from `place` on.
    fn extend(&mut self, level: &Level, place: usize, tile: Option<BuiltTile>) -> Option<()> {
        let Some(&terms) = self.terms.get(place) else {
            return self.visit(level, tile, level.last, self.a_bound);
        };
        let bound = self.bounds[place];
        for value in level.last..=bound {
            if place == 0 {
                self.record.progress.report(value, bound + 1);
            }
            let next = level.with(value, &terms, &mut self.omissions);
            let tile = self.prepare(&next, place, tile);
            self.extend(&next, place + 1, tile)?;
        }
        Some(())
    }

    /// Precomputes (as a tile) what the piles placed so far exclude. Returns the tile to use, which
    /// is `tile`, that of fewer piles, if the last pile adds no size to it, if more than one of the
    /// sizes is missing from it, or if a new one would have too few rows or too many.
    #[inline]
    fn prepare(
        &mut self,
        level: &Level,
        place: usize,
        tile: Option<BuiltTile>,
    ) -> Option<BuiltTile> {
        let known = tile.map_or(0, |tile| tile.ones);
        if !R::TILED || known == level.ones || known > 0 && known + 1 < level.ones {
            return tile;
        }
        let Span { first, length } = self.spans[place][level.last];
        if !TILE.contains(&length) {
            return tile;
        }
        let first = level.rows[1].wrapping_add(first);
        let ones = level.ones(&self.omissions);
        self.rows.prepare(&Tile {
            place,
            ones,
            first,
            length,
            before: tile,
        });
        Some(BuiltTile {
            place,
            ones: ones.len(),
            first,
        })
    }

    /// Finds the P-positions that begin with `q` and an `a` in a range.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    fn visit(&mut self, q: &Level, tile: Option<BuiltTile>, from: usize, to: usize) -> Option<()> {
        self.record.q = q.completion;
        let inner = InnerLoop {
            level: q,
            from,
            to,
            largest: &self.largest,
            ones: q.ones(&self.omissions),
            twos: q.twos(&self.omissions),
            tile,
            shared_up_to: self.shared_up_to,
        };
        self.rows.visit(&inner, &mut self.record)
    }
}

// The P-positions that a walk finds, on their way into the table.

/// Rows between two checks whether the walk should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// Records the P-positions of a walk, reports its progress, and checks whether it should stop.
pub(super) struct Record<'a> {
    completions: Option<&'a mut Completions>,
    /// The rank and the completing pile of each P-position, if several threads fill the table.
    pub(super) kept: Vec<(usize, usize)>,
    /// What the piles `q` add to the rank of a completion.
    pub(super) q: usize,
    /// What each `a` adds to the rank of a completion; `b` adds its own size.
    pub(super) terms: &'a [usize],
    /// How many P-positions were found.
    pub(super) found: u64,
    /// How many rows were looked through.
    looked: u64,
    interrupt: &'a Interrupt,
    /// Hears how many values of the smallest pile are done, and of how many.
    pub(super) progress: &'a dyn Progress,
    /// How many values `a` has, if it is the smallest pile; else `None`.
    pub(super) values: Option<usize>,
}

impl<'a> Record<'a> {
    /// A record of nothing yet, which goes straight into the table if one is given.
    pub(super) fn new(
        completions: Option<&'a mut Completions>,
        interrupt: &'a Interrupt,
        progress: &'a dyn Progress,
    ) -> Self {
        Self {
            completions,
            kept: Vec::new(),
            q: 0,
            terms: &[],
            found: 0,
            looked: 0,
            interrupt,
            progress,
            values: None,
        }
    }

    /// Called before a row of `q + {a}` is looked through. Returns `None` if the walk should stop.
    #[inline]
    pub(super) fn next_row(&mut self, a: usize) -> Option<()> {
        self.looked += 1;
        if self.looked.is_multiple_of(LOOK_UP_EVERY) && self.interrupt.is_raised() {
            return None;
        }
        if let Some(values) = self.values {
            self.progress.report(a, values);
        }
        Some(())
    }

    /// Called within a row that may take long, when `done` of its `all` parts are done. Returns
    /// `None` if the walk should stop.
    #[inline]
    pub(super) fn within_row(&self, a: usize, done: usize, all: usize) -> Option<()> {
        if self.interrupt.is_raised() {
            return None;
        }
        if let Some(values) = self.values {
            self.progress.report(a * all + done, values * all);
        }
        Some(())
    }

    /// Records that `q + {a, b, x}` is a P-position.
    #[expect(
        clippy::inline_always,
        reason = "else it is called for each position of three piles: a twelfth of the instructions of their table"
    )]
    #[inline(always)]
    pub(super) fn found(&mut self, [a, b, x]: [usize; 3]) {
        self.found += 1;
        let rank = self.q.wrapping_add(self.terms[a]).wrapping_add(b);
        match &mut self.completions {
            Some(completions) => completions.set(rank, x),
            None => self.kept.push((rank, x)),
        }
    }
}

// The smallest piles of a multiset, and what they add to the ranks of rows.
//
// A rank is a sum with a term for each pile, which depends on the size of the pile and on its
// place. If a pile is removed, all piles after it move down by one place. So the rank of a row
// without a pile is the sum of the terms before that pile and of the terms after it, each for one
// place lower. The part of the sum that belongs to larger piles is the same for every pile that is
// removed.

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
    completion: usize,
    /// How many sizes there are.
    pub(super) ones: usize,
    /// How many pairs of sizes there are.
    twos: usize,
    /// The value of `ones` before the last pile was added.
    paired: usize,
}

/// One pile removed: its size, and the offset of the row without it.
///
/// The offset is to be added to what the piles add to the rank of a row that lacks one pile before
/// them.
#[derive(Clone, Copy)]
pub(super) struct WithoutOne {
    pub(super) size: usize,
    pub(super) row: usize,
}

/// Two piles removed: the smaller size, the difference, and the offset of the row without them.
///
/// The offset is to be added to what the piles add to the rank of a row that lacks two piles before
/// them.
#[derive(Clone, Copy)]
pub(super) struct WithoutTwo {
    pub(super) smaller: usize,
    pub(super) difference: usize,
    pub(super) row: usize,
}

/// Every pile that may be removed, each size once, and every pair. A level that adds a pile to
/// another begins with the same entries, so one list serves all levels of a walk.
pub(super) struct Omissions {
    ones: [WithoutOne; MAX_PILES],
    twos: [WithoutTwo; MAX_PAIRS],
}

impl Omissions {
    const EMPTY: Self = Self {
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
    const EMPTY: Self = Self {
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

    /// How many of the sizes `ones` make a pair with another pile of size `value` that is among
    /// `twos` already. If `value` repeats the last pile, only the pair of two piles of that size
    /// can be new. Otherwise all pairs are, and this is 0.
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
