//! The table of P-positions of matches: every position of up to ten piles settled by a few look-ups.
//!
//! For every multiset of all piles but one there is exactly one pile that completes it to a P-position, so P-positions are
//! few, and no two of them are one move apart. The table finds them in lexicographic order and remembers what each excludes.

mod completions;
mod level;
mod long_rows;
mod query;
mod region;
mod rows;
mod slots;
mod sparse_rows;
mod together;
mod walk;
mod word_rows;

use std::sync::atomic::{AtomicU32, AtomicU64};

use ahash::AHashMap;
use arrayvec::ArrayVec;

use self::completions::{Completions, cell_bytes};
use self::long_rows::{LongRows, SharedLong};
pub(super) use self::region::Region;
use self::rows::Filling;
use self::sparse_rows::SparseRows;
use self::walk::{Parts, Record, Sink, Walk};
use self::word_rows::{SharedWords, WordRows};
use super::{Interrupt, Unsolved};
use crate::games::MAX_PILES;

/// How the rows of a table are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// One word of 32 bits, for piles up to 31.
    Narrow,
    /// One word of 64 bits, for piles up to 63.
    Middle,
    /// One word of 128 bits, for piles up to 127.
    Wide,
    /// Several words of 64 bits.
    Long,
    /// A hash table of words, for starts of some tiny piles and a few large ones.
    Sparse,
}

/// What a table would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCost {
    /// How the rows would be kept.
    pub kind: RowKind,
    /// Bytes.
    pub memory: u128,
    /// Multisets of all piles but one that are tried, at most.
    pub tried: u128,
}

/// Counting exactly takes time and memory for each size up to the largest: nothing to speak of up to here.
const COUNTED: u64 = 1 << 16;

/// More bytes than any machine has.
const NO_MACHINE: u64 = 1 << 44;

/// Bytes that a word or a completion takes in a hash table that has just grown.
const SPARSE_BYTES: u128 = 72;

/// A sparse table is slower, so it has to be smaller by so much.
const SPARSE_PAYS: u128 = 4;

impl TableCost {
    /// The estimate for a table that covers piles of these sizes, at least three, ascending; a lower bound where no machine
    /// has so much memory.
    pub fn of(bounds: &[u64]) -> Self {
        Self::within(bounds, NO_MACHINE)
    }

    /// The same, but where piles are large and it is plain that the memory is above `limit`, a lower bound, which costs
    /// nothing to make.
    pub fn within(bounds: &[u64], limit: u64) -> Self {
        let piles = bounds.len();
        let largest = bounds.last().copied().unwrap_or(0);
        let (rows, tried) = (&bounds[2..], &bounds[..piles - 1]);
        let counts = [rows, tried].map(Region::count_at_least);
        let least = Self::from_counts(largest, piles, counts);
        // Which kind it would be cannot be told from lower bounds, but it would take no less than either.
        let sparse = Self {
            kind: RowKind::Sparse,
            ..least
        };
        if largest > COUNTED && least.memory / SPARSE_PAYS > u128::from(limit) {
            return sparse;
        }
        let counts = [rows, tried].map(|bounds| Region::count(&narrowed(bounds)));
        Self::from_counts(largest, piles, counts)
    }

    /// The estimate, given how many multisets are rows, and how many are tried.
    fn from_counts(largest: u64, piles: usize, [rows, tried]: [u128; 2]) -> Self {
        let three_piles = piles == 3;
        let piles = piles as u128;
        let (kind, row_bytes, cell_bytes) = match usize::try_from(largest) {
            Ok(largest) => {
                let (kind, bytes) = dense_kind(largest, three_piles);
                (kind, bytes, cell_bytes(largest) as u128)
            }
            Err(_) => (RowKind::Sparse, u128::MAX, u128::MAX),
        };
        let dense = rows
            .saturating_mul(row_bytes)
            .saturating_add(tried.saturating_mul(cell_bytes));
        let entries = piles * (piles - 1) / 2 + piles;
        let sparse = tried.saturating_mul(entries).saturating_mul(SPARSE_BYTES);
        let (kind, memory) = if dense > sparse.saturating_mul(SPARSE_PAYS) {
            (RowKind::Sparse, sparse)
        } else {
            (kind, dense)
        };
        // The terms of the ranks, and what it takes to count them.
        let terms = (u128::from(largest) + 1) * (2 * piles * 8 + 64);
        Self {
            kind,
            memory: memory.saturating_add(terms),
            tried,
        }
    }
}

