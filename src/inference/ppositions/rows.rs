//! The two bit rows of each multiset `s` of all piles but two.
//!
//! Bit `d` of `V[s]`: some P-position is `s + {u, u + d}`. Bit `x` of `U[s]`, for `x` no smaller than the largest of `s`:
//! `s + {x}` is completed, some pile makes a P-position of it; smaller `x` are never asked for. The kinds differ in how a row
//! is kept; each answers the same.

use super::level::{One, Two};
use super::walk::Record;

/// Rows that were marked.
pub(super) trait Rows {
    /// Whether `U` of the row has bit `size`.
    fn is_completed(&self, row: usize, size: usize) -> bool;

    /// Whether `V` of the row has bit `difference`.
    fn has_difference(&self, row: usize, difference: usize) -> bool;
}

/// Rows that a walk fills.
pub(super) trait Filling {
    /// Whether [`Filling::prepare`] does anything.
    const TILED: bool = false;

    /// Looks up what the piles in place exclude, for all `r` of a tile.
    fn prepare(&mut self, _tile: &Tile) {}

    /// Says that other threads may mark the rows without a pile of up to this size meanwhile, but no others.
    fn share_up_to(&mut self, _size: usize) {}

    /// Finds, marks and records the P-positions that go on from `q`. None where the record wants no more of them.
    ///
    /// For each `a` these are the `b` whose bit in `U[q + {a}]` is clear, each with the first `x` that no row of
    /// `r = q + {a, b}` without one pile excludes, by its `U` or by its `V` moved up by that pile, and that
    /// [stands](Pair::stands).
    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()>;
}

/// Rows that a P-position is looked up in and marks.
pub(super) trait Marks {
    /// Whether `V` of the row has bit `difference`.
    fn has_difference(&self, row: usize, difference: usize) -> bool;

    /// Sets bit `size` of `U` of the row, which is without a pile of size `smaller` and one no smaller.
    fn complete(&mut self, row: usize, size: usize, smaller: usize);

    /// Sets bit `difference` of `V` of the row, likewise.
    fn differ(&mut self, row: usize, difference: usize, smaller: usize);
}

/// All `r` that go on from some piles in place, and the rows of `r` without one of these piles. For each of them they lie side by
/// side, in the order of the walk. No P-position that goes on from these piles changes a row that is still to be read: it would
/// have completed that `r`.
pub(super) struct Tile<'a> {
    /// The place of the last pile.
    pub(super) place: usize,
    /// The piles, each size once.
    pub(super) ones: &'a [One],
    /// The row of the first `r` without a pile, less what that pile says.
    pub(super) first: usize,
    /// How many there are, from the first `r` to the last.
    pub(super) length: usize,
    /// The tile that was made for all of these piles but the last.
    pub(super) before: Option<Made>,
}

/// A tile that was made.
#[derive(Clone, Copy)]
pub(super) struct Made {
    /// The place of the last pile.
    pub(super) place: usize,
    /// How many of them there were, each size once.
    pub(super) ones: usize,
    /// The row of the first `r` without a pile, less what that pile says.
    pub(super) first: usize,
}

/// The three largest piles, `a <= b <= x`.
#[derive(Clone, Copy)]
pub(super) struct Largest<'a> {
    pub(super) b_bound: usize,
    pub(super) x_bound: usize,
    /// What `a` adds to the rank of a row, or a pile one place behind it, if one or two more before it are left out.
    pub(super) terms: [&'a [usize]; 2],
    /// Whether the empty position is won.
    pub(super) misere: bool,
}

/// All piles `q` but the three largest, and what they and these add to the ranks of rows.
pub(super) struct Inner<'a> {
    /// The largest of `q`.
    pub(super) last: usize,
    /// The smallest and the largest `a`.
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) largest: &'a Largest<'a>,
    /// What `q` adds if none, one or two before it are left out.
    pub(super) rows: [usize; 3],
    /// The piles of `q`, each size once.
    pub(super) ones: &'a [One],
    /// The pairs of piles of `q`, each pair of sizes once.
    pub(super) twos: &'a [Two],
    /// How many of `ones` make a pair with `a` that `twos` has already, where `a` is the largest of `q`.
    pub(super) paired: usize,
    /// The tile that all `r` are in.
    pub(super) tile: Option<Made>,
}

impl Inner<'_> {
    /// The smallest `x` for this `a`. Under misère the empty position is won, so that 0, .., 0, 1 is the first that is lost.
    #[inline]
    pub(super) fn least(&self, a: usize) -> usize {
        usize::from(a == 0 && self.largest.misere)
    }

    /// The row of `q` and one more pile.
    #[inline]
    pub(super) fn row(&self, pile: usize) -> usize {
        self.rows[0].wrapping_add(pile)
    }

    /// `q + {a}`.
    #[inline]
    pub(super) fn with(&self, a: usize) -> Start<'_> {
        Start {
            q: self,
            a,
            row: self.row(a),
            one: self.rows[1].wrapping_add(self.largest.terms[0][a]),
        }
    }
}

