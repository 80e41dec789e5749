//! Sums of games as a method: each summand has a nimber, which the solver of its own game finds,
//! and the nimber of the sum is their nim-sum. R. P. Sprague, Tohoku Mathematical Journal 41
//! (1935); P. M. Grundy, Eureka 2 (1939).
//!
//! Summands that play alike cancel each other, and theorems come before searches.

use std::rc::Rc;

use ahash::AHashMap;

use super::{
    known::KnownNimbers,
    position::{SumMove, Summand, Summands},
    rules::SumOfGames,
};
use crate::games::{Answer, Values};
use crate::inference::{
    erased::Position,
    limits::{Estimate, Limits, Progress, SoFar, Unsolved, Work},
    method::{Method, Wanted},
    solver::Solver,
};

/// Answers sums by the nimbers of their summands. What it finds out of a game serves all summands
/// of that game.
pub(in crate::inference) struct BySummands {
    work: Work,
    /// A solver for each game by its name and options.
    solvers: AHashMap<(&'static str, Values), Box<dyn Solver>>,
}

impl BySummands {
    /// A method that knows nothing yet.
    pub(in crate::inference) fn new(work: Work) -> Self {
        let solvers = AHashMap::new();
        Self { work, solvers }
    }

    /// Asks the solver of its game about a summand. One whose nimber no method finds is refused.
    fn ask<A>(
        &mut self,
        summands: &Summands,
        index: usize,
        question: impl FnOnce(&mut dyn Solver, &Position) -> Result<Option<A>, Unsolved>,
    ) -> Result<A, Unsolved> {
        let summand @ Summand { game, at } = &summands.0[index];
        let Self { work, solvers } = self;
        let solver = solvers
            .entry(summand.game_and_options())
            .or_insert_with(|| {
                let limits = work.limits.share(summands.0.len());
                game.at_work(Work::new(
                    limits,
                    work.interrupt.clone(),
                    work.steps.clone(),
                ))
            });
        let answer = question(solver.as_mut(), at);
        let refusal = || solver.work().limits.beyond(solver.cost(at));
        let answer = answer.and_then(|found| found.ok_or_else(refusal));
        answer.map_err(|unsolved| match unsolved {
            Unsolved::Beyond(estimate) => Unsolved::Beyond(estimate.of_summand(index + 1)),
            other => other,
        })
    }

    /// The nimbers of all summands that do not cancel. What is too large is refused before any
    /// work.
    fn find<'a>(&mut self, summands: &'a Summands) -> Result<KnownNimbers<'a>, Unsolved> {
        let mut known = KnownNimbers::of(summands);
        let open = known.open();
        for &index in &open {
            self.ask(summands, index, |solver, at| {
                let limits = &solver.work().limits;
                Ok(Some(solver.allows(at, limits)?))
            })?;
        }
        let steps = Rc::clone(&self.work.steps);
        steps.each(&open, open.len(), |&index| {
            self.add(&mut known, index).map(|_| ())
        })?;
        Ok(known)
    }

    /// The nimber of a summand, which is added to what is known.
    fn add(&mut self, known: &mut KnownNimbers, index: usize) -> Result<u64, Unsolved> {
        let nimber = match known.nimbers[index] {
            Some(nimber) => nimber,
            None => self.ask(known.summands, index, |solver, at| solver.nimber(at))?,
        };
        known.add(index, nimber);
        Ok(nimber)
    }

    /// The winning moves in one summand, at most `most` of them: those that leave the nim-sum of
    /// the others.
    fn winning_in(
        &mut self,
        known: &mut KnownNimbers,
        index: usize,
        most: usize,
    ) -> Result<Vec<SumMove>, Unsolved> {
        let others = self.add(known, index)? ^ known.sum();
        let Summand { game, at } = &known.summands.0[index];
        let moves = match game.moves_to_nimber(at, others) {
            Some(moves) => moves,
            None => self.ask(known.summands, index, |solver, at| {
                solver.moves_leaving(at, others, most).map(Some)
            })?,
        };
        let number = index + 1;
        let moves = moves.into_iter().take(most);
        Ok(moves.map(|played| SumMove { number, played }).collect())
    }
}

impl Method<SumOfGames> for BySummands {
    fn ask(
        &mut self,
        _: &SumOfGames,
        summands: &Summands,
        question: Wanted,
    ) -> Result<Option<Answer<SumMove>>, Unsolved> {
        if question != Wanted::Nimber
            && let Some(by_theorem) = KnownNimbers::of(summands).winning_move()
        {
            if question != Wanted::All {
                return Ok(Some(Answer::of_last_move(false, None, vec![by_theorem])));
            }
            let so_far = SoFar::won_by(by_theorem.to_string());
            self.work.steps.report_so_far(&so_far);
        }
        let mut known = self.find(summands)?;
        let nimber = known.sum();
        let is_lost = nimber == 0;
        let most = question.most_moves();
        let moves = match most {
            _ if is_lost => Vec::new(),
            0 => Vec::new(),
            1 => {
                let mut each =
                    (0..summands.0.len()).map(|index| self.winning_in(&mut known, index, most));
                let first = each.find(|found| !found.as_ref().is_ok_and(Vec::is_empty));
                first.transpose()?.unwrap_or_default()
            }
            _ => {
                let steps = Rc::clone(&self.work.steps);
                let all = summands.0.len();
                let winning = |index| self.winning_in(&mut known, index, most);
                steps.each(0..all, all, winning)?.concat()
            }
        };
        Ok(Some(Answer::of_last_move(is_lost, Some(nimber), moves)))
    }

    /// Those whose nimbers no theorem gives.
    fn allows(
        &self,
        _: &SumOfGames,
        summands: &Summands,
        limits: &Limits,
    ) -> Option<Result<(), Estimate>> {
        let known = KnownNimbers::of(summands);
        if known.winning_move().is_some() {
            return Some(Ok(()));
        }
        let limits = limits.share(summands.0.len());
        Some(known.open().into_iter().try_for_each(|index| {
            let Summand { game, at } = &summands.0[index];
            let allowed = game.allows(at, &limits);
            allowed.map_err(|estimate| estimate.of_summand(index + 1))
        }))
    }

    fn positions(&self) -> u64 {
        self.solvers.values().map(|solver| solver.positions()).sum()
    }
}
