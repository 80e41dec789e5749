//! Bit rows of several words, for piles of 128 and more.

use super::rows::{Inner, Rows, WORD, first_candidate, split};

/// So many words are excluded from at a time.
const CHUNK: usize = 4;

/// Rows of bits that fill up from below, each with a hint of where its first zero is.
#[derive(Clone, Debug)]
struct Bits {
    /// Words from one row to the next: a zero that is moved in from below, the row, and as many zeros as a chunk may reach over.
    stride: usize,
    words: Vec<u64>,
    /// Below this bit the row has no zero.
    full_below: Vec<u32>,
}

impl Bits {
    fn new(rows: usize, largest: usize) -> Self {
        let stride = stride(largest);
        Self {
            stride,
            words: vec![0; rows * stride],
            full_below: vec![0; rows],
        }
    }

    /// Where the first word of a row is.
    fn start(&self, row: usize) -> usize {
        row * self.stride + 1
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.words[self.start(row)..][..self.stride - 1]
    }

    fn full_below(&self, row: usize) -> usize {
        self.full_below[row] as usize
    }

    fn has(&self, row: usize, bit: usize) -> bool {
        let (word, bit) = split(bit);
        self.words[self.start(row) + word] & bit != 0
    }

    fn set(&mut self, row: usize, index: usize) {
        let (word, bit) = split(index);
        let start = self.start(row);
        self.words[start + word] |= bit;
        if self.full_below(row) != index {
            return;
        }
        // The hint is overtaken and moves on to the next zero. There is one, in the zeros behind the row if nowhere else.
        let words = self.row(row);
        let zero = first_candidate(|word| words[word], index, words.len() * WORD - 1, |_| true);
        self.full_below[row] = zero.and_then(|zero| u32::try_from(zero).ok()).unwrap_or(0);
    }

    /// Excludes the bits of a row from the words from `word` on.
    fn exclude(&self, row: usize, word: usize, excluded: &mut [u64; CHUNK]) {
        let source = &self.words[self.start(row) + word..][..CHUNK];
        for (excluded, source) in excluded.iter_mut().zip(source) {
            *excluded |= source;
        }
    }

    /// Excludes the bits of a row, moved up by `shift`, from the words from `word` on; `shift` reaches no further than that word.
    fn exclude_moved(&self, row: usize, shift: usize, word: usize, excluded: &mut [u64; CHUNK]) {
        let (words, bits) = (shift / WORD, shift % WORD);
        let source = self.start(row) + word - words - 1;
        let source = &self.words[source..][..=CHUNK];
        for index in 0..CHUNK {
            // In two steps, since a shift by all bits is none.
            let low = source[index] >> 1 >> (WORD - 1 - bits);
            excluded[index] |= source[index + 1] << bits | low;
        }
    }
}

/// Words from one row to the next.
fn stride(largest: usize) -> usize {
    1 + largest / WORD + CHUNK
}

/// Rows of several words.
#[derive(Clone, Debug)]
pub(super) struct LongRows {
    completed: Bits,
    differences: Bits,
    /// Of three piles, where a row is that of a single pile, `V` the other way around: row `d` has bit `x` where `V[x]` has bit `d`.
    across: Option<Bits>,
}

impl LongRows {
    /// Rows for piles up to `largest`.
    pub(super) fn new(rows: usize, largest: usize, three_piles: bool) -> Self {
        Self {
            completed: Bits::new(rows, largest),
            differences: Bits::new(rows, largest),
            across: three_piles.then(|| Bits::new(largest + 1, largest)),
        }
    }

    /// Bytes that both rows of a multiset take.
    pub(super) fn row_bytes(largest: usize) -> usize {
        2 * (stride(largest) * size_of::<u64>() + size_of::<u32>())
    }
}

impl Rows for LongRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.completed.has(row, size)
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.differences.has(row, difference)
    }

    fn mark(&mut self, row: usize, smaller: usize, larger: usize) {
        self.completed.set(row, smaller);
        self.completed.set(row, larger);
        self.differences.set(row, larger - smaller);
        if let Some(across) = &mut self.across {
            across.set(larger - smaller, row);
        }
    }

    fn next(
        &self,
        q: &Inner,
        [first, from]: [usize; 2],
        stands: impl Fn([usize; 3]) -> bool,
    ) -> Option<[usize; 3]> {
        let mut next = from;
        for a in first..=q.a_bound {
            let row = q.row.wrapping_add(a);
            let before = q.before(a);
            loop {
                let words = self.completed.row(row);
                next = next.max(self.completed.full_below(row));
                let Some(b) = first_candidate(|word| words[word], next, q.b_bound, |_| true) else {
                    break;
                };
                let rows = || std::iter::once((row, b)).chain(q.moved([a, b], before + b - a));
                let across = self.across.as_ref().map(|across| (across, b - a));
                let from = b.max(q.least(a));
                let found = self.first(across, rows, from, q.x_bound, |x| stands([a, b, x]));
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

impl LongRows {
    /// The first `x` for this `b`.
    fn first<I: Iterator<Item = (usize, usize)>>(
        &self,
        across: Option<(&Bits, usize)>,
        moved: impl Fn() -> I,
        from: usize,
        to: usize,
        mut stands: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        // Differences fill up from below like sizes do, so that their hints leave little to look through.
        let hints = moved().map(|(row, shift)| {
            let difference = shift + self.differences.full_below(row);
            difference.max(self.completed.full_below(row))
        });
        let hint = across.map_or(0, |(across, row)| across.full_below(row));
        let from = hints.fold(from.max(hint), usize::max);
        for start in (from / WORD..=to / WORD).step_by(CHUNK) {
            let mut excluded = [0; CHUNK];
            if let Some((across, row)) = across {
                across.exclude(row, start, &mut excluded);
            }
            for (row, shift) in moved() {
                self.completed.exclude(row, start, &mut excluded);
                self.differences
                    .exclude_moved(row, shift, start, &mut excluded);
            }
            let excluded = |word: usize| excluded[word - start];
            let (first, last) = (start * WORD, (start + CHUNK) * WORD - 1);
            let found = first_candidate(excluded, from.max(first), to.min(last), &mut stands);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
