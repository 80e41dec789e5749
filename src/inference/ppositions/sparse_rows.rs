//! Rows of which most hold nothing, in a hash table.

use ahash::AHashMap;

use super::rows::{Filling, Inner, Marks, Pair, Rows, WORD, split};
use super::walk::Record;

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

    /// What a row excludes in one word if its `V` is moved up by so many bits.
    fn excluded(&self, row: usize, shift: usize, word: usize) -> u64 {
        let differences = |word| self.word(row, word).1;
        self.word(row, word).0 | moved_up(differences, word, shift)
    }

    /// The first `x` from `from` on that completes `r`.
    fn first(&self, q: &Inner, [a, b]: [usize; 2], pair: &Pair, from: usize) -> Option<usize> {
        let excluded = |word: usize| {
            let two = self.excluded(q.row(a), b, word) | self.excluded(pair.without_a, a, word);
            q.ones.iter().fold(two, |excluded, one| {
                excluded | self.excluded(pair.without(one), one.size, word)
            })
        };
        first_zero(excluded, from, q.largest.x_bound, |x| pair.stands(x, self))
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
}

impl Filling for SparseRows {
    fn visit(&mut self, q: &Inner, record: &mut Record) -> Option<()> {
        for a in q.from..=q.to {
            record.goes_on(a)?;
            let start = q.with(a);
            let mut next = a;
            loop {
                let completed = |word| self.word(start.row, word).0;
                let Some(b) = first_zero(completed, next, q.largest.b_bound, |_| true) else {
                    break;
                };
                let pair = start.with(b);
                if let Some(x) = self.first(q, [a, b], &pair, b.max(q.least(a))) {
                    pair.settle(x, self);
                    record.found([a, b, x]);
                }
                next = b + 1;
            }
        }
        Some(())
    }
}

impl Marks for SparseRows {
    fn has_difference(&self, row: usize, difference: usize) -> bool {
        Rows::has_difference(self, row, difference)
    }

    fn complete(&mut self, row: usize, size: usize, _smaller: usize) {
        let (word, bit) = split(size);
        self.words.entry((row, word)).or_default().0 |= bit;
    }

    fn differ(&mut self, row: usize, difference: usize, _smaller: usize) {
        let (word, bit) = split(difference);
        self.words.entry((row, word)).or_default().1 |= bit;
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

/// The first bit from `from` to `to` that is zero and that `stands`, given the words.
fn first_zero(
    row: impl Fn(usize) -> u64,
    from: usize,
    to: usize,
    mut stands: impl FnMut(usize) -> bool,
) -> Option<usize> {
    for word in from / WORD..=to / WORD {
        let mut zeros = !row(word) & between(word, from, to);
        while zeros != 0 {
            let zero = word * WORD + zeros.trailing_zeros() as usize;
            if stands(zero) {
                return Some(zero);
            }
            zeros &= zeros - 1;
        }
    }
    None
}
