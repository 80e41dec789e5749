//! Which pile completes a multiset of all piles but one to a P-position, if it is the largest pile.

use std::iter::repeat_with;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use ahash::AHashMap;

/// For each rank, one more than the completing pile if that is no smaller than the others, else 0. The cells are as narrow as the piles
/// allow. Memory pages in which all cells are 0 are never written, and so cost nothing. Several threads set cells at once, none twice.
#[derive(Debug)]
pub(super) enum Completions {
    Bytes(Vec<AtomicU8>),
    Shorts(Vec<AtomicU16>),
    Words(Vec<AtomicU32>),
    Sparse(Mutex<AHashMap<usize, usize>>),
}

/// Bytes of a cell for piles up to `largest`.
pub(super) fn cell_bytes(largest: usize) -> usize {
    match largest {
        0..=254 => 1,
        255..=65_534 => 2,
        _ => 4,
    }
}

fn zeros<A: Default>(size: usize) -> Vec<A> {
    repeat_with(A::default).take(size).collect()
}

fn locked<T>(cells: &Mutex<T>) -> MutexGuard<'_, T> {
    cells.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Completions {
    /// Cells for `size` ranks.
    pub(super) fn dense(size: usize, largest: usize) -> Self {
        match cell_bytes(largest) {
            1 => Self::Bytes(zeros(size)),
            2 => Self::Shorts(zeros(size)),
            _ => Self::Words(zeros(size)),
        }
    }

    /// Returns the completing pile, or `None` if it is smaller than another pile or not within the table.
    #[inline]
    pub(super) fn get(&self, rank: usize) -> Option<usize> {
        let cell = match self {
            Self::Bytes(cells) => usize::from(cells[rank].load(Ordering::Relaxed)),
            Self::Shorts(cells) => usize::from(cells[rank].load(Ordering::Relaxed)),
            Self::Words(cells) => cells[rank].load(Ordering::Relaxed) as usize,
            Self::Sparse(cells) => locked(cells).get(&rank).copied().unwrap_or(0),
        };
        cell.checked_sub(1)
    }

    /// Stores the completing pile of a rank.
    #[inline]
    pub(super) fn set(&self, rank: usize, pile: usize) {
        let fits = "cells were chosen for the largest pile";
        let (cell, order) = (pile + 1, Ordering::Relaxed);
        match self {
            Self::Bytes(cells) => cells[rank].store(u8::try_from(cell).expect(fits), order),
            Self::Shorts(cells) => cells[rank].store(u16::try_from(cell).expect(fits), order),
            Self::Words(cells) => cells[rank].store(u32::try_from(cell).expect(fits), order),
            Self::Sparse(cells) => _ = locked(cells).insert(rank, cell),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Completions, cell_bytes};

    #[test]
    fn the_largest_pile_fits_its_cell() {
        for (largest, bytes) in [(254, 1), (255, 2), (65_534, 2), (65_535, 4)] {
            assert_eq!(cell_bytes(largest), bytes);
            let completions = Completions::dense(3, largest);
            completions.set(1, largest);
            completions.set(2, 0);
            let found: Vec<_> = (0..3).map(|rank| completions.get(rank)).collect();
            assert_eq!(found, [None, Some(largest), Some(0)]);
        }
    }
}
