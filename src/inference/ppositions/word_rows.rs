//! Bit rows of one machine word.

use num_traits::{PrimInt, Unsigned, WrappingSub};

use super::level::One;
use super::rows::{Inner, Rows, Tile};

/// Rows of one machine word, for piles below its number of bits.
#[derive(Clone, Debug)]
pub(super) struct WordRows<W> {
    /// `U` and `V`, side by side, since they are read and marked together.
    rows: Vec<(W, W)>,
    /// For so many piles in place the tile that they begin: what they exclude.
    tiles: Vec<Vec<W>>,
}

impl<W: PrimInt + Unsigned + WrappingSub> WordRows<W> {
    pub(super) fn new(rows: usize, piles: usize) -> Self {
        Self {
            rows: vec![(W::zero(), W::zero()); rows],
            tiles: vec![Vec::new(); piles],
        }
    }

    fn bit(index: usize) -> W {
        W::one() << index
    }

    /// The bits up to `to`. The word may have no bit above.
    fn up_to(to: usize) -> W {
        let bit = Self::bit(to);
        bit | bit.wrapping_sub(&W::one())
    }

    /// The bits from `from` on.
    fn from(from: usize) -> W {
        W::max_value() << from
    }
}

impl<W: PrimInt + Unsigned + WrappingSub> Rows for WordRows<W> {
    const TILED: bool = true;

    fn prepare(&mut self, tile: &Tile) {
        let (before, after) = self.tiles.split_at_mut(tile.place);
        let excluded = &mut after[0];
        excluded.clear();
        let sources = |one: &One| {
            let start = one.row.wrapping_add(tile.row);
            let size = one.size;
            let rows = self.rows[start..][..tile.length].iter();
            rows.map(move |&(completed, differences)| completed | differences << size)
        };
        match (tile.before, tile.ones) {
            // All but the last pile were looked at before.
            (Some((place, start)), [.., last]) => {
                let before = &before[place][start..][..tile.length];
                let both = before.iter().zip(sources(last));
                excluded.extend(both.map(|(&before, source)| before | source));
            }
            (_, ones) => {
                excluded.resize(tile.length, W::zero());
                for one in ones {
                    for (excluded, source) in excluded.iter_mut().zip(sources(one)) {
                        *excluded = *excluded | source;
                    }
                }
            }
        }
    }

    #[inline]
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.rows[row].0 & Self::bit(size) != W::zero()
    }

    fn completed_pairs(
        &self,
        row: usize,
        difference: usize,
        below: usize,
        mut found: impl FnMut(usize),
    ) {
        let completed = self.rows[row].0;
        let below = Self::bit(below).wrapping_sub(&W::one());
        let mut both = completed & completed >> difference & below;
        while both != W::zero() {
            let highest = Self::bit(0).leading_zeros() - both.leading_zeros();
            found(highest as usize);
            both = both & !Self::bit(highest as usize);
        }
    }

    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.rows[row].1 & Self::bit(difference) != W::zero()
    }

    #[inline]
    fn mark(&mut self, row: usize, smaller: usize, larger: usize) {
        let (completed, differences) = &mut self.rows[row];
        *completed = *completed | Self::bit(smaller) | Self::bit(larger);
        *differences = *differences | Self::bit(larger - smaller);
    }

    #[inline]
    fn next(
        &self,
        q: &Inner,
        [first, from]: [usize; 2],
        stands: impl Fn([usize; 3]) -> bool,
    ) -> Option<[usize; 3]> {
        let (place, start) = q.tile;
        let tile = &self.tiles[place][start..];
        let up_to_b = Self::up_to(q.b_bound);
        let up_to_x = Self::up_to(q.x_bound);
        let mut before = q.before(first);
        let mut least_b = from;
        for a in first..=q.a_bound {
            let row = q.row.wrapping_add(a);
            let (completed, differences) = self.rows[row];
            let mut open = match least_b {
                least_b if least_b > q.b_bound => W::zero(),
                _ => !completed & up_to_b & Self::from(least_b),
            };
            // Bits that no `b` can open.
            let closed = completed | !(up_to_x & Self::from(q.least(a)));
            while open != W::zero() {
                let b = open.trailing_zeros() as usize;
                let without_a = self.rows[q.row.wrapping_add(b)];
                let excluded = tile[before + b - a]
                    | closed
                    | differences << b
                    | without_a.0
                    | without_a.1 << a;
                let mut candidates = !excluded & Self::from(b);
                while candidates != W::zero() {
                    let x = candidates.trailing_zeros() as usize;
                    if stands([a, b, x]) {
                        return Some([a, b, x]);
                    }
                    candidates = candidates & candidates.wrapping_sub(&W::one());
                }
                open = open & open.wrapping_sub(&W::one());
            }
            before += q.x_bound - a + 1;
            least_b = a + 1;
        }
        None
    }
}
