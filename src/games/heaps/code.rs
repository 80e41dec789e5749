//! Games of taking and breaking: what a move may leave of a heap depends only on how much it takes.
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), give such games the codes that octal games are named by.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::rule::Rule;
use crate::games::shared::counting::{
    ENDLESS, multisets, multisets_within, only_split, split_whole, unbroken,
};

/// The bits of a digit of a [`Code`].
const NOTHING: u8 = 1;
const ONE_HEAP: u8 = 2;
const TWO_HEAPS: u8 = 4;
const ALL: u8 = NOTHING | ONE_HEAP | TWO_HEAPS;

/// The bit of moves that leave two heaps of different sizes, which no octal game has.
const UNEQUAL_HEAPS: u8 = 8;

/// What a move may leave of a heap, for each number that it takes: a digit with the bits 1
/// (nothing), 2 (one heap) and 4 (two heaps). Or a rule, where digits do not say it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// What is taken, ascending, each with its digit, none of which is 0.
    digits: Arc<[(u64, u8)]>,
    rule: Option<Arc<Rule>>,
}

impl Code {
    /// The most different numbers that moves may take.
    pub const MOST_DIGITS: usize = 1_000;

    /// The game of these digits, from that of moves that take nothing on. Such a move has to break
    /// the heap, as the game would not end otherwise.
    pub fn new(digits: impl IntoIterator<Item = u8>) -> Self {
        let allowed = |taken| if taken == 0 { TWO_HEAPS } else { ALL };
        let digits = (0..).zip(digits);
        let digits = digits.map(|(taken, digit)| (taken, digit & allowed(taken)));
        Self::of(digits.filter(|&(_, digit)| digit > 0))
    }

    fn of(digits: impl IntoIterator<Item = (u64, u8)>) -> Self {
        let digits = digits.into_iter().collect();
        Self { digits, rule: None }
    }

    /// What a rule says, in digits if they can say it.
    pub(crate) fn of_rule(rule: &Rule) -> Self {
        if rule.is_unequal() {
            return Self::unequal();
        }
        match rule.digits(Self::MOST_DIGITS as u64) {
            Some(digits) => Self::new(digits),
            None => Self {
                digits: Arc::default(),
                rule: Some(Arc::new(rule.clone())),
            },
        }
    }

    /// Whether the digits of an octal game say what its moves are.
    pub(crate) fn has_digits(&self) -> bool {
        self.rule.is_none() && !self.is_unequal()
    }

    /// The rule, where digits do not say it.
    pub(crate) fn rule(&self) -> Option<&Rule> {
        self.rule.as_deref()
    }

    /// The game whose moves take one of these numbers, ascending, whatever else is there.
    pub(crate) fn subtraction(numbers: impl IntoIterator<Item = u64>) -> Self {
        let numbers = numbers.into_iter();
        Self::of(numbers.map(|taken| (taken, NOTHING | ONE_HEAP)))
    }

    /// The game whose moves split a heap into two of different sizes. It serves sequences of
    /// nimbers alone.
    pub(crate) fn unequal() -> Self {
        Self::of([(0, UNEQUAL_HEAPS)])
    }

    /// Whether the two heaps that a move leaves have to be of different sizes.
    pub(crate) fn is_unequal(&self) -> bool {
        self.digit(0) & UNEQUAL_HEAPS > 0
    }

    /// The game whose moves take from 1 to `most`, whatever else is there; `None` if that is more
    /// than a move may take.
    pub fn up_to(most: u64) -> Option<Self> {
        (most <= Self::MOST_DIGITS as u64).then(|| Self::subtraction(1..=most))
    }

    /// The digit for moves that take `taken`.
    pub fn digit(&self, taken: u64) -> u8 {
        let found = self
            .digits
            .binary_search_by_key(&taken, |&(taken, _)| taken);
        found.map_or(0, |place| self.digits[place].1)
    }

    /// The numbers that moves take, ascending, with their digits.
    pub fn digits(&self) -> impl Iterator<Item = (u64, u8)> {
        self.digits.iter().copied()
    }

    /// The most that a move takes.
    pub fn most_taken(&self) -> u64 {
        self.digits.last().map_or(0, |&(taken, _)| taken)
    }

    /// Whether a move may leave two heaps.
    pub fn breaks(&self) -> bool {
        self.least_to_break().is_some()
    }

    /// The least that a move takes which may leave two heaps; `None` if none may.
    pub fn least_to_break(&self) -> Option<u64> {
        if let Some(rule) = self.rule() {
            return rule.breaks().then(|| u64::from(!rule.breaks_whole()));
        }
        self.digits()
            .find(|&(_, digit)| digit & (TWO_HEAPS | UNEQUAL_HEAPS) > 0)
            .map(|(taken, _)| taken)
    }

    /// Whether a move may leave two heaps and take nothing.
    pub fn breaks_whole(&self) -> bool {
        self.least_to_break() == Some(0)
    }

