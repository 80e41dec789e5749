//! The table of the losing positions of several piles at once, as a method: it is built for the first position, and anew for one that
//! it does not cover.

use std::rc::Rc;

use super::cap::{Capped, capped_at_once};
use super::region::is_within;
use super::several::Several;
use super::table::sorted;
use crate::games::{Answer, Game};
use crate::inference::limits::{Interrupt, Limits, Progress, Unsolved};
use crate::inference::method::Method;

/// Answers positions of piles from several of which a move takes: [`Theory::several`](crate::games::Theory::several).
pub(crate) struct BySeveral {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    /// The table with its bounds.
    table: Option<(Vec<u64>, Several)>,
}

impl BySeveral {
    /// A method that has no table yet.
    pub(crate) fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            table: None,
        }
    }

    /// A table that covers capped sizes.
    fn covering(
        &mut self,
        sizes: &[u64],
        misere: bool,
        at_once: usize,
    ) -> Result<&Several, Unsolved> {
        let needed = sorted(sizes);
        let covers = |(bounds, _): &(Vec<u64>, Several)| is_within(&needed, bounds);
        if !self.table.as_ref().is_some_and(covers) {
            self.table = None;
            let progress = |done: usize, all: usize| self.progress.report(done, all);
            let (limits, interrupt) = (&self.limits, &self.interrupt);
            let built = Several::within(&needed, misere, at_once, limits, interrupt, &progress);
            self.progress.finish();
            self.table = Some((needed, built?));
        }
        let (_, table) = self.table.as_ref().expect("built above");
        Ok(table)
    }
}

impl<R: Game> Method<R> for BySeveral {
    fn applies(&mut self, rules: &R, position: &R::Position) -> bool {
        rules.several(position).is_some()
    }

    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        let shape = rules.several(position).expect("it applies");
        let (misere, at_once) = (rules.is_misere(), shape.at_once);
        let Capped { sizes, cut } = capped_at_once(shape.sizes, misere, at_once);
        let table = self.covering(&sizes, misere, at_once)?;
        let takings = table.winning_moves(&sizes, at_once).into_iter();
        let moves = takings.filter_map(|(places, count)| {
            let more = cut.filter(|(place, _)| places[..] == [*place]);
            let piles: Vec<u64> = places.iter().map(|&place| place as u64 + 1).collect();
            (shape.taking)(&piles, count + more.map_or(0, |(_, by)| by))
        });
        let mut moves: Vec<R::Move> = moves.collect();
        moves.sort_unstable();
        Ok(Answer::of_last_move(table.is_lost(&sizes), None, moves))
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Result<i64, Unsolved> {
        let shape = rules.several(position).expect("it applies");
        let (misere, at_once) = (rules.is_misere(), shape.at_once);
        let Capped { sizes, .. } = capped_at_once(shape.sizes, misere, at_once);
        let is_lost = self.covering(&sizes, misere, at_once)?.is_lost(&sizes);
        Ok(if is_lost { -1 } else { 1 })
    }

    fn positions(&self) -> u64 {
        self.table.as_ref().map_or(0, |(_, table)| table.found())
    }
}
