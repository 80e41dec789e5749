//! Which pile completes a multiset of all piles but one to a P-position, where it is none of the smaller ones.

use ahash::AHashMap;

/// For each rank the completing pile plus one where it is no smaller than the others, in cells as narrow as the piles allow; 0
/// where there is none, so that pages never written to cost nothing.
#[derive(Clone, Debug)]
pub(super) enum Completions {
    Bytes(Vec<u8>),
    Shorts(Vec<u16>),
    Words(Vec<u32>),
    Sparse(AHashMap<usize, usize>),
}

/// Bytes in a cell for piles up to `largest`.
pub(super) fn cell_bytes(largest: usize) -> usize {
    match largest {
        0..=254 => 1,
        255..=65_534 => 2,
        _ => 4,
    }
}

impl Completions {
    pub(super) fn dense(size: usize, largest: usize) -> Self {
        match cell_bytes(largest) {
            1 => Self::Bytes(vec![0; size]),
            2 => Self::Shorts(vec![0; size]),
            _ => Self::Words(vec![0; size]),
        }
    }

    /// The completing pile, where there is one within the table.
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

    #[inline]
    pub(super) fn set(&mut self, rank: usize, pile: usize) {
        let fits = "cells were chosen for the largest pile";
        match self {
            Self::Bytes(cells) => cells[rank] = u8::try_from(pile + 1).expect(fits),
            Self::Shorts(cells) => cells[rank] = u16::try_from(pile + 1).expect(fits),
            Self::Words(cells) => cells[rank] = u32::try_from(pile + 1).expect(fits),
            Self::Sparse(cells) => {
                cells.insert(rank, pile + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_pile_fits_its_cell() {
        for (largest, bytes) in [(254, 1), (255, 2), (65_534, 2), (65_535, 4)] {
            assert_eq!(cell_bytes(largest), bytes);
            let mut completions = Completions::dense(3, largest);
            completions.set(1, largest);
            completions.set(2, 0);
            let found: Vec<_> = (0..3).map(|rank| completions.get(rank)).collect();
            assert_eq!(found, [None, Some(largest), Some(0)]);
        }
    }
}
