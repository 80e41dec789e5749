//! The two bit rows of each multiset `s` of all piles but two.
//!
//! Bit `x` of `U[s]`: `s + {x}` is completed, some pile makes a P-position of it. Bit `d` of `V[s]`: some P-position is
//! `s + {u, u + d}`. The kinds differ in how a row is kept; each answers the same.

use super::level::One;

/// All `r` that go on from some piles in place, and the rows of `r` without one of these piles. For each of them they lie side by
/// side, in the order of the walk. No P-position that goes on from these piles changes a row that is still to be read: it would
/// have completed that `r`.
pub(super) struct Tile<'a> {
    /// How many piles are in place.
    pub(super) place: usize,
    /// The piles, each size once.
    pub(super) ones: &'a [One],
    /// The row of the first `r` without a pile, less what that pile says.
    pub(super) row: usize,
    /// How many there are, from the first `r` to the last.
    pub(super) length: usize,
    /// The tile that was made for all of these piles but the last, by the piles in place, and where this one begins there.
    pub(super) before: Option<(usize, usize)>,
}

/// A tile that was made.
#[derive(Clone, Copy)]
pub(super) struct Made {
    /// How many piles were in place.
    pub(super) place: usize,
    /// The rank of the first `r`.
    pub(super) first: usize,
}

/// All piles `q` but the three largest, and what excludes an `x` from completing `r = q + {a, b}`: the rows of `r` without one pile
/// each.
pub(super) struct Inner<'a> {
    /// The largest of `q`, which is the smallest `a`.
    pub(super) last: usize,
    pub(super) a_bound: usize,
    pub(super) b_bound: usize,
    pub(super) x_bound: usize,
    /// The smallest `x` where `q` and `a` are empty: 1 where the empty position is won, else 0.
    pub(super) least: usize,
    /// The row of `q` and one more pile, less this pile.
    pub(super) row: usize,
    /// The piles of `q`, each size once.
    pub(super) ones: &'a [One],
    /// The row of the first `r` without a pile of `q`, less what that pile says.
    pub(super) one_row: usize,
    /// The tile that the first `r` is in, by the piles in place, and where.
    pub(super) tile: (usize, usize),
}

impl Inner<'_> {
    /// How many `r` there are before `q + {a, a}`, in the order in which they lie side by side.
    pub(super) fn before(&self, a: usize) -> usize {
        let values = a - self.last;
        values * (self.x_bound + 1) - values * (a + self.last).saturating_sub(1) / 2
    }

    /// The smallest `x` for this `a`.
    pub(super) fn least(&self, a: usize) -> usize {
        if a == 0 { self.least } else { 0 }
    }

    /// For an `r` each row with the number of bits that its `V` is moved up by, but for the row without `b`. `index` is the number
    /// of `r` before it.
    #[inline]
    pub(super) fn moved(
        &self,
        [a, b]: [usize; 2],
        index: usize,
    ) -> impl Iterator<Item = (usize, usize)> + Clone {
        let start = self.one_row.wrapping_add(index);
        let others = self.ones.iter();
        let others = others.map(move |one| (one.row.wrapping_add(start), one.size));
        std::iter::once((self.row.wrapping_add(b), a)).chain(others)
    }
}

/// Rows of one kind.
pub(super) trait Rows {
    /// Whether [`Rows::prepare`] does anything.
    const TILED: bool = false;

    /// Looks up what the piles in place exclude, for all `r` of a tile.
    fn prepare(&mut self, _tile: &Tile) {}

    /// Whether `U` of the row has bit `size`.
    fn is_completed(&self, row: usize, size: usize) -> bool;

    /// Calls `found` with each bit below `below`, descending, that `U` of the row has together with the bit by so much higher.
    fn completed_pairs(
        &self,
        row: usize,
        difference: usize,
        below: usize,
        found: impl FnMut(usize),
    ) {
        let has = |size| self.is_completed(row, size);
        let both = |&size: &usize| has(size) && has(size + difference);
        (0..below).rev().filter(both).for_each(found);
    }

    /// Whether `V` of the row has bit `difference`.
    fn has_difference(&self, row: usize, difference: usize) -> bool;

    /// Sets the bits of the two piles that complete the row, the smaller first.
    fn mark(&mut self, row: usize, smaller: usize, larger: usize);

    /// The first `a` and `b`, not before `from`, where `U` without `b` has not the bit `b`, and where there is an `x` that no row
    /// excludes, by its `U` or by its `V` moved up, and that `stands`.
    fn next(
        &self,
        q: &Inner,
        from: [usize; 2],
        stands: impl Fn([usize; 3]) -> bool,
    ) -> Option<[usize; 3]>;
}

/// Bits in a word of a row of several words.
pub(super) const WORD: usize = 64;

/// The word that a bit is in, and the bit there.
pub(super) fn split(bit: usize) -> (usize, u64) {
    (bit / WORD, 1 << (bit % WORD))
}

/// What is left of word number `word` between two bits.
fn between(word: usize, from: usize, to: usize) -> u64 {
    let low = match from.saturating_sub(word * WORD) {
        bits if bits < WORD => u64::MAX << bits,
        _ => 0,
    };
    let high = match (to + 1).saturating_sub(word * WORD) {
        bits if bits < WORD => !(u64::MAX << bits),
        _ => u64::MAX,
    };
    low & high
}

/// The first bit from `from` to `to` that is not excluded and that `stands`, given the excluded bits by word.
pub(super) fn first_candidate(
    excluded: impl Fn(usize) -> u64,
    from: usize,
    to: usize,
    mut stands: impl FnMut(usize) -> bool,
) -> Option<usize> {
    for word in from / WORD..=to / WORD {
        let mut candidates = !excluded(word) & between(word, from, to);
        while candidates != 0 {
            let candidate = word * WORD + candidates.trailing_zeros() as usize;
            if stands(candidate) {
                return Some(candidate);
            }
            candidates &= candidates - 1;
        }
    }
    None
}
