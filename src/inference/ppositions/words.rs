//! The words that bit rows consist of, and how one thread or several mark them.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::{fmt, mem};

use num_traits::{PrimInt, Unsigned, WrappingSub, Zero};

use super::{
    rows::{InnerLoop, Marks, RowBuilder, Rows, Tile},
    walk::{Record, WithoutOne},
};

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
                    // No other thread marks the word now, so the slower atomic instruction is not
                    // needed.
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

    /// Lets a table be built, given the words of `U` and of `V`. They stay where they are in
    /// memory.
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

// Bit rows of one word each.

impl<W: Word> Rows for Words<W> {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed[row].has(size)
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row].has(difference)
    }
}

/// The words of `U` and of `V` while a table is built.
struct Slots<'a, S> {
    completed: &'a [S],
    differences: &'a [S],
}

/// Rows of one word each that a walk marks, with its working memory.
pub(super) struct WordRowBuilder<'a, S: Slot> {
    slots: Slots<'a, S>,
    /// What the piles of a tile exclude, by the place of the last of them.
    tiles: Vec<Vec<S::Word>>,
}

impl<'a, S: Slot> WordRowBuilder<'a, S> {
    pub(super) fn new(completed: &'a [S], differences: &'a [S], piles: usize) -> Self {
        Self {
            slots: Slots {
                completed,
                differences,
            },
            tiles: (0..piles).map(|_| Vec::new()).collect(),
        }
    }
}

impl<S: Slot> Slots<'_, S> {
    /// What a row excludes, by its `U` and by its `V` moved up by `shift` bits.
    #[inline]
    fn excluded(&self, row: usize, shift: usize) -> S::Word {
        self.completed[row].get() | self.differences[row].get() << shift
    }
}

impl<S: Slot> Marks for Slots<'_, S> {
    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row].get().has(difference)
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize, shared: bool) {
        self.completed[row].mark(S::Word::bit(size), shared);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize, shared: bool) {
        self.differences[row].mark(S::Word::bit(difference), shared);
    }
}

impl<S: Slot> RowBuilder for WordRowBuilder<'_, S> {
    const TILED: bool = true;

    fn prepare(&mut self, tile: &Tile) {
        let (before, after) = self.tiles.split_at_mut(tile.place);
        let excluded = &mut after[0];
        excluded.clear();
        let sources = |one: &WithoutOne| {
            let start = one.row.wrapping_add(tile.first);
            let size = one.size;
            let completed = &self.slots.completed[start..][..tile.length];
            let differences = &self.slots.differences[start..][..tile.length];
            let rows = completed.iter().zip(differences);
            rows.map(move |(completed, differences)| completed.get() | differences.get() << size)
        };
        let (last, others) = tile.ones.split_last().expect("a pile is in place");
        if let Some(built) = tile.before {
            let start = tile.first.wrapping_sub(built.first);
            let before = &before[built.place][start..][..tile.length];
            let both = before.iter().zip(sources(last));
            excluded.extend(both.map(|(&before, source)| before | source));
            return;
        }
        excluded.extend(sources(last));
        for one in others {
            for (excluded, source) in excluded.iter_mut().zip(sources(one)) {
                *excluded = *excluded | source;
            }
        }
    }

    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    fn visit(&mut self, q: &InnerLoop, record: &mut Record) -> Option<()> {
        // The optimiser then knows that no mark changes the references.
        let mut slots = Slots { ..self.slots };
        let tile = q.tile.map(|tile| (&self.tiles[tile.place][..], tile.first));
        let rest = &q.ones[q.tile.map_or(0, |tile| tile.ones)..];
        let up_to_b = S::Word::up_to(q.largest.b_bound);
        let up_to_x = S::Word::up_to(q.largest.x_bound);
        for a in q.from..=q.to {
            if a == q.from || q.ones.is_empty() {
                record.next_row(a)?;
            }
            let row = q.row(a);
            let mut open = !slots.completed[row].get() & up_to_b & S::Word::at_least(a);
            if open.is_zero() {
                continue;
            }
            let open_row = q.with(a);
            let range = up_to_x & S::Word::at_least(q.least(a));
            while !open.is_zero() {
                let b = open.lowest();
                open = open.without_lowest();
                let mut candidates = range & S::Word::at_least(b) & !slots.excluded(row, b);
                let pair = open_row.with(b);
                if let Some((tile, first)) = tile {
                    candidates = candidates & !tile[pair.one.wrapping_sub(first)];
                }
                if candidates.is_zero() {
                    continue;
                }
                candidates = candidates & !slots.excluded(pair.without_a, a);
                for one in rest {
                    candidates = candidates & !slots.excluded(pair.without(one), one.size);
                }
                while !candidates.is_zero() {
                    let x = candidates.lowest();
                    if pair.is_completed_by(x, &slots) {
                        pair.mark(x, &mut slots);
                        record.found([a, b, x]);
                        open = open & !slots.completed[row].get();
                        break;
                    }
                    candidates = candidates.without_lowest();
                }
            }
        }
        Some(())
    }
}
