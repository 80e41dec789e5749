//! The two bit rows of each multiset `s` of all piles but two.
//!
//! Bit `d` of `V[s]` is set if some P-position is `s + {u, u + d}`. Bit `x` of `U[s]` is set if
//! `s + {x}` is completed: some pile makes it a P-position. Only `x` that are no smaller than the
//! largest pile of `s` are marked and looked up. The kinds of rows differ in how they are stored;
//! all give the same answers.
//!
//! Here `q` are all piles but the three largest, which are `a <= b <= x`, and `r = q + {a, b}`.

use std::fmt::Debug;

use super::{
    query::{Query, Taking},
    table::PTable,
    walk::{Level, Record, WithoutOne, WithoutTwo},
};

/// Rows of a finished table, of any kind.
pub(super) trait Rows: Debug + Send + Sync {
    /// Whether bit `size` of `U` of the row is set.
    fn is_completed(&self, row: usize, size: usize) -> bool;

    /// Whether bit `difference` of `V` of the row is set.
    fn has_difference(&self, row: usize, difference: usize) -> bool;

    /// The first `most` winning moves of `sizes`, which are `sorted`.
    fn winning_moves(
        &self,
        table: &PTable,
        sorted: &[usize],
        sizes: &[u64],
        most: usize,
    ) -> Vec<Taking> {
        Query::new(table, self, sorted).winning_moves(sizes, most)
    }
}

/// Rows that a walk reads and marks.
pub(super) trait RowBuilder {
    /// Whether [`RowBuilder::prepare`] does anything.
    const TILED: bool = false;

    /// Precomputes what the piles of a tile exclude, for all its `r`.
    fn prepare(&mut self, _tile: &Tile) {}

    /// Finds, marks and records the P-positions that begin with `q`. Returns `None` if the walk
    /// should stop.
    ///
    /// For each `a` it tries every `b` whose bit in `U[q + {a}]` is clear. The P-position has the
    /// smallest `x` that is excluded by no row of `r` without one pile (neither by its `U`, nor by
    /// its `V` moved up by the size of that pile) and that [completes `r`](Pair::is_completed_by).
    fn visit(&mut self, q: &InnerLoop, record: &mut Record) -> Option<()>;
}

/// Rows that a P-position is compared with and marked in.
pub(super) trait Marks {
    /// Whether bit `difference` of `V` of the row is set.
    fn has_difference(&self, row: usize, difference: usize) -> bool;

    /// Sets bit `size` of `U` of the row. `shared` says whether other threads may mark the row now.
    fn complete(&mut self, row: usize, size: usize, shared: bool);

    /// Sets bit `difference` of `V` of the row.
    fn differ(&mut self, row: usize, difference: usize, shared: bool);
}

/// All `r` that begin with some piles, and for each of these piles the rows of `r` without that
/// pile.
///
/// For one pile these rows are side by side, in the order of the walk. They can be read before the
/// walk reaches any `r`: if a P-position that begins with the piles marks one of these rows, it
/// completes the `r` of that row, and that `r` is not looked up again.
pub(super) struct Tile<'a> {
    /// The place of the last pile.
    pub(super) place: usize,
    /// The piles, each size once.
    pub(super) ones: &'a [WithoutOne],
    /// Base rank of the tile: add the offset of a pile to get its row for the first `r`.
    pub(super) first: usize,
    /// How many rows a pile has, from the first `r` to the last.
    pub(super) length: usize,
    /// The tile of all these piles but the last, if there is one.
    pub(super) before: Option<BuiltTile>,
}

/// A tile that was prepared.
#[derive(Clone, Copy)]
pub(super) struct BuiltTile {
    /// The place of its last pile.
    pub(super) place: usize,
    /// How many piles it has, each size once.
    pub(super) ones: usize,
    /// Base rank of the tile, as in [`Tile::first`].
    pub(super) first: usize,
}

/// What holds for the three largest piles, whatever the others are.
#[derive(Clone, Copy)]
pub(super) struct Largest<'a> {
    pub(super) b_bound: usize,
    pub(super) x_bound: usize,
    /// What `a` adds to the rank of a row that lacks one pile before it, or two. The next larger
    /// pile adds as much to a row that lacks one pile more.
    pub(super) terms: [&'a [usize]; 2],
    /// Whether the empty position is winning.
    pub(super) misere: bool,
}

/// The loop over the three largest piles, for certain piles `q`.
pub(super) struct InnerLoop<'a> {
    pub(super) level: &'a Level,
    /// The smallest and the largest `a`.
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) largest: &'a Largest<'a>,
    /// The piles of `q`, each size once.
    pub(super) ones: &'a [WithoutOne],
    /// The pairs of piles of `q`, each pair of sizes once.
    pub(super) twos: &'a [WithoutTwo],
    /// The tile that contains all `r`, if there is one.
    pub(super) tile: Option<BuiltTile>,
    /// Other threads may mark the rows that lack a pile of at most this size. They mark no others.
    pub(super) shared_up_to: usize,
}

impl InnerLoop<'_> {
    /// The smallest `x` for this `a`. In misère play the empty position is winning, and 0, .., 0, 1
    /// is the first losing one.
    #[inline]
    pub(super) fn least(&self, a: usize) -> usize {
        usize::from(a == 0 && self.largest.misere)
    }

    /// The row of `q` and one more pile.
    #[inline]
    pub(super) fn row(&self, pile: usize) -> usize {
        self.level.rows[0].wrapping_add(pile)
    }

    /// `q + {a}`.
    #[inline]
    pub(super) fn with(&self, a: usize) -> OpenRow<'_> {
        OpenRow {
            q: self,
            a,
            row: self.row(a),
            one: self.level.rows[1].wrapping_add(self.largest.terms[0][a]),
        }
    }
}