/// `q + {a}`: the row that is looked through for open `b`.
pub(super) struct Start<'a> {
    q: &'a Inner<'a>,
    a: usize,
    pub(super) row: usize,
    /// The row without a pile of `q`, less what that pile says.
    one: usize,
}

impl<'a> Start<'a> {
    /// `r = q + {a, b}`.
    #[inline]
    pub(super) fn with(&'a self, b: usize) -> Pair<'a> {
        Pair {
            start: self,
            b,
            without_a: self.q.row(b),
            one: self.one.wrapping_add(b),
        }
    }

    /// The piles of `q` with which `a` makes a pair that `q` has not.
    #[inline]
    fn paired(&self) -> &'a [One] {
        let known = if self.a == self.q.last {
            self.q.paired
        } else {
            0
        };
        &self.q.ones[known..]
    }
}

/// `r = q + {a, b}`, which one `x` completes to a P-position.
pub(super) struct Pair<'a> {
    start: &'a Start<'a>,
    b: usize,
    /// The row `q + {b}`.
    pub(super) without_a: usize,
    /// The row without a pile of `q`, less what that pile says.
    pub(super) one: usize,
}

/// What `x`, `a` and `b` add to the rows of `r + {x}` without two piles, less what these say.
struct Terms {
    without_ab: usize,
    without_b: usize,
    without_a: usize,
    with_both: usize,
}

impl Pair<'_> {
    /// `a` and `b`.
    #[inline]
    pub(super) fn piles(&self) -> [usize; 2] {
        [self.start.a, self.b]
    }

    /// The row without one pile of `q`.
    #[inline]
    pub(super) fn without(&self, one: &One) -> usize {
        one.row.wrapping_add(self.one)
    }

    #[inline]
    fn terms(&self, x: usize) -> Terms {
        let Start { q, a, one, .. } = *self.start;
        let b_term = q.largest.terms[0][self.b].wrapping_add(x);
        let two = q.rows[2].wrapping_add(q.largest.terms[1][a]);
        Terms {
            without_ab: q.row(x),
            without_b: one.wrapping_add(x),
            without_a: q.rows[1].wrapping_add(b_term),
            with_both: two.wrapping_add(b_term),
        }
    }

    /// Whether no P-position shares all piles but two of those below `x` and has the same difference in these.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    pub(super) fn stands(&self, x: usize, rows: &impl Marks) -> bool {
        let Start { q, a, .. } = *self.start;
        let terms = self.terms(x);
        let has = |row, difference| rows.has_difference(row, difference);
        if has(terms.without_ab, self.b - a) {
            return false;
        }
        for one in q.ones {
            if has(one.row.wrapping_add(terms.without_b), self.b - one.size) {
                return false;
            }
        }
        for one in self.start.paired() {
            if has(one.row.wrapping_add(terms.without_a), a - one.size) {
                return false;
            }
        }
        for two in q.twos {
            if has(two.row.wrapping_add(terms.with_both), two.difference) {
                return false;
            }
        }
        true
    }

    /// Marks the P-position `r + {x}` wherever it excludes others.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    pub(super) fn settle(&self, x: usize, rows: &mut impl Marks) {
        let Start { q, a, row, .. } = *self.start;
        let terms = self.terms(x);
        rows.complete(row, self.b, self.b);
        rows.complete(row, x, self.b);
        rows.differ(row, x - self.b, self.b);
        rows.complete(self.without_a, x, a);
        rows.differ(self.without_a, x - a, a);
        rows.differ(terms.without_ab, self.b - a, a);
        for one in q.ones {
            let size = one.size;
            rows.differ(one.row.wrapping_add(terms.without_b), self.b - size, size);
            let without = self.without(one);
            rows.complete(without, x, size);
            rows.differ(without, x - size, size);
        }
        for one in self.start.paired() {
            let size = one.size;
            rows.differ(one.row.wrapping_add(terms.without_a), a - size, size);
        }
        for two in q.twos {
            let row = two.row.wrapping_add(terms.with_both);
            rows.differ(row, two.difference, two.smaller);
        }
    }
}

/// Bits in a word of a row of several words.
pub(super) const WORD: usize = 64;

/// The word that a bit is in, and the bit there.
pub(super) fn split(bit: usize) -> (usize, u64) {
    (bit / WORD, 1 << (bit % WORD))
}
