//! Bit rows of one machine word each.

use std::cell::Cell;

use num_traits::{PrimInt, Unsigned, WrappingSub};

use super::level::WithoutOne;
use super::record::Record;
use super::rows::{InnerLoop, Marks, RowBuilder, Rows, Tile};
use super::slots::{Atomic, Slot, own, shared, words};

/// Rows of one machine word each, for piles below its number of bits.
#[derive(Clone, Debug)]
pub(super) struct WordRows<W> {
    /// `U`.
    completed: Vec<W>,
    /// `V`, apart from `U`, because most marks and all checks of pairs use `V` alone.
    differences: Vec<W>,
}

/// A word that is a row.
pub(super) trait Word: PrimInt + Unsigned + WrappingSub {
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

    /// Whether a bit is set.
    fn has(self, index: usize) -> bool {
        self >> index & Self::one() != Self::zero()
    }

    /// The word without its lowest bit that is set.
    fn without_lowest(self) -> Self {
        self & self.wrapping_sub(&Self::one())
    }
}

impl<W: PrimInt + Unsigned + WrappingSub> Word for W {}

impl<W: Word> WordRows<W> {
    pub(super) fn new(rows: usize) -> Self {
        Self {
            completed: vec![W::zero(); rows],
            differences: vec![W::zero(); rows],
        }
    }

    /// The rows for a walk by one thread.
    pub(super) fn builder(&mut self, piles: usize) -> WordRowBuilder<'_, W, Cell<W>> {
        WordRowBuilder::new(own(&mut self.completed), own(&mut self.differences), piles)
    }
}

impl<W: Word> Rows for WordRows<W> {
    #[inline]
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed[row].has(size)
    }

    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row].has(difference)
    }
}

/// Rows of one machine word each that several threads mark.
pub(super) struct SharedWordRows<A> {
    completed: Vec<A>,
    differences: Vec<A>,
}

impl<A: Atomic<Word: Word>> SharedWordRows<A> {
    pub(super) fn new(rows: usize) -> Self {
        Self {
            completed: shared(rows),
            differences: shared(rows),
        }
    }

    /// The rows for a walk by one of the threads.
    pub(super) fn builder(&self, piles: usize) -> WordRowBuilder<'_, A::Word, A> {
        WordRowBuilder::new(&self.completed, &self.differences, piles)
    }

    pub(super) fn done(self) -> WordRows<A::Word> {
        WordRows {
            completed: words(self.completed),
            differences: words(self.differences),
        }
    }
}

/// Rows of one machine word each that a walk marks, with its working memory.
pub(super) struct WordRowBuilder<'a, W, S> {
    slots: WordSlots<'a, S>,
    /// What the piles of a tile exclude, by the place of the last of them.
    tiles: Vec<Vec<W>>,
}

/// The words of all rows while a table is built.
struct WordSlots<'a, S> {
    /// `U`.
    completed: &'a [S],
    /// `V`.
    differences: &'a [S],
    /// Other threads may mark the rows that lack a pile of at most this size.
    shared_up_to: usize,
}

impl<'a, W, S> WordRowBuilder<'a, W, S> {
    fn new(completed: &'a [S], differences: &'a [S], piles: usize) -> Self {
        Self {
            slots: WordSlots {
                completed,
                differences,
                shared_up_to: 0,
            },
            tiles: (0..piles).map(|_| Vec::new()).collect(),
        }
    }
}

impl<'a, W: Word, S: Slot<Word = W>> WordSlots<'a, S> {
    /// A copy of the references. The optimiser then knows that no mark changes them.
    fn lent(&self) -> WordSlots<'a, S> {
        Self { ..*self }
    }

    /// What a row excludes, by its `U` and by its `V` moved up by `shift` bits.
    #[inline]
    fn excluded(&self, row: usize, shift: usize) -> W {
        self.completed[row].get() | self.differences[row].get() << shift
    }
}

impl<W: Word, S: Slot<Word = W>> Marks for WordSlots<'_, S> {
    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row].get().has(difference)
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize, smaller: usize) {
        self.completed[row].mark(W::bit(size), smaller <= self.shared_up_to);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize, smaller: usize) {
        self.differences[row].mark(W::bit(difference), smaller <= self.shared_up_to);
    }
}

impl<W: Word, S: Slot<Word = W>> RowBuilder for WordRowBuilder<'_, W, S> {
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

    fn share_up_to(&mut self, size: usize) {
        self.slots.shared_up_to = size;
    }

    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    fn visit(&mut self, q: &InnerLoop, record: &mut Record) -> Option<()> {
        let mut slots = self.slots.lent();
        let tile = q.tile.map(|tile| (&self.tiles[tile.place][..], tile.first));
        let rest = &q.ones[q.tile.map_or(0, |tile| tile.ones)..];
        let up_to_b = W::up_to(q.largest.b_bound);
        let up_to_x = W::up_to(q.largest.x_bound);
        for a in q.from..=q.to {
            if a == q.from || q.ones.is_empty() {
                record.next_row(a)?;
            }
            let row = q.row(a);
            let mut open = !slots.completed[row].get() & up_to_b & W::at_least(a);
            if open == W::zero() {
                continue;
            }
            let open_row = q.with(a);
            let range = up_to_x & W::at_least(q.least(a));
            while open != W::zero() {
                let b = open.trailing_zeros() as usize;
                open = open.without_lowest();
                let mut candidates = range & W::at_least(b) & !slots.excluded(row, b);
                let pair = open_row.with(b);
                if let Some((tile, first)) = tile {
                    candidates = candidates & !tile[pair.one.wrapping_sub(first)];
                }
                if candidates == W::zero() {
                    continue;
                }
                candidates = candidates & !slots.excluded(pair.without_a, a);
                for one in rest {
                    candidates = candidates & !slots.excluded(pair.without(one), one.size);
                }
                while candidates != W::zero() {
                    let x = candidates.trailing_zeros() as usize;
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
