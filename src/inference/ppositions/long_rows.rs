//! Bit rows of several words, for piles of 64 and more.

use ahash::AHashMap;

use super::{
    rows::{InnerLoop, Marks, Pair, RowBuilder, Rows},
    walk::Record,
    words::{Slot, Word, Words},
};

/// Bits in a word of a long row.
const WORD: usize = 64;

/// The index of the word that a bit is in, and a word in which only that bit is set.
pub(super) fn split(bit: usize) -> (usize, u64) {
    (bit / WORD, 1 << (bit % WORD))
}

/// Words of a row for piles up to `largest`.
fn words_for(largest: usize) -> usize {
    largest / WORD + 1
}

/// Rows of several words, plane by plane: the first words of all rows, then their second words, and
/// so on. The walk reads neighbouring rows one after the other, and mostly the same word of each.
#[derive(Debug)]
pub(super) struct LongRows {
    /// How many rows there are, which is the number of words in a plane.
    rows: usize,
    /// `V` has a plane of zeros before the first.
    pub(super) words: Words<u64>,
}

impl LongRows {
    pub(super) fn new(rows: usize, largest: usize) -> Self {
        let words = words_for(largest);
        Self {
            rows,
            words: Words::new(rows * words, rows * (words + 1)),
        }
    }

    /// Bytes that the two rows of a multiset take while the table is built.
    pub(super) fn row_bytes(largest: u64, three_piles: bool) -> u128 {
        let words = u128::from(largest) / WORD as u128 + 1;
        (2 * words + 1 + if three_piles { words } else { 0 }) * size_of::<u64>() as u128
    }
}

impl Rows for LongRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.words.completed[size / WORD * self.rows + row].has(size % WORD)
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        let plane = difference / WORD + 1;
        self.words.differences[plane * self.rows + row].has(difference % WORD)
    }
}

/// Rows of which a walk reads single words.
pub(super) trait Planes: Marks {
    /// A word of `U`.
    fn completed(&self, word: usize, row: usize) -> u64;

    /// A word of `V`, which has a word of zeros before the first.
    fn differences(&self, word: usize, row: usize) -> u64;

    /// Returns the `candidates` of one word that a row does not exclude, by its `U` or by its `V`
    /// moved up by `shift` bits.
    #[inline]
    fn not_excluded(&self, candidates: u64, word: usize, row: usize, shift: usize) -> u64 {
        let left = candidates & !self.completed(word, row);
        if left == 0 {
            return 0;
        }
        let plane = word - shift / WORD;
        let [low, high] = [plane, plane + 1].map(|plane| self.differences(plane, row));
        let bits = shift % WORD;
        // `low` moves in two steps, because a shift by all the bits of a word is not defined.
        left & !(high << bits | low >> 1 >> (WORD - 1 - bits))
    }
}

/// The words of long rows while a table is built.
pub(super) struct LongSlots<'a, S> {
    rows: usize,
    completed: &'a [S],
    differences: &'a [S],
}

impl<'a, S> LongSlots<'a, S> {
    pub(super) fn new(rows: usize, completed: &'a [S], differences: &'a [S]) -> Self {
        Self {
            rows,
            completed,
            differences,
        }
    }
}

impl<S: Slot<Word = u64>> Planes for LongSlots<'_, S> {
    #[inline]
    fn completed(&self, word: usize, row: usize) -> u64 {
        self.completed[word * self.rows + row].get()
    }

    #[inline]
    fn differences(&self, word: usize, row: usize) -> u64 {
        self.differences[word * self.rows + row].get()
    }
}

impl<S: Slot<Word = u64>> Marks for LongSlots<'_, S> {
    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences(difference / WORD + 1, row)
            .has(difference % WORD)
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize, shared: bool) {
        let (word, bit) = split(size);
        self.completed[word * self.rows + row].mark(bit, shared);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize, shared: bool) {
        let (word, bit) = split(difference);
        self.differences[(word + 1) * self.rows + row].mark(bit, shared);
    }
}

