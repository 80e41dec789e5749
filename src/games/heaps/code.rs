//! Games of taking and breaking: what a move may leave of a heap depends only on how much it takes.
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical Society 52
//! (1956), give such games the codes that octal games are named by.

use std::iter::{once, repeat_n};
use std::sync::Arc;

use super::rules::{HeapTake, MAX_HEAPS};

/// The bits of a digit of a [`Code`].
const NOTHING: u8 = 1;
const ONE_HEAP: u8 = 2;
const TWO_HEAPS: u8 = 4;
const ALL: u8 = NOTHING | ONE_HEAP | TWO_HEAPS;

/// What a move may leave of a heap, for each number that it takes: a digit with the bits 1 (nothing), 2 (one heap) and
/// 4 (two heaps).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code(
    /// Indexed by what is taken. The last one is not 0.
    Arc<[u8]>,
);

impl Code {
    /// The most that a move may take.
    pub const MOST_TAKEN: usize = 1_000;

    /// The game of these digits, from that of moves that take nothing on. Such a move has to break the heap, as the game would not end
    /// otherwise.
    pub fn new(digits: impl IntoIterator<Item = u8>) -> Self {
        let mut digits: Vec<u8> = digits.into_iter().map(|digit| digit & ALL).collect();
        if let Some(whole) = digits.first_mut() {
            *whole &= TWO_HEAPS;
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self(digits.into())
    }

    /// The game whose moves take from 1 to `most`, whatever else is there; `None` if that is more than a move may take.
    pub fn up_to(most: u64) -> Option<Self> {
        let most = usize::try_from(most).ok();
        let most = most.filter(|&most| most <= Self::MOST_TAKEN)?;
        let both = repeat_n(NOTHING | ONE_HEAP, most);
        Some(Self::new(once(0).chain(both)))
    }

    /// The digit for moves that take `taken`.
    pub fn digit(&self, taken: u64) -> u8 {
        let digit = usize::try_from(taken).ok();
        let digit = digit.and_then(|taken| self.0.get(taken));
        digit.copied().unwrap_or(0)
    }

    /// The numbers that moves take, ascending, with their digits.
    pub fn digits(&self) -> impl Iterator<Item = (u64, u8)> {
        let all = (0..).zip(self.0.iter().copied());
        all.filter(|&(_, digit)| digit > 0)
    }

    /// The most that a move takes.
    pub fn most_taken(&self) -> u64 {
        self.0.len().saturating_sub(1) as u64
    }

    /// Whether a move may leave two heaps.
    pub fn breaks(&self) -> bool {
        self.least_to_break().is_some()
    }

    /// The least that a move takes which may leave two heaps; `None` if none may.
    pub fn least_to_break(&self) -> Option<u64> {
        let mut digits = self.digits();
        let breaking = digits.find(|&(_, digit)| digit & TWO_HEAPS > 0);
        breaking.map(|(taken, _)| taken)
    }

    /// Whether a move may leave two heaps and take nothing.
    pub fn breaks_whole(&self) -> bool {
        self.digit(0) > 0
    }

    /// Whether a move takes one of some numbers, whatever else is in the heap: a subtraction game.
    pub fn is_subtraction(&self) -> bool {
        let both = NOTHING | ONE_HEAP;
        self.digits()
            .all(|(taken, digit)| taken > 0 && digit == both)
    }

    /// What a move that takes `taken` may leave of a heap of `size`, the smaller size first: one heap, then two, from
    /// the most unequal on.
    pub fn left(&self, size: u64, taken: u64) -> impl Iterator<Item = [u64; 2]> + use<> {
        let digit = self.digit(taken);
        let rest = size.checked_sub(taken);
        let has = |bit: u8| digit & bit > 0;
        let whole = match rest {
            Some(0) => has(NOTHING),
            Some(_) => has(ONE_HEAP),
            None => false,
        };
        let rest = rest.unwrap_or(0);
        let broken = if has(TWO_HEAPS) { rest / 2 } else { 0 };
        let from = u64::from(!whole);
        (from..=broken).map(move |small| [small, rest - small])
    }

    /// The move that takes `taken` and leaves `left`, as it is listed: what is left is only written if there is a choice.
    pub(crate) fn take(&self, size: u64, taken: u64, left: [u64; 2]) -> HeapTake {
        if self.left(size, taken).nth(1).is_none() {
            HeapTake::Number(taken)
        } else {
            HeapTake::Leaving(taken, left)
        }
    }

    /// The moves in a heap of `size`, in order.
    pub(crate) fn takes(&self, size: u64) -> impl Iterator<Item = HeapTake> {
        self.digits().flat_map(move |(taken, _)| {
            let left = self.left(size, taken);
            left.map(move |left| self.take(size, taken, left))
        })
    }

    /// The numbers that a move in a heap of `size` can take.
    pub(crate) fn takable(&self, size: u64) -> Vec<u64> {
        let taken = self.digits().map(|(taken, _)| taken);
        let can = |&taken: &u64| self.left(size, taken).next().is_some();
        taken.filter(can).collect()
    }

    /// What a move leaves of a heap of `size`; `None` if it is not legal, or what it leaves has to be written.
    pub(crate) fn leave(&self, size: u64, take: HeapTake) -> Option<[u64; 2]> {
        if let HeapTake::Leaving(taken, left) = take {
            return Some(left).filter(|&left| self.allows(size, taken, left));
        }
        let mut all = self.left(size, take.number());
        all.next().filter(|_| all.next().is_none())
    }

    /// A bound on the number of states at and below heaps of these sizes.
    pub(super) fn states(&self, sizes: &[u64]) -> u128 {
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let all: u64 = sizes.iter().sum();
        match self.least_to_break() {
            None => multisets(1..=largest, all).min(unbroken(sizes)),
            Some(0) => split_whole(sizes),
            // Count as many more with each heap: then no move makes more of the sum.
            Some(taken) => {
                let heaps = sizes.iter().filter(|&&size| size > 0).count() as u64;
                multisets(1 + taken..=largest + taken, all + taken * heaps)
            }
        }
    }

    /// Whether a move that takes `taken` from a heap of `size` may leave these sizes, the smaller first.
    pub fn allows(&self, size: u64, taken: u64, [small, large]: [u64; 2]) -> bool {
        let bit = match (small, large) {
            (0, 0) => NOTHING,
            (0, _) => ONE_HEAP,
            _ => TWO_HEAPS,
        };
        let all = small
            .checked_add(large)
            .and_then(|all| all.checked_add(taken));
        small <= large && all == Some(size) && self.digit(taken) & bit > 0
    }

    /// A bound on the moves of a position with heaps of these sizes, and of every position below.
    pub fn most_moves(&self, sizes: &[u64]) -> u128 {
        let all: u64 = sizes.iter().sum();
        let moves = self.digits().map(|(taken, digit)| {
            // If heaps may be broken, no more can be as large as what is taken than fit in all of them.
            let heaps = if self.breaks() {
                all.checked_div(taken).unwrap_or(0)
            } else {
                sizes.iter().filter(|&&size| size >= taken).count() as u64
            };
            let broken = if digit & TWO_HEAPS > 0 {
                all.saturating_sub(taken) / 2
            } else {
                0
            };
            u128::from(heaps) + u128::from(broken)
        });
        moves.sum()
    }

    /// How many moves a heap of `size` has.
    pub fn move_count(&self, size: u64) -> u64 {
        let counts = self.digits().map(|(taken, _)| {
            let left = self.left(size, taken).size_hint().0;
            left as u64
        });
        counts.sum()
    }
}

// How many positions there are below heaps, and how many heaps they have.

/// Sums above this are not counted: no search comes near.
const MOST_COUNTED: u64 = 2 * MAX_HEAPS as u64;

/// The number of multisets of `sizes`, none of them 0, that add up to at most `most`; without end if that is a lot.
pub(crate) fn multisets(sizes: impl Iterator<Item = u64>, most: u64) -> u128 {
    let Some(most) = usize::try_from(most).ok().filter(|_| most <= MOST_COUNTED) else {
        return u128::MAX;
    };
    // ways[n]: those that add up to n.
    let mut ways = vec![0_u128; most + 1];
    ways[0] = 1;
    for size in sizes.filter_map(|size| usize::try_from(size).ok()) {
        for sum in (size..=most).step_by(size) {
            let (without, with) = ways.split_at_mut(sum);
            for (ways, less) in with.iter_mut().zip(&without[sum - size..]) {
                *ways = ways.saturating_add(*less);
            }
        }
    }
    ways.iter().fold(0, |all, ways| all.saturating_add(*ways))
}

/// The number of states at and below heaps that are never broken, at most.
fn unbroken(sizes: &[u64]) -> u128 {
    let all = sizes.iter().map(|&size| u128::from(size) + 1);
    all.fold(1, u128::saturating_mul)
}

/// A bound on the states at and below heaps that a move may break without taking anything. Each size counts twice, less 1: then every
/// move makes less of the sum.
fn split_whole(sizes: &[u64]) -> u128 {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let twice = |size: u64| (2 * size).saturating_sub(1);
    let all = sizes.iter().map(|&size| twice(size)).sum();
    multisets((1..=largest).map(twice), all)
}

/// A bound on the number of heaps plus the largest of them, here and in every position below. Without a code, what a move leaves of a
/// heap is together smaller than it.
pub(super) fn most_steps(code: Option<&Code>, sizes: &[u64]) -> u64 {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    match code {
        // If a heap of `m` is left, the others are at most as many as what else there was.
        Some(code) if code.breaks_whole() => sizes.iter().sum::<u64>() + 1,
        Some(code) if !code.breaks() => {
            largest + sizes.iter().filter(|&&size| size > 0).count() as u64
        }
        // A heap of `n` leaves no more than `n / 2` heaps, rounded up. And if it leaves one of `m`, the others are no more than `n - m`.
        // So nothing is more than if the largest heap stays whole, and all others are split.
        _ => sizes.iter().map(|size| size.div_ceil(2)).sum::<u64>() + largest / 2 + 1,
    }
}

/// Dominated multisets above this number are not counted exactly.
const COUNTED: u128 = 1 << 24;

/// A lower bound of [`states_below`] that is quick to compute: each sorted list is the sorted form of at most n! lists, and there is at
/// least one for each size of the largest pile.
pub(crate) fn states_at_least(sizes: &[u64]) -> u128 {
    let largest = sizes.last().copied().unwrap_or(0);
    let orders = (1..=sizes.len() as u128).fold(1, u128::saturating_mul);
    (unbroken(sizes) / orders).max(u128::from(largest) + 1)
}

/// The number of multisets dominated by `sizes` (ascending): sorted `q` with `q[i] <= sizes[i]`. Exact up to some 16
/// million, a lower bound above.
pub(crate) fn states_below(sizes: &[u64]) -> u128 {
    let Some((&largest, smaller)) = sizes.split_last() else {
        return 1;
    };
    let at_least = states_at_least(sizes);
    if at_least > COUNTED {
        return at_least;
    }
    // ending_in[v]: the number of sorted prefixes that end in v.
    let second = smaller.last().copied().unwrap_or(0);
    let length = usize::try_from(second).expect("small, as counted above") + 1;
    let mut ending_in = vec![1_u128; length];
    for (place, &size) in smaller.iter().enumerate() {
        let mut prefixes = 0;
        for (value, ending) in (0..).zip(ending_in.iter_mut()) {
            prefixes += *ending;
            *ending = match (value <= size, place) {
                (false, _) => 0,
                (true, 0) => 1,
                (true, _) => prefixes,
            };
        }
    }
    // The largest pile then has as many or more.
    let wholes = ending_in.iter().zip((0..=u128::from(largest)).rev());
    wholes.map(|(ending, above)| ending * (above + 1)).sum()
}
