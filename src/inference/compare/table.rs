//! The transposition table of the plain methods: nimbers of components, in a fixed number of
//! entries or without a limit.

use std::hash::Hash;

use ahash::{AHashMap, RandomState};

use crate::inference::components::Nimber;
use crate::inference::limits::{Unsolved, make_room};

/// A table by component.
pub(super) enum TranspositionTable<P> {
    /// Keeps nothing.
    Absent,
    /// Keeps everything.
    Unbounded(AHashMap<P, Nimber>),
    /// Each component has one place, given by its hash; the component that was stored last keeps
    /// it.
    Bounded(Slots<P>),
}

/// A table of a fixed number of entries.
pub(super) struct Slots<P> {
    entries: Vec<Option<(P, Nimber)>>,
    taken: usize,
    hasher: RandomState,
}

/// Bytes of a table of `entries` entries.
pub(super) fn bytes_of_entries<P>(entries: usize) -> u128 {
    entries as u128 * size_of::<Option<(P, Nimber)>>() as u128
}

/// Hashes with fixed seeds, so that the number of calls is the same in every run.
fn hasher() -> RandomState {
    RandomState::with_seeds(1, 2, 3, 4)
}

impl<P: Copy + Eq + Hash> TranspositionTable<P> {
    pub(super) fn unbounded() -> Self {
        Self::Unbounded(AHashMap::with_hasher(hasher()))
    }

    pub(super) fn bounded(entries: usize) -> Self {
        Self::Bounded(Slots {
            entries: vec![None; entries.max(1)],
            taken: 0,
            hasher: hasher(),
        })
    }

    pub(super) fn get(&self, component: P) -> Option<Nimber> {
        match self {
            Self::Absent => None,
            Self::Unbounded(known) => known.get(&component).copied(),
            Self::Bounded(slots) => slots.entries[slots.place(component)]
                .filter(|&(stored, _)| stored == component)
                .map(|(_, nimber)| nimber),
        }
    }

    /// Stores a nimber.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the system refuses the memory.
    pub(super) fn put(&mut self, component: P, nimber: Nimber) -> Result<(), Unsolved> {
        match self {
            Self::Absent => {}
            Self::Unbounded(known) => {
                make_room(known, u64::MAX)?;
                known.insert(component, nimber);
            }
            Self::Bounded(slots) => {
                let place = slots.place(component);
                let before = slots.entries[place].replace((component, nimber));
                slots.taken += usize::from(before.is_none());
            }
        }
        Ok(())
    }
}

impl<P> TranspositionTable<P> {
    /// How many components are stored.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Absent => 0,
            Self::Unbounded(known) => known.len(),
            Self::Bounded(slots) => slots.taken,
        }
    }

    /// Bytes of memory.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Absent => 0,
            Self::Bounded(slots) => size_of_val(&*slots.entries) as u64,
            // At most seven of eight places are filled, and each has a control byte.
            Self::Unbounded(known) => {
                known.capacity() as u64 * 8 / 7 * (size_of::<(P, Nimber)>() as u64 + 1)
            }
        }
    }

    /// Bytes that the table may need in all if one more component is stored. A hash table that is
    /// full doubles, and the old one is kept until its entries are moved.
    pub(super) fn next_bytes(&self) -> u64 {
        let grows = matches!(self, Self::Unbounded(known) if known.len() == known.capacity());
        self.bytes() * if grows { 3 } else { 1 }
    }
}

impl<P: Copy + Eq + Hash> Slots<P> {
    fn place(&self, component: P) -> usize {
        // The high half of the product spreads the hash evenly over any number of places.
        let wide = u128::from(self.hasher.hash_one(component)) * self.entries.len() as u128;
        usize::try_from(wide >> 64).expect("below the number of places")
    }
}
