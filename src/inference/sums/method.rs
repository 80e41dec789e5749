//! Sums of games as a method: each summand has a nimber, which the solver of its own game finds,
//! and the nimber of the sum is their nim-sum. R. P. Sprague, Tohoku Mathematical Journal 41
//! (1935); P. M. Grundy, Eureka 2 (1939).
//!
//! Summands that play alike cancel each other, theorems come before searches, and the summand that
//! is the most work is only asked whether it has the nim-sum of the others.

use std::rc::Rc;

use ahash::AHashMap;

use super::{
    known::Known,
    position::{SumMove, Summand, Summands},
    rules::SumOfGames,
    telling::Telling,
};
use crate::games::{Answer, Rules, Values};
use crate::inference::{
    erased::{Move, Position},
    limits::{Estimate, Limits, Progress, SoFar, Unsolved, Work},
    method::Method,
    solver::Solver,
};

/// Answers sums by the nimbers of their summands. What it finds out of a game serves all summands
/// of that game.
pub(in crate::inference) struct BySummands {
    work: Work,
    telling: Rc<Telling>,
    /// A solver for each game by its name and options.
    solvers: AHashMap<(&'static str, Values), Box<dyn Solver>>,
    positions: u64,
}

impl BySummands {
    /// A method that knows nothing yet.
    pub(in crate::inference) fn new(work: Work) -> Self {
        Self {
            telling: Rc::new(Telling::new(work.steps.clone())),
            work,
            solvers: AHashMap::new(),
            positions: 0,
        }
    }
}

impl Method<SumOfGames> for BySummands {
    fn applies(&self, _: &SumOfGames, _: &Summands) -> bool {
        true
    }

    /// Those whose nimbers no theorem gives.
    fn allows(&self, _: &SumOfGames, summands: &Summands, limits: &Limits) -> Result<(), Estimate> {
        let known = Known::of(summands);
        if known.winning_move().is_some() {
            return Ok(());
        }
        let limits = limits.share(summands.0.len());
        known.open().into_iter().try_for_each(|index| {
            let Summand { game, at } = &summands.0[index];
            let allowed = game.allows(at, &limits);
            allowed.map_err(|estimate| estimate.of_summand(index + 1))
        })
    }

    fn answer(
        &mut self,
        rules: &SumOfGames,
        summands: &Summands,
    ) -> Result<Answer<SumMove>, Unsolved> {
        let telling = Rc::clone(&self.telling);
        let answer = AskedSum::new(self, summands).answer(rules.move_count(summands));
        if answer.is_err() {
            // What is known is worth telling where the rest is not found.
            telling.tell_known();
            telling.finish();
        }
        answer
    }

    fn value(&mut self, _: &SumOfGames, summands: &Summands) -> Result<i64, Unsolved> {
        let is_lost = AskedSum::new(self, summands).is_lost()?;
        Ok(if is_lost { -1 } else { 1 })
    }

    /// One that a theorem gives, or the first.
    fn winning_move(
        &mut self,
        _: &SumOfGames,
        summands: &Summands,
    ) -> Result<Option<SumMove>, Unsolved> {
        AskedSum::new(self, summands).first_winning()
    }

    fn nimber(&mut self, _: &SumOfGames, summands: &Summands) -> Result<Option<u64>, Unsolved> {
        let mut asked = AskedSum::new(self, summands);
        // Reasons ask for one summand after the other, and what is known of one is not told of the
        // sum.
        asked.method.telling.begin(SoFar::default());
        asked.nimber().map(Some)
    }

    fn positions(&self) -> u64 {
        self.positions
    }
}

/// A sum, the method that answers it, and what is known about it.
struct AskedSum<'a> {
    method: &'a mut BySummands,
    known: Known<'a>,
    /// A winning move that a theorem gives.
    by_theorem: Option<SumMove>,
}

impl<'a> AskedSum<'a> {
    /// Begins with what is known without a search.
    fn new(method: &'a mut BySummands, summands: &'a Summands) -> Self {
        let known = Known::of(summands);
        let by_theorem = known.winning_move();
        let known_at_once = by_theorem.map(|played| SoFar::won_by(played.to_string()));
        method.telling.begin(known_at_once.unwrap_or_default());
        Self {
            method,
            known,
            by_theorem,
        }
    }

    /// Asks the solver of its game about a summand. One whose nimber no method finds is refused.
    fn ask<A>(
        &mut self,
        index: usize,
        question: impl FnOnce(&mut dyn Solver, &Position) -> Result<Option<A>, Unsolved>,
    ) -> Result<A, Unsolved> {
        let summands = &self.known.summands.0;
        let summand @ Summand { game, at } = &summands[index];
        let BySummands {
            work,
            telling,
            solvers,
            positions,
        } = &mut *self.method;
        let solver = solvers
            .entry(summand.game_and_options())
            .or_insert_with(|| {
                let limits = work.limits.share(summands.len());
                game.at_work(Work::new(limits, work.interrupt.clone(), telling.clone()))
            });
        let before = solver.positions();
        telling.others.set(positions.saturating_sub(before));
        let answer = question(solver.as_mut(), at);
        *positions += solver.positions().saturating_sub(before);
        let refusal = || solver.work().limits.beyond(solver.cost(at));
        let answer = answer.and_then(|found| found.ok_or_else(refusal));
        answer.map_err(|unsolved| match unsolved {
            Unsolved::Beyond(estimate) => Unsolved::Beyond(estimate.of_summand(index + 1)),
            other => other,
        })
    }

