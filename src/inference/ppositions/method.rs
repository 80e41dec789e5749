//! P-tables as a method: built for the first position, extended for later ones, and kept, several
//! of them where positions differ much.

use super::{
    cap::{Capped, capped},
    cost::{RowKind, TableCost},
    kept::joint,
    partners::{Partners, partner_bounds, partner_estimate},
    query::Taking,
    region::is_within,
    table::{PTable, sorted},
};
use crate::games::{Answer, Game};
use crate::inference::{
    limits::{Estimate, Progress, Unsolved, Work},
    method::Method,
};

/// Multisets that one thread tries in about 50 ms. For fewer it does not pay to start another
/// thread.
const WORTH_ANOTHER_THREAD: u128 = 2_000_000;

/// A table that also covers earlier positions may take up to this many times the memory of one for
/// the new position alone.
const WORTH_KEEPING: u128 = 4;

/// The most tables that are kept. Each position is looked for in all of them.
const MOST_TABLES: usize = 8;

/// Answers positions that are piles: [`Theory::piles`](crate::games::Theory::piles).
pub struct ByPTable {
    work: Work,
    /// Those asked last come first.
    tables: Vec<Kept>,
    /// The memory of all tables that were built, also of those that are no longer kept.
    spent: u128,
}

/// A table that is kept.
struct Kept {
    plan: Plan,
    table: Table,
}

enum Table {
    Rows(PTable),
    Partners(Partners),
}

/// A table that may be built.
struct Plan {
    /// Of all piles, at least three; or of two, for the partners in three piles.
    bounds: Vec<u64>,
    /// `None` for partners.
    kind: Option<RowKind>,
    estimate: Estimate,
}

impl Plan {
    fn new(bounds: Vec<u64>, max_memory: u64) -> Self {
        let (kind, estimate) = if let &[least, middle] = &bounds[..] {
            (None, partner_estimate([least, middle], max_memory))
        } else {
            let cost = TableCost::within(&bounds, max_memory);
            (Some(cost.kind), cost.estimate(max_memory))
        };
        Self {
            bounds,
            kind,
            estimate,
        }
    }

    /// Whether the table answers positions for which these bounds are needed.
    fn covers(&self, needed: &[u64]) -> bool {
        self.is_like(needed) && is_within(needed, &self.bounds)
    }

    /// Whether a table of these bounds is one of partners exactly if this one is.
    fn is_like(&self, bounds: &[u64]) -> bool {
        (self.bounds.len() == 2) == (bounds.len() == 2)
    }
}

impl Table {
    /// Whether capped sizes that it covers are a losing position.
    fn is_lost(&self, sizes: &[u64]) -> bool {
        match self {
            // The empty position has no moves, and yet is winning in misère play.
            Self::Rows(table) => table.is_lost(sizes) == Some(true),
            Self::Partners(partners) => partners.is_lost(sizes),
        }
    }

    /// The winning moves; at least the first `most` of them, if there are as many.
    fn winning_moves(&self, sizes: &[u64], most: usize) -> Vec<Taking> {
        match self {
            Self::Rows(table) => table.first_winning_moves(sizes, most),
            Self::Partners(partners) => partners.winning_moves(sizes),
        }
    }
}

impl ByPTable {
    /// A method that has no table yet.
    pub fn new(work: Work) -> Self {
        Self {
            work,
            tables: Vec::new(),
            spent: 0,
        }
    }

