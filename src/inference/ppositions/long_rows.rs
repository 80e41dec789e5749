//! Bit rows of several words, for piles of 128 and more.

use arrayvec::ArrayVec;

use super::rows::{Inner, Rows, WORD, first_candidate, split};
use crate::games::MAX_PILES;

/// So many words are looked at together, after a first one.
const CHUNK: usize = 4;

/// Rows of bits that fill up from below. Each is behind two words: before which of its words it has no zero, and a zero that is
/// moved in from below.
#[derive(Clone, Debug)]
struct Bits {
    /// Words from one row to the next.
    stride: usize,
    words: Vec<u64>,
}

impl Bits {
    fn new(rows: usize, largest: usize) -> Self {
        let stride = stride(largest);
        Self {
            stride,
            words: vec![0; rows * stride + CHUNK],
        }
    }

    /// Where the first word of a row is.
    fn start(&self, row: usize) -> usize {
        row * self.stride + 2
    }

    /// The first zero of a row that starts there. There is one, in the zeros behind the row if nowhere else.
    fn full_below(&self, start: usize) -> usize {
        let full = full_words(self.words[start - 2]);
        full * WORD + self.words[start + full].trailing_ones() as usize
    }

    fn has(&self, row: usize, bit: usize) -> bool {
        let (word, bit) = split(bit);
        self.words[self.start(row) + word] & bit != 0
    }

    fn set(&mut self, row: usize, index: usize) {
        let (word, bit) = split(index);
        let start = self.start(row);
        let changed = &mut self.words[start + word];
        *changed |= bit;
        if *changed == u64::MAX && full_words(self.words[start - 2]) == word {
            let behind = &self.words[start + word..];
            let full = behind.iter().take_while(|&&word| word == u64::MAX);
            self.words[start - 2] += full.map(|_| 1).sum::<u64>();
        }
    }

    /// The first zero from `from` to `to` of a row that starts there.
    fn first_zero(&self, start: usize, from: usize, to: usize) -> Option<usize> {
        let words = &self.words[start..];
        let from = from.max(self.full_below(start));
        first_candidate(|word| words[word], from, to, |_| true)
    }
}

fn full_words(hint: u64) -> usize {
    usize::try_from(hint).unwrap_or(usize::MAX)
}

/// Words from one row to the next.
fn stride(largest: usize) -> usize {
    2 + largest / WORD + 2
}

/// What a row excludes.
struct Source {
    /// Where its `U` begins.
    completed: usize,
    /// Where its `V` begins that is moved up.
    moved: usize,
    /// By how many bits it is moved up within a word.
    bits: usize,
}

/// Rows of several words.
#[derive(Clone, Debug)]
pub(super) struct LongRows {
    /// Two rows for each multiset, `U` and `V`.
    rows: Bits,
    /// Of three piles, where a row is that of a single pile, `V` the other way around: row `d` has bit `x` where `V[x]` has bit `d`.
    across: Option<Bits>,
}

impl LongRows {
    /// Rows for piles up to `largest`.
    pub(super) fn new(rows: usize, largest: usize, three_piles: bool) -> Self {
        Self {
            rows: Bits::new(2 * rows, largest),
            across: three_piles.then(|| Bits::new(largest + 1, largest)),
        }
    }

    /// Bytes that both rows of a multiset take.
    pub(super) fn row_bytes(largest: usize) -> usize {
        2 * stride(largest) * size_of::<u64>()
    }

    /// The first `x` from `from` on for `r = q + {a, b}`, given the rows that are moved up. `index` is the number of `r` before it.
    #[inline]
    fn first(
        &self,
        q: &Inner,
        [a, b]: [usize; 2],
        index: usize,
        stands: &impl Fn([usize; 3]) -> bool,
    ) -> Option<usize> {
        let mut from = b.max(q.least(a));
        // Differences fill up from below like sizes do, so that their hints leave little to look through.
        let mut sources = ArrayVec::<Source, MAX_PILES>::new();
        let mut add = |row: usize, shift: usize| {
            let (completed, differences) = (self.rows.start(2 * row), self.rows.start(2 * row + 1));
            from = from.max(self.rows.full_below(completed));
            from = from.max(self.rows.full_below(differences) + shift);
            sources.push(Source {
                completed,
                moved: differences - shift / WORD - 1,
                bits: shift % WORD,
            });
        };
        add(q.row.wrapping_add(a), b);
        for (row, shift) in q.moved([a, b], index) {
            add(row, shift);
        }
        let across = self.across.as_ref().map(|across| {
            let start = across.start(b - a);
            from = from.max(across.full_below(start));
            &across.words[start..]
        });
        if from > q.x_bound {
            return None;
        }
        let stands = |x| stands([a, b, x]);
        // Most often the first word decides.
        let word = from / WORD;
        let [excluded] = self.excluded(&sources, across, word);
        let to = q.x_bound.min(word * WORD + WORD - 1);
        let mut found = first_candidate(|_| excluded, from, to, stands);
        let mut word = word + 1;
        while found.is_none() && word * WORD <= q.x_bound {
            let excluded: [u64; CHUNK] = self.excluded(&sources, across, word);
            let to = q.x_bound.min((word + CHUNK) * WORD - 1);
            found = first_candidate(|at| excluded[at - word], word * WORD, to, stands);
            word += CHUNK;
        }
        found
    }

    /// The bits that the rows exclude, in so many words from `word` on; none is moved up beyond that word.
    #[inline]
    fn excluded<const N: usize>(
        &self,
        sources: &[Source],
        across: Option<&[u64]>,
        word: usize,
    ) -> [u64; N] {
        let mut excluded = across.map_or([0; N], |across| {
            let words = across[word..].first_chunk();
            *words.expect("zeros stand behind a row")
        });
        for source in sources {
            let completed = &self.rows.words[source.completed + word..][..N];
            let moved = &self.rows.words[source.moved + word..][..=N];
            for at in 0..N {
                // In two steps, since a shift by all bits is none.
                let low = moved[at] >> 1 >> (WORD - 1 - source.bits);
                excluded[at] |= completed[at] | moved[at + 1] << source.bits | low;
            }
        }
        excluded
    }
}

impl Rows for LongRows {
    fn is_completed(&self, row: usize, size: usize) -> bool {
        self.rows.has(2 * row, size)
    }

    fn has_difference(&self, row: usize, difference: usize) -> bool {
        self.rows.has(2 * row + 1, difference)
    }

    fn mark(&mut self, row: usize, smaller: usize, larger: usize) {
        self.rows.set(2 * row, smaller);
        self.rows.set(2 * row, larger);
        self.rows.set(2 * row + 1, larger - smaller);
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
            let without_b = self.rows.start(2 * row);
            // No `x` is nearer to `b` than the first difference that is missing.
            let reach = q
                .x_bound
                .checked_sub(self.rows.full_below(self.rows.start(2 * row + 1)));
            let b_bound = reach.map_or(0, |reach| reach.min(q.b_bound));
            while let Some(b) = self.rows.first_zero(without_b, next, b_bound) {
                if let Some(x) = self.first(q, [a, b], before + b - a, &stands) {
                    return Some([a, b, x]);
                }
                next = b + 1;
            }
            next = a + 1;
        }
        None
    }
}
