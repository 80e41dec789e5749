//! Which pile completes a multiset of all piles but one to a P-position, if it is the largest pile.

use ahash::AHashMap;

/// For each rank, one more than the completing pile if that is no smaller than the others, else 0. The cells are as narrow as the piles
/// allow. Memory pages in which all cells are 0 are never written, and so cost nothing.
#[derive(Debug)]
pub(super) enum Completions {
    Bytes(Vec<u8>),
    Shorts(Vec<u16>),
    Words(Vec<u32>),
    Sparse(AHashMap<usize, usize>),
}

/// Bytes of a cell for piles up to `largest`.
pub(super) fn cell_bytes(largest: u64) -> u128 {
    match largest {
        0..=254 => 1,
        255..=65_534 => 2,
        _ => 4,
    }
}

impl Completions {
    /// Cells for `size` ranks.
    pub(super) fn dense(size: usize, largest: usize) -> Self {
        match cell_bytes(largest as u64) {
            1 => Self::Bytes(vec![0; size]),
            2 => Self::Shorts(vec![0; size]),
            _ => Self::Words(vec![0; size]),
        }
    }

    /// Returns the completing pile, or `None` if it is smaller than another pile or not within the table.
    #[inline]
    pub(super) fn get(&self, rank: usize) -> Option<usize> {
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
    pub(super) fn set(&mut self, rank: usize, pile: usize) {
        let fits = "cells were chosen for the largest pile";
        match self {
            Self::Bytes(cells) => cells[rank] = u8::try_from(pile + 1).expect(fits),
            Self::Shorts(cells) => cells[rank] = u16::try_from(pile + 1).expect(fits),
            Self::Words(cells) => cells[rank] = u32::try_from(pile + 1).expect(fits),
            Self::Sparse(cells) => _ = cells.insert(rank, pile + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Completions, cell_bytes};

    #[test]
    fn the_largest_pile_fits_its_cell() {
        for (largest, bytes) in [(254, 1), (255, 2), (65_534, 2), (65_535, 4)] {
            assert_eq!(cell_bytes(largest as u64), bytes);
            let mut completions = Completions::dense(3, largest);
            completions.set(1, largest);
            completions.set(2, 0);
            let found: Vec<_> = (0..3).map(|rank| completions.get(rank)).collect();
            assert_eq!(found, [None, Some(largest), Some(0)]);
        }
    }
}
