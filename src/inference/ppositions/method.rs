//! The P-table as a method: built for the first position, extended for later ones, and kept.

use std::rc::Rc;

use super::cap::{Capped, capped};
use super::cost::TableCost;
use super::table::{PTable, sorted};
use crate::games::{Answer, Game, Taking};
use crate::inference::limits::{Interrupt, Limits, Progress, Unsolved};
use crate::inference::method::Method;

/// Multisets that one thread tries in about 50 ms. For fewer it does not pay to start another thread.
const WORTH_ANOTHER_THREAD: u128 = 2_000_000;

/// A table that also covers earlier positions may take up to this many times the memory of one for the new position alone.
const WORTH_KEEPING: u128 = 4;

/// Answers positions that have the shape [`Shape::Piles`](crate::games::Shape::Piles).
pub struct ByPTable {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    table: Option<PTable>,
}

/// The smallest bounds that cover both.
fn join(one: &[u64], other: &[u64]) -> Vec<u64> {
    let piles = one.len().max(other.len());
    let padded = |bounds: &[u64]| [vec![0; piles - bounds.len()], bounds.to_vec()].concat();
    padded(one)
        .into_iter()
        .zip(padded(other))
        .map(|(one, other)| one.max(other))
        .collect()
}

impl ByPTable {
    /// A method that has no table yet.
    pub fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            table: None,
        }
    }

    /// Returns a table that covers these sizes, and builds it if there is none.
    fn covering(&mut self, sizes: &[u64], misere: bool) -> Result<&PTable, Unsolved> {
        let covered = self.table.as_ref().is_some_and(|table| table.covers(sizes));
        if !covered {
            let needed = sorted(sizes);
            let cost = TableCost::within(&needed, self.limits.max_memory);
            cost.allowed(self.limits.max_memory)?;
            // Earlier positions are likely to be asked for again, so the new table covers them too if that is not much dearer.
            let (bounds, cost) = match &self.table {
                Some(table) => {
                    let joined = join(&table.bounds(), &needed);
                    let joined_cost = TableCost::within(&joined, self.limits.max_memory);
                    let worth = joined_cost.memory <= cost.memory.saturating_mul(WORTH_KEEPING);
                    if worth && joined_cost.allowed(self.limits.max_memory).is_ok() {
                        (joined, joined_cost)
                    } else {
                        (needed, cost)
                    }
                }
                None => (needed, cost),
            };
            // The old table is dropped first, because only the memory of one table was allowed.
            self.table = None;
            cost.granted(self.limits.max_memory)?;
            let progress = |done: usize, all: usize| self.progress.report(done, all);
            let threads = match cost.tried {
                ..WORTH_ANOTHER_THREAD => 1,
                _ => self.limits.threads,
            };
            let interrupt = &self.interrupt;
            let built = PTable::build(&bounds, cost.kind, misere, threads, interrupt, &progress);
            self.progress.finish();
            self.table = Some(built?);
        }
        Ok(self.table.as_ref().expect("built above"))
    }

    /// Whether the position is winning, and by which moves.
    fn settle(&mut self, sizes: &[u64], misere: bool) -> Result<(bool, Vec<Taking>), Unsolved> {
        let Capped { sizes, cut } = capped(sizes, misere);
        let table = self.covering(&sizes, misere)?;
        let mut moves = table.winning_moves(&sizes);
        // The empty position has no moves, and yet is winning in misère play.
        let won = table.is_lost(&sizes) == Some(false);
        if let Some((place, by)) = cut {
            for taking in &mut moves {
                if taking.second.is_none() && taking.first == place {
                    taking.count += by;
                }
            }
        }
        Ok((won, moves))
    }
}

impl<R: Game> Method<R> for ByPTable {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let piles = rules.shape(position).piles()?;
        let answer = self
            .settle(piles.sizes, rules.is_misere())
            .map(|(won, takings)| {
                let mut moves: Vec<R::Move> = takings.into_iter().map(piles.taking).collect();
                moves.sort_unstable();
                Answer {
                    value: if won { 1 } else { -1 },
                    nimber: None,
                    moves,
                    remoteness: None,
                }
            });
        Some(answer)
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let piles = rules.shape(position).piles()?;
        let Capped { sizes, .. } = capped(piles.sizes, rules.is_misere());
        let table = self.covering(&sizes, rules.is_misere());
        Some(table.map(|table| match table.is_lost(&sizes) {
            Some(false) => 1,
            _ => -1,
        }))
    }

    fn positions(&self) -> u64 {
        self.table.as_ref().map_or(0, PTable::found)
    }
}
