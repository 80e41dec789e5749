//! Bit rows of several words, for piles of 128 and more, and of 64 and more where several threads fill them.

use std::cell::Cell;
use std::sync::atomic::AtomicU64;

use super::rows::{Filling, Inner, Marks, Pair, Rows, WORD, split};
use super::slots::{Slot, own, shared, words};
use super::walk::Record;

/// Rows of several words, plane by plane: the first words of all rows, then their second words, and so on. The walk looks at
/// neighbouring rows one after the other, and most often at the same word of each.
#[derive(Clone, Debug)]
pub(super) struct LongRows {
    shape: Shape,
    /// `U`.
    completed: Vec<u64>,
    /// `V`, with a plane of zeros before the first.
    differences: Vec<u64>,
}

/// How many rows there are, which is how many words a plane has, and how many words a row has.
#[derive(Clone, Copy, Debug)]
struct Shape {
    rows: usize,
    words: usize,
}

impl Shape {
    fn new(rows: usize, largest: usize) -> Self {
        let words = largest / WORD + 1;
        Self { rows, words }
    }

    fn completed(self) -> usize {
        self.rows * self.words
    }

    fn differences(self) -> usize {
        self.rows * (self.words + 1)
    }
}

impl LongRows {
    /// Rows for piles up to `largest`.
    pub(super) fn new(rows: usize, largest: usize) -> Self {
        let shape = Shape::new(rows, largest);
        Self {
            shape,
            completed: vec![0; shape.completed()],
            differences: vec![0; shape.differences()],
        }
    }

    /// Bytes that all rows of a multiset take while the table is built.
    pub(super) fn row_bytes(largest: usize, three_piles: bool) -> usize {
        let words = largest / WORD + 1;
        (2 * words + 1 + if three_piles { words } else { 0 }) * size_of::<u64>()
    }

    /// The rows for a walk by one thread.
    pub(super) fn filling(&mut self, three_piles: bool) -> FillingLong<'_, Cell<u64>> {
        let across = if three_piles {
            self.shape.completed()
        } else {
            0
        };
        let marked = Marked::new(
            self.shape,
            own(&mut self.completed),
            own(&mut self.differences),
        );
        FillingLong::new(marked, vec![0; across])
    }
}

impl Rows for LongRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        let (word, bit) = split(size);
        self.completed[word * self.shape.rows + row] & bit != 0
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        let (word, bit) = split(difference);
        self.differences[(word + 1) * self.shape.rows + row] & bit != 0
    }
}

/// Rows of several words that several threads fill, for more than three piles.
pub(super) struct SharedLong {
    shape: Shape,
    completed: Vec<AtomicU64>,
    differences: Vec<AtomicU64>,
}

impl SharedLong {
    pub(super) fn new(rows: usize, largest: usize) -> Self {
        let shape = Shape::new(rows, largest);
        Self {
            shape,
            completed: shared(shape.completed()),
            differences: shared(shape.differences()),
        }
    }

    /// The rows for a walk by one of the threads.
    pub(super) fn filling(&self) -> FillingLong<'_, AtomicU64> {
        let marked = Marked::new(self.shape, &self.completed, &self.differences);
        FillingLong::new(marked, Vec::new())
    }

    pub(super) fn done(self) -> LongRows {
        LongRows {
            shape: self.shape,
            completed: words(self.completed),
            differences: words(self.differences),
        }
    }
}

/// Rows that a walk fills, and what it keeps beside them.
pub(super) struct FillingLong<'a, S> {
    marked: Marked<'a, S>,
    /// Of three piles, where a row is that of a single pile, `V` the other way around, as far as `x` is the largest: row `d`
    /// has bit `x` where `V[x]` has bit `d`. Else nothing.
    across: Vec<u64>,
    current: Current,
}

/// The row of `q + {a}`, in one piece.
#[derive(Clone, Debug)]
struct Current {
    completed: Vec<u64>,
    /// With a word of zeros before the first.
    differences: Vec<u64>,
    /// The first difference that is missing.
    missing: usize,
}

impl Current {
    fn new(words: usize) -> Self {
        Self {
            completed: vec![0; words],
            differences: vec![0; words + 1],
            missing: 0,
        }
    }

    /// Counts on to the first difference that is missing, which is one beyond the words where they are full.
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

    /// Marks the row with the sizes and the difference of what was found.
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

/// The rows themselves.
struct Marked<'a, S> {
    rows: usize,
    words: usize,
    completed: &'a [S],
    differences: &'a [S],
    /// Without a pile of up to this size a row may be marked by other threads too.
    shared_up_to: usize,
}

impl<'a, S> Marked<'a, S> {
    fn new(Shape { rows, words }: Shape, completed: &'a [S], differences: &'a [S]) -> Self {
        Self {
            rows,
            words,
            completed,
            differences,
            shared_up_to: 0,
        }
    }
}

