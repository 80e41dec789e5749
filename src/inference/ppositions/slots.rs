//! The words of rows while a table is built, for one thread and for several.

use std::cell::Cell;
use std::ops::BitOr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// A word that is read and marked. A bit that is set stays set.
pub(super) trait Slot {
    type Word;

    fn get(&self) -> Self::Word;

    /// Sets bits. `shared` says whether other threads may mark the same word now.
    fn mark(&self, bits: Self::Word, shared: bool);
}

impl<W: Copy + BitOr<Output = W>> Slot for Cell<W> {
    type Word = W;

    #[inline]
    fn get(&self) -> W {
        Cell::get(self)
    }

    #[inline]
    fn mark(&self, bits: W, _shared: bool) {
        self.set(self.get() | bits);
    }
}

/// A word that several threads may mark.
pub(super) trait Atomic: Slot + Sync {
    fn zero() -> Self;

    fn into_word(self) -> Self::Word;
}

macro_rules! atomic {
    ($atomic:ty, $word:ty) => {
        impl Slot for $atomic {
            type Word = $word;

            #[inline]
            fn get(&self) -> $word {
                self.load(Ordering::Relaxed)
            }

            #[inline]
            fn mark(&self, bits: $word, shared: bool) {
                if shared {
                    self.fetch_or(bits, Ordering::Relaxed);
                } else {
                    // No other thread marks the word now, so the slower atomic instruction is not needed.
                    self.store(self.get() | bits, Ordering::Relaxed);
                }
            }
        }

        impl Atomic for $atomic {
            fn zero() -> Self {
                Self::new(0)
            }

            fn into_word(self) -> $word {
                self.into_inner()
            }
        }
    };
}

atomic!(AtomicU32, u32);
atomic!(AtomicU64, u64);

/// The words of one thread.
pub(super) fn own<W>(words: &mut [W]) -> &[Cell<W>] {
    Cell::from_mut(words).as_slice_of_cells()
}

/// `count` words for several threads, all 0.
pub(super) fn shared<A: Atomic>(count: usize) -> Vec<A> {
    (0..count).map(|_| A::zero()).collect()
}

/// The words when all threads are done.
pub(super) fn words<A: Atomic>(slots: Vec<A>) -> Vec<A::Word> {
    slots.into_iter().map(A::into_word).collect()
}
