//! What a move leaves unchanged: the piles that it does not touch, and the differences of those
//! that it takes from. Two positions are one move apart exactly if they have such a signature in
//! common, and no two losing positions have.

use ahash::AHashMap;
use arrayvec::ArrayVec;

use crate::games::internals::{MAX_PILES, PackedPiles};
use crate::inference::limits::{Unsolved, make_room};

/// The piles that are not touched, and one more than the differences of the others from the least
/// of them.
pub(super) type Signature = [PackedPiles; 2];

/// Ascending sizes.
type AscendingSizes = ArrayVec<u64, MAX_PILES>;

/// The sets of places of which at most `most` are taken, each as the bits of a number.
pub(super) fn sets(places: usize, most: usize) -> impl Iterator<Item = u32> {
    (1..1 << places).filter(move |set: &u32| set.count_ones() as usize <= most)
}

/// The places in a set.
pub(super) fn places(set: u32) -> impl Iterator<Item = usize> {
    (0..MAX_PILES).filter(move |place| set >> place & 1 == 1)
}

/// The signature of ascending sizes for a move from a set of places.
pub(super) fn signature(sizes: &[u64], set: u32) -> Signature {
    let all = (1 << sizes.len()) - 1;
    let [untouched, taken] = [all & !set, set].map(|set| {
        places(set)
            .map(|place| sizes[place])
            .collect::<AscendingSizes>()
    });
    let differences: AscendingSizes = taken.iter().map(|size| size - taken[0] + 1).collect();
    [packed(&untouched), packed(&differences)]
}

/// Packs ascending sizes, some of them perhaps empty.
fn packed(sizes: &[u64]) -> PackedPiles {
    let open = sizes.iter().filter(|&&size| size > 0).count();
    PackedPiles::pack(&sizes[sizes.len() - open..]).expect("the largest size fits")
}

/// What losing positions exclude by moves from three piles or more: all positions that have a
/// signature in common with one of them. A P-table has rows for all other moves.
pub(super) struct SignatureSet {
    at_once: usize,
    known: AHashMap<Signature, ()>,
    max_memory: u64,
}

impl SignatureSet {
    /// No signature yet, and never more of them than fit into the memory.
    pub(super) fn new(at_once: usize, max_memory: u64) -> Self {
        Self {
            at_once,
            known: AHashMap::new(),
            max_memory,
        }
    }

    /// Whether such moves exist.
    #[inline]
    pub(super) fn exists(&self) -> bool {
        self.at_once > 2
    }

    fn signatures<'a>(&self, sizes: &'a [u64]) -> impl Iterator<Item = Signature> + use<'a> {
        let sets = sets(sizes.len(), self.at_once).filter(|set| set.count_ones() > 2);
        sets.map(|set| signature(sizes, set))
    }

    /// Whether such a move leads from these ascending sizes to a losing position.
    pub(super) fn has(&self, sizes: &[u64]) -> bool {
        let mut signatures = self.signatures(sizes);
        signatures.any(|signature| self.known.contains_key(&signature))
    }

    /// Adds a losing position.
    pub(super) fn add(&mut self, sizes: &[u64]) -> Result<(), Unsolved> {
        for signature in self.signatures(sizes) {
            make_room(&mut self.known, self.max_memory)?;
            self.known.insert(signature, ());
        }
        Ok(())
    }
}
