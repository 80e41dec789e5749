//! The tables of losing positions as a method: they are built as positions ask for them, and kept.

use super::{
    build::{estimate, sorted},
    cap::{Capped, capped},
    kept::{Allowance, PileTables},
    nimbers::PileNimbers,
    partners::{self, Partners, partner_bounds},
    table::PTable,
};
use crate::games::{Answer, Heaps, Matches, PileMove};
use crate::inference::{
    limits::{Estimate, Limits, Progress, Unsolved, Work},
    method::Method,
};

/// A table that covers another one too may always take up to this many times the work of one for
/// the new position alone.
const WORTH_KEEPING: u128 = 4;

/// The bound of a pile that may have any size, in a table of partners.
const ANY: u64 = u64::MAX;

/// Answers positions of matches. All of them have to be of one variant.
pub struct ByPTable {
    work: Work,
    tables: PileTables<LosingTable>,
    nimbers: PileNimbers,
}

enum LosingTable {
    Rows(Box<PTable>),
    Partners(Partners),
}

/// A position, cut where its piles are too long, and a table that covers it.
struct Covered<'a> {
    capped: Capped,
    table: &'a LosingTable,
}

impl Covered<'_> {
    fn is_lost(&self) -> bool {
        let sizes = &self.capped.sizes;
        match self.table {
            // The empty position has no moves, and yet is winning in misère play.
            LosingTable::Rows(table) => table.is_lost(sizes) == Some(true),
            LosingTable::Partners(partners) => partners.is_lost(sizes),
        }
    }

    /// The winning moves; at least the first `most`, if there are as many.
    fn winning_moves(&self, most: usize) -> Vec<PileMove> {
        let sizes = &self.capped.sizes;
        let takings = match self.table {
            LosingTable::Rows(table) => table.first_winning_moves(sizes, most),
            LosingTable::Partners(partners) => partners.winning_moves(sizes),
        };
        let whole = takings.into_iter().map(|taking| self.capped.whole(taking));
        let moves = whole.filter_map(|taking| PileMove::several(&taking.piles, taking.count));
        moves.collect()
    }
}

/// The bounds of the least table that covers ascending sizes.
fn bounds(needed: Vec<u64>, at_once: usize) -> Vec<u64> {
    match partner_bounds(&needed) {
        Some([least, middle]) if at_once == 2 => vec![least, middle, ANY],
        _ => needed,
    }
}

/// What a table takes.
fn estimated(bounds: &[u64], at_once: usize, max_memory: u64) -> Result<Estimate, Estimate> {
    match *bounds {
        [least, middle, ANY] => partners::estimate([least, middle], max_memory),
        _ => estimate(bounds, at_once, max_memory),
    }
}

/// What a table costs: its bytes of memory; for partners, whose time grows with the square of their
/// layers, these multiplied by the number of layers.
fn cost(bounds: &[u64], at_once: usize, max_memory: u64) -> Result<u128, Estimate> {
    let memory = estimated(bounds, at_once, max_memory)?.memory;
    Ok(match *bounds {
        [least, _, ANY] => memory.saturating_mul(u128::from(least) + 1),
        _ => memory,
    })
}

fn build(
    bounds: &[u64],
    misere: bool,
    at_once: usize,
    work: &Work,
) -> Result<LosingTable, Unsolved> {
    let built = match *bounds {
        [least, middle, ANY] => {
            Partners::build([least, middle], misere, work).map(LosingTable::Partners)
        }
        _ => PTable::within(bounds, misere, at_once, work)
            .map(|table| LosingTable::Rows(Box::new(table))),
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
            nimbers: PileNimbers::default(),
        }
    }

    /// Covers piles by a table, which is built if there is none.
    fn cover(
        &mut self,
        sizes: &[u64],
        at_once: usize,
        misere: bool,
    ) -> Result<Covered<'_>, Unsolved> {
        let capped = capped(sizes, misere, at_once);
        let needed = sorted(&capped.sizes);
        if self.tables.ask(&needed).is_none() {
            self.build(needed, misere, at_once)?;
        }
        let table = self.tables.first().expect("it was asked or built");
        Ok(Covered { capped, table })
    }

    fn cover_position(&mut self, rules: &Matches, piles: &Heaps) -> Result<Covered<'_>, Unsolved> {
        self.cover(piles.sizes(), rules.at_once, rules.misere)
    }

    /// Whether the player to move loses with these piles.
    pub(in crate::inference) fn is_lost(
        &mut self,
        sizes: &[u64],
        at_once: usize,
        misere: bool,
    ) -> Result<bool, Unsolved> {
        Ok(self.cover(sizes, at_once, misere)?.is_lost())
    }

    /// How many losing positions the table has that was asked last.
    pub(in crate::inference) fn found(&self) -> u64 {
        match self.tables.first() {
            Some(LosingTable::Rows(table)) => table.found(),
            Some(LosingTable::Partners(partners)) => partners.found(),
            None => 0,
        }
    }

    /// Builds a table that covers ascending sizes.
    fn build(&mut self, needed: Vec<u64>, misere: bool, at_once: usize) -> Result<(), Unsolved> {
        let max_memory = self.work.limits.max_memory;
        let bounds = bounds(needed, at_once);
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

impl Method<Matches> for ByPTable {
    fn applies(&self, _: &Matches, _: &Heaps) -> bool {
        true
    }

    fn allows(&self, rules: &Matches, piles: &Heaps, limits: &Limits) -> Result<(), Estimate> {
        let &Matches {
            at_once, misere, ..
        } = rules;
        let capped = capped(piles.sizes(), misere, at_once);
        let bounds = bounds(sorted(&capped.sizes), at_once);
        estimated(&bounds, at_once, limits.max_memory)?.granted()
    }

    fn answer(&mut self, rules: &Matches, piles: &Heaps) -> Result<Answer<PileMove>, Unsolved> {
        let covered = self.cover_position(rules, piles)?;
        let moves = covered.winning_moves(usize::MAX);
        Ok(Answer::of_last_move(covered.is_lost(), None, moves))
    }

    fn winning_move(
        &mut self,
        rules: &Matches,
        piles: &Heaps,
    ) -> Result<Option<PileMove>, Unsolved> {
        let moves = self.cover_position(rules, piles)?.winning_moves(1);
        Ok(moves.first().copied())
    }

    fn value(&mut self, rules: &Matches, piles: &Heaps) -> Result<i64, Unsolved> {
        let is_lost = self.cover_position(rules, piles)?.is_lost();
        Ok(if is_lost { -1 } else { 1 })
    }

    /// In normal play, if there are not too many positions below. From single piles it is nim, of
    /// which a theorem says more.
    fn nimber_apart(&mut self, rules: &Matches, piles: &Heaps) -> Result<Option<u64>, Unsolved> {
        if rules.misere || rules.at_once == 1 {
            return Ok(None);
        }
        self.nimbers.of(piles.sizes(), rules.at_once, &self.work)
    }

    fn positions(&self) -> u64 {
        self.found()
    }
}