/// Words of `b` between two checks whether the walk should stop. A row of `b` is quadratic in the
/// bounds.
const LOOK_UP_EVERY: usize = 4;

/// Rows of several words that a walk marks, with its working memory.
pub(super) struct LongRowBuilder<P> {
    pub(super) planes: P,
    /// For three piles, where a row belongs to a single pile: the transpose of `V`, as far as `x`
    /// is the largest pile. Bit `x` of row `d` is set if bit `d` of `V[x]` is. Empty for more
    /// piles.
    across: Vec<u64>,
    /// How many words a plane of `across` has.
    rows: usize,
    current: CurrentRow,
}

/// The two rows of `q + {a}`, copied from their planes.
struct CurrentRow {
    /// `U`.
    completed: Vec<u64>,
    /// `V`, with a word of zeros before the first.
    differences: Vec<u64>,
    /// The smallest difference that `V` lacks.
    missing: usize,
}

impl CurrentRow {
    /// Copies the rows of a multiset.
    fn read(&mut self, planes: &impl Planes, row: usize) {
        for (word, completed) in self.completed.iter_mut().enumerate() {
            *completed = planes.completed(word, row);
        }
        for (word, differences) in self.differences.iter_mut().enumerate() {
            *differences = planes.differences(word, row);
        }
        self.missing = 0;
        self.count_on();
    }

    /// Increases `missing` to the next difference that `V` lacks; one bit beyond its words if it is
    /// full.
    fn count_on(&mut self) {
        let word = 1 + self.missing / WORD;
        let full = self.differences[word..].iter();
        let full = full.take_while(|&&word| word == u64::MAX).count();
        let word = word + full;
        let bits = self
            .differences
            .get(word)
            .map_or(0, |word| word.trailing_ones());
        self.missing = (word - 1) * WORD + bits as usize;
    }

    /// Marks `b` and `x` as completed, and their difference.
    #[inline]
    fn mark(&mut self, b: usize, x: usize) {
        for size in [b, x] {
            let (word, bit) = split(size);
            self.completed[word] |= bit;
        }
        let (word, bit) = split(x - b);
        self.differences[word + 1] |= bit;
        if x - b == self.missing {
            self.count_on();
        }
    }
}

impl<P: Planes> RowBuilder for LongRowBuilder<P> {
    fn visit(&mut self, q: &InnerLoop, record: &mut Record) -> Option<()> {
        if self.across.is_empty() {
            self.look_through::<false>(q, record)
        } else {
            self.look_through::<true>(q, record)
        }
    }
}

impl<P: Planes> LongRowBuilder<P> {
    /// For piles up to `largest`. For three piles it may know how many rows there are, which makes
    /// it faster and takes memory for each.
    pub(super) fn new(planes: P, largest: usize, three_piles: Option<usize>) -> Self {
        let words = words_for(largest);
        let rows = three_piles.unwrap_or(0);
        Self {
            planes,
            across: vec![0; rows * words],
            rows,
            current: CurrentRow {
                completed: vec![0; words],
                differences: vec![0; words + 1],
                missing: 0,
            },
        }
    }

    /// Visits `q`, which is empty if there are `THREE` piles.
    fn look_through<const THREE: bool>(
        &mut self,
        q: &InnerLoop,
        record: &mut Record,
    ) -> Option<()> {
        for a in q.from..=q.to {
            record.next_row(a)?;
            let open_row = q.with(a);
            self.current.read(&self.planes, open_row.row);
            let last = q.largest.b_bound / WORD;
            for word in a / WORD..=last {
                if word > 0 && word.is_multiple_of(LOOK_UP_EVERY) {
                    record.within_row(a, word, last + 1)?;
                }
                let from = a.saturating_sub(word * WORD);
                let mut open = !self.current.completed[word] & u64::MAX << from;
                while open != 0 {
                    let b = word * WORD + open.trailing_zeros() as usize;
                    open &= open - 1;
                    // `V[q + {a}]` excludes every `x` that is nearer to `b` than the smallest
                    // difference it lacks.
                    let from = (b + self.current.missing).max(q.least(a));
                    if b > q.largest.b_bound || from > q.largest.x_bound {
                        break;
                    }
                    let pair = open_row.with(b);
                    let Some(x) = self.first::<THREE>(q, &pair, from) else {
                        continue;
                    };
                    pair.mark(x, &mut self.planes);
                    if THREE {
                        let (word, bit) = split(x);
                        self.across[word * self.rows + b - a] |= bit;
                    }
                    record.found([a, b, x]);
                    self.current.mark(b, x);
                    open &= !self.current.completed[word];
                }
            }
        }
        Some(())
    }

