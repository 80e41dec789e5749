//! Rows of which most hold nothing, in a hash table.

use ahash::AHashMap;

use super::rows::{Inner, Rows, WORD, first_candidate, split};

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

    fn next(
        &self,
        q: &Inner,
        [first, from]: [usize; 2],
        stands: impl Fn([usize; 3]) -> bool,
    ) -> Option<[usize; 3]> {
        let mut next = from;
        for a in first..=q.a_bound {
            let without_b = q.row.wrapping_add(a);
            let open = |word| self.word(without_b, word).0;
            while let Some(b) = first_candidate(open, next, q.b_bound, |_| true) {
                let index = q.before(a) + b - a;
                let excluded = |word: usize| {
                    let rows = std::iter::once((without_b, b)).chain(q.moved([a, b], index));
                    rows.fold(0, |excluded, (row, shift)| {
                        let moved = moved_up(|word| self.word(row, word).1, word, shift);
                        excluded | self.word(row, word).0 | moved
                    })
                };
                let from = b.max(q.least(a));
                let found = first_candidate(excluded, from, q.x_bound, |x| stands([a, b, x]));
                if let Some(x) = found {
                    return Some([a, b, x]);
                }
                next = b + 1;
            }
            next = a + 1;
        }
        None
    }
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