    /// Whether a move takes one of some numbers, whatever else is in the heap: a subtraction game.
    pub fn is_subtraction(&self) -> bool {
        let mut digits = self.digits();
        self.rule.is_none() && digits.all(|(taken, digit)| taken > 0 && digit == NOTHING | ONE_HEAP)
    }

    /// The same where there may be any number of such numbers.
    pub(crate) fn takes_from_a_set(&self) -> bool {
        self.is_subtraction() || self.rule().is_some_and(Rule::is_set)
    }

    /// What a move that takes `taken` may leave of a heap of `size`, the smaller size first: one
    /// heap, then two, from the most unequal on.
    pub fn left(&self, size: u64, taken: u64) -> impl Iterator<Item = [u64; 2]> + use<> {
        let rest = size.saturating_sub(taken);
        let smaller = self.smaller(size, taken);
        smaller.map(move |small| [small, rest - small])
    }

    /// The smaller sizes of the pairs of heaps that such a move may leave, 0 for one heap or none.
    pub(super) fn smaller(&self, size: u64, taken: u64) -> RangeInclusive<u64> {
        let digit = self.digit(taken);
        let has = |bit: u8| digit & bit > 0;
        let (whole, rest) = match size.checked_sub(taken) {
            Some(0) => (has(NOTHING), 0),
            Some(rest) => (has(ONE_HEAP), rest),
            None => (false, 0),
        };
        let broken = if has(TWO_HEAPS) { rest / 2 } else { 0 };
        u64::from(!whole)..=broken
    }

    /// The numbers that a move in a heap of `size` can take.
    pub(crate) fn takable(&self, size: u64) -> Vec<u64> {
        self.digits()
            .map(|(taken, _)| taken)
            .filter(|&taken| self.left(size, taken).next().is_some())
            .collect()
    }

    /// A bound on the number of states at and below heaps of these sizes.
    pub(crate) fn states(&self, sizes: &[u64]) -> u128 {
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let all: u64 = sizes.iter().sum();
        match self.least_to_break() {
            Some(0) if self.is_unequal() => only_split(sizes),
            // A single heap has as many as numbers.
            None if sizes.len() < 2 => unbroken(sizes),
            None => {
                let unbroken = unbroken(sizes);
                multisets_within(unbroken.min(ENDLESS), 1..=largest, all).min(unbroken)
            }
            Some(0) => split_whole(sizes),
            // Count as many more with each heap: then no move makes more of the sum.
            Some(taken) => {
                let heaps = sizes.iter().filter(|&&size| size > 0).count() as u64;
                multisets(1 + taken..=largest + taken, all + taken * heaps)
            }
        }
    }

    /// Whether a move that takes `taken` from a heap of `size` may leave these sizes, the smaller
    /// first.
    pub fn allows(&self, size: u64, taken: u64, [small, large]: [u64; 2]) -> bool {
        let bit = match (small, large) {
            (0, 0) => NOTHING,
            (0, _) => ONE_HEAP,
            _ => TWO_HEAPS,
        };
        let all = [small, large, taken].map(u128::from);
        small <= large && all.iter().sum::<u128>() == size.into() && self.digit(taken) & bit > 0
    }

    /// A bound on the moves of a position with heaps of these sizes, and of every position below.
    pub fn most_moves(&self, sizes: &[u64]) -> u128 {
        let all: u64 = sizes.iter().sum();
        let moves = self.digits().map(|(taken, digit)| {
            // If heaps may be broken, no more can be as large as what is taken than fit in all of
            // them.
            let heaps = if self.breaks() {
                all.checked_div(taken).unwrap_or(0)
            } else {
                sizes.iter().filter(|&&size| size >= taken).count() as u64
            };
            let breaks = digit & TWO_HEAPS > 0;
            let broken = u64::from(breaks) * (all.saturating_sub(taken) / 2);
            u128::from(heaps) + u128::from(broken)
        });
        moves.sum()
    }

    /// How many moves a heap of `size` has.
    pub fn move_count(&self, size: u64) -> u64 {
        self.digits()
            .map(|(taken, _)| self.left(size, taken).size_hint().0 as u64)
            .sum()
    }
}

/// A bound on the number of heaps plus the largest of them, here and in every position below.
/// Without a code, what a move leaves of a heap is together smaller than it.
pub(super) fn most_steps(code: Option<&Code>, sizes: &[u64]) -> u64 {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    match code {
        // If a heap of `m` is left, the others are at most as many as what else there was.
        Some(code) if code.breaks_whole() => sizes.iter().sum::<u64>() + 1,
        Some(code) if !code.breaks() => {
            largest + sizes.iter().filter(|&&size| size > 0).count() as u64
        }
        // A heap of `n` leaves no more than `n / 2` heaps, rounded up. And if it leaves one of `m`,
        // the others are no more than `n - m`. So nothing is more than if the largest heap stays
        // whole, and all others are split.
        _ => sizes.iter().map(|size| size.div_ceil(2)).sum::<u64>() + largest / 2 + 1,
    }
}