    /// Returns the smallest `x` from `from` on that completes `r = q + {a, b}`, or `None` if there
    /// is none within the bounds. The row of `r` without `b` is the current one.
    #[inline]
    fn first<const THREE: bool>(&self, q: &InnerLoop, pair: &Pair, from: usize) -> Option<usize> {
        let [a, b] = pair.piles();
        let word = from / WORD;
        let completed = &self.current.completed[word..];
        let differences = &self.current.differences[word - b / WORD..];
        // Multiplying by `factor` shifts a word; the upper half of the product belongs to the next
        // word.
        let factor = 1 << (b % WORD);
        let mut carried = carry(differences[0], factor);
        let mut range = u64::MAX << (from % WORD);
        let rows = completed.iter().zip(&differences[1..]);
        for (index, (&completed, &differences)) in rows.enumerate() {
            let moved = carried | differences.wrapping_mul(factor);
            let mut candidates = !(completed | moved) & range;
            carried = carry(differences, factor);
            range = u64::MAX;
            if candidates == 0 {
                continue;
            }
            let word = word + index;
            if THREE {
                candidates &= !self.across[word * self.rows + b - a];
            }
            candidates = self
                .planes
                .not_excluded(candidates, word, pair.without_a, a);
            if !THREE {
                for one in q.ones {
                    let row = pair.without(one);
                    candidates = self.planes.not_excluded(candidates, word, row, one.size);
                }
            }
            while candidates != 0 {
                let x = word * WORD + candidates.trailing_zeros() as usize;
                if x > q.largest.x_bound {
                    return None;
                }
                // For three piles the only pair below `x` is `a` and `b`, which `across` has
                // excluded already.
                if THREE || pair.is_completed_by(x, &self.planes) {
                    return Some(x);
                }
                candidates &= candidates - 1;
            }
        }
        None
    }
}

/// The upper half of a product.
#[inline]
fn carry(word: u64, factor: u64) -> u64 {
    let product = u128::from(word) * u128::from(factor);
    (product >> WORD) as u64
}

// Bit rows in a hash table, for starts of some tiny piles and a few large ones: most rows are
// empty.

/// Rows of which only the words that are not 0 are stored.
#[derive(Debug, Default)]
pub(super) struct SparseRows {
    /// `U` and `V` by word and row. `V` has a word of zeros before the first.
    words: AHashMap<(usize, usize), (u64, u64)>,
}

impl Planes for SparseRows {
    fn completed(&self, word: usize, row: usize) -> u64 {
        self.words.get(&(word, row)).map_or(0, |words| words.0)
    }

    fn differences(&self, word: usize, row: usize) -> u64 {
        self.words.get(&(word, row)).map_or(0, |words| words.1)
    }
}

impl Rows for SparseRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed(size / WORD, row).has(size % WORD)
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences(difference / WORD + 1, row)
            .has(difference % WORD)
    }
}

impl Marks for SparseRows {
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        Rows::has_difference(self, row, difference)
    }

    fn complete(&mut self, row: usize, size: usize, _shared: bool) {
        let (word, bit) = split(size);
        self.words.entry((word, row)).or_default().0 |= bit;
    }

    fn differ(&mut self, row: usize, difference: usize, _shared: bool) {
        let (word, bit) = split(difference);
        self.words.entry((word + 1, row)).or_default().1 |= bit;
    }
}
