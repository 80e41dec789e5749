//! How a walk reads and marks rows of several words.

use super::long_slots::LongSlots;
use super::record::Record;
use super::rows::{InnerLoop, Pair, RowBuilder, WORD, split};
use super::slots::Slot;

/// Words of `b` between two checks whether the walk should stop. A row of `b` is quadratic in the bounds.
const LOOK_UP_EVERY: usize = 4;

/// Rows of several words that a walk marks, with its working memory.
pub(super) struct LongRowBuilder<'a, S> {
    slots: LongSlots<'a, S>,
    /// For three piles, where a row belongs to a single pile: the transpose of `V`, as far as `x` is the largest pile. Bit `x` of row
    /// `d` is set if bit `d` of `V[x]` is. Empty for more piles.
    across: Vec<u64>,
    current: CurrentRow,
}

/// The two rows of `q + {a}`, copied from their planes.
#[derive(Clone, Debug)]
struct CurrentRow {
    /// `U`.
    completed: Vec<u64>,
    /// `V`, with a word of zeros before the first.
    differences: Vec<u64>,
    /// The smallest difference that `V` lacks.
    missing: usize,
}

impl CurrentRow {
    fn new(words: usize) -> Self {
        Self {
            completed: vec![0; words],
            differences: vec![0; words + 1],
            missing: 0,
        }
    }

    /// Copies the rows of a multiset.
    fn read<S: Slot<Word = u64>>(&mut self, slots: &LongSlots<S>, row: usize) {
        copy(slots.completed, row, slots.rows, &mut self.completed);
        copy(slots.differences, row, slots.rows, &mut self.differences);
        self.missing = 0;
        self.count_on();
    }

    /// Increases `missing` to the next difference that `V` lacks; one bit beyond its words if it is full.
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

/// Copies a row from its planes.
fn copy<S: Slot<Word = u64>>(planes: &[S], row: usize, rows: usize, to: &mut [u64]) {
    for (to, slot) in to.iter_mut().zip(planes[row..].iter().step_by(rows)) {
        *to = slot.get();
    }
}

impl<S: Slot<Word = u64>> RowBuilder for LongRowBuilder<'_, S> {
    fn share_up_to(&mut self, size: usize) {
        self.slots.shared_up_to = size;
    }

    fn visit(&mut self, q: &InnerLoop, record: &mut Record) -> Option<()> {
        if self.across.is_empty() {
            self.look_through::<false>(q, record)
        } else {
            self.look_through::<true>(q, record)
        }
    }
}

impl<'a, S: Slot<Word = u64>> LongRowBuilder<'a, S> {
    pub(super) fn new(slots: LongSlots<'a, S>, across: Vec<u64>) -> Self {
        Self {
            across,
            current: CurrentRow::new(slots.words),
            slots,
        }
    }

    /// Visits `q`, which is empty if there are `THREE` piles.
    fn look_through<const THREE: bool>(
        &mut self,
        q: &InnerLoop,
        record: &mut Record,
    ) -> Option<()> {
        let mut slots = self.slots.lent();
        let (across, current) = (&mut self.across, &mut self.current);
        for a in q.from..=q.to {
            record.next_row(a)?;
            let open_row = q.with(a);
            current.read(&slots, open_row.row);
            let last = q.largest.b_bound / WORD;
            for word in a / WORD..=last {
                if word > 0 && word.is_multiple_of(LOOK_UP_EVERY) {
                    record.within_row(a, word, last + 1)?;
                }
                let from = a.saturating_sub(word * WORD);
                let mut open = !current.completed[word] & u64::MAX << from;
                while open != 0 {
                    let b = word * WORD + open.trailing_zeros() as usize;
                    open &= open - 1;
                    // `V[q + {a}]` excludes every `x` that is nearer to `b` than the smallest difference it lacks.
                    let from = (b + current.missing).max(q.least(a));
                    if b > q.largest.b_bound || from > q.largest.x_bound {
                        break;
                    }
                    let pair = open_row.with(b);
                    let x = first::<THREE, S>(&slots, q, &pair, from, current, across);
                    let Some(x) = x else {
                        continue;
                    };
                    pair.mark(x, &mut slots);
                    if THREE {
                        let (word, bit) = split(x);
                        across[word * slots.rows + b - a] |= bit;
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

/// Returns the smallest `x` from `from` on that completes `r = q + {a, b}`, or `None` if there is none within the bounds. The row of
/// `r` without `b` is the current one.
#[inline]
fn first<const THREE: bool, S: Slot<Word = u64>>(
    slots: &LongSlots<S>,
    q: &InnerLoop,
    pair: &Pair,
    from: usize,
    current: &CurrentRow,
    across: &[u64],
) -> Option<usize> {
    let [a, b] = pair.piles();
    let word = from / WORD;
    let completed = &current.completed[word..];
    let differences = &current.differences[word - b / WORD..];
    // Multiplying by `factor` shifts a word; the upper half of the product belongs to the next word.
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
            candidates &= !across[word * slots.rows + b - a];
        }
        candidates = slots.not_excluded(candidates, word, pair.without_a, a);
        if !THREE {
            for one in q.ones {
                candidates = slots.not_excluded(candidates, word, pair.without(one), one.size);
            }
        }
        while candidates != 0 {
            let x = word * WORD + candidates.trailing_zeros() as usize;
            if x > q.largest.x_bound {
                return None;
            }
            // For three piles the only pair below `x` is `a` and `b`, which `across` has excluded already.
            if THREE || pair.is_completed_by(x, slots) {
                return Some(x);
            }
            candidates &= candidates - 1;
        }
    }
    None
}

/// The upper half of a product.
#[inline]
fn carry(word: u64, factor: u64) -> u64 {
    let product = u128::from(word) * u128::from(factor);
    (product >> WORD) as u64
}
