//! Bit rows of several words, for piles of 128 and more.

use super::rows::{Inner, Pair, Rows, WORD, split};
use super::walk::Record;

/// Rows of several words, plane by plane: the first words of all rows, then their second words, and so on. The walk looks at
/// neighbouring rows one after the other, and most often at the same word of each.
#[derive(Clone, Debug)]
struct Planes {
    rows: usize,
    words: Vec<u64>,
}

impl Planes {
    /// Rows for so many words, all zero.
    fn new(rows: usize, words: usize) -> Self {
        Self {
            rows,
            words: vec![0; rows * words],
        }
    }

    #[inline]
    fn at(&self, word: usize, row: usize) -> usize {
        word * self.rows + row
    }

    #[inline]
    fn has(&self, row: usize, bit: usize) -> bool {
        let (word, bit) = split(bit);
        self.words[self.at(word, row)] & bit != 0
    }

    #[inline]
    fn set(&mut self, row: usize, bit: usize) {
        let (word, bit) = split(bit);
        let at = self.at(word, row);
        self.words[at] |= bit;
    }

    /// Copies a row.
    fn copy(&self, row: usize, to: &mut [u64]) {
        let words = self.words[row..].iter().step_by(self.rows);
        for (to, &word) in to.iter_mut().zip(words) {
            *to = word;
        }
    }

    /// A word of a row, and the word below it.
    #[inline]
    fn two(&self, word: usize, row: usize) -> [u64; 2] {
        let at = self.at(word, row);
        [self.words[at], self.words[at - self.rows]]
    }
}

/// The row of `q + {a}`, in one piece, as far as it is known.
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

    /// Counts on to the first difference that is missing. There is none beyond the words.
    fn count_on(&mut self) {
        let words = self.differences.len() - 1;
        let mut word = self.missing / WORD;
        while word < words && self.differences[word + 1] == u64::MAX {
            word += 1;
        }
        let bits = self
            .differences
            .get(word + 1)
            .map_or(0, |word| word.trailing_ones());
        self.missing = word * WORD + bits as usize;
    }
}

/// Rows of several words.
#[derive(Clone, Debug)]
pub(super) struct LongRows {
    /// `U`.
    completed: Planes,
    /// `V`, with a plane of zeros before the first.
    differences: Planes,
    /// Of three piles, where a row is that of a single pile, `V` the other way around, as far as `x` is the largest: row `d` has bit `x`
    /// where `V[x]` has bit `d`.
    across: Option<Planes>,
    current: Current,
}

impl LongRows {
    /// Rows for piles up to `largest`.
    pub(super) fn new(rows: usize, largest: usize, three_piles: bool) -> Self {
        let words = largest / WORD + 1;
        Self {
            completed: Planes::new(rows, words),
            differences: Planes::new(rows, words + 1),
            across: three_piles.then(|| Planes::new(largest + 1, words)),
            current: Current::new(words),
        }
    }

    /// Bytes that both rows of a multiset take.
    pub(super) fn row_bytes(largest: usize, three_piles: bool) -> usize {
        let words = largest / WORD + 1;
        (2 * words + 1 + if three_piles { words } else { 0 }) * size_of::<u64>()
    }

    /// What is left of the candidates in one word beside those that a row excludes if its `V` is moved up by so many bits.
    #[inline]
    fn not_excluded(&self, candidates: u64, word: usize, row: usize, shift: usize) -> u64 {
        let left = candidates & !self.completed.words[self.completed.at(word, row)];
        if left == 0 {
            return 0;
        }
        let bits = shift % WORD;
        let [high, low] = self.differences.two(word - shift / WORD + 1, row);
        // In two steps, since a shift by all bits is none.
        left & !(high << bits | low >> 1 >> (WORD - 1 - bits))
    }

    /// The first `x` from `from` on that completes `r`, where the row without `b` is the current one.
    #[inline]
    fn first(&self, q: &Inner, [a, b]: [usize; 2], pair: &Pair, from: usize) -> Option<usize> {
        let word = from / WORD;
        let below = b / WORD;
        let Current {
            completed,
            differences,
            ..
        } = &self.current;
        // To multiply moves bits up and has those that leave the word at hand for the next.
        let factor = 1 << (b % WORD);
        let mut carried = carry(differences[word - below], factor);
        let mut range = u64::MAX << (from % WORD);
        let rows = completed[word..]
            .iter()
            .zip(&differences[word - below + 1..]);
        for (word, (&completed, &differences)) in (word..).zip(rows) {
            let moved = carried | differences.wrapping_mul(factor);
            let mut candidates = !(completed | moved) & range;
            carried = carry(differences, factor);
            range = u64::MAX;
            if candidates == 0 {
                continue;
            }
            if let Some(across) = &self.across {
                candidates &= !across.words[across.at(word, b - a)];
            }
            candidates = self.not_excluded(candidates, word, pair.without_a, a);
            for one in q.ones {
                candidates = self.not_excluded(candidates, word, pair.without(one), one.size);
            }
            while candidates != 0 {
                let x = word * WORD + candidates.trailing_zeros() as usize;
                if x > q.x_bound {
                    return None;
                }
                if pair.stands(x, self) {
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

impl Rows for LongRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed.has(row, size)
    }

    #[inline]
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences.has(row, difference + WORD)
    }

    #[inline]
    fn complete(&mut self, row: usize, size: usize) {
        self.completed.set(row, size);
    }

    #[inline]
    fn differ(&mut self, row: usize, difference: usize) {
        self.differences.set(row, difference + WORD);
    }

    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        for a in q.last..=q.a_bound {
            record.goes_on(a)?;
            let start = q.with(a);
            self.completed.copy(start.row, &mut self.current.completed);
            self.differences
                .copy(start.row, &mut self.current.differences);
            self.current.missing = 0;
            self.current.count_on();
            for word in a / WORD..=q.b_bound / WORD {
                let from = a.saturating_sub(word * WORD);
                let mut open = !self.current.completed[word] & u64::MAX << from;
                while open != 0 {
                    let b = word * WORD + open.trailing_zeros() as usize;
                    open &= open - 1;
                    // No `x` is nearer to `b` than the first difference that is missing.
                    let from = (b + self.current.missing).max(q.least(a));
                    if b > q.b_bound || from > q.x_bound {
                        break;
                    }
                    let pair = start.with(b);
                    let Some(x) = self.first(q, [a, b], &pair, from) else {
                        continue;
                    };
                    pair.settle(x, self);
                    if let Some(across) = &mut self.across {
                        across.set(b - a, x);
                    }
                    record.found([a, b, x]);
                    let current = &mut self.current;
                    for size in [b, x] {
                        let (word, bit) = split(size);
                        current.completed[word] |= bit;
                    }
                    let (difference, bit) = split(x - b);
                    current.differences[difference + 1] |= bit;
                    if x - b == current.missing {
                        current.count_on();
                    }
                    open &= !current.completed[word];
                }
            }
        }
        Some(())
    }
}
