//! Bit rows of one machine word.

use num_traits::{PrimInt, Unsigned, WrappingSub};

use super::level::One;
use super::rows::{Inner, Rows, Tile};
use super::walk::Record;

/// Rows of one machine word, for piles below its number of bits.
#[derive(Clone, Debug)]
pub(super) struct WordRows<W> {
    /// `U`.
    completed: Vec<W>,
    /// `V`, apart from `U`, since most marks and all checks of pairs are of `V` alone.
    differences: Vec<W>,
    /// For so many piles in place the tile that they begin: what they exclude.
    tiles: Vec<Vec<W>>,
}

impl<W: PrimInt + Unsigned + WrappingSub> WordRows<W> {
    pub(super) fn new(rows: usize, piles: usize) -> Self {
        Self {
            completed: vec![W::zero(); rows],
            differences: vec![W::zero(); rows],
            tiles: vec![Vec::new(); piles],
        }
    }

    #[inline]
    fn bit(index: usize) -> W {
        W::one() << index
    }

    /// The bits up to `to`. The word may have no bit above.
    fn up_to(to: usize) -> W {
        let bit = Self::bit(to);
        bit | bit.wrapping_sub(&W::one())
    }

    /// The bits from `from` on.
    #[inline]
    fn from(from: usize) -> W {
        W::max_value() << from
    }

    /// The word without its lowest bit.
    #[inline]
    fn without_lowest(word: W) -> W {
        word & word.wrapping_sub(&W::one())
    }

    /// What a row excludes if its `V` is moved up by so many bits.
    #[inline]
    fn excluded(&self, row: usize, shift: usize) -> W {
        self.completed[row] | self.differences[row] << shift
    }
}

impl<W: PrimInt + Unsigned + WrappingSub> Rows for WordRows<W> {
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
        match tile.before {
            Some(made) => {
                let start = tile.first.wrapping_sub(made.first);
                let before = &before[made.place][start..][..tile.length];
                let both = before.iter().zip(sources(last));
                excluded.extend(both.map(|(&before, source)| before | source));
            }
            None => {
                excluded.extend(sources(last));
                for one in others {
                    for (excluded, source) in excluded.iter_mut().zip(sources(one)) {
                        *excluded = *excluded | source;
                    }
                }
            }
        }
    }

    #[inline]
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed[row] & Self::bit(size) != W::zero()
    }

    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences[row] & Self::bit(difference) != W::zero()
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize) {
        self.completed[row] = self.completed[row] | Self::bit(size);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize) {
        self.differences[row] = self.differences[row] | Self::bit(difference);
    }

    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        let rest = &q.ones[q.tile.map_or(0, |made| made.ones)..];
        // The tile is lent to this visit, while the walk marks what it finds.
        let lent = q.tile.map(|made| (made.place, made.first));
        let tile = lent.map_or(Vec::new(), |(place, _)| {
            std::mem::take(&mut self.tiles[place])
        });
        let up_to_b = Self::up_to(q.b_bound);
        let up_to_x = Self::up_to(q.x_bound);
        for a in q.last..=q.a_bound {
            record.goes_on(a)?;
            let row = q.row(a);
            let mut open = !self.completed[row] & up_to_b & Self::from(a);
            if open == W::zero() {
                continue;
            }
            let start = q.with(a);
            let range = up_to_x & Self::from(q.least(a));
            while open != W::zero() {
                let b = open.trailing_zeros() as usize;
                open = Self::without_lowest(open);
                let mut candidates = range & Self::from(b) & !self.excluded(row, b);
                let pair = start.with(b);
                if let Some((_, first)) = lent {
                    candidates = candidates & !tile[pair.one.wrapping_sub(first)];
                }
                if candidates == W::zero() {
                    continue;
                }
                candidates = candidates & !self.excluded(pair.without_a, a);
                for one in rest {
                    candidates = candidates & !self.excluded(pair.without(one), one.size);
                }
                while candidates != W::zero() {
                    let x = candidates.trailing_zeros() as usize;
                    if pair.stands(x, self) {
                        pair.settle(x, self);
                        record.found([a, b, x]);
                        open = open & !self.completed[row];
                        break;
                    }
                    candidates = Self::without_lowest(candidates);
                }
            }
        }
        if let Some((place, _)) = lent {
            self.tiles[place] = tile;
        }
        Some(())
    }
}
