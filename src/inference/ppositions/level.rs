//! The piles that a walk has placed so far, and the rows that lack two piles of a position.
//!
//! The rank of a row is a sum of terms, one for each pile and its place. If piles are removed, all
//! larger ones move down. So the piles of a [`Level`] add one of three sums to a rank: as none, one
//! or two smaller piles are removed. Without one of them, the rank is the second sum of all of
//! them, plus a correction: the first sum of the piles before it, less the second sum of these and
//! it. That is known as soon as it is placed. Without two of them, the rank is the third sum, plus
//! the correction of the smaller one, plus one of the larger: the second sum of the piles before
//! it, less the third sum of these and it.

use std::array;

use arrayvec::ArrayVec;

use crate::games::internals::MAX_PILES;
use crate::inference::piles::region::Region;

/// The smallest piles of a position, and what they add to ranks.
#[derive(Clone, Copy, Default)]
pub(super) struct Level {
    /// How many they are.
    pub(super) piles: usize,
    /// The largest of them.
    pub(super) largest: usize,
    /// Whether it is there more than once.
    repeats: bool,
    /// To the rank of a row from which none, one or two smaller piles are removed.
    pub(super) rows: [usize; 3],
    /// To the rank of a completion.
    completion: usize,
    /// How many entries the lists of [`Placed`] have for them.
    sizes: usize,
    doubles: usize,
}

/// The piles that are placed.
#[derive(Default)]
pub(super) struct Placed {
    pub(super) piles: ArrayVec<u64, MAX_PILES>,
    /// Each size once.
    sizes: ArrayVec<RankedSize, MAX_PILES>,
    /// Of each size that is there more than once, the correction without two of them.
    doubles: ArrayVec<usize, MAX_PILES>,
}

/// A size, and the corrections of ranks without a pile of this size.
#[derive(Clone, Copy)]
struct RankedSize {
    pile: usize,
    /// If it is the only one that is removed, or the smaller one.
    smaller: usize,
    /// If it is the larger one.
    larger: usize,
}

impl Level {
    /// The level with one more pile, which is no smaller. What is placed may be that of a level
    /// after this one.
    pub(super) fn with(
        &self,
        size: usize,
        [row_region, completion_region]: [&Region; 2],
        placed: &mut Placed,
    ) -> Self {
        let rows: [usize; 3] = array::from_fn(|removed| {
            self.rows[removed].wrapping_add(row_region.terms(self.piles, removed)[size])
        });
        let smaller = self.rows[0].wrapping_sub(rows[1]);
        let larger = self.rows[1].wrapping_sub(rows[2]);
        let Placed {
            piles,
            sizes,
            doubles,
        } = placed;
        piles.truncate(self.piles);
        piles.push(size as u64);
        sizes.truncate(self.sizes);
        doubles.truncate(self.doubles);
        let repeats = self.piles > 0 && size == self.largest;
        if !repeats {
            sizes.push(RankedSize {
                pile: size,
                smaller,
                larger,
            });
        } else if !self.repeats {
            doubles.push(sizes[sizes.len() - 1].smaller.wrapping_add(larger));
        }
        Self {
            piles: self.piles + 1,
            largest: size,
            repeats,
            rows,
            completion: (self.completion).wrapping_add(completion_region.term(self.piles, size)),
            sizes: sizes.len(),
            doubles: doubles.len(),
        }
    }
}

/// All piles of a position but the largest: those of a level, and `b`.
pub(super) struct AllButLargest<'a> {
    level: &'a Level,
    placed: &'a Placed,
    pub(super) b: usize,
    /// To the rank of a row from which two smaller piles than `b` are removed.
    row: usize,
}

impl<'a> AllButLargest<'a> {
    #[inline]
    pub(super) fn new(level: &'a Level, placed: &'a Placed, b: usize, row_region: &Region) -> Self {
        let row = level.rows[2].wrapping_add(row_region.terms(level.piles, 2)[b]);
        Self {
            level,
            placed,
            b,
            row,
        }
    }

    /// The rank of the completion.
    pub(super) fn completion(&self) -> usize {
        self.level.completion.wrapping_add(self.b)
    }

    /// The row without the largest pile and `b`, and `b`.
    #[inline]
    pub(super) fn without_b(&self) -> (usize, usize) {
        (self.level.rows[0], self.b)
    }

    /// The row without the largest pile and one of the level, and that one: each size once.
    #[inline]
    pub(super) fn without_one(&self) -> impl Iterator<Item = (usize, usize)> + Clone + use<'a> {
        let rank = self.level.rows[1].wrapping_add(self.b);
        let sizes = self.placed.sizes.iter().rev();
        sizes.map(move |one| (one.smaller.wrapping_add(rank), one.pile))
    }

    /// Whether something holds for a row with the largest pile, but without two others, and their
    /// difference: each pair of sizes once.
    #[inline]
    pub(super) fn any_pair(
        &self,
        largest: usize,
        mut holds: impl FnMut(usize, usize) -> bool,
    ) -> bool {
        let [without_b, with_b] =
            [self.level.rows[1], self.row].map(|rank| rank.wrapping_add(largest));
        let Placed { sizes, doubles, .. } = self.placed;
        for one in sizes {
            if holds(one.smaller.wrapping_add(without_b), self.b - one.pile) {
                return true;
            }
        }
        for (place, larger) in sizes.iter().enumerate() {
            let rank = larger.larger.wrapping_add(with_b);
            for one in &sizes[..place] {
                if holds(one.smaller.wrapping_add(rank), larger.pile - one.pile) {
                    return true;
                }
            }
        }
        doubles
            .iter()
            .any(|double| holds(double.wrapping_add(with_b), 0))
    }
}
