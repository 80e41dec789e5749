//! The nimbers of piles of which a move takes the same number from one or from several.
//!
//! A move keeps the piles that it does not touch and the differences of those that it takes from. So the positions that have such a
//! signature in common are a line, on which moves lead from each to all smaller ones. In the order of their sorted piles the nimber of
//! a position is the least that no line through it has yet.

use ahash::AHashMap;

use super::region::{Region, advance, ascending, is_within, narrowed};
use super::several::{sets, signature, split};
use crate::games::internals::PackedPiles;
use crate::inference::limits::{Estimate, Interrupt, Limits, Unsolved};

/// The most positions below one whose nimber is found, the piles in their places.
const MOST_POSITIONS: u128 = 1_000_000;

/// The most positions times lines of a table that is made for more than one position, or else what all before it took: so tables of
/// many shapes take at most twice the work of a table for each, and mostly far less.
const MOST_SHARED: u128 = 1 << 20;

/// Bytes for a position and one of the lines through it. Up to 90 were measured.
const BYTES: u128 = 100;

/// Positions between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

/// The nimbers of all positions whose sorted piles are within certain bounds.
#[derive(Debug)]
pub(crate) struct PileNimbers {
    /// Ascending.
    bounds: Vec<u64>,
    region: Region,
    /// By rank.
    nimbers: Vec<u32>,
    /// The positions times lines of this table and of those whose place it took.
    spent: u128,
}

/// The nimbers of the positions of a line that were found, as bits. Those of a line whose untouched piles are large are large.
#[derive(Debug, Default)]
struct Line {
    /// How many words are left out, which have no bit.
    skipped: usize,
    words: Vec<u64>,
    /// How many words at the beginning have all bits.
    full: usize,
}

impl Line {
    fn word(&self, place: usize) -> u64 {
        let place = place.checked_sub(self.skipped);
        let word = place.and_then(|place| self.words.get(place));
        word.copied().unwrap_or(0)
    }

    fn mark(&mut self, nimber: usize) {
        let place = nimber / 64;
        if self.words.is_empty() {
            self.skipped = place;
        }
        let missing = self.skipped.saturating_sub(place);
        self.words.splice(0..0, std::iter::repeat_n(0, missing));
        self.skipped -= missing;
        let place = place - self.skipped;
        let length = self.words.len().max(place + 1);
        self.words.resize(length, 0);
        self.words[place] |= 1 << (nimber % 64);
        while self.word(self.full) == u64::MAX {
            self.full += 1;
        }
    }
}

/// The least nimber that no line has.
fn least_free(lines: &[Line], through: &[usize]) -> usize {
    let lines = || through.iter().map(|&line| &lines[line]);
    let full = lines().map(|line| line.full).max().unwrap_or(0);
    let mut words = (full..).map(|place| {
        let word = lines().fold(0, |word, line| word | line.word(place));
        (place, word.trailing_ones() as usize)
    });
    let found = words.find_map(|(place, ones)| (ones < 64).then_some(64 * place + ones));
    found.expect("a line has an end")
}

impl PileNimbers {
    /// Returns the nimber of a position, from the table of as many piles in `kept` or from one that takes its place; `None` if it would
    /// be too large. A single pile needs none.
    ///
    /// A share of the memory that is too small refuses instead, as all of it may not be.
    pub(crate) fn of(
        kept: &mut AHashMap<usize, Self>,
        sizes: &[u64],
        at_once: usize,
        limits: &Limits,
        interrupt: &Interrupt,
    ) -> Result<Option<u64>, Unsolved> {
        let sizes = ascending(sizes);
        if let [] | [_] = sizes[..] {
            return Ok(Some(sizes.iter().sum()));
        }
        let below = sizes.iter().map(|&size| u128::from(size) + 1);
        if below.fold(1, u128::saturating_mul) > MOST_POSITIONS {
            return Ok(None);
        }
        let granted = |bounds: &[u64]| {
            let positions = Region::count(&narrowed(bounds));
            let lines = sets(bounds.len(), at_once).count() as u128;
            let memory = positions * lines * BYTES;
            let estimate = Estimate::new(positions, memory, limits.max_memory);
            estimate.granted().map(|()| positions * lines)
        };
        let table = match kept.remove(&sizes.len()) {
            Some(table) if is_within(&sizes, &table.bounds) => table,
            earlier => {
                let alone = match granted(&sizes) {
                    Err(unsolved) if limits.is_share => return Err(unsolved),
                    Err(_) => return Ok(None),
                    Ok(work) => work,
                };
                let spent = earlier.as_ref().map_or(0, |table| table.spent);
                let both = earlier.map(|table| {
                    let pairs = sizes.iter().zip(&table.bounds);
                    pairs.map(|(&one, &other)| one.max(other)).collect()
                });
                let shared = both.and_then(|both: Vec<u64>| {
                    let work = granted(&both).ok()?;
                    (work <= spent.max(MOST_SHARED)).then_some((both, work))
                });
                let (bounds, work) = shared.unwrap_or_else(|| (sizes.clone(), alone));
                let table = Self::within(bounds, at_once, interrupt)?;
                Self {
                    spent: spent + work,
                    ..table
                }
            }
        };
        let nimber = table.nimber(&sizes);
        kept.insert(sizes.len(), table);
        Ok(Some(nimber))
    }

    /// The table for these ascending bounds.
    fn within(bounds: Vec<u64>, at_once: usize, interrupt: &Interrupt) -> Result<Self, Unsolved> {
        let region = Region::new(&narrowed(&bounds));
        let mut nimbers = Vec::with_capacity(region.size());
        let mut places: AHashMap<[PackedPiles; 2], usize> = AHashMap::new();
        let mut lines: Vec<Line> = Vec::new();
        let mut sizes = vec![0; bounds.len()];
        loop {
            if nimbers.len().is_multiple_of(LOOK_UP_EVERY) {
                interrupt.check()?;
            }
            let mut through = Vec::new();
            for set in sets(sizes.len(), at_once) {
                let [untouched, taken] = split(&sizes, set);
                let next = lines.len();
                let line = *places.entry(signature(&untouched, &taken)).or_insert(next);
                if line == next {
                    lines.push(Line::default());
                }
                through.push(line);
            }
            let nimber = least_free(&lines, &through);
            for line in through {
                lines[line].mark(nimber);
            }
            nimbers.push(u32::try_from(nimber).expect("there are fewer positions"));
            if !advance(&mut sizes, &bounds) {
                break;
            }
        }
        Ok(Self {
            bounds,
            region,
            nimbers,
            spent: 0,
        })
    }

    /// The nimber of as many ascending sizes within the bounds.
    fn nimber(&self, sizes: &[u64]) -> u64 {
        self.nimbers[self.region.rank(narrowed(sizes))].into()
    }
}
