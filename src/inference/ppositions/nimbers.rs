//! The nimbers of piles of which a move takes the same number from one or from several.
//!
//! A move keeps the piles that it does not touch and the differences of those that it takes from.
//! So the positions that have such a signature in common are a line, on which moves lead from each
//! to all smaller ones. In the order of their sorted piles the nimber of a position is the least
//! that no line through it has yet.

use ahash::AHashMap;

use super::{
    kept::{Allowance, DenseTable, PileTables},
    region::{Region, ascending, each_rank, narrow, narrowed},
    signatures::{Signature, sets, signature},
};
use crate::inference::limits::{Estimate, Interrupt, Unsolved, Work};

/// The most positions below one whose nimber is found, the piles in their places.
const MOST_POSITIONS: u128 = 1_000_000;

/// The most positions times lines of a table that is made for more than one position, or else what
/// all before it took: a tenth of a second.
const MOST_SHARED: u128 = 1 << 23;

/// Bytes for a position and one of the lines through it. Up to 90 were measured.
const BYTES: u128 = 100;

/// All tables together may take one part in this many of the memory.
const PART: u64 = 4;

/// Bytes of a nimber in a table.
const NIMBER_BYTES: u64 = 4;

/// The nimbers of positions of piles, as far as they were asked for.
#[derive(Default)]
pub(crate) struct PileNimbers(PileTables<DenseTable<u32>>);

/// A line of positions by its place in a list; no list has more.
type Place = usize;

/// Which line of positions goes through a position for a move from some places. The untouched piles
/// and the differences of the others have a rank each, where both together are few enough for a
/// dense list; else lines are numbered as they are met.
enum Places {
    Dense(Vec<Ranks>),
    Met(AHashMap<Signature, Place>),
}

/// The ranks of signatures of moves from as many piles as the index and one more.
struct Ranks {
    untouched: Region,
    differences: Region,
    /// The place of the first line.
    first: Place,
}

/// The most lines that are in a dense list, for each position.
const MOST_LINES: usize = 4;

impl Places {
    /// For positions within these ascending bounds, of which a move takes from `at_once` piles.
    fn within(bounds: &[u64], at_once: usize) -> Self {
        let bounds = narrowed(bounds);
        let largest = bounds.last().copied().unwrap_or(0);
        let mut kinds = Vec::new();
        let mut first = 0_usize;
        for taken in 1..=at_once.min(bounds.len()) {
            let differences = vec![largest; taken - 1];
            let untouched = &bounds[taken..];
            let lines = Region::count(untouched).saturating_mul(Region::count(&differences));
            let most = Region::count(&bounds).saturating_mul(MOST_LINES as u128);
            if lines > most {
                return Self::Met(AHashMap::new());
            }
            kinds.push(Ranks {
                untouched: Region::new(untouched),
                differences: Region::new(&differences),
                first,
            });
            first += usize::try_from(lines).expect("few for each position");
        }
        Self::Dense(kinds)
    }

    /// The place of the line through ascending sizes for moves from a set of places.
    fn of(&mut self, sizes: &[u64], set: u32) -> Place {
        let kinds = match self {
            Self::Met(known) => {
                let next = known.len();
                return *known.entry(signature(sizes, set)).or_insert(next);
            }
            Self::Dense(kinds) => kinds,
        };
        let kind = &kinds[set.count_ones() as usize - 1];
        let is_taken = |place: usize| set >> place & 1 == 1;
        let all = || sizes.iter().copied().map(narrow).enumerate();
        let untouched = all().filter(|&(place, _)| !is_taken(place));
        let mut taken = all().filter(|&(place, _)| is_taken(place));
        let least = taken.next().map_or(0, |(_, size)| size);
        let rank = kind.untouched.rank(untouched.map(|(_, size)| size));
        let differences = kind.differences.rank(taken.map(|(_, size)| size - least));
        kind.first + rank * kind.differences.size() + differences
    }
}

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
        if missing > 0 {
            self.words.splice(0..0, std::iter::repeat_n(0, missing));
            self.skipped -= missing;
        }
        let place = place - self.skipped;
        if self.words.len() <= place {
            self.words.resize(place + 1, 0);
        }
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
        work: &Work,
    ) -> Result<Option<u64>, Unsolved> {
        let limits = &work.limits;
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
            Err(estimate) if limits.is_share => return Err(estimate.into()),
            Err(_) => return Ok(None),
            Ok(_) => {}
        }
        let most = u128::from(limits.max_memory) / BYTES;
        let allowance = Allowance {
            all: (limits.max_memory / PART / NIMBER_BYTES).into(),
            joint: MOST_SHARED..=most.max(MOST_SHARED),
        };
        let cost = |bounds: &[u64]| granted(bounds).ok();
        let build = |bounds: &[u64], _| {
            DenseTable::build(bounds, |_| built(bounds, at_once, &work.interrupt))
        };
        let found = self.0.build(&sizes, &allowance, cost, build)?;
        Ok(Some(found.get(&sizes).into()))
    }
}

/// The nimbers of all positions within these ascending bounds.
fn built(bounds: &[u64], at_once: usize, interrupt: &Interrupt) -> Result<Vec<u32>, Unsolved> {
    let mut nimbers = Vec::new();
    let mut places = Places::within(bounds, at_once);
    let mut lines: Vec<Line> = Vec::new();
    let sets: Vec<u32> = sets(bounds.len(), at_once).collect();
    let mut through = Vec::with_capacity(sets.len());
    each_rank(bounds, interrupt, |_, sizes| {
        through.clear();
        through.extend(sets.iter().map(|&set| places.of(sizes, set)));
        let last = through.iter().max().map_or(0, |line| line + 1);
        if lines.len() < last {
            lines.resize_with(last, Line::default);
        }
        let nimber = least_free(&lines, &through);
        for &line in &through {
            lines[line].mark(nimber);
        }
        nimbers.push(u32::try_from(nimber).expect("there are fewer positions"));
    })?;
    Ok(nimbers)
}
