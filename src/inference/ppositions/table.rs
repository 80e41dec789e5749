//! The P-table: all losing positions whose sorted piles are within certain bounds. How they are
//! found is left to `walk`, the moves that lead to them to `query`.

use arrayvec::ArrayVec;

use super::rows::Rows;
use crate::games::internals::MAX_PILES;
use crate::inference::piles::region::{
    Region, ascending, is_within, narrow, narrowed, padded, tuples,
};

/// The table of all losing positions (P-positions) whose sorted piles are within certain bounds.
#[derive(Debug)]
pub struct PTable {
    /// Ascending, at least three.
    pub(super) bounds: Vec<u64>,
    /// From how many piles a move may take.
    pub(super) at_once: usize,
    /// The multisets of all piles but two, which have rows.
    pub(super) row_region: Region,
    pub(super) rows: Rows,
    /// The multisets of all piles but one.
    pub(super) completion_region: Region,
    /// For each of them, by rank, one more than the pile that completes it to a losing position, if
    /// that is no smaller than the others and within its bound; else 0.
    completions: Vec<RowEntry>,
    /// The sets of piles from which a move takes, those of fewer piles first.
    pub(super) sets: Vec<u32>,
    found: u64,
}

/// The size of a pile plus one; 0 for none.
pub(super) type RowEntry = u16;

/// Sorted pile sizes.
pub(super) type Sizes = ArrayVec<usize, MAX_PILES>;

impl PTable {
    /// A table for piles up to these ascending bounds that has no losing position yet.
    pub(super) fn empty(bounds: Vec<u64>, at_once: usize, sets: Vec<u32>) -> Self {
        let sizes = narrowed(&bounds);
        let row_region = Region::new(&sizes[2..]);
        let completion_region = Region::new(&sizes[..sizes.len() - 1]);
        let largest = sizes[sizes.len() - 1];
        Self {
            at_once,
            rows: Rows::new(row_region.size(), largest),
            row_region,
            completions: vec![0; completion_region.size()],
            completion_region,
            sets,
            found: 0,
            bounds,
        }
    }

    /// Stores the pile that completes the others, given their rank.
    pub(super) fn complete(&mut self, rank: usize, pile: usize) {
        self.completions[rank] = RowEntry::try_from(pile + 1).expect("the bounds were checked");
        self.found += 1;
    }

    /// The pile that completes others to a losing position, if it is no smaller than these.
    fn completing(&self, others: impl Iterator<Item = usize>) -> Option<usize> {
        usize::from(self.completions[self.completion_region.rank(others)]).checked_sub(1)
    }

    /// All losing positions in lexicographic order: the sizes of the piles, ascending, with zeros
    /// before them.
    pub fn losing_positions(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        let others = &self.bounds[..self.bounds.len() - 1];
        tuples(others).filter_map(|mut sizes| {
            let largest = self.completing(sizes.iter().copied().map(narrow))?;
            sizes.push(largest as u64);
            Some(sizes)
        })
    }

    /// How many losing positions the table has.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The sizes ascending, with zeros before them, as many as the table has piles; `None` if it
    /// does not cover them.
    pub(super) fn padded(&self, sizes: &[u64]) -> Option<Sizes> {
        let sorted = ascending(sizes);
        let is_covered = is_within(&sorted, &self.bounds);
        is_covered.then(|| padded(&sorted, self.bounds.len()).collect())
    }

    /// Whether the player to move loses; `None` if the table does not cover the sizes.
    pub fn is_lost(&self, sizes: &[u64]) -> Option<bool> {
        Some(self.is_lost_sorted(&self.padded(sizes)?))
    }

    /// The same of sizes that it covers, ascending, as many as it has piles.
    pub(super) fn is_lost_sorted(&self, sorted: &[usize]) -> bool {
        let (largest, others) = sorted.split_last().expect("at least three piles");
        self.completing(others.iter().copied()) == Some(*largest)
    }
}