/// The kind of dense rows for piles up to `largest`, and the bytes of all rows of a multiset together.
fn dense_kind(largest: usize, three_piles: bool) -> (RowKind, u128) {
    match largest {
        0..=31 => (RowKind::Narrow, 8),
        32..=63 => (RowKind::Middle, 16),
        // Several threads keep them as long ones.
        64..=127 => (RowKind::Wide, LongRows::row_bytes(127, false) as u128),
        _ => (
            RowKind::Long,
            LongRows::row_bytes(largest, three_piles) as u128,
        ),
    }
}

pub(super) fn narrowed(sizes: &[u64]) -> Vec<usize> {
    let fits = "the cost was checked before";
    sizes
        .iter()
        .map(|&size| usize::try_from(size).expect(fits))
        .collect()
}

#[derive(Clone, Debug)]
enum AnyRows {
    Narrow(WordRows<u32>),
    Middle(WordRows<u64>),
    Wide(WordRows<u128>),
    Long(LongRows),
    Sparse(SparseRows),
}

/// The P-positions of up to so many piles of up to these sizes.
#[derive(Clone, Debug)]
pub struct PPositions {
    /// Ascending, at least three.
    bounds: Vec<usize>,
    row_region: Region,
    completion_region: Region,
    rows: AnyRows,
    completions: Completions,
    found: u64,
}

type Sizes = ArrayVec<usize, MAX_PILES>;

impl PPositions {
    /// Builds the table for piles of these sizes, at least three, ascending, with rows of that kind, by so many threads at
    /// most; which makes no difference but in time.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`].
    pub fn build(
        bounds: &[u64],
        kind: RowKind,
        misere: bool,
        threads: usize,
        interrupt: &Interrupt,
        progress: &dyn Fn(usize, usize),
    ) -> Result<Self, Unsolved> {
        let bounds = narrowed(bounds);
        let largest = *bounds.last().expect("at least three piles");
        let row_region = Region::new(&bounds[2..]);
        let completion_region = Region::new(&bounds[..bounds.len() - 1]);
        let mut completions = match kind {
            RowKind::Sparse => Completions::Sparse(AHashMap::new()),
            _ => Completions::dense(completion_region.size(), largest),
        };
        let parts = Parts {
            bounds: &bounds,
            misere,
            rows: &row_region,
            completions: &completion_region,
        };
        let build = Build {
            parts,
            completions: &mut completions,
            interrupt,
            progress,
        };
        let (rows, found) = match bounds.len() {
            // The parts of a walk are told from each other by two piles beside `b` and `x`.
            4.. if threads > 1 => build.together(kind, largest, threads)?,
            _ => build.alone(kind, largest)?,
        };
        Ok(Self {
            bounds,
            row_region,
            completion_region,
            rows,
            completions,
            found,
        })
    }

    /// How many P-positions the table holds.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The bounds that the table was built for, ascending.
    pub fn bounds(&self) -> Vec<u64> {
        self.bounds.iter().map(|&bound| bound as u64).collect()
    }

    /// Whether the table settles piles of these sizes.
    pub fn covers(&self, sizes: &[u64]) -> bool {
        self.padded(sizes).is_some()
    }

