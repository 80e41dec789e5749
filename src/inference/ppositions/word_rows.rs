//! Bit rows of one machine word.

use num_traits::{PrimInt, Unsigned, WrappingSub};

use super::level::One;
use super::rows::{Inner, Marks, Rows, Tile};
use super::walk::Record;

/// Rows of one machine word, for piles below its number of bits.
#[derive(Clone, Debug)]
pub(super) struct WordRows<W> {
    /// `U`.
    completed: Vec<W>,
    /// `V`, apart from `U`, since most marks and all checks of pairs are of `V` alone.
    differences: Vec<W>,
    /// By the place of the last pile of a tile: what its piles exclude.
    tiles: Vec<Vec<W>>,
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

/// The rows, lent to a visit.
struct Lent<'a, W> {
    completed: &'a mut [W],
    differences: &'a mut [W],
}

impl<W: Word> Lent<'_, W> {
    /// What a row excludes if its `V` is moved up by so many bits.
    #[inline]
    fn excluded(&self, row: usize, shift: usize) -> W {
        self.completed[row] | self.differences[row] << shift
    }
}

impl<W: Word> Marks for Lent<'_, W> {
    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row].has(difference)
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize) {
        self.completed[row] = self.completed[row] | W::bit(size);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize) {
        self.differences[row] = self.differences[row] | W::bit(difference);
    }
}

impl<W: Word> WordRows<W> {
    pub(super) fn new(rows: usize, piles: usize) -> Self {
        Self {
            completed: vec![W::zero(); rows],
            differences: vec![W::zero(); rows],
            tiles: vec![Vec::new(); piles],
        }
    }
}

impl<W: Word> Rows for WordRows<W> {
    const TILED: bool = true;

    fn prepare(&mut self, tile: &Tile) {
        let (before, after) = self.tiles.split_at_mut(tile.place);
        let excluded = &mut after[0];
        excluded.clear();
        let sources = |one: &One| {
            let start = one.row.wrapping_add(tile.first);
            let size = one.size;
            let completed = &self.completed[start..][..tile.length];
            let differences = &self.differences[start..][..tile.length];
            let rows = completed.iter().zip(differences);
            rows.map(move |(&completed, &differences)| completed | differences << size)
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

    #[inline]
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed[row].has(size)
    }

    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row].has(difference)
    }

    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        let Self {
            completed,
            differences,
            tiles,
        } = self;
        let mut rows = Lent {
            completed,
            differences,
        };
        let tile = q.tile.map(|made| (&tiles[made.place][..], made.first));
        let rest = &q.ones[q.tile.map_or(0, |made| made.ones)..];
        let up_to_b = W::up_to(q.largest.b_bound);
        let up_to_x = W::up_to(q.largest.x_bound);
        for a in q.last..=q.largest.a_bound {
            if a == q.last || q.ones.is_empty() {
                record.goes_on(a)?;
            }
            let row = q.row(a);
            let mut open = !rows.completed[row] & up_to_b & W::at_least(a);
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
                        open = open & !rows.completed[row];
                        break;
                    }
                    candidates = candidates.without_lowest();
                }
            }
        }
        Some(())
    }
}
