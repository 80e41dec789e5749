//! The walk that finds every P-position once: over all multisets `q` of all piles but the three largest, then over the three,
//! `a <= b <= x`, all in lexicographic order.
//!
//! A move leads to a position that comes earlier in this order, so all P-positions one move below `q + {a, b, x}` are known before it.
//! At most one `x` completes `r = q + {a, b}`, because two of them would be one move apart. When it is found, `b` and `x` are marked as
//! completed in `U[q + {a}]`, so only the `b` whose bit there is clear have to be tried.

use super::level::{Level, Omissions, PlaceTerms};
use super::record::Record;
use super::region::Region;
use super::rows::{BuiltTile, InnerLoop, Largest, RowBuilder, Tile};
use crate::inference::limits::Unsolved;

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
        // The rows are those of `r` without one pile of the tile, so the larger piles of `r` are one place lower there.
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

/// What the piles after those of a tile add to the rank of its first row, and how many rows a pile of the tile has.
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

    /// Finds the P-positions whose smallest piles are `smallest`. If there are no other piles before `a`, the last of them is `a`.
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

    /// Precomputes (as a tile) what the piles placed so far exclude. Returns the tile to use, which is `tile`, that of fewer piles, if
    /// the last pile adds no size to it, if more than one of the sizes is missing from it, or if a new one would have too few rows or
    /// too many.
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
