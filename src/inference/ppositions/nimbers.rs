//! The nimbers of piles of which a move takes the same number from one or from several.
//!
//! A move keeps the piles that it does not touch and the differences of those that it takes from.
//! So the positions that have such a signature in common are a line, on which moves lead from each
//! to all smaller ones. In the order of their sorted piles the nimber of a position is the least
//! that no line through it has yet.

use ahash::AHashMap;

use super::{
    kept::{Allowance, DenseTable, PileTables},
    region::{Region, ascending, each_rank, narrowed},
    signatures::{Signature, sets, signature},
};
use crate::inference::limits::{Estimate, Interrupt, Limits, Unsolved};

/// The most positions below one whose nimber is found, the piles in their places.
const MOST_POSITIONS: u128 = 1_000_000;

/// The most positions times lines of a table that is made for more than one position, or else what
/// all before it took.
const MOST_SHARED: u128 = 1 << 20;

/// Bytes for a position and one of the lines through it. Up to 90 were measured.
const BYTES: u128 = 100;

/// All tables together may take one part in this many of the memory.
const PART: u64 = 4;

/// Bytes of a nimber in a table.
const NIMBER_BYTES: u64 = 4;

/// The nimbers of positions of piles, as far as they were asked for.
#[derive(Default)]
pub(crate) struct PileNimbers(PileTables<DenseTable<u32>>);

/// The nimbers of the positions of a line that were found, as bits. Those of a line whose untouched
/// piles are large are large.
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
    /// Returns the nimber of a position; `None` if a table for it would be too large. A single pile
    /// needs none.
    ///
    /// A share of the memory that is too small refuses instead, as all of it may not be.
    pub(crate) fn of(
        &mut self,
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
        if let Some(known) = self.0.ask(&sizes) {
            return Ok(Some(known.get(&sizes).into()));
        }
        let granted = |bounds: &[u64]| {
            let positions = Region::count(&narrowed(bounds));
            let work = positions * sets(bounds.len(), at_once).count() as u128;
            let estimate = Estimate::new(positions, work * BYTES, limits.max_memory);
            estimate.granted().map(|()| work)
        };
        match granted(&sizes) {
            Err(unsolved) if limits.is_share => return Err(unsolved),
            Err(_) => return Ok(None),
            Ok(_) => {}
        }
        let most = u128::from(limits.max_memory) / BYTES;
        let allowance = Allowance {
            all: (limits.max_memory / PART / NIMBER_BYTES).into(),
            joint: MOST_SHARED..=most.max(MOST_SHARED),
        };
        let cost = |bounds: &[u64]| granted(bounds).ok();
        let build =
            |bounds: &[u64], _| DenseTable::build(bounds, |_| built(bounds, at_once, interrupt));
        let found = self.0.build(&sizes, &allowance, cost, build)?;
        Ok(Some(found.get(&sizes).into()))
    }
}

/// The nimbers of all positions within these ascending bounds.
fn built(bounds: &[u64], at_once: usize, interrupt: &Interrupt) -> Result<Vec<u32>, Unsolved> {
    let mut nimbers = Vec::new();
    let mut places: AHashMap<Signature, usize> = AHashMap::new();
    let mut lines: Vec<Line> = Vec::new();
    each_rank(bounds, interrupt, |_, sizes| {
        let mut through = Vec::new();
        for set in sets(sizes.len(), at_once) {
            let next = lines.len();
            let line = *places.entry(signature(sizes, set)).or_insert(next);
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
    })?;
    Ok(nimbers)
}
