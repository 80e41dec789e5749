//! The tables of losing positions as a method: they are built as positions ask for them, and kept.

use super::{
    build::{estimate, sorted},
    cap::{Capped, capped},
    kept::PileTables,
    nimbers::PileNimbers,
    table::PTable,
};
use crate::games::{Answer, Heaps, Matches, PileMove};
use crate::inference::{
    limits::{Estimate, Limits, Progress, Unsolved, Work},
    method::Method,
};

/// Answers positions of matches. All of them have to be of one variant.
pub struct ByPTable {
    work: Work,
    tables: PileTables<Box<PTable>>,
    nimbers: PileNimbers,
}

/// A position, cut where its piles are too long, and a table that covers it.
struct Covered<'a> {
    capped: Capped,
    table: &'a PTable,
}

impl Covered<'_> {
    fn is_lost(&self) -> bool {
        // The empty position has no moves, and yet is winning in misère play.
        self.table.is_lost(&self.capped.sizes) == Some(true)
    }

    /// The winning moves; at least the first `most`, if there are as many.
    fn winning_moves(&self, most: usize) -> Vec<PileMove> {
        let sizes = &self.capped.sizes;
        let takings = self.table.first_winning_moves(sizes, most);
        let whole = takings.into_iter().map(|taking| self.capped.whole(taking));
        let moves = whole.filter_map(|taking| PileMove::several(&taking.piles, taking.count));
        moves.collect()
    }
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
            self.build(&needed, misere, at_once)?;
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
        self.tables.first().map_or(0, |table| table.found())
    }

    /// Builds a table that covers ascending sizes.
    fn build(&mut self, needed: &[u64], misere: bool, at_once: usize) -> Result<(), Unsolved> {
        let max_memory = self.work.limits.max_memory;
        let cost = |bounds: &[u64]| estimate(bounds, at_once, max_memory);
        cost(needed)?;
        let build = |bounds: &[u64], memory| {
            let mut work = self.work.clone();
            work.limits.max_memory = u64::try_from(memory).unwrap_or(max_memory);
            let built = PTable::within(bounds, misere, at_once, &work);
            work.steps.finish();
            built.map(Box::new)
        };
        let cost = |bounds: &[u64]| Some(cost(bounds).ok()?.memory);
        self.tables.build(needed, max_memory.into(), cost, build)?;
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
        estimate(&sorted(&capped.sizes), at_once, limits.max_memory)?.granted()
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
