//! Rows from whose end a move takes at most as many columns as the move before it, as a method: a
//! dense table of all margins.
//!
//! Let `V(left, most)` be the best margin with `left` columns of which at most `most` may be taken.
//! A player who may take `most` may take fewer, so `V(left, most)` is the larger of
//! `V(left, most - 1)` and of what taking exactly `most` gains less the margin of the other player
//! after it: a running maximum, one step for each pair.

use super::{
    limits::{Estimate, Limits, Progress, Unsolved, Work},
    method::{Method, Wanted},
};
use crate::games::{Answer, CoinRow, Coins};

/// Answers positions of coins.
pub(super) struct ByRow {
    work: Work,
    /// The last one, which also answers what follows it.
    table: RowTable,
}

/// The margins of one row and of all its beginnings.
#[derive(Default)]
struct RowTable {
    columns: Vec<u64>,
    /// How many columns may be taken at most.
    most: usize,
    /// `sums[n]` is the sum of the first `n` columns.
    sums: Vec<i64>,
    /// `V(left, most)` at `(left - 1) * self.most + most - 1`, for each `most` up to `left`.
    margins: Vec<i64>,
}

/// What the table of a row takes.
fn estimate(columns: &[u64], most: usize, limits: &Limits) -> Estimate {
    let cells = columns.len() as u128 * most as u128;
    Estimate::new(cells, 8 * cells, limits.max_memory)
}

impl RowTable {
    /// The table of a row.
    fn of(columns: &[u64], most: usize, work: &Work) -> Result<Self, Unsolved> {
        estimate(columns, most, &work.limits).granted()?;
        let mut sums = vec![0];
        for &column in columns {
            let column = i64::try_from(column).expect("a column is small");
            sums.push(sums[sums.len() - 1] + column);
        }
        let mut table = Self {
            columns: columns.to_vec(),
            most,
            sums,
            margins: vec![0; columns.len() * most],
        };
        for left in 1..=columns.len() {
            work.interrupt.check()?;
            work.steps.report(left - 1, columns.len());
            let mut best = i64::MIN;
            for most in 1..=most.min(left) {
                best = best.max(table.after(left, most));
                let cell = table.cell(left, most);
                table.margins[cell] = best;
            }
        }
        Ok(table)
    }

    fn cell(&self, left: usize, most: usize) -> usize {
        (left - 1) * self.most + most - 1
    }

    /// `V(left, most)`, for `most` up to `left`.
    fn margin(&self, left: usize, most: usize) -> i64 {
        if left == 0 || most == 0 {
            return 0;
        }
        self.margins[self.cell(left, most)]
    }

    /// The margin of a player who takes exactly `taken` of `left` columns.
    fn after(&self, left: usize, taken: usize) -> i64 {
        let remain = left - taken;
        self.sums[left] - self.sums[remain] - self.margin(remain, taken.min(remain))
    }

    fn covers(&self, columns: &[u64], most: usize) -> bool {
        most <= self.most && self.columns.starts_with(columns)
    }
}

impl ByRow {
    /// A method that has no table yet.
    pub(super) fn new(work: Work) -> Self {
        let table = RowTable::default();
        Self { work, table }
    }
}

impl Method<Coins> for ByRow {
    /// It finds no nimber.
    fn ask(
        &mut self,
        _: &Coins,
        row: &CoinRow,
        question: Wanted,
    ) -> Result<Option<Answer<u64>>, Unsolved> {
        if question == Wanted::Nimber {
            return Ok(None);
        }
        let (columns, most) = (row.columns(), row.most());
        if !self.table.covers(columns, most) {
            self.table = RowTable::default();
            let table = RowTable::of(columns, most, &self.work);
            self.work.steps.finish();
            self.table = table?;
        }
        let left = columns.len();
        let value = self.table.margin(left, most);
        let optimal = (1..=most).filter(|&taken| self.table.after(left, taken) == value);
        Ok(Some(Answer {
            value,
            nimber: None,
            moves: optimal.map(|taken| taken as u64).collect(),
            remoteness: None,
        }))
    }

    fn allows(&self, _: &Coins, row: &CoinRow, limits: &Limits) -> Option<Result<(), Estimate>> {
        Some(estimate(row.columns(), row.most(), limits).granted())
    }

    fn positions(&self) -> u64 {
        self.table.margins.len() as u64
    }
}
