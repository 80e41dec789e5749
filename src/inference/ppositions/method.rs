//! P-tables as a method: built for the first position, extended for later ones, and kept, several of them where positions differ
//! much.

use std::rc::Rc;

use super::cap::{Capped, capped};
use super::cost::TableCost;
use super::partners::{PartnerBounds, Partners};
use super::table::{PTable, sorted};
use crate::games::{Answer, Game, Taking};
use crate::inference::limits::{Interrupt, Limits, Progress, Unsolved};
use crate::inference::method::Method;

/// Multisets that one thread tries in about 50 ms. For fewer it does not pay to start another thread.
const WORTH_ANOTHER_THREAD: u128 = 2_000_000;

/// A table that also covers earlier positions may take up to this many times the memory of one for the new position alone.
const WORTH_KEEPING: u128 = 4;

/// The most tables that are kept. Each position is looked for in all of them.
const MOST_TABLES: usize = 8;

/// Answers positions that have the shape [`Shape::Piles`](crate::games::Shape::Piles).
pub struct ByPTable {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    /// Those asked last come first.
    tables: Vec<Kept>,
    /// For three piles of which one is small.
    partners: Option<Partners>,
    /// How many losing positions the table has that was asked last.
    found: u64,
}

/// A table, and the memory that it was estimated to take.
struct Kept {
    table: PTable,
    memory: u128,
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
            tables: Vec::new(),
            partners: None,
            found: 0,
        }
    }

    /// Returns the partners that cover these capped sizes, and finds them if they are not known. Returns `None` if a P-table is to be
    /// asked instead: where that is faster, or where the partners would take too much memory.
    fn partnered(&mut self, sizes: &[u64], misere: bool) -> Result<Option<&Partners>, Unsolved> {
        let max_memory = self.limits.max_memory;
        let Some(bounds) = PartnerBounds::of(&sorted(sizes)) else {
            return Ok(None);
        };
        let covers = |kept: &Partners| kept.covers(bounds, misere);
        if !self.partners.as_ref().is_some_and(covers) {
            let own = bounds.estimate(max_memory);
            if own.memory_is_short {
                return Ok(None);
            }
            let joined = self
                .partners
                .as_ref()
                .map(|kept| kept.bounds().join(bounds));
            let joined = joined.filter(|joined| {
                let joined = joined.estimate(max_memory);
                !joined.memory_is_short && joined.memory <= own.memory.saturating_mul(WORTH_KEEPING)
            });
            let bounds = joined.unwrap_or(bounds);
            self.partners = None;
            let estimate = bounds.estimate(max_memory);
            while self.used() + estimate.memory > u128::from(max_memory)
                || !self.tables.is_empty() && estimate.granted().is_err()
            {
                self.tables.pop();
            }
            estimate.granted()?;
            let progress = |done: usize, all: usize| self.progress.report(done, all);
            let built = Partners::build(bounds, misere, &self.interrupt, &progress);
            self.progress.finish();
            self.partners = Some(built?);
        }
        self.found = self.partners.as_ref().map_or(0, Partners::found);
        Ok(self.partners.as_ref())
    }

    /// The memory of all tables.
    fn used(&self) -> u128 {
        let partners = self.partners.as_ref();
        let partners = partners.map_or(0, |kept| kept.bounds().estimate(0).memory);
        partners + self.tables.iter().map(|kept| kept.memory).sum::<u128>()
    }

    /// Whether there is no table.
    fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.partners.is_none()
    }

    /// Returns a table that covers these sizes, and builds it if there is none.
    fn covering(&mut self, sizes: &[u64], misere: bool) -> Result<&PTable, Unsolved> {
        let covers = |kept: &Kept| kept.table.covers(sizes);
        match self.tables.iter().position(covers) {
            Some(at) => self.tables[..=at].rotate_right(1),
            None => self.build(sizes, misere)?,
        }
        self.found = self.tables[0].table.found();
        Ok(&self.tables[0].table)
    }

    /// Builds a table that covers these sizes, and puts it first.
    fn build(&mut self, sizes: &[u64], misere: bool) -> Result<(), Unsolved> {
        let max_memory = self.limits.max_memory;
        let needed = sorted(sizes);
        let cost = TableCost::within(&needed, max_memory);
        cost.allowed(max_memory)?;
        let (bounds, cost) = self.joined(&needed, cost).unwrap_or((needed, cost));
        // What the new table covers is not needed any more. Of the rest, the tables that were asked last stay while there is room.
        self.tables
            .retain(|kept| join(&kept.table.bounds(), &bounds) != bounds);
        self.tables.truncate(MOST_TABLES - 1);
        while self.used() + cost.memory > u128::from(max_memory)
            || !self.is_empty() && cost.granted(max_memory).is_err()
        {
            if self.tables.pop().is_none() {
                self.partners = None;
            }
        }
        cost.granted(max_memory)?;
        let progress = |done: usize, all: usize| self.progress.report(done, all);
        let threads = match cost.tried {
            ..WORTH_ANOTHER_THREAD => 1,
            _ => self.limits.threads,
        };
        let interrupt = &self.interrupt;
        let built = PTable::build(&bounds, cost.kind, misere, threads, interrupt, &progress);
        self.progress.finish();
        let kept = Kept {
            table: built?,
            memory: cost.memory,
        };
        self.tables.insert(0, kept);
        Ok(())
    }

    /// Returns the bounds and the cost of the cheapest table that covers a kept one too, where that is not much dearer than `cost`:
    /// earlier positions, and those between, are likely to be asked for again.
    fn joined(&self, needed: &[u64], cost: TableCost) -> Option<(Vec<u64>, TableCost)> {
        let max_memory = self.limits.max_memory;
        let joined = self.tables.iter().map(|kept| {
            let bounds = join(&kept.table.bounds(), needed);
            let cost = TableCost::within(&bounds, max_memory);
            (bounds, cost)
        });
        joined
            .filter(|(_, joined)| joined.allowed(max_memory).is_ok())
            .filter(|(_, joined)| joined.memory <= cost.memory.saturating_mul(WORTH_KEEPING))
            .min_by_key(|(_, joined)| joined.memory)
    }

    /// Whether the position is winning.
    fn is_won(&mut self, sizes: &[u64], misere: bool) -> Result<bool, Unsolved> {
        let Capped { sizes, .. } = capped(sizes, misere);
        if let Some(partners) = self.partnered(&sizes, misere)? {
            return Ok(!partners.is_lost(&sizes));
        }
        let table = self.covering(&sizes, misere)?;
        Ok(table.is_lost(&sizes) == Some(false))
    }

    /// Whether the position is winning, and by which moves.
    fn settle(&mut self, sizes: &[u64], misere: bool) -> Result<(bool, Vec<Taking>), Unsolved> {
        let Capped { sizes, cut } = capped(sizes, misere);
        let (won, mut moves) = if let Some(partners) = self.partnered(&sizes, misere)? {
            (!partners.is_lost(&sizes), partners.winning_moves(&sizes))
        } else {
            let table = self.covering(&sizes, misere)?;
            // The empty position has no moves, and yet is winning in misère play.
            let won = table.is_lost(&sizes) == Some(false);
            (won, table.winning_moves(&sizes))
        };
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
        let won = self.is_won(piles.sizes, rules.is_misere());
        Some(won.map(|won| if won { 1 } else { -1 }))
    }

    fn memory(&self) -> u64 {
        u64::try_from(self.used()).unwrap_or(u64::MAX)
    }

    fn positions(&self) -> u64 {
        self.found
    }
}
