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

/// The number of the row, of the columns that are left of it, and of those that may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CoinState {
    pub(super) row: u32,
    pub(super) left: u32,
    pub(super) most: u32,
}

/// The rows of states, each by its sums.
#[derive(Clone, Debug, Default)]
pub(super) struct CoinRows(Vec<Rc<[u64]>>);

impl CoinRows {
    /// The number of the first row that begins with these columns.
    pub(super) fn number(&mut self, sums: &Rc<[u64]>, left: usize) -> u32 {
        let begins = |row: &Rc<[u64]>| Rc::ptr_eq(row, sums) || row.starts_with(&sums[..=left]);
        let known = self.0.iter().position(begins);
        let number = known.unwrap_or_else(|| {
            self.0.push(Rc::clone(sums));
            self.0.len() - 1
        });
        u32::try_from(number).expect("fewer rows than the memory holds")
    }

    /// The sums of the row of a state.
    pub(super) fn sums(&self, state: CoinState) -> Rc<[u64]> {
        Rc::clone(&self.0[state.row as usize])
    }
}
