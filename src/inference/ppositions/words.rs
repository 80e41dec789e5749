//! The words that bit rows consist of, and how one thread or several mark them.

use std::cell::Cell;
use std::fmt;
use std::mem;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use num_traits::{PrimInt, Unsigned, WrappingSub};

/// A word of 32 or 64 bits.
pub(super) trait Word:
    PrimInt + Unsigned + WrappingSub + fmt::Debug + Send + Sync + 'static
{
    /// The word in which only one bit is set.
    fn bit(index: usize) -> Self {
        Self::one() << index
    }

    /// The bits from 0 to `to`, which may be the highest.
    fn up_to(to: usize) -> Self {
        let bit = Self::bit(to);
        bit | bit.wrapping_sub(&Self::one())
    }

    /// The bits from `from` on.
    fn at_least(from: usize) -> Self {
        Self::max_value() << from
    }

    fn has(self, index: usize) -> bool {
        self >> index & Self::one() != Self::zero()
    }

    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    fn without_lowest(self) -> Self {
        self & self.wrapping_sub(&Self::one())
    }
}

impl Word for u32 {}
impl Word for u64 {}

/// A word that is read and marked. A bit that is set stays set.
pub(super) trait Slot {
    type Word: Word;

    fn of(word: Self::Word) -> Self;

    fn get(&self) -> Self::Word;

    /// Sets bits. `shared` says whether other threads may mark the same word now.
    fn mark(&self, bits: Self::Word, shared: bool);

    fn into_word(self) -> Self::Word;
}

impl<W: Word> Slot for Cell<W> {
    type Word = W;

    fn of(word: W) -> Self {
        Self::new(word)
    }

    #[inline]
    fn get(&self) -> W {
        Cell::get(self)
    }

    #[inline]
    fn mark(&self, bits: W, _shared: bool) {
        self.set(self.get() | bits);
    }

    fn into_word(self) -> W {
        self.into_inner()
    }
}

macro_rules! atomic {
    ($atomic:ty, $word:ty) => {
        impl Slot for $atomic {
            type Word = $word;

            fn of(word: $word) -> Self {
                Self::new(word)
            }

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

            fn into_word(self) -> $word {
                self.into_inner()
            }
        }
    };
}

atomic!(AtomicU32, u32);
atomic!(AtomicU64, u64);

/// The words of all rows.
#[derive(Debug)]
pub(super) struct Words<W> {
    /// Those of `U`.
    pub(super) completed: Vec<W>,
    /// Those of `V`, apart from `U`, because most marks and all checks of pairs use `V` alone.
    pub(super) differences: Vec<W>,
}

impl<W: Word> Words<W> {
    pub(super) fn new(completed: usize, differences: usize) -> Self {
        Self {
            completed: vec![W::zero(); completed],
            differences: vec![W::zero(); differences],
        }
    }

    /// Lets a table be built, given the words of `U` and of `V`. They stay where they are in memory.
    pub(super) fn build<S: Slot<Word = W>, T>(&mut self, build: impl FnOnce(&[S], &[S]) -> T) -> T {
        let slots = |words: &mut Vec<W>| mem::take(words).into_iter().map(S::of).collect();
        let (completed, differences): (Vec<S>, Vec<S>) =
            (slots(&mut self.completed), slots(&mut self.differences));
        let result = build(&completed, &differences);
        let words = |slots: Vec<S>| slots.into_iter().map(S::into_word).collect();
        (self.completed, self.differences) = (words(completed), words(differences));
        result
    }
}
