//! Sums of games as a method: each summand has a nimber, which the solver of its own game finds, and the nimber of the sum is their
//! nim-sum. R. P. Sprague, Tohoku Mathematical Journal 41 (1935); P. M. Grundy, Eureka 2 (1939).
//!
//! Summands that play alike cancel each other, theorems come before searches, and the summand that is the most work is only asked
//! whether it has the nim-sum of the others.

use std::rc::Rc;

use ahash::AHashMap;

use super::asked::AskedSum;
use super::position::{Summand, Summands};
use super::rules::SumOfGames;
use super::telling::Telling;
use crate::games::{Answer, Values};
use crate::inference::closed_form::ClosedForm;
use crate::inference::limits::{Interrupt, Limits, Progress, Unsolved, Work};
use crate::inference::list::GameKind;
use crate::inference::method::Method;
use crate::inference::oracle::{Methods, Oracle};
use crate::inference::solver::{At, Solver};

use super::moves::SumMove;

/// Answers sums by the nimbers of their summands. What it finds out of a game serves all summands of that game.
pub(crate) struct BySummands {
    limits: Limits,
    interrupt: Interrupt,
    pub(super) telling: Rc<Telling>,
    /// A solver for each game by its name and options.
    solvers: AHashMap<(&'static str, Values), Box<dyn Solver>>,
    positions: u64,
}

impl BySummands {
    /// A method that knows nothing yet.
    pub(crate) fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            telling: Rc::new(Telling::new(progress)),
            solvers: AHashMap::new(),
            positions: 0,
        }
    }

    /// Asks the solver of its game about the summand at `index`.
    pub(super) fn ask<A>(
        &mut self,
        summands: &Summands,
        index: usize,
        question: impl FnOnce(&mut dyn Solver, &At) -> Result<A, Unsolved>,
    ) -> Result<A, Unsolved> {
        let Summand { game, at } = &summands.0[index];
        let limits = Limits {
            max_memory: self.limits.max_memory / summands.0.len() as u64,
            ..self.limits
        };
        let key = (game.name(), game.values(at));
        let solver = self.solvers.entry(key).or_insert_with(|| {
            let kind = GameKind::from_name(game.name()).expect("it is in the list");
            let work = Work::new(limits, self.interrupt.clone(), self.telling.clone());
            kind.open(&game.variant(at), work)
        });
        let before = solver.positions();
        self.telling
            .others
            .set(self.positions.saturating_sub(before));
        let answer = question(solver.as_mut(), at);
        self.positions += solver.positions().saturating_sub(before);
        answer.map_err(|unsolved| match unsolved {
            Unsolved::Beyond(estimate) => Unsolved::Beyond(estimate.of_summand(index + 1)),
            other => other,
        })
    }
}

impl Method<SumOfGames> for BySummands {
    fn applies(&mut self, _: &SumOfGames, _: &Summands) -> bool {
        true
    }

    fn answer(
        &mut self,
        rules: &SumOfGames,
        summands: &Summands,
    ) -> Result<Answer<SumMove>, Unsolved> {
        let telling = Rc::clone(&self.telling);
        let answer = AskedSum::new(self, rules, summands).answer();
        if answer.is_err() {
            // What is known is worth telling where the rest is not found.
            telling.tell_known();
            telling.finish();
        }
        answer
    }

    fn value(&mut self, rules: &SumOfGames, summands: &Summands) -> Result<i64, Unsolved> {
        let wins = AskedSum::new(self, rules, summands).wins()?;
        Ok(if wins { 1 } else { -1 })
    }

    fn winning_move(
        &mut self,
        rules: &SumOfGames,
        summands: &Summands,
    ) -> Result<Option<SumMove>, Unsolved> {
        AskedSum::new(self, rules, summands).first_winning()
    }

    fn nimber(&mut self, rules: &SumOfGames, summands: &Summands) -> Result<Option<u64>, Unsolved> {
        AskedSum::new(self, rules, summands).nimber().map(Some)
    }

    fn positions(&self) -> u64 {
        self.positions
    }
}

impl Oracle<SumOfGames> {
    /// An oracle of sums that knows nothing yet.
    pub fn of_sums(work: Work) -> Self {
        let methods = |work: &Work| -> Methods<SumOfGames> {
            let Work {
                limits, interrupt, ..
            } = work;
            let progress: Rc<dyn Progress> = work.steps.clone();
            let summands = BySummands::new(*limits, interrupt.clone(), progress);
            vec![Box::new(ClosedForm::default()), Box::new(summands)]
        };
        Self::by(methods, SumOfGames::default(), work)
    }
}
