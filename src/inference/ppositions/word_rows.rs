//! Bit rows of one machine word.

use std::cell::Cell;

use num_traits::{PrimInt, Unsigned, WrappingSub};

use super::level::One;
use super::rows::{Filling, Inner, Marks, Rows, Tile};
use super::slots::{Atomic, Slot, own, shared, words};
use super::walk::Record;

/// Rows of one machine word, for piles below its number of bits.
#[derive(Clone, Debug)]
pub(super) struct WordRows<W> {
    /// `U`.
    completed: Vec<W>,
    /// `V`, apart from `U`, since most marks and all checks of pairs are of `V` alone.
    differences: Vec<W>,
}

/// What a row of one word is.
pub(super) trait Word: PrimInt + Unsigned + WrappingSub {
    fn bit(index: usize) -> Self {
        Self::one() << index
    }

    /// The bits up to `to`. The word may have no bit above.
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
    pub(super) fn filling(&mut self, piles: usize) -> FillingWords<'_, W, Cell<W>> {
        FillingWords::new(own(&mut self.completed), own(&mut self.differences), piles)
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

/// Rows of one machine word that several threads fill.
pub(super) struct SharedWords<A> {
    completed: Vec<A>,
    differences: Vec<A>,
}

impl<A: Atomic<Word: Word>> SharedWords<A> {
    pub(super) fn new(rows: usize) -> Self {
        Self {
            completed: shared(rows),
            differences: shared(rows),
        }
    }

    /// The rows for a walk by one of the threads.
    pub(super) fn filling(&self, piles: usize) -> FillingWords<'_, A::Word, A> {
        FillingWords::new(&self.completed, &self.differences, piles)
    }

    pub(super) fn done(self) -> WordRows<A::Word> {
        WordRows {
            completed: words(self.completed),
            differences: words(self.differences),
        }
    }
}

/// Rows that a walk fills, and what it keeps beside them.
pub(super) struct FillingWords<'a, W, S> {
    marked: Marked<'a, S>,
    /// By the place of the last pile of a tile: what its piles exclude.
    tiles: Vec<Vec<W>>,
}

/// The rows themselves.
struct Marked<'a, S> {
    completed: &'a [S],
    differences: &'a [S],
    /// Without a pile of up to this size a row may be marked by other threads too.
    shared_up_to: usize,
}

impl<'a, W, S> FillingWords<'a, W, S> {
    fn new(completed: &'a [S], differences: &'a [S], piles: usize) -> Self {
        Self {
            marked: Marked {
                completed,
                differences,
                shared_up_to: 0,
            },
            tiles: (0..piles).map(|_| Vec::new()).collect(),
        }
    }
}

impl<'a, W: Word, S: Slot<Word = W>> Marked<'a, S> {
    /// The same rows, in a place of their own: no mark can change where they are.
    fn lent(&self) -> Marked<'a, S> {
        Self { ..*self }
    }

    /// What a row excludes if its `V` is moved up by so many bits.
    #[inline]
    fn excluded(&self, row: usize, shift: usize) -> W {
        self.completed[row].get() | self.differences[row].get() << shift
    }
}

impl<W: Word, S: Slot<Word = W>> Marks for Marked<'_, S> {
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

impl<W: Word, S: Slot<Word = W>> Filling for FillingWords<'_, W, S> {
    const TILED: bool = true;

    fn prepare(&mut self, tile: &Tile) {
        let (before, after) = self.tiles.split_at_mut(tile.place);
        let excluded = &mut after[0];
        excluded.clear();
        let sources = |one: &One| {
            let start = one.row.wrapping_add(tile.first);
            let size = one.size;
            let completed = &self.marked.completed[start..][..tile.length];
            let differences = &self.marked.differences[start..][..tile.length];
            let rows = completed.iter().zip(differences);
            rows.map(move |(completed, differences)| completed.get() | differences.get() << size)
        };
        let (last, others) = tile.ones.split_last().expect("a pile is in place");
        if let Some(made) = tile.before {
            let start = tile.first.wrapping_sub(made.first);
            let before = &before[made.place][start..][..tile.length];
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
        self.marked.shared_up_to = size;
    }

    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        let mut rows = self.marked.lent();
        let tile = q.tile.map(|made| (&self.tiles[made.place][..], made.first));
        let rest = &q.ones[q.tile.map_or(0, |made| made.ones)..];
        let up_to_b = W::up_to(q.largest.b_bound);
        let up_to_x = W::up_to(q.largest.x_bound);
        for a in q.from..=q.to {
            if a == q.from || q.ones.is_empty() {
                record.goes_on(a)?;
            }
            let row = q.row(a);
            let mut open = !rows.completed[row].get() & up_to_b & W::at_least(a);
            if open == W::zero() {
                continue;
            }
            let start = q.with(a);
            let range = up_to_x & W::at_least(q.least(a));
            while open != W::zero() {
                let b = open.trailing_zeros() as usize;
                open = open.without_lowest();
                let mut candidates = range & W::at_least(b) & !rows.excluded(row, b);
                let pair = start.with(b);
                if let Some((tile, first)) = tile {
                    candidates = candidates & !tile[pair.one.wrapping_sub(first)];
                }
                if candidates == W::zero() {
                    continue;
                }
                candidates = candidates & !rows.excluded(pair.without_a, a);
                for one in rest {
                    candidates = candidates & !rows.excluded(pair.without(one), one.size);
                }
                while candidates != W::zero() {
                    let x = candidates.trailing_zeros() as usize;
                    if pair.stands(x, &rows) {
                        pair.settle(x, &mut rows);
                        record.found([a, b, x]);
                        open = open & !rows.completed[row].get();
                        break;
                    }
                    candidates = candidates.without_lowest();
                }
            }
        }
        Some(())
    }
}
