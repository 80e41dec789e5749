//! The state of a position of heaps: their sizes, ascending and without empty ones, in one machine
//! word.

use arrayvec::ArrayVec;

use crate::games::shared::diagram::{Diagram, MOST};

/// Heaps in canonical form: a diagram, whose word is odd, or where that has no room for a few large
/// ones, their sizes side by side in a word that is even, the largest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeapState(u128);

/// The most heaps side by side, and the bits of each.
const HEAPS: usize = 7;
const BITS: usize = 18;

impl HeapState {
    /// Packs sizes in any order; `None` if there is no room for them.
    pub(super) fn pack(sizes: impl Iterator<Item = u64> + Clone) -> Option<Self> {
        let short = sizes.clone().map_while(|size| u16::try_from(size).ok());
        let are_short = sizes.clone().all(|size| size <= MOST as u64);
        if let Some(diagram) = are_short.then(|| Diagram::pack(short)).flatten() {
            return Some(Self(diagram.into()));
        }
        let mut large: ArrayVec<u64, HEAPS> = ArrayVec::new();
        for size in sizes.filter(|&size| size > 0) {
            large.try_push(size).ok().filter(|()| size >> BITS == 0)?;
        }
        large.sort_unstable();
        // The largest one ends at the top.
        let words = (0..).zip(large.iter().rev());
        let words =
            words.map(|(place, &size)| u128::from(size) << (1 + (HEAPS - 1 - place) * BITS));
        Some(Self(words.sum()))
    }

    /// The sizes, ascending.
    pub fn sizes(self) -> ArrayVec<u64, MOST> {
        if self.0 & 1 > 0 {
            let short = Diagram::from(self.0).sizes();
            return short.into_iter().map(u64::from).collect();
        }
        let places = (0..HEAPS).map(|place| (self.0 >> (1 + place * BITS)) & ((1 << BITS) - 1));
        let sizes = places.filter_map(|size| u64::try_from(size).ok());
        sizes.filter(|&size| size > 0).collect()
    }
}
