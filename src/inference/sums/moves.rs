//! A move in a sum: the number of the summand, a slash, and the move as the game of that summand writes it.

use std::fmt::{self, Display};

use crate::inference::solver::Move;

/// A move in one summand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// The number of the summand, counted from 1.
    pub(super) number: usize,
    /// The move as the summand's game writes it.
    pub(super) played: Move,
}

impl Display for SumMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.played)
    }
}
