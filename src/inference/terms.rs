//! The terms of a sequence as far as they were found.

use arrayvec::ArrayVec;

use super::{heaps::Period, limits::Unsolved};

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
