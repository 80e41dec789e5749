//! The tables of losing positions as a method: they are built as positions ask for them, and kept.

use super::{
    build::{estimate, sorted},
    cap::{Capped, capped},
    nimbers::PileNimbers,
    sequence::losing_sequence,
    table::PTable,
};
use crate::games::{Answer, Heaps, Matches, PileMove};
use crate::inference::{
    limits::{Estimate, Limits, Progress, Unsolved, Work},
    method::{Method, Wanted},
    piles::PileTables,
    terms::{LosingSizes, NimberSequence},
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
    /// A nimber takes work of its own, if there are not too many positions below. From single piles
    /// it is nim, of which a theorem says more.
    fn ask(
        &mut self,
        rules: &Matches,
        piles: &Heaps,
        question: Wanted,
    ) -> Result<Option<Answer<PileMove>>, Unsolved> {
        let &Matches {
            at_once, misere, ..
        } = rules;
        if question == Wanted::Nimber {
            if misere || at_once == 1 {
                return Ok(None);
            }
            let nimber = self.nimbers.of(piles.sizes(), at_once, &self.work)?;
            return Ok(
                nimber.map(|nimber| Answer::of_last_move(nimber == 0, Some(nimber), Vec::new()))
            );
        }
        let covered = self.cover(piles.sizes(), at_once, misere)?;
        let moves = covered.winning_moves(question.most_moves());
        Ok(Some(Answer::of_last_move(covered.is_lost(), None, moves)))
    }

    fn allows(
        &self,
        rules: &Matches,
        piles: &Heaps,
        limits: &Limits,
    ) -> Option<Result<(), Estimate>> {
        let at_once = rules.at_once;
        let capped = capped(piles.sizes(), rules.misere, at_once);
        let estimate = estimate(&sorted(&capped.sizes), at_once, limits.max_memory);
        Some(estimate.and_then(Estimate::granted))
    }

    fn losing_piles(
        &self,
        rules: &Matches,
        piles: usize,
        to: u64,
    ) -> Option<NimberSequence<LosingSizes>> {
        let &Matches {
            at_once, misere, ..
        } = rules;
        Some(losing_sequence(piles, to, misere, at_once, &self.work))
    }

    /// How many losing positions the table has that was asked last.
    fn positions(&self) -> u64 {
        self.tables.first().map_or(0, |table| table.found())
    }
}
