//! Bit rows in a hash table, for starts of some tiny piles and a few large ones: most rows are empty.

use ahash::AHashMap;

use super::record::Record;
use super::rows::{InnerLoop, Marks, Pair, RowBuilder, Rows, WORD, split};
use crate::games::MAX_PILES;
use crate::inference::limits::{Unsolved, make_room_for};

/// How many `b` are tried between two checks whether the walk should stop.
const LOOK_UP_EVERY: u64 = 1 << 6;

/// The most words that a P-position marks: one for each pair of piles, and one for each pile.
const MOST_MARKED: usize = MAX_PILES * (MAX_PILES + 1) / 2;

/// Rows of which only the words that are not 0 are stored.
#[derive(Clone, Debug, Default)]
pub(super) struct SparseRows {
    /// `U` and `V` by row and word.
    words: AHashMap<(usize, usize), (u64, u64)>,
    /// Why the walk stopped, if the system refused the memory.
    refused: Option<Unsolved>,
}

impl SparseRows {
    /// Checks what a walk has found: not all if the system refused the memory.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if it did.
    pub(super) fn granted(&self, found: Result<u64, Unsolved>) -> Result<u64, Unsolved> {
        match self.refused {
            Some(refused) => Err(refused),
            None => found,
        }
    }

    /// Makes room for one more P-position. Returns `None` if the system refuses the memory.
    fn make_room(&mut self, record: &mut Record) -> Option<()> {
        let made = make_room_for(MOST_MARKED, &mut self.words).and_then(|()| record.make_room());
        self.refused = made.err();
        self.refused.is_none().then_some(())
    }

    /// A word of `U` and one of `V`.
    fn word(&self, row: usize, word: usize) -> (u64, u64) {
        self.words.get(&(row, word)).copied().unwrap_or_default()
    }

    /// What a row excludes in one word, by its `U` and by its `V` moved up by `shift` bits.
    fn excluded(&self, row: usize, shift: usize, word: usize) -> u64 {
        let differences = |word| self.word(row, word).1;
        self.word(row, word).0 | moved_up(differences, word, shift)
    }

    /// Returns the smallest `x` from `from` on that completes `r`, or `None` if there is none within the bounds.
    fn first(&self, q: &InnerLoop, [a, b]: [usize; 2], pair: &Pair, from: usize) -> Option<usize> {
        let excluded = |word: usize| {
            let two = self.excluded(q.row(a), b, word) | self.excluded(pair.without_a, a, word);
            q.ones.iter().fold(two, |excluded, one| {
                excluded | self.excluded(pair.without(one), one.size, word)
            })
        };
        first_zero(excluded, from, q.largest.x_bound, |x| {
            pair.is_completed_by(x, self)
        })
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

impl RowBuilder for SparseRows {
    fn visit(&mut self, q: &InnerLoop, record: &mut Record) -> Option<()> {
        for a in q.from..=q.to {
            record.next_row(a)?;
            let open_row = q.with(a);
            let mut next = a;
            let mut tried = 0_u64;
            loop {
                if tried % LOOK_UP_EVERY == LOOK_UP_EVERY - 1 {
                    record.within_row(a, next, q.largest.b_bound + 1)?;
                }
                tried += 1;
                let completed = |word| self.word(open_row.row, word).0;
                let Some(b) = first_zero(completed, next, q.largest.b_bound, |_| true) else {
                    break;
                };
                let pair = open_row.with(b);
                if let Some(x) = self.first(q, [a, b], &pair, b.max(q.least(a))) {
                    self.make_room(record)?;
                    pair.mark(x, self);
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

/// One word of a row that is moved up by `shift` bits, given the words of the row.
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

/// The bits of one word that are between two bits of a row, both included.
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

/// Returns the first bit from `from` to `to` that is 0 and that `accepts` accepts, given the words of the row; `None` if there is
/// none.
fn first_zero(
    row: impl Fn(usize) -> u64,
    from: usize,
    to: usize,
    mut accepts: impl FnMut(usize) -> bool,
) -> Option<usize> {
    for word in from / WORD..=to / WORD {
        let mut zeros = !row(word) & between(word, from, to);
        while zeros != 0 {
            let zero = word * WORD + zeros.trailing_zeros() as usize;
            if accepts(zero) {
                return Some(zero);
            }
            zeros &= zeros - 1;
        }
    }
    None
}
