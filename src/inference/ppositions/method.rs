//! The tables of losing positions as a method: they are built as positions ask for them, and kept.

use super::{
    build::{estimate, sorted},
    cap::{Capped, capped},
    kept::{Allowance, PileTables},
    partners::{self, Partners, partner_bounds},
    query::Taking,
    table::PTable,
};
use crate::games::{Answer, Game, PileShape};
use crate::inference::{
    limits::{Progress, Unsolved, Work},
    method::Method,
};

/// A table that covers another one too may always take up to this many times the work of one for
/// the new position alone.
const WORTH_KEEPING: u128 = 4;

/// The bound of a pile that may have any size, in a table of partners.
const ANY: u64 = u64::MAX;

/// Answers positions that are piles: [`Theory::piles`](crate::games::Theory::piles). All of them
/// have to be of one variant.
pub struct ByPTable {
    work: Work,
    tables: PileTables<Table>,
}

enum Table {
    Rows(Box<PTable>),
    Partners(Partners),
}

/// A position, cut where its piles are too long, and a table that covers it.
struct Covered<'a, M> {
    shape: PileShape<'a, M>,
    capped: Capped,
    table: &'a Table,
}

impl<M> Covered<'_, M> {
    fn is_lost(&self) -> bool {
        let sizes = &self.capped.sizes;
        match self.table {
            // The empty position has no moves, and yet is winning in misère play.
            Table::Rows(table) => table.is_lost(sizes) == Some(true),
            Table::Partners(partners) => partners.is_lost(sizes),
        }
    }

    /// The winning moves; at least the first `most` of them, if there are as many.
    fn winning_moves(&self, most: usize) -> Vec<M> {
        let sizes = &self.capped.sizes;
        let takings = match self.table {
            Table::Rows(table) => table.first_winning_moves(sizes, most),
            Table::Partners(partners) => partners.winning_moves(sizes),
        };
        let whole = takings.into_iter().map(|taking| self.capped.whole(taking));
        let moves = whole.filter_map(|Taking { piles, count }| (self.shape.taking)(&piles, count));
        moves.collect()
    }
}

/// What a table costs: bytes of memory, but for partners, whose time grows with the square of their
/// layers, so many times as much as there are layers.
fn cost(bounds: &[u64], at_once: usize, max_memory: u64) -> Result<u128, Unsolved> {
    match *bounds {
        [least, middle, ANY] => {
            let estimate = partners::estimate([least, middle], max_memory)?;
            Ok(estimate.memory.saturating_mul(u128::from(least) + 1))
        }
        _ => Ok(estimate(bounds, at_once, max_memory)?.memory),
    }
}

fn build(bounds: &[u64], misere: bool, at_once: usize, work: &Work) -> Result<Table, Unsolved> {
    let built = match *bounds {
        [least, middle, ANY] => Partners::build([least, middle], misere, work).map(Table::Partners),
        _ => {
            PTable::within(bounds, misere, at_once, work).map(|table| Table::Rows(Box::new(table)))
        }
    };
    work.steps.finish();
    built
}

impl ByPTable {
    /// A method that has no table yet.
    pub fn new(work: Work) -> Self {
        Self {
            work,
            tables: PileTables::default(),
        }
    }

    /// Covers a position by a table, which is built if there is none.
    fn cover<'a, R: Game>(
        &'a mut self,
        rules: &R,
        position: &'a R::Position,
    ) -> Result<Covered<'a, R::Move>, Unsolved> {
        let shape = rules.piles(position).expect("it applies");
        let (misere, at_once) = (rules.is_misere(), shape.at_once);
        let capped = capped(shape.sizes, misere, at_once);
        let needed = sorted(&capped.sizes);
        if self.tables.ask(&needed).is_none() {
            self.build(needed, misere, at_once)?;
        }
        let table = self.tables.first().expect("it was asked or built");
        Ok(Covered {
            shape,
            capped,
            table,
        })
    }

    /// Builds a table that covers ascending sizes.
    fn build(&mut self, needed: Vec<u64>, misere: bool, at_once: usize) -> Result<(), Unsolved> {
        let max_memory = self.work.limits.max_memory;
        let bounds = match partner_bounds(&needed) {
            Some([least, middle]) if at_once == 2 => vec![least, middle, ANY],
            _ => needed,
        };
        let cost = |bounds: &[u64]| cost(bounds, at_once, max_memory);
        let all = u128::from(max_memory);
        let allowance = Allowance {
            all,
            joint: (WORTH_KEEPING * cost(&bounds)?).min(all)..=all,
        };
        let build = |bounds: &[u64], memory| {
            let mut work = self.work.clone();
            work.limits.max_memory = u64::try_from(memory).unwrap_or(max_memory);
            build(bounds, misere, at_once, &work)
        };
        self.tables
            .build(&bounds, &allowance, |bounds| cost(bounds).ok(), build)?;
        Ok(())
    }
}

impl<R: Game> Method<R> for ByPTable {
    fn applies(&mut self, rules: &R, position: &R::Position) -> bool {
        rules.piles(position).is_some()
    }

    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        let covered = self.cover(rules, position)?;
        let moves = covered.winning_moves(usize::MAX);
        Ok(Answer::of_last_move(covered.is_lost(), None, moves))
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Result<Option<R::Move>, Unsolved> {
        let moves = self.cover(rules, position)?.winning_moves(1);
        Ok(moves.first().copied())
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Result<i64, Unsolved> {
        let is_lost = self.cover(rules, position)?.is_lost();
        Ok(if is_lost { -1 } else { 1 })
    }

    fn positions(&self) -> u64 {
        match self.tables.first() {
            Some(Table::Rows(table)) => table.found(),
            Some(Table::Partners(partners)) => partners.found(),
            None => 0,
        }
    }
}