    /// Finds the nimber of a summand if it is not known.
    fn nimber_of(&mut self, index: usize) -> Result<u64, Unsolved> {
        if let Some(nimber) = self.known.nimbers[index] {
            return Ok(nimber);
        }
        let nimber = self.ask(index, |solver, at| solver.nimber(at))?;
        self.known.add(index, nimber);
        Ok(nimber)
    }

    /// The nimber of the sum.
    fn nimber(&mut self) -> Result<u64, Unsolved> {
        for index in self.known.open() {
            self.nimber_of(index)?;
        }
        Ok(self.known.sum())
    }

    /// Finds the nimbers of all summands that do not cancel but the one that is the most work;
    /// returns that one, if there is one.
    fn find_others(&mut self) -> Result<Option<usize>, Unsolved> {
        // What is too large is refused before any work.
        let works = self.known.open().into_iter().map(|index| {
            let work = self.ask(index, |solver, at| {
                solver.allows(at, &solver.work().limits)?;
                Ok(Some(solver.cost(at).states))
            })?;
            Ok((work, index))
        });
        let mut open = works.collect::<Result<Vec<_>, Unsolved>>()?;
        open.sort_unstable();
        let last = open.pop();
        for (_, index) in open {
            self.nimber_of(index)?;
        }
        Ok(last.map(|(_, index)| index))
    }

    /// Whether the player to move loses. The summand that is the most work is only asked whether it
    /// has the nim-sum of the others.
    fn is_lost(&mut self) -> Result<bool, Unsolved> {
        if self.by_theorem.is_some() {
            return Ok(false);
        }
        let last = self.find_others()?;
        let others = self.known.sum();
        match last {
            Some(last) => self.ask(last, |solver, at| solver.has_nimber(at, others)),
            None => Ok(others == 0),
        }
    }

    /// The moves of one summand that leave this nimber, if a theorem gives them.
    fn moves_by_theorem(&self, index: usize, nimber: u64) -> Option<Vec<SumMove>> {
        let summand = &self.known.summands.0[index];
        let moves = summand.game.moves_to_nimber(&summand.at, nimber)?;
        let moves = in_place(index, moves);
        let mut so_far = self.method.telling.so_far.borrow_mut();
        so_far.settled += summand.move_count();
        so_far.winning.extend(moves.iter().map(SumMove::to_string));
        Some(moves)
    }

    /// The winning moves in one summand, at most `most` of them: those that leave the nim-sum of
    /// the others.
    fn winning_in(&mut self, index: usize, most: usize) -> Result<Vec<SumMove>, Unsolved> {
        let others = if self.known.open() == [index] {
            self.known.sum()
        } else {
            self.nimber_of(index)? ^ self.nimber()?
        };
        if let Some(mut moves) = self.moves_by_theorem(index, others) {
            moves.truncate(most);
            return Ok(moves);
        }
        let telling = Rc::clone(&self.method.telling);
        let settle = |played: Option<Move>| {
            let number = index + 1;
            let winning = played.map(|played| SumMove { number, played }.to_string());
            telling.so_far.borrow_mut().settle_move(winning);
        };
        let moves = self.ask(index, |solver, at| {
            let moves = solver.moves_leaving(at, others, most, &settle);
            moves.map(Some)
        })?;
        Ok(in_place(index, moves))
    }

    /// All winning moves, if the player to move wins.
    fn winning(&mut self) -> Result<Vec<SumMove>, Unsolved> {
        let mut found = vec![None; self.known.nimbers.len()];
        // The nimber of the largest summand may be dearer than its moves.
        if let Some(open) = self.find_others()? {
            found[open] = Some(self.winning_in(open, usize::MAX)?);
        }
        let sum = self.nimber()?;
        self.method.telling.so_far.borrow_mut().nimber = Some(sum);
        // Theorems come first, so that what they say is known early.
        for (index, moves) in found.iter_mut().enumerate() {
            if let (None, Some(nimber)) = (&moves, self.known.nimbers[index]) {
                *moves = self.moves_by_theorem(index, nimber ^ sum);
            }
        }
        for (index, moves) in found.iter_mut().enumerate() {
            if moves.is_none() {
                *moves = Some(self.winning_in(index, usize::MAX)?);
            }
        }
        Ok(found.into_iter().flatten().flatten().collect())
    }

    /// The answer, of a sum with as many moves.
    fn answer(mut self, moves: u128) -> Result<Answer<SumMove>, Unsolved> {
        if self.is_lost()? {
            return Ok(Answer::of_last_move(true, Some(0), Vec::new()));
        }
        self.method.telling.won(moves);
        let moves = self.winning()?;
        let nimber = Some(self.known.sum());
        Ok(Answer::of_last_move(false, nimber, moves))
    }

    /// A winning move, if there is one: one that a theorem gives, or the first.
    fn first_winning(mut self) -> Result<Option<SumMove>, Unsolved> {
        if self.by_theorem.is_some() || self.is_lost()? {
            return Ok(self.by_theorem);
        }
        for index in 0..self.known.nimbers.len() {
            let found = self.winning_in(index, 1)?;
            if !found.is_empty() {
                return Ok(found.first().copied());
            }
        }
        Ok(None)
    }
}

/// Makes moves of the summand at `index` moves of the sum.
fn in_place(index: usize, moves: Vec<Move>) -> Vec<SumMove> {
    let number = index + 1;
    let moves = moves.into_iter();
    moves.map(|played| SumMove { number, played }).collect()
}
