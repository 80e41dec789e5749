//! The transposition table: what is known about components, for several threads at once. Entries
//! are shared without locks.
//!
//! An entry is a word about a component, and the component. Threads only add entries and change
//! their words, so no look-up ever takes what is said of one component for another. To grow, or to
//! forget, the table is needed alone.

use std::marker::PhantomData;
use std::mem;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU64, AtomicUsize};

use super::bound::Bound;
use crate::games::Packed;

/// No table has fewer entries.
const LEAST: usize = 64;

/// A table may take so many bytes whatever the limit of memory.
const LEAST_BYTES: u64 = 1 << 20;

/// A table is full when this share of its entries is taken. A look-up that finds nothing then reads
/// four entries on average, which are side by side.
const FULL: (usize, usize) = (3, 4);

/// Entries that are read in any order that begins at the own one, before the next so many.
const BLOCK: usize = 16;

/// An odd number whose bits have no pattern: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The word of an entry whose component is being written.
const BUSY: u64 = Bound::FREE;

/// A number that several threads change. It lies apart: what lies beside it would have to be
/// fetched anew after each change.
#[derive(Default)]
#[repr(align(128))]
struct OwnCacheLine(AtomicUsize);

/// A table of components.
pub(super) struct ComponentTable<P> {
    /// The words of all entries, one entry after another. The first word of an entry is what is
    /// known, 0 in a free entry.
    words: Vec<AtomicU64>,
    /// How many entries there are, a power of two.
    entries: usize,
    /// How many of them are taken.
    taken: OwnCacheLine,
    /// The most that may ever be taken.
    most: usize,
    /// How many times it has forgotten a half.
    forgotten: u32,
    of: PhantomData<P>,
}

impl<P: Packed> ComponentTable<P> {
    /// Words of a component, and of an entry.
    const KEY: usize = size_of::<P>().div_ceil(size_of::<u64>());
    const ENTRY: usize = Self::KEY + 1;

    /// An empty table, in which at most `most` entries are taken.
    pub(super) fn new(most: usize) -> Self {
        Self::with_entries(LEAST, most).expect("memory for a few words")
    }

    /// An empty table of so many entries; `None` if the system refuses the memory.
    fn with_entries(entries: usize, most: usize) -> Option<Self> {
        let mut words = Vec::new();
        words.try_reserve_exact(entries * Self::ENTRY).ok()?;
        words.resize_with(entries * Self::ENTRY, AtomicU64::default);
        Some(Self {
            words,
            entries,
            taken: OwnCacheLine::default(),
            most,
            forgotten: 0,
            of: PhantomData,
        })
    }

    /// How many components are known.
    pub(super) fn len(&self) -> usize {
        self.taken.0.load(Relaxed)
    }

    fn bytes(&self) -> u64 {
        size_of_val(&*self.words) as u64
    }

    fn is_full(&self) -> bool {
        let taken = self.len();
        taken * FULL.1 >= self.entries * FULL.0 || taken >= self.most
    }

    /// The own entry of a component.
    pub(super) fn place(&self, component: P) -> usize {
        let mut hash = 0_u64;
        for word in &words(component)[..Self::KEY] {
            hash = (hash.rotate_left(32) ^ word).wrapping_mul(SPREAD);
        }
        let place = hash >> (u64::BITS - self.entries.ilog2());
        usize::try_from(place).unwrap_or(0)
    }

    /// The entries where a component may be, from its own one on.
    fn entries_from(&self, place: usize) -> impl Iterator<Item = &[AtomicU64]> {
        (0..self.entries).map(move |at| {
            let place = (place + (at & !(BLOCK - 1))) & (self.entries - 1) ^ at & (BLOCK - 1);
            &self.words[place * Self::ENTRY..][..Self::ENTRY]
        })
    }

    /// Reads the first word of the own entry of a component. After that a look-up is quick; several
    /// of them side by side wait for the memory only once.
    pub(super) fn touch(&self, place: usize) -> u64 {
        self.words[place * Self::ENTRY].load(Relaxed)
    }

    /// What is known about a component with this own entry.
    pub(super) fn get(&self, component: P, place: usize) -> Bound {
        let key = words(component);
        for entry in self.entries_from(place) {
            let word = entry[0].load(Acquire);
            if word == 0 {
                break;
            }
            if holds(entry, &key) && word != BUSY {
                return Bound::of_word(word);
            }
        }
        Bound::NOTHING
    }

