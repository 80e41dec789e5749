//! The transposition table: what is known of parts, without bound or in so many entries.

use std::hash::Hash;

use ahash::{AHashMap, RandomState};

/// What was found out about parts.
#[derive(Debug)]
pub(super) enum Table<P, V> {
    /// Nothing is kept.
    Absent,
    /// Everything is kept.
    Unbounded(AHashMap<P, V>),
    /// Each part has one place, given by its hash, and the newest part takes it.
    Bounded(Slots<P, V>),
}

/// A table of a fixed number of entries.
#[derive(Debug)]
pub(super) struct Slots<P, V> {
    entries: Vec<Option<(P, V)>>,
    taken: usize,
    hasher: RandomState,
}

/// The hash does not change from run to run, so that calls can be compared.
fn hasher() -> RandomState {
    RandomState::with_seeds(1, 2, 3, 4)
}

impl<P: Copy + Eq + Hash, V: Copy> Table<P, V> {
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

    pub(super) fn get(&self, part: P) -> Option<V> {
        match self {
            Self::Absent => None,
            Self::Unbounded(known) => known.get(&part).copied(),
            Self::Bounded(slots) => slots.entries[slots.place(part)]
                .filter(|&(stored, _)| stored == part)
                .map(|(_, value)| value),
        }
    }

    pub(super) fn put(&mut self, part: P, value: V) {
        match self {
            Self::Absent => {}
            Self::Unbounded(known) => {
                known.insert(part, value);
            }
            Self::Bounded(slots) => {
                let place = slots.place(part);
                let before = slots.entries[place].replace((part, value));
                slots.taken += usize::from(before.is_none());
            }
        }
    }

    /// How many parts are known.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Absent => 0,
            Self::Unbounded(known) => known.len(),
            Self::Bounded(slots) => slots.taken,
        }
    }

    /// Bytes that one more entry may need in all: a hash table that is full doubles, and the old one lasts until it is moved.
    pub(super) fn next_bytes(&self) -> u64 {
        let entry = size_of::<(P, V)>() as u64;
        match self {
            Self::Absent => 0,
            Self::Bounded(slots) => slots.entries.len() as u64 * size_of::<Option<(P, V)>>() as u64,
            Self::Unbounded(known) => {
                // Seven of eight places are filled, each with a byte of control.
                let places = known.capacity() as u64 * 8 / 7;
                let growing = if known.len() == known.capacity() {
                    3
                } else {
                    1
                };
                growing * places * (entry + 1)
            }
        }
    }
}

impl<P: Copy + Eq + Hash, V> Slots<P, V> {
    fn place(&self, part: P) -> usize {
        // The high half of the product spreads the hash evenly over any number of places.
        let wide = u128::from(self.hasher.hash_one(part)) * self.entries.len() as u128;
        usize::try_from(wide >> 64).expect("below the number of places")
    }
}
