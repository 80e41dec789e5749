//! What a P-table would cost, and how its rows are kept.

use ahash::AHashMap;

use super::{
    long_rows::LongRows,
    region::{Region, narrowed},
};
use crate::games::states_at_least;
use crate::inference::limits::{Estimate, is_granted};

/// How the rows of a P-table are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// One word of 32 bits, for piles up to 31.
    Narrow,
    /// One word of 64 bits, for piles up to 63.
    Middle,
    /// Several words of 64 bits.
    Long,
    /// A hash table of words, for starts of some tiny piles and a few large ones.
    Sparse,
}

/// What a P-table would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCost {
    /// How the rows would be stored.
    pub kind: RowKind,
    /// Bytes of memory.
    pub memory: u128,
    /// The most multisets of all piles but one that the walk would try to complete.
    pub tried: u128,
}

/// To count exactly takes time and memory for each size up to the largest. Both are negligible up
/// to this size.
const COUNTED: u64 = 1 << 16;

/// Bytes that it takes to count for each size up to the largest.
const COUNTING_BYTES: u64 = 32;

/// Bytes per word or completion in a hash table that has just grown.
const SPARSE_BYTES: u128 = 72;

/// A sparse table is slower, so it is used only if it is smaller by this factor.
const SPARSE_PAYS: u128 = 4;

impl TableCost {
    pub(super) fn estimate(&self, max_memory: u64) -> Estimate {
        Estimate::new(self.tried, self.memory, max_memory)
    }

    /// The estimate for a table that covers piles of these sizes, at least three, ascending. If the
    /// piles are large, and the memory is clearly above `limit` or the system refuses what the
    /// counting takes, it is a lower bound, which is quick to compute.
    pub fn within(bounds: &[u64], limit: u64) -> Self {
        let piles = bounds.len();
        let largest = bounds.last().copied().unwrap_or(0);
        let (rows, tried) = (&bounds[2..], &bounds[..piles - 1]);
        let counts = [rows, tried].map(states_at_least);
        let least = Self::from_counts(largest, piles, counts);
        // The lower bounds do not decide which kind it would be, but both would take at least this
        // much.
        let sparse = Self {
            kind: RowKind::Sparse,
            ..least
        };
        let is_clear = least.memory / SPARSE_PAYS > u128::from(limit);
        if largest > COUNTED && (is_clear || !is_granted(largest * COUNTING_BYTES)) {
            return sparse;
        }
        let counts = [rows, tried].map(|bounds| Region::count(&narrowed(bounds)));
        Self::from_counts(largest, piles, counts)
    }

    /// The estimate, given how many multisets have rows and how many are tried.
    fn from_counts(largest: u64, piles: usize, [rows, tried]: [u128; 2]) -> Self {
        let (kind, row_bytes) = match largest {
            0..=31 => (RowKind::Narrow, 8),
            32..=63 => (RowKind::Middle, 16),
            // What three piles take in addition is negligible here.
            64..=127 => (RowKind::Long, LongRows::row_bytes(largest, false)),
            _ => (RowKind::Long, LongRows::row_bytes(largest, piles == 3)),
        };
        let piles = piles as u128;
        let dense = rows
            .saturating_mul(row_bytes)
            .saturating_add(tried.saturating_mul(cell_bytes(largest)));
        let entries = piles * (piles + 1) / 2;
        let sparse = tried.saturating_mul(entries).saturating_mul(SPARSE_BYTES);
        let (kind, memory) = if dense > sparse.saturating_mul(SPARSE_PAYS) {
            (RowKind::Sparse, sparse)
        } else {
            (kind, dense)
        };
        // The terms of the ranks, and the memory that it takes to compute them.
        let terms = (u128::from(largest) + 1) * (2 * piles * 8 + 64);
        Self {
            kind,
            memory: memory.saturating_add(terms),
            tried,
        }
    }
}

// Which pile completes a multiset of all piles but one to a P-position, if it is the largest pile.

/// For each rank, one more than the completing pile if that is no smaller than the others, else 0.
/// The cells are as narrow as the piles allow. Memory pages in which all cells are 0 are never
/// written, and so cost nothing.
#[derive(Debug)]
pub enum Completions {
    /// Piles up to 254.
    Bytes(Vec<u8>),
    /// Piles up to 65,534.
    Shorts(Vec<u16>),
    /// Any piles.
    Words(Vec<u32>),
    /// Only the ranks that have one.
    Sparse(AHashMap<usize, usize>),
}

/// Bytes of a cell for piles up to `largest`.
pub fn cell_bytes(largest: u64) -> u128 {
    match largest {
        0..=254 => 1,
        255..=65_534 => 2,
        _ => 4,
    }
}

impl Completions {
    /// Cells for `size` ranks.
    pub fn dense(size: usize, largest: usize) -> Self {
        match cell_bytes(largest as u64) {
            1 => Self::Bytes(vec![0; size]),
            2 => Self::Shorts(vec![0; size]),
            _ => Self::Words(vec![0; size]),
        }
    }

    /// Returns the completing pile, or `None` if it is smaller than another pile or not within the
    /// table.
    #[inline]
    pub fn get(&self, rank: usize) -> Option<usize> {
        let cell = match self {
            Self::Bytes(cells) => usize::from(cells[rank]),
            Self::Shorts(cells) => usize::from(cells[rank]),
            Self::Words(cells) => cells[rank] as usize,
            Self::Sparse(cells) => cells.get(&rank).copied().unwrap_or(0),
        };
        cell.checked_sub(1)
    }

    /// Stores the completing pile of a rank.
    #[inline]
    pub fn set(&mut self, rank: usize, pile: usize) {
        let fits = "cells were chosen for the largest pile";
        match self {
            Self::Bytes(cells) => cells[rank] = u8::try_from(pile + 1).expect(fits),
            Self::Shorts(cells) => cells[rank] = u16::try_from(pile + 1).expect(fits),
            Self::Words(cells) => cells[rank] = u32::try_from(pile + 1).expect(fits),
            Self::Sparse(cells) => _ = cells.insert(rank, pile + 1),
        }
    }
}
