//! What a P-table costs, and how it is built.

use std::cmp::Reverse;

use super::{
    rows::Rows,
    signatures::{Signature, sets},
    table::{PTable, RowEntry},
    walk::TableWalk,
};
use crate::games::{internals::PackedPiles, states_at_least};
use crate::inference::{
    limits::{Estimate, Interrupt, Limits, Unsolved, Work},
    piles::region::{Region, ascending, narrowed},
};

/// The fewest piles of a table. Positions with fewer are padded with empty piles.
const FEWEST: usize = 3;

/// The largest pile of a table. It and one more fill a cell.
const LARGEST: u64 = RowEntry::MAX as u64 - 1;

/// Bytes for each pile and each of its sizes: the terms of two regions, and what it takes to make
/// them.
const TERM_BYTES: u128 = 40;

/// The sizes ascending, without zeros but for those that pad them to [`FEWEST`].
pub(super) fn sorted(sizes: &[u64]) -> Vec<u64> {
    let sorted = ascending(sizes);
    let empty = FEWEST.saturating_sub(sorted.len());
    [vec![0; empty], sorted].concat()
}

/// What the signatures of moves from three piles or more take at least, given how many multisets
/// may be completed. In all tables that were tried, with 3 to 10 piles, more than one in the square
/// of the number of piles was.
fn signature_bytes(tried: u128, piles: usize, at_once: usize) -> u128 {
    let completed = tried / (piles * piles) as u128;
    let further = sets(piles, at_once).filter(|set| set.count_ones() > 2);
    completed.saturating_mul((further.count() * size_of::<Signature>()) as u128)
}

/// What a table for sorted sizes costs while it is built, at least.
///
/// # Errors
/// The estimate, if it takes more memory than that, or no table has room for such a pile.
pub(super) fn estimate(
    bounds: &[u64],
    at_once: usize,
    max_memory: u64,
) -> Result<Estimate, Estimate> {
    let piles = bounds.len();
    let largest = bounds[piles - 1];
    let has_signatures = PackedPiles::pack(&vec![largest.saturating_add(1); piles]).is_some();
    let fits = largest <= LARGEST && (at_once <= 2 || has_signatures);
    let count = |bounds: &[u64]| {
        if fits {
            Region::count(&narrowed(bounds))
        } else {
            states_at_least(bounds)
        }
    };
    let [rows, tried] = [&bounds[2..], &bounds[..piles - 1]].map(count);
    let terms = (u128::from(largest) + 1) * piles as u128 * TERM_BYTES;
    let memory = rows
        .saturating_mul(Rows::bytes(largest))
        .saturating_add(tried.saturating_mul(size_of::<RowEntry>() as u128))
        .saturating_add(terms)
        .saturating_add(signature_bytes(tried, piles, at_once));
    let estimate = Estimate::new(tried, memory, max_memory);
    if fits && !estimate.memory_is_short {
        Ok(estimate)
    } else {
        Err(estimate)
    }
}

impl PTable {
    /// The table for piles up to `sizes`, in any order and at most ten of them, if a move takes
    /// from one pile or two.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if it takes more memory than `limits` allow.
    pub fn of(sizes: &[u64], misere: bool, limits: &Limits) -> Result<Self, Unsolved> {
        let work = Work::silent(*limits, Interrupt::default());
        Self::within(sizes, misere, 2, &work)
    }

    /// As [`PTable::of`], if a move takes from up to `at_once` piles, with an interrupt and reports
    /// of progress.
    pub(crate) fn within(
        sizes: &[u64],
        misere: bool,
        at_once: usize,
        work: &Work,
    ) -> Result<Self, Unsolved> {
        let bounds = sorted(sizes);
        let piles = bounds.len();
        let max_memory = work.limits.max_memory;
        let estimate = estimate(&bounds, at_once, max_memory)?;
        estimate.granted()?;
        work.interrupt.check()?;
        let mut sets: Vec<u32> = sets(piles, at_once).collect();
        // Those that begin with a smaller place come first.
        sets.sort_unstable_by_key(|set| (set.count_ones(), Reverse(set.reverse_bits())));
        let mut table = Self::empty(bounds, at_once, sets);
        let memory = estimate.memory - signature_bytes(estimate.positions, piles, at_once);
        let spare = max_memory - u64::try_from(memory).expect("within the limit");
        let walk = TableWalk::new(&mut table, misere, spare, work);
        walk.run().map_err(|unsolved| match unsolved {
            Unsolved::Beyond(further) => Unsolved::Beyond(Estimate {
                memory: memory + further.memory,
                max_memory,
                ..further
            }),
            stopped => stopped,
        })?;
        Ok(table)
    }
}