    /// The answer, with at least the first `most` of its moves, if there are as many.
    fn answer_with<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        most: usize,
    ) -> Result<Answer<R::Move>, Unsolved> {
        let piles = rules.piles(position).expect("it applies");
        let capped = capped(piles.sizes, rules.is_misere());
        let table = self.covering(&capped.sizes, rules.is_misere())?;
        let takings = table.winning_moves(&capped.sizes, most).into_iter();
        let takings = takings.map(|taken| (taken.piles(), taken.count));
        let moves = capped.moves(takings, piles.taking);
        let lost = table.is_lost(&capped.sizes);
        Ok(Answer::of_last_move(lost, None, moves))
    }

    /// The memory of all tables.
    fn used(&self) -> u128 {
        let memory = self.tables.iter().map(|kept| kept.plan.estimate.memory);
        memory.sum()
    }

    /// Returns a table that covers these capped sizes, and builds it if there is none. Partners are
    /// asked where they are faster, and do not take too much memory.
    fn covering(&mut self, sizes: &[u64], misere: bool) -> Result<&Table, Unsolved> {
        let sorted = sorted(sizes);
        let max_memory = self.work.limits.max_memory;
        let fits = |bounds: &[u64; 2]| !partner_estimate(*bounds, max_memory).memory_is_short;
        let needed = match partner_bounds(&sorted).filter(fits) {
            Some(bounds) => bounds.to_vec(),
            None => sorted,
        };
        let mut kept = self.tables.iter();
        match kept.position(|kept| kept.plan.covers(&needed)) {
            Some(at) => self.tables[..=at].rotate_right(1),
            None => self.build(needed, misere)?,
        }
        Ok(&self.tables[0].table)
    }

    /// Builds a table that covers these bounds, and puts it first.
    fn build(&mut self, needed: Vec<u64>, misere: bool) -> Result<(), Unsolved> {
        let plan = self.plan(needed)?;
        // What the new table covers is not needed any more. Of the rest, the tables that were asked
        // last stay while there is room.
        self.tables.retain(|kept| !plan.covers(&kept.plan.bounds));
        self.tables.truncate(MOST_TABLES - 1);
        let memory = plan.estimate.memory;
        let room = u128::from(self.work.limits.max_memory);
        while !self.tables.is_empty()
            && (self.used() + memory > room || plan.estimate.granted().is_err())
        {
            self.tables.pop();
        }
        plan.estimate.granted()?;
        let (bounds, interrupt, progress) = (&plan.bounds, &self.work.interrupt, &*self.work.steps);
        let built = match plan.kind {
            None => {
                let bounds = [bounds[0], bounds[1]];
                Partners::build(bounds, misere, interrupt, progress).map(Table::Partners)
            }
            Some(kind) => {
                let threads = match plan.estimate.positions {
                    ..WORTH_ANOTHER_THREAD => 1,
                    _ => self.work.limits.threads,
                };
                PTable::build(bounds, kind, misere, threads, interrupt, progress).map(Table::Rows)
            }
        };
        self.work.steps.finish();
        let table = built?;
        self.spent += memory;
        self.tables.insert(0, Kept { plan, table });
        Ok(())
    }

    /// The table to build: one for what is needed alone, or one that covers a kept one too. Earlier
    /// positions, and those between, are likely to be asked for again.
    fn plan(&self, needed: Vec<u64>) -> Result<Plan, Unsolved> {
        let max_memory = self.work.limits.max_memory;
        let alone = Plan::new(needed, max_memory);
        if alone.estimate.memory_is_short {
            return Err(Unsolved::Beyond(alone.estimate));
        }
        let bounds = self.tables.iter().map(|kept| &kept.plan.bounds);
        let like = bounds.filter(|bounds| alone.is_like(bounds));
        let joined: Vec<_> = like
            .map(|bounds| joint(bounds, &alone.bounds, u64::MAX))
            .collect();
        let all_largest = joined.iter().map(|joined| {
            let largest = joined.last().copied().unwrap_or(0);
            vec![largest; joined.len()]
        });
        let cheapest = |bounds: &mut dyn Iterator<Item = Vec<u64>>, most| {
            let plans = bounds.map(|bounds| Plan::new(bounds, max_memory));
            let pays = |plan: &Plan| !plan.estimate.memory_is_short && plan.estimate.memory <= most;
            let pays = plans.filter(pays);
            pays.min_by_key(|plan| plan.estimate.memory)
        };
        // A table of all sizes up to the largest need not grow again. It takes no more than all
        // tables before it.
        let planned = cheapest(&mut all_largest.into_iter(), self.spent);
        let most = alone.estimate.memory.saturating_mul(WORTH_KEEPING);
        let planned = planned.or_else(|| cheapest(&mut joined.iter().cloned(), most));
        Ok(planned.unwrap_or(alone))
    }
}

impl<R: Game> Method<R> for ByPTable {
    fn applies(&mut self, rules: &R, position: &R::Position) -> bool {
        rules.piles(position).is_some()
    }

    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        self.answer_with(rules, position, usize::MAX)
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Result<Option<R::Move>, Unsolved> {
        Ok(self.answer_with(rules, position, 1)?.moves.first().copied())
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Result<i64, Unsolved> {
        let piles = rules.piles(position).expect("it applies");
        let Capped { sizes, .. } = capped(piles.sizes, rules.is_misere());
        let table = self.covering(&sizes, rules.is_misere())?;
        Ok(if table.is_lost(&sizes) { -1 } else { 1 })
    }

    fn positions(&self) -> u64 {
        match self.tables.first().map(|kept| &kept.table) {
            Some(Table::Rows(table)) => table.found(),
            Some(Table::Partners(partners)) => partners.found(),
            None => 0,
        }
    }
}
