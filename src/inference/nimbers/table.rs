//! The transposition table: what is known about components, in a fixed number of entries or without
//! a limit.

use std::hash::Hash;

use ahash::{AHashMap, RandomState};

use crate::inference::limits::{Unsolved, make_room};

/// A table by component.
pub(crate) enum TranspositionTable<P, V> {
    /// Keeps nothing.
    Absent,
    /// Keeps everything.
    Unbounded(AHashMap<P, V>),
    /// Each component has one place, given by its hash; the component that was stored last keeps
    /// it.
    Bounded(Slots<P, V>),
}

/// A table of a fixed number of entries.
pub(crate) struct Slots<P, V> {
    entries: Vec<Option<(P, V)>>,
    taken: usize,
    hasher: RandomState,
}

/// Hashes with fixed seeds, so that the number of calls is the same in every run.
fn hasher() -> RandomState {
    RandomState::with_seeds(1, 2, 3, 4)
}

impl<P: Copy + Eq + Hash, V: Copy> TranspositionTable<P, V> {
    pub(crate) fn unbounded() -> Self {
        Self::Unbounded(AHashMap::with_hasher(hasher()))
    }

    pub(crate) fn bounded(entries: usize) -> Self {
        Self::Bounded(Slots {
            entries: vec![None; entries.max(1)],
            taken: 0,
            hasher: hasher(),
        })
    }

    pub(crate) fn get(&self, component: P) -> Option<V> {
        match self {
            Self::Absent => None,
            Self::Unbounded(known) => known.get(&component).copied(),
            Self::Bounded(slots) => slots.entries[slots.place(component)]
                .filter(|&(stored, _)| stored == component)
                .map(|(_, value)| value),
        }
    }

    /// Stores a value.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the system refuses the memory.
    pub(crate) fn put(&mut self, component: P, value: V) -> Result<(), Unsolved> {
        match self {
            Self::Absent => {}
            Self::Unbounded(known) => {
                make_room(known, u64::MAX)?;
                known.insert(component, value);
            }
            Self::Bounded(slots) => {
                let place = slots.place(component);
                let before = slots.entries[place].replace((component, value));
                slots.taken += usize::from(before.is_none());
            }
        }
        Ok(())
    }
}

impl<P: Copy, V: Copy> TranspositionTable<P, V> {
    /// The components with what is stored about them, in no particular order.
    pub(super) fn all(&self) -> Box<dyn Iterator<Item = (P, V)> + '_> {
        match self {
            Self::Absent => Box::new(std::iter::empty()),
            Self::Unbounded(known) => Box::new(known.iter().map(|(&key, &value)| (key, value))),
            Self::Bounded(slots) => Box::new(slots.entries.iter().copied().flatten()),
        }
    }
}

impl<P, V> TranspositionTable<P, V> {
    /// How many components are stored.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Absent => 0,
            Self::Unbounded(known) => known.len(),
            Self::Bounded(slots) => slots.taken,
        }
    }

    /// Bytes of memory.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Self::Absent => 0,
            Self::Bounded(slots) => slots.entries.len() as u64 * size_of::<Option<(P, V)>>() as u64,
            // At most seven of eight places are filled, and each has a control byte.
            Self::Unbounded(known) => {
                known.capacity() as u64 * 8 / 7 * (size_of::<(P, V)>() as u64 + 1)
            }
        }
    }

    /// Bytes that the table may need in all if one more component is stored. A hash table that is
    /// full doubles, and the old one is kept until its entries are moved.
    pub(crate) fn next_bytes(&self) -> u64 {
        let grows = matches!(self, Self::Unbounded(known) if known.len() == known.capacity());
        self.bytes() * if grows { 3 } else { 1 }
    }
}

impl<P: Copy + Eq + Hash, V> Slots<P, V> {
    fn place(&self, component: P) -> usize {
        // The high half of the product spreads the hash evenly over any number of places.
        let wide = u128::from(self.hasher.hash_one(component)) * self.entries.len() as u128;
        usize::try_from(wide >> 64).expect("below the number of places")
    }
}
