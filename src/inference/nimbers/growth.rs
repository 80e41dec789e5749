//! The words of a large table, to which several threads may add at once, and its growth, which
//! never takes more memory than is left.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU64, AtomicUsize};

use super::pages::prefer_large_pages;
use crate::inference::limits::is_granted;

/// How many words there are at first.
pub const LEAST: usize = 1 << 10;

/// A larger table reserves all the memory that it may ever take, so that it grows without being
/// copied. On Linux what is reserved costs nothing before it is written.
const RESERVED_BYTES: u64 = if cfg!(target_os = "linux") {
    2 << 20
} else {
    u64::MAX
};

/// A number that several threads change. It lies apart: what lies beside it would have to be
/// fetched anew after each change.
#[derive(Default)]
#[repr(align(128))]
pub(super) struct Apart(pub(super) AtomicUsize);

/// A power of two of words or up to three quarters more, 0 in a free place.
#[derive(Default)]
pub struct Words {
    /// The words; 0 is a free place.
    pub slots: Vec<AtomicU64>,
    taken: Apart,
    /// Whether the memory to grow was refused.
    pub is_bound: bool,
}

impl Words {
    /// So many free places.
    pub fn new(places: usize) -> Self {
        let mut table = Self::default();
        table.slots.resize_with(places, AtomicU64::default);
        table
    }

    /// How many words are taken.
    pub fn taken(&self) -> usize {
        self.taken.0.load(Relaxed)
    }

    /// Bytes of memory.
    pub(super) fn bytes(&self) -> u64 {
        size_of_val(&*self.slots) as u64
    }

    #[inline]
    /// The word at a place.
    pub fn at(&self, place: usize) -> u64 {
        self.slots[place].load(Relaxed)
    }

    /// Whether another word would be more than `part` of `of` words.
    pub(super) fn is_taken(&self, share: (usize, usize)) -> bool {
        self.is_less_than(self.taken() + 1, share)
    }

    /// Whether `part` of `of` words are fewer than `count`.
    pub(super) fn is_less_than(&self, count: usize, (part, of): (usize, usize)) -> bool {
        count * of > self.slots.len() * part
    }

    /// Replaces the word that was read at a place, or returns false if another thread has changed
    /// it by then.
    pub fn replace(&self, place: usize, before: u64, after: u64) -> bool {
        let replaced = self.slots[place].compare_exchange(before, after, Relaxed, Relaxed);
        if replaced == Ok(0) {
            self.taken.0.fetch_add(1, Relaxed);
        }
        replaced.is_ok()
    }

    /// Takes a word away, or 0 from a free place, and no longer counts it. Only after a table has
    /// grown, for each word.
    pub(super) fn take(&mut self, place: usize) -> u64 {
        let word = std::mem::take(self.slots[place].get_mut());
        *self.taken.0.get_mut() -= usize::from(word != 0);
        word
    }

    /// Puts a word at a free place.
    pub(super) fn put(&mut self, place: usize, word: u64) {
        *self.slots[place].get_mut() = word;
        *self.taken.0.get_mut() += 1;
    }

    /// How many words there are once the table has grown, by a quarter of the power of two below.
    pub(super) fn next_len(&self) -> usize {
        let count = self.slots.len();
        count + (1 << (count.ilog2() - 2))
    }

    /// Adds zeros at the end of a table if that takes no more than `room` bytes at any moment and
    /// the system grants them. Returns whether it did; if not, it never will.
    pub fn extend(&mut self, room: u64) -> bool {
        let (before, count) = (self.bytes(), self.slots.len());
        let more = self.next_len() - count;
        if before >= RESERVED_BYTES {
            self.reserve(more, room.saturating_sub(before));
        }
        let is_reserved = self.slots.capacity() - count >= more;
        let copied = if is_reserved { 0 } else { before };
        let added = (more * size_of::<AtomicU64>()) as u64;
        self.is_bound = before + copied + added > room
            || !is_reserved && !is_granted(copied + added)
            || self.slots.try_reserve_exact(more).is_err();
        if !self.is_bound {
            self.slots.resize_with(count + more, AtomicU64::default);
        }
        !self.is_bound
    }

    /// Reserves memory for `more` words at least and at most all that fit into `room` bytes, and
    /// leaves as much to everything else.
    fn reserve(&mut self, more: usize, room: u64) {
        let mut words = usize::try_from(room).unwrap_or(usize::MAX) / size_of::<AtomicU64>();
        while self.slots.capacity() - self.slots.len() < more && words >= more {
            let bytes = (words * size_of::<AtomicU64>()) as u64;
            if is_granted(bytes.saturating_mul(2)) && self.slots.try_reserve_exact(words).is_ok() {
                prefer_large_pages(&mut self.slots);
            }
            words /= 2;
        }
    }
}
