//! The P-table: which positions within its bounds are losing. The moves that lead to them are left
//! to `query`.

use ahash::AHashMap;
use arrayvec::ArrayVec;

use super::{
    build::Build,
    cost::{Completions, RowKind, TableCost},
    region::{Region, ascending, narrowed, tuples},
    rows::Rows,
    walk::TableShape,
};
use crate::games::MAX_PILES;
use crate::inference::limits::{Interrupt, Limits, Progress, Unsolved, Work};

/// The table of all losing positions (P-positions) whose sorted piles are within certain bounds.
#[derive(Debug)]
pub struct PTable {
    /// Ascending, at least three.
    pub(super) bounds: Vec<usize>,
    pub(super) row_region: Region,
    pub(super) completion_region: Region,
    pub(super) rows: Box<dyn Rows>,
    pub(super) completions: Completions,
    found: u64,
}

/// The fewest piles of a table. Positions with fewer are padded with empty piles.
const FEWEST: usize = 3;

/// The sizes ascending, without zeros but for those that pad them to [`FEWEST`].
pub(super) fn sorted(sizes: &[u64]) -> Vec<u64> {
    let sorted = ascending(sizes);
    let empty = FEWEST.saturating_sub(sorted.len());
    [vec![0; empty], sorted].concat()
}

/// Sorted pile sizes.
pub(super) type Sizes = ArrayVec<usize, MAX_PILES>;

impl PTable {
    /// The table for piles up to `sizes`, in any order and at most ten of them, by one thread.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if it takes more memory than `limits` allow.
    pub fn of(sizes: &[u64], misere: bool, limits: &Limits) -> Result<Self, Unsolved> {
        Self::within(sizes, misere, &Work::silent(*limits, Interrupt::default()))
    }

    /// As [`PTable::of`], with an interrupt and reports of progress.
    pub(crate) fn within(sizes: &[u64], misere: bool, work: &Work) -> Result<Self, Unsolved> {
        let bounds = sorted(sizes);
        let max_memory = work.limits.max_memory;
        let cost = TableCost::within(&bounds, max_memory);
        cost.estimate(max_memory).granted()?;
        Self::build(&bounds, cost.kind, misere, 1, &work.interrupt, &*work.steps)
    }

    /// Builds the table for piles up to `bounds`, at least three sizes, ascending, with rows of the
    /// kind `kind`, by at most `threads` threads. The table does not depend on the kind or on the
    /// number of threads. `progress` hears how many steps are done, and of how many.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised.
    pub fn build(
        bounds: &[u64],
        kind: RowKind,
        misere: bool,
        threads: usize,
        interrupt: &Interrupt,
        progress: &dyn Progress,
    ) -> Result<Self, Unsolved> {
        let bounds = narrowed(bounds);
        let largest = *bounds.last().expect("at least three piles");
        let row_region = Region::new(&bounds[2..]);
        let completion_region = Region::new(&bounds[..bounds.len() - 1]);
        let mut completions = match kind {
            RowKind::Sparse => Completions::Sparse(AHashMap::new()),
            _ => Completions::dense(completion_region.size(), largest),
        };
        let build = Build {
            shape: TableShape {
                bounds: &bounds,
                misere,
                rows: &row_region,
                completions: &completion_region,
            },
            completions: &mut completions,
            // They divide the work by the two or three smallest piles, which must not include `b`
            // and `x`.
            threads: if bounds.len() > 3 { threads } else { 1 },
            interrupt,
            progress,
        };
        let (rows, found) = build.rows(kind)?;
        Ok(Self {
            bounds,
            row_region,
            completion_region,
            rows,
            completions,
            found,
        })
    }

    /// All losing positions in lexicographic order: the sizes of the piles, ascending, with zeros
    /// before them.
    pub fn losing_positions(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        let others = &self.bounds[..self.bounds.len() - 1];
        tuples(others).filter_map(|others| {
            let rank = self.completion_region.rank(others.iter().copied());
            let largest = self.completions.get(rank)?;
            let sizes = others.into_iter().chain([largest]);
            Some(sizes.map(|size| size as u64).collect())
        })
    }

    /// How many losing positions the table has.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The bounds that the table was built for, ascending.
    pub fn bounds(&self) -> Vec<u64> {
        self.bounds.iter().map(|&bound| bound as u64).collect()
    }

    /// Whether piles of these sizes are within the bounds.
    pub fn covers(&self, sizes: &[u64]) -> bool {
        self.padded(sizes).is_some()
    }

    /// Returns the sizes ascending, padded with zeros to the number of piles of the table, or
    /// `None` if the table does not cover them.
    pub(super) fn padded(&self, sizes: &[u64]) -> Option<Sizes> {
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

    /// Whether the player to move loses; `None` if the table does not cover the sizes.
    pub fn is_lost(&self, sizes: &[u64]) -> Option<bool> {
        let sorted = self.padded(sizes)?;
        let (&largest, others) = sorted.split_last()?;
        let rank = self.completion_region.rank(others.iter().copied());
        Some(self.completions.get(rank) == Some(largest))
    }
}