    /// Adds to what is known about a component. Returns false if there is no room for it, and the
    /// table has to make some first.
    pub(super) fn add(&self, component: P, known: Bound) -> bool {
        if known == Bound::NOTHING || self.most == 0 {
            return true;
        }
        let key = words(component);
        for entry in self.entries_from(self.place(component)) {
            let mut word = entry[0].load(Acquire);
            if word == 0 {
                if self.is_full() {
                    return false;
                }
                match entry[0].compare_exchange(0, BUSY, Acquire, Acquire) {
                    Ok(_) => {
                        for (kept, &word) in entry[1..].iter().zip(&key) {
                            kept.store(word, Relaxed);
                        }
                        self.taken.0.fetch_add(1, Relaxed);
                        entry[0].store(known.word(), Release);
                        return true;
                    }
                    Err(other) => word = other,
                }
            }
            // It may be the same component that another thread is writing.
            while word == BUSY {
                std::hint::spin_loop();
                word = entry[0].load(Acquire);
            }
            if holds(entry, &key) {
                let and = |word| Some(Bound::of_word(word).and(known).word());
                let _ = entry[0].fetch_update(Release, Acquire, and);
                return true;
            }
        }
        false
    }

    /// Makes room for another component, if the table is full. It doubles if that takes no more
    /// than `max_memory` bytes at any moment, and the system grants them; else it forgets about
    /// half.
    pub(super) fn make_room(&mut self, max_memory: u64) {
        while self.is_full() {
            let may_grow =
                self.len() < self.most && 3 * self.bytes() <= max_memory.max(LEAST_BYTES);
            let larger = may_grow.then(|| Self::with_entries(2 * self.entries, self.most));
            if let Some(larger) = larger.flatten() {
                let smaller = mem::replace(self, larger);
                self.forgotten = smaller.forgotten;
                smaller.all().for_each(|(component, known)| {
                    self.add(component, known);
                });
            } else {
                self.forget();
            }
        }
    }

    /// Forgets about half, or everything if there is no memory to keep the other half in.
    fn forget(&mut self) {
        let mut kept = Vec::new();
        if kept.try_reserve_exact(self.len()).is_ok() {
            kept.extend(self.all().filter(|&(one, _)| self.is_kept(one)));
        }
        self.words.fill_with(AtomicU64::default);
        self.taken = OwnCacheLine::default();
        for (component, known) in kept {
            self.add(component, known);
        }
        self.forgotten += 1;
    }

    /// Whether a component is in the half that is kept. What one time keeps the next one forgets,
    /// so that there is room after two.
    fn is_kept(&self, component: P) -> bool {
        let (bit, half) = (16 + self.forgotten / 2 % 16, self.forgotten % 2);
        let [low, high] = words(component);
        // The highest bits give the place, and the lowest have a pattern.
        let hash = (low ^ high).wrapping_mul(SPREAD);
        hash >> bit & 1 == u64::from(half)
    }

    /// Every component with what is known about it, in no particular order.
    pub(super) fn all(&self) -> impl Iterator<Item = (P, Bound)> {
        let entries = self.words.chunks_exact(Self::ENTRY);
        entries.filter_map(|entry| {
            let known = Bound::of_word(entry[0].load(Acquire));
            (known != Bound::NOTHING).then(|| (component(&entry[1..]), known))
        })
    }
}

/// A component as words, the lowest first.
fn words<P: Packed>(component: P) -> [u64; 2] {
    let number: u128 = component.into();
    let low = |number: u128| u64::try_from(number & u128::from(u64::MAX)).unwrap_or(0);
    [low(number), low(number >> u64::BITS)]
}

/// The component that an entry holds.
fn component<P: Packed>(entry: &[AtomicU64]) -> P {
    let words = entry.iter().rev().map(|word| word.load(Relaxed));
    let number = words.fold(0, |number, word| number << u64::BITS | u128::from(word));
    P::try_from(number)
        .ok()
        .expect("it was made from a component")
}

/// Whether an entry is that of a component.
fn holds(entry: &[AtomicU64], key: &[u64; 2]) -> bool {
    let mut kept = entry[1..].iter().zip(key);
    kept.all(|(kept, &word)| kept.load(Relaxed) == word)
}
