//! The two bit rows of each multiset `s` of all piles but two.
//!
//! Bit `x` of `U[s]`: `s + {x}` is completed, some pile makes a P-position of it. Bit `d` of `V[s]`: some P-position is
//! `s + {u, u + d}`. The kinds differ in how a row is kept; each answers the same.

use ahash::AHashMap;
use num_traits::{PrimInt, Unsigned, WrappingSub};

/// The rows that exclude an `x` from completing `r = s + {b}`: those of `s`, and of `r` without one pile of `s` each.
pub(super) struct Excluding<'a> {
    /// The row of `s`.
    pub(super) whole: usize,
    /// The second largest pile.
    pub(super) b: usize,
    /// The piles of `s`, each size once.
    pub(super) sizes: &'a [usize],
    /// For each of them the row of `r` without it, less `b`.
    pub(super) rows: &'a [usize],
    /// Of three piles, where a row is that of a single pile: no `x` stands whose `V` has the bit of this difference.
    pub(super) across: Option<usize>,
}

impl Excluding<'_> {
    /// Each row with the number of bits that its `V` is moved up by.
    #[inline]
    pub(super) fn moved(&self) -> impl Iterator<Item = (usize, usize)> + Clone {
        let rows = self.rows.iter().map(|row| row.wrapping_add(self.b));
        let others = rows.zip(self.sizes.iter().copied());
        std::iter::once((self.whole, self.b)).chain(others)
    }
}

/// Rows of one kind.
pub(super) trait Rows {
    /// The first bit from `from` to `to` that `U` of the row has not.
    fn first_open(&self, row: usize, from: usize, to: usize) -> Option<usize>;

    /// Whether `U` of the row has bit `size`.
    fn is_completed(&self, row: usize, size: usize) -> bool;

    /// Whether `V` of the row has bit `difference`.
    fn has_difference(&self, row: usize, difference: usize) -> bool;

    /// Sets the bits of the two piles that complete the row, the smaller first.
    fn mark(&mut self, row: usize, smaller: usize, larger: usize);

    /// The first `x` from `from` to `to` that no row excludes, by its `U` or by its `V` moved up, and that `stands`.
    fn first(
        &self,
        excluding: &Excluding,
        from: usize,
        to: usize,
        stands: impl FnMut(usize) -> bool,
    ) -> Option<usize>;
}

/// Rows of one machine word, for piles below its number of bits. `U` and `V` lie side by side, since they are read together.
#[derive(Clone, Debug)]
pub(super) struct WordRows<W>(Vec<(W, W)>);

impl<W: PrimInt + Unsigned + WrappingSub> WordRows<W> {
    pub(super) fn new(rows: usize) -> Self {
        Self(vec![(W::zero(), W::zero()); rows])
    }

    fn bit(index: usize) -> W {
        W::one() << index
    }

    /// The bits from `from` to `to`. The word may have no bit above `to`.
    fn between(from: usize, to: usize) -> W {
        let below = |index| Self::bit(index).wrapping_sub(&W::one());
        (Self::bit(to) | below(to)) & !below(from)
    }
}

impl<W: PrimInt + Unsigned + WrappingSub> Rows for WordRows<W> {
    #[inline]
    fn first_open(&self, row: usize, from: usize, to: usize) -> Option<usize> {
        if from > to {
            return None;
        }
        let open = !self.0[row].0 & Self::between(from, to);
        (open != W::zero()).then(|| open.trailing_zeros() as usize)
    }

    #[inline]
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.0[row].0 & Self::bit(size) != W::zero()
    }

    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.0[row].1 & Self::bit(difference) != W::zero()
    }

    #[inline]
    fn mark(&mut self, row: usize, smaller: usize, larger: usize) {
        let (completed, differences) = &mut self.0[row];
        *completed = *completed | Self::bit(smaller) | Self::bit(larger);
        *differences = *differences | Self::bit(larger - smaller);
    }

    #[inline]
    fn first(
        &self,
        excluding: &Excluding,
        from: usize,
        to: usize,
        mut stands: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        let excluded = excluding.moved().fold(W::zero(), |excluded, (row, shift)| {
            let (completed, differences) = self.0[row];
            excluded | completed | differences << shift
        });
        let mut candidates = !excluded & Self::between(from, to);
        while candidates != W::zero() {
            let candidate = candidates.trailing_zeros() as usize;
            if stands(candidate) {
                return Some(candidate);
            }
            candidates = candidates & candidates.wrapping_sub(&W::one());
        }
        None
    }
}

/// Bits in a word of a row of several words.
pub(super) const WORD: usize = 64;

/// The word that a bit is in, and the bit there.
pub(super) fn split(bit: usize) -> (usize, u64) {
    (bit / WORD, 1 << (bit % WORD))
}

/// Word number `word` of a row that is moved up by `shift` bits, given its words.
fn moved_up(row: impl Fn(usize) -> u64, word: usize, shift: usize) -> u64 {
    let (words, bits) = (shift / WORD, shift % WORD);
    let Some(source) = word.checked_sub(words) else {
        return 0;
    };
    let high = row(source) << bits;
    match source.checked_sub(1) {
        Some(lower) if bits > 0 => high | row(lower) >> (WORD - bits),
        _ => high,
    }
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

/// Rows of which most hold nothing: only words with a bit in them are kept.
#[derive(Clone, Debug, Default)]
pub(super) struct SparseRows {
    /// `U` and `V` by row and word.
    words: AHashMap<(usize, usize), (u64, u64)>,
}

impl SparseRows {
    fn word(&self, row: usize, word: usize) -> (u64, u64) {
        self.words.get(&(row, word)).copied().unwrap_or_default()
    }
}

impl Rows for SparseRows {
    fn first_open(&self, row: usize, from: usize, to: usize) -> Option<usize> {
        first_candidate(|word| self.word(row, word).0, from, to, |_| true)
    }

    fn is_completed(&self, row: usize, size: usize) -> bool {
        let (word, bit) = split(size);
        self.word(row, word).0 & bit != 0
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        let (word, bit) = split(difference);
        self.word(row, word).1 & bit != 0
    }

    fn mark(&mut self, row: usize, smaller: usize, larger: usize) {
        for size in [smaller, larger] {
            let (word, bit) = split(size);
            self.words.entry((row, word)).or_default().0 |= bit;
        }
        let (word, bit) = split(larger - smaller);
        self.words.entry((row, word)).or_default().1 |= bit;
    }

    fn first(
        &self,
        excluding: &Excluding,
        from: usize,
        to: usize,
        stands: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        let excluded = |word: usize| {
            excluding.moved().fold(0, |excluded, (row, shift)| {
                let moved = moved_up(|word| self.word(row, word).1, word, shift);
                excluded | self.word(row, word).0 | moved
            })
        };
        first_candidate(excluded, from, to, stands)
    }
}