    /// The sizes ascending, with as many zeros before them as the table has more piles; none where it does not cover them.
    fn padded(&self, sizes: &[u64]) -> Option<Sizes> {
        let mut sorted = Sizes::new();
        for &size in sizes.iter().filter(|&&size| size > 0) {
            sorted.try_push(usize::try_from(size).ok()?).ok()?;
        }
        while sorted.len() < self.bounds.len() {
            sorted.push(0);
        }
        sorted.sort_unstable();
        let within = sorted
            .iter()
            .zip(&self.bounds)
            .all(|(size, bound)| size <= bound);
        (within && sorted.len() == self.bounds.len()).then_some(sorted)
    }

    /// Whether the player to move loses; none where the table does not cover the sizes.
    pub fn is_lost(&self, sizes: &[u64]) -> Option<bool> {
        let sorted = self.padded(sizes)?;
        let (&largest, others) = sorted.split_last()?;
        let rank = self.completion_region.rank(others.iter().copied());
        Some(self.completions.get(rank) == Some(largest))
    }
}

/// A table that is to be built.
struct Build<'a> {
    parts: Parts<'a>,
    completions: &'a mut Completions,
    interrupt: &'a Interrupt,
    progress: &'a dyn Fn(usize, usize),
}

impl Build<'_> {
    /// By one thread.
    fn alone(self, kind: RowKind, largest: usize) -> Result<(AnyRows, u64), Unsolved> {
        let (size, piles) = (self.parts.rows.size(), self.parts.bounds.len());
        Ok(match kind {
            RowKind::Narrow => {
                let mut rows = WordRows::new(size);
                let found = self.walk(&mut rows.filling(piles))?;
                (AnyRows::Narrow(rows), found)
            }
            RowKind::Middle => {
                let mut rows = WordRows::new(size);
                let found = self.walk(&mut rows.filling(piles))?;
                (AnyRows::Middle(rows), found)
            }
            RowKind::Wide => {
                let mut rows = WordRows::new(size);
                let found = self.walk(&mut rows.filling(piles))?;
                (AnyRows::Wide(rows), found)
            }
            RowKind::Long => {
                let mut rows = LongRows::new(size, largest);
                let found = self.walk(&mut rows.filling(piles == 3))?;
                (AnyRows::Long(rows), found)
            }
            RowKind::Sparse => {
                let mut rows = SparseRows::default();
                let found = self.walk(&mut rows)?;
                (AnyRows::Sparse(rows), found)
            }
        })
    }

    /// By several threads. No word of 128 bits can be marked by them, so that its rows are long ones.
    fn together(
        self,
        kind: RowKind,
        largest: usize,
        threads: usize,
    ) -> Result<(AnyRows, u64), Unsolved> {
        let (size, piles) = (self.parts.rows.size(), self.parts.bounds.len());
        Ok(match kind {
            RowKind::Narrow => {
                let rows = SharedWords::<AtomicU32>::new(size);
                let found = self.walk_together(|| rows.filling(piles), threads)?;
                (AnyRows::Narrow(rows.done()), found)
            }
            RowKind::Middle => {
                let rows = SharedWords::<AtomicU64>::new(size);
                let found = self.walk_together(|| rows.filling(piles), threads)?;
                (AnyRows::Middle(rows.done()), found)
            }
            RowKind::Wide | RowKind::Long => {
                let rows = SharedLong::new(size, largest);
                let found = self.walk_together(|| rows.filling(), threads)?;
                (AnyRows::Long(rows.done()), found)
            }
            RowKind::Sparse => return self.alone(kind, largest),
        })
    }

    fn walk<F: Filling>(self, rows: &mut F) -> Result<u64, Unsolved> {
        let sink = Sink::Own(self.completions);
        let record = Record::new(sink, self.interrupt, self.progress);
        Walk::new(self.parts, rows, record).run()
    }

    fn walk_together<F: Filling>(
        self,
        rows: impl Fn() -> F + Sync,
        threads: usize,
    ) -> Result<u64, Unsolved> {
        let Self {
            parts,
            completions,
            interrupt,
            progress,
        } = self;
        together::walk(parts, completions, rows, threads, interrupt, progress)
    }
}
