//! The terms of a sequence as far as they were found.

use arrayvec::ArrayVec;

use super::{limits::Unsolved, period::Period};

/// The nimbers of components of growing size, or other terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimberSequence<N = u64> {
    /// The terms, from the first on.
    pub values: Vec<N>,
    /// How they repeat, if these terms prove it.
    pub period: Option<Period>,
    /// Why there are no more, if the work was not done.
    pub ends: Option<Unsolved>,
}

impl<N> NimberSequence<N> {
    /// What was found until the work was done, or ended.
    pub(super) fn new(values: Vec<N>, done: Result<(), Unsolved>) -> Self {
        Self {
            values,
            period: None,
            ends: done.err(),
        }
    }
}

/// The sizes of up to three piles.
pub type LosingSizes = ArrayVec<u64, 3>;

/// The words of heaps in misère play, and what they mean.
#[derive(Clone, Debug)]
pub struct WordSequence {
    /// The heaps, each by the place of its word among all words.
    pub terms: NimberSequence<usize>,
    /// All words, from the shortest on.
    pub words: Vec<String>,
    /// Those of lost positions.
    pub lost: Vec<String>,
    /// The equations by which words become shorter.
    pub rules: Vec<String>,
    /// How many elements the quotient has.
    pub order: usize,
    /// The largest heap up to which it is known; `None` if for all.
    pub reach: Option<u64>,
}