impl<'a, S: Slot<Word = u64>> Marked<'a, S> {
    /// The same rows, in a place of their own: no mark can change where they are.
    fn lent(&self) -> Marked<'a, S> {
        Self { ..*self }
    }

    /// What is left of the candidates in one word beside those that a row excludes if its `V` is moved up by so many bits.
    #[inline]
    fn not_excluded(&self, candidates: u64, word: usize, row: usize, shift: usize) -> u64 {
        let left = candidates & !self.completed[word * self.rows + row].get();
        if left == 0 {
            return 0;
        }
        let at = (word - shift / WORD) * self.rows + row;
        let [low, high] = [at, at + self.rows].map(|at| self.differences[at].get());
        let bits = shift % WORD;
        // In two steps, since a shift by all bits is none.
        left & !(high << bits | low >> 1 >> (WORD - 1 - bits))
    }

    /// The first `x` from `from` on that completes `r`, where the row without `b` is the current one.
    #[inline]
    fn first<const THREE: bool>(
        &self,
        q: &Inner,
        pair: &Pair,
        from: usize,
        current: &Current,
        across: &[u64],
    ) -> Option<usize> {
        let [a, b] = pair.piles();
        let word = from / WORD;
        let completed = &current.completed[word..];
        let differences = &current.differences[word - b / WORD..];
        // To multiply moves bits up and has those that leave the word at hand for the next.
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
                candidates &= !across[word * self.rows + b - a];
            }
            candidates = self.not_excluded(candidates, word, pair.without_a, a);
            if !THREE {
                for one in q.ones {
                    candidates = self.not_excluded(candidates, word, pair.without(one), one.size);
                }
            }
            while candidates != 0 {
                let x = word * WORD + candidates.trailing_zeros() as usize;
                if x > q.largest.x_bound {
                    return None;
                }
                // Of three piles there is no pair but that which was looked up across.
                if THREE || pair.stands(x, self) {
                    return Some(x);
                }
                candidates &= candidates - 1;
            }
        }
        None
    }
}

/// What leaves a word at its upper end if it is multiplied.
#[inline]
fn carry(word: u64, factor: u64) -> u64 {
    let product = u128::from(word) * u128::from(factor);
    (product >> WORD) as u64
}

impl<S: Slot<Word = u64>> Marks for Marked<'_, S> {
    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        let (word, bit) = split(difference);
        self.differences[(word + 1) * self.rows + row].get() & bit != 0
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize, smaller: usize) {
        let (word, bit) = split(size);
        self.completed[word * self.rows + row].mark(bit, smaller <= self.shared_up_to);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize, smaller: usize) {
        let (word, bit) = split(difference);
        let slot = &self.differences[(word + 1) * self.rows + row];
        slot.mark(bit, smaller <= self.shared_up_to);
    }
}

impl<S: Slot<Word = u64>> Filling for FillingLong<'_, S> {
    fn share_up_to(&mut self, size: usize) {
        self.marked.shared_up_to = size;
    }

    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        if self.across.is_empty() {
            self.look_through::<false>(q, record)
        } else {
            self.look_through::<true>(q, record)
        }
    }
}

impl<'a, S: Slot<Word = u64>> FillingLong<'a, S> {
    fn new(marked: Marked<'a, S>, across: Vec<u64>) -> Self {
        Self {
            across,
            current: Current::new(marked.words),
            marked,
        }
    }

    /// Visits `q`, which is nothing where there are but three piles.
    fn look_through<const THREE: bool>(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        let mut rows = self.marked.lent();
        let (across, current) = (&mut self.across, &mut self.current);
        for a in q.from..=q.to {
            record.goes_on(a)?;
            let start = q.with(a);
            copy(rows.completed, start.row, rows.rows, &mut current.completed);
            copy(
                rows.differences,
                start.row,
                rows.rows,
                &mut current.differences,
            );
            current.missing = 0;
            current.count_on();
            for word in a / WORD..=q.largest.b_bound / WORD {
                let from = a.saturating_sub(word * WORD);
                let mut open = !current.completed[word] & u64::MAX << from;
                while open != 0 {
                    let b = word * WORD + open.trailing_zeros() as usize;
                    open &= open - 1;
                    // No `x` is nearer to `b` than the first difference that is missing.
                    let from = (b + current.missing).max(q.least(a));
                    if b > q.largest.b_bound || from > q.largest.x_bound {
                        break;
                    }
                    let pair = start.with(b);
                    let Some(x) = rows.first::<THREE>(q, &pair, from, current, across) else {
                        continue;
                    };
                    pair.settle(x, &mut rows);
                    if THREE {
                        let (word, bit) = split(x);
                        across[word * rows.rows + b - a] |= bit;
                    }
                    record.found([a, b, x]);
                    current.mark(b, x);
                    open &= !current.completed[word];
                }
            }
        }
        Some(())
    }
}

/// Copies a row from its planes.
fn copy<S: Slot<Word = u64>>(planes: &[S], row: usize, rows: usize, to: &mut [u64]) {
    for (to, slot) in to.iter_mut().zip(planes[row..].iter().step_by(rows)) {
        *to = slot.get();
    }
}
