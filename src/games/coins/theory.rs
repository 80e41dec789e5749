//! What is known about coins: how many states a row has, and that all margins fit a table of
//! columns and takes.

use std::rc::Rc;

use super::{
    Coins,
    row::{CoinRow, CoinState},
};
use crate::games::{Components, Cost, Rules, Theorems, Theory};

impl Theory for Coins {
    /// `None` if the rules are not bound to a row that begins with these columns.
    fn state(&self, row: &CoinRow) -> Option<CoinState> {
        let known = &self.start.columns;
        if !Rc::ptr_eq(known, &row.columns) && !known.starts_with(row.columns()) {
            return None;
        }
        let [left, most] = [row.left, row.most()].map(|columns| u32::try_from(columns).ok());
        let (left, most) = (left?, most?);
        Some(CoinState { left, most })
    }

    fn position(&self, state: CoinState, start: &CoinRow) -> CoinRow {
        CoinRow {
            left: state.left as usize,
            max_take: state.most.into(),
            ..start.clone()
        }
    }

    fn cost(&self, row: &CoinRow) -> Cost {
        Cost {
            states: states_below(row.left, row.most()),
            moves: self.move_count(row),
        }
    }

    fn rooted(&self, start: &CoinRow) -> Self {
        Self {
            agreed: self.agreed,
            start: start.clone(),
        }
    }
}

impl Components for Coins {}

impl Theorems for Coins {
    /// Taking everything left, if possible: nothing is better.
    fn immediate_win(&self, row: &CoinRow) -> Option<u64> {
        (row.left > 0 && row.most() == row.left).then_some(row.left as u64)
    }
}

/// Above this many pairs of columns and takes they are not counted one by one.
const COUNTED: usize = 4_000_000;

/// Returns the number of states at and below a row of `left` columns of which `most` may be taken:
/// exact if at most [`COUNTED`] pairs are to be looked at, else an upper bound.
///
/// After `taken` columns are gone, the last take can have been `last` if the others are a sum of
/// takes from `last` to `most`, as no take is larger than the one before it.
fn states_below(left: usize, most: usize) -> u128 {
    if left.saturating_mul(most) > COUNTED {
        return left as u128 * most as u128 + 1;
    }
    let reached = |taken: usize, last: usize| {
        let others = taken - last;
        others == 0 || others.div_ceil(most) * last <= others
    };
    let below = (1..=left).map(|taken| {
        let remain = left - taken;
        let takes = (1..=most.min(taken)).filter(|&last| reached(taken, last));
        // Takes that allow everything left to be taken next all lead to one state.
        let (all, fewer): (Vec<usize>, Vec<usize>) = takes.partition(|&last| last >= remain);
        fewer.len() as u128 + u128::from(!all.is_empty())
    });
    1 + below.sum::<u128>()
}