/// `q + {a}`: its row is searched for `b` that are not completed yet.
pub(super) struct OpenRow<'a> {
    q: &'a InnerLoop<'a>,
    a: usize,
    pub(super) row: usize,
    /// What `q` and `a` add to the rank of a row that lacks a pile of `q`, without the offset of
    /// that pile.
    one: usize,
}

impl<'a> OpenRow<'a> {
    /// `r = q + {a, b}`.
    #[inline]
    pub(super) fn with(&'a self, b: usize) -> Pair<'a> {
        Pair {
            open_row: self,
            b,
            without_a: self.q.row(b),
            one: self.one.wrapping_add(b),
        }
    }

    /// The piles of `q` that make a pair with `a` which is not a pair of `q`.
    #[inline]
    fn paired(&self) -> &'a [WithoutOne] {
        &self.q.ones[self.q.level.paired_before(self.a)..]
    }
}

/// `r = q + {a, b}`, which at most one `x` completes to a P-position.
pub(super) struct Pair<'a> {
    open_row: &'a OpenRow<'a>,
    b: usize,
    /// The row of `r` without `a`, which is `q + {b}`.
    pub(super) without_a: usize,
    /// What `q`, `a` and `b` add to the rank of a row that lacks a pile of `q`, without the offset
    /// of that pile.
    pub(super) one: usize,
}

/// The rows of `r + {x}` without two piles, by which two are missing. Each is without the offsets
/// of the missing piles of `q`.
struct PairRows {
    /// Without `a` and `b`.
    without_ab: usize,
    /// Without `b` and a pile of `q`.
    without_b: usize,
    /// Without `a` and a pile of `q`.
    without_a: usize,
    /// Without two piles of `q`.
    with_both: usize,
}

impl Pair<'_> {
    /// `a` and `b`.
    #[inline]
    pub(super) fn piles(&self) -> [usize; 2] {
        [self.open_row.a, self.b]
    }

    /// The row of `r` without one pile of `q`.
    #[inline]
    pub(super) fn without(&self, one: &WithoutOne) -> usize {
        one.row.wrapping_add(self.one)
    }

    #[inline]
    fn rows(&self, x: usize) -> PairRows {
        let OpenRow { q, a, one, .. } = *self.open_row;
        let b_term = q.largest.terms[0][self.b].wrapping_add(x);
        let two = q.level.rows[2].wrapping_add(q.largest.terms[1][a]);
        PairRows {
            without_ab: q.row(x),
            without_b: one.wrapping_add(x),
            without_a: q.level.rows[1].wrapping_add(b_term),
            with_both: two.wrapping_add(b_term),
        }
    }

    /// Whether `x` completes `r`, given that no row of `r` without one pile excludes it: no
    /// P-position is one move below `r + {x}` by a move that takes from two piles of `r`. Such a
    /// P-position would have the other piles and the same difference in these two.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    pub(super) fn is_completed_by(&self, x: usize, rows: &impl Marks) -> bool {
        let OpenRow { q, a, .. } = *self.open_row;
        let pair_rows = self.rows(x);
        let has = |row, difference| rows.has_difference(row, difference);
        if has(pair_rows.without_ab, self.b - a) {
            return false;
        }
        for one in q.ones {
            let row = one.row.wrapping_add(pair_rows.without_b);
            if has(row, self.b - one.size) {
                return false;
            }
        }
        for one in self.open_row.paired() {
            if has(one.row.wrapping_add(pair_rows.without_a), a - one.size) {
                return false;
            }
        }
        for two in q.twos {
            if has(two.row.wrapping_add(pair_rows.with_both), two.difference) {
                return false;
            }
        }
        true
    }

    /// Marks the P-position `r + {x}` in the rows of all multisets that lack two of its piles.
    #[expect(
        clippy::inline_always,
        reason = "all of these together: a tenth of the instructions of a small table"
    )]
    #[inline(always)]
    pub(super) fn mark(&self, x: usize, rows: &mut impl Marks) {
        let OpenRow { q, a, row, .. } = *self.open_row;
        let pair_rows = self.rows(x);
        let shared = |smaller: usize| smaller <= q.shared_up_to;
        rows.complete(row, self.b, shared(self.b));
        rows.complete(row, x, shared(self.b));
        rows.differ(row, x - self.b, shared(self.b));
        rows.complete(self.without_a, x, shared(a));
        rows.differ(self.without_a, x - a, shared(a));
        rows.differ(pair_rows.without_ab, self.b - a, shared(a));
        for one in q.ones {
            let (size, shared) = (one.size, shared(one.size));
            let without_b = one.row.wrapping_add(pair_rows.without_b);
            rows.differ(without_b, self.b - size, shared);
            let without = self.without(one);
            rows.complete(without, x, shared);
            rows.differ(without, x - size, shared);
        }
        for one in self.open_row.paired() {
            let without_a = one.row.wrapping_add(pair_rows.without_a);
            rows.differ(without_a, a - one.size, shared(one.size));
        }
        for two in q.twos {
            let row = two.row.wrapping_add(pair_rows.with_both);
            rows.differ(row, two.difference, shared(two.smaller));
        }
    }
}
