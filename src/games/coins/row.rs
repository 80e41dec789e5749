//! A row of columns of coins, and what matters of it once it is known.

use std::fmt::{self, Display};
use std::iter::once;
use std::rc::Rc;

use crate::games::shared::number::joined;

/// A row of columns, and how many of them may be taken.
#[derive(Clone, Debug)]
pub struct CoinRow {
    /// The columns at the start of the game, of which the first `left` remain.
    pub(super) columns: Rc<[u64]>,
    /// `sums[n]` is the coins of the first `n` columns.
    pub(super) sums: Rc<[u64]>,
    pub(super) left: usize,
    /// How many columns the next move may take, if that many remain.
    pub(super) max_take: u64,
}

/// Columns already taken make no difference.
impl PartialEq for CoinRow {
    fn eq(&self, other: &Self) -> bool {
        self.columns() == other.columns() && self.max_take == other.max_take
    }
}

impl Eq for CoinRow {}

impl CoinRow {
    pub(super) fn new(columns: Vec<u64>, max_take: u64) -> Self {
        let sums = columns.iter().scan(0, |sum, coins| {
            *sum += coins;
            Some(*sum)
        });
        Self {
            sums: once(0).chain(sums).collect(),
            left: columns.len(),
            columns: columns.into(),
            max_take,
        }
    }

    /// The coins of the columns that are left, from left to right.
    pub fn columns(&self) -> &[u64] {
        &self.columns[..self.left]
    }

    /// How many columns the next move may take.
    pub(crate) fn most(&self) -> usize {
        self.columns_of(self.max_take)
    }

    /// How many columns a move takes, limited to those that remain.
    pub(super) fn columns_of(&self, taken: u64) -> usize {
        usize::try_from(taken).map_or(self.left, |taken| taken.min(self.left))
    }

    /// The coins of the last `taken` columns.
    pub(super) fn coins(&self, taken: usize) -> u64 {
        self.sums[self.left] - self.sums[self.left - taken]
    }
}

impl Display for CoinRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(self.columns()))
    }
}

/// The number of columns left, and how many of them may be taken: everything that matters once the
/// row is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CoinState {
    pub(super) left: u32,
    pub(super) most: u32,
}
