//! A sum whose question is being answered.

use std::rc::Rc;

use super::method::BySummands;
use super::moves::{SumMove, in_summand};
use super::position::Summands;
use super::rules::SumOfGames;
use crate::games::{Answer, Rules, Theorems};
use crate::inference::limits::{SoFar, Unsolved};
use crate::inference::solver::{At, Move, Solver};

/// A sum, the method that answers it, and what is known about it.
pub(super) struct AskedSum<'a> {
    method: &'a mut BySummands,
    rules: &'a SumOfGames,
    summands: &'a Summands,
    /// For each summand the index of the one that it cancels, if there is one.
    pairing: Vec<Option<usize>>,
    /// The nimbers of the summands that are known.
    nimbers: Vec<Option<u64>>,
}

impl<'a> AskedSum<'a> {
    /// Begins with what is known without a search.
    pub(super) fn new(
        method: &'a mut BySummands,
        rules: &'a SumOfGames,
        summands: &'a Summands,
    ) -> Self {
        method.telling.begin(SoFar::default());
        let known = summands.0.iter().map(|one| one.game.known_nimber(&one.at));
        Self {
            pairing: summands.pairing(),
            nimbers: known.collect(),
            method,
            rules,
            summands,
        }
    }

    /// Asks the solver of its game about a summand.
    fn ask<A>(
        &mut self,
        index: usize,
        question: impl FnOnce(&mut dyn Solver, &At) -> Result<A, Unsolved>,
    ) -> Result<A, Unsolved> {
        self.method.ask(self.summands, index, question)
    }

    /// The summands that do not cancel, by index.
    fn alone(&self) -> impl Iterator<Item = usize> {
        (0..self.pairing.len()).filter(|&index| self.pairing[index].is_none())
    }

    /// The nim-sum of all nimbers that are known and do not cancel.
    fn known_sum(&self) -> u64 {
        let nimbers = self.alone().filter_map(|index| self.nimbers[index]);
        nimbers.fold(0, |sum, nimber| sum ^ nimber)
    }

    /// The summands that do not cancel and whose nimbers are not known, by index.
    fn open(&self) -> Vec<usize> {
        let open = self.alone().filter(|&index| self.nimbers[index].is_none());
        open.collect()
    }

    /// Finds the nimbers of all summands that do not cancel but the one that is the most work; returns that one, if there is one.
    fn find_others(&mut self) -> Result<Option<usize>, Unsolved> {
        // What is too large is refused before any work.
        let works = self.open().into_iter().map(|index| {
            let work = self.ask(index, |solver, at| {
                solver.allows(at)?;
                Ok(solver.cost(at).states)
            })?;
            Ok((work, index))
        });
        let mut open = works.collect::<Result<Vec<_>, _>>()?;
        open.sort_unstable();
        let last = open.pop();
        for (_, index) in open {
            self.find_nimber(index)?;
        }
        Ok(last.map(|(_, index)| index))
    }

    /// Whether the nimber of the sum is 0. The summand that is the most work is only asked whether it has the nim-sum of the others.
    fn is_zero(&mut self) -> Result<bool, Unsolved> {
        let last = self.find_others()?;
        let others = self.known_sum();
        match last {
            Some(last) => self.ask(last, |solver, at| {
                let found = solver.has_nimber(at, others)?;
                found.ok_or_else(|| none_found(solver, at))
            }),
            None => Ok(others == 0),
        }
    }

    /// Finds the nimber of a summand if it is not known. Those that cancel have the same.
    fn find_nimber(&mut self, index: usize) -> Result<u64, Unsolved> {
        if let Some(nimber) = self.nimbers[index] {
            return Ok(nimber);
        }
        let nimber = self.ask(index, |solver, at| {
            let found = solver.nimber(at)?;
            found.ok_or_else(|| none_found(solver, at))
        })?;
        self.nimbers[index] = Some(nimber);
        if let Some(other) = self.pairing[index] {
            self.nimbers[other] = Some(nimber);
        }
        Ok(nimber)
    }

    /// The nimber of the sum.
    pub(super) fn nimber(&mut self) -> Result<u64, Unsolved> {
        for index in self.open() {
            self.find_nimber(index)?;
        }
        Ok(self.known_sum())
    }

    /// The nimber that a winning move leaves of a summand: the nim-sum of the others.
    fn target(&mut self, index: usize) -> Result<u64, Unsolved> {
        if self.open() == [index] {
            return Ok(self.known_sum());
        }
        let nimber = self.find_nimber(index)?;
        Ok(self.nimber()? ^ nimber)
    }

    /// The moves of one summand that leave this nimber, if a theorem gives them.
    fn moves_by_theorem(&self, index: usize, nimber: u64) -> Option<Vec<SumMove>> {
        let summand = &self.summands.0[index];
        let moves = summand.game.moves_to_nimber(&summand.at, nimber)?;
        let winning: Vec<SumMove> = moves.into_iter().map(in_place(index)).collect();
        let mut so_far = self.method.telling.so_far.borrow_mut();
        so_far.settled += summand.move_count();
        so_far
            .winning
            .extend(winning.iter().map(SumMove::to_string));
        Some(winning)
    }

    /// The winning moves in one summand, at most `most` of them.
    fn winning_in(&mut self, index: usize, most: usize) -> Result<Vec<SumMove>, Unsolved> {
        let nimber = self.target(index)?;
        if let Some(mut moves) = self.moves_by_theorem(index, nimber) {
            moves.truncate(most);
            return Ok(moves);
        }
        let telling = Rc::clone(&self.method.telling);
        let settle = |winning: Option<Move>| {
            let winning = winning.map(in_place(index));
            let winning = winning.map(|played| played.to_string());
            telling.so_far.borrow_mut().settle_move(winning);
        };
        let moves = self.ask(index, |solver, at| {
            solver.moves_leaving(at, nimber, most, &settle)
        })?;
        Ok(moves.into_iter().map(in_place(index)).collect())
    }

    /// All winning moves, if the player to move wins.
    fn winning(&mut self) -> Result<Vec<SumMove>, Unsolved> {
        let mut found = vec![None; self.pairing.len()];
        // The nimber of the largest summand may be dearer than its moves.
        if let Some(open) = self.find_others()? {
            found[open] = Some(self.winning_in(open, usize::MAX)?);
        }
        let sum = self.nimber()?;
        self.method.telling.so_far.borrow_mut().nimber = Some(sum);
        // Theorems come first, so that what they say is known early.
        for (index, moves) in found.iter_mut().enumerate() {
            if let (None, Some(nimber)) = (&moves, self.nimbers[index]) {
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

    /// Tells what is known at first, and returns a winning move that a theorem gives.
    fn begin(&mut self) -> Option<SumMove> {
        let by_law = self.rules.winning_move(self.summands);
        self.method.telling.begin(SoFar {
            wins: by_law.map(|_| true),
            by_law: by_law.map(|played| played.to_string()),
            ..SoFar::default()
        });
        by_law
    }

    /// The answer.
    pub(super) fn answer(mut self) -> Result<Answer<SumMove>, Unsolved> {
        let by_law = self.begin();
        if by_law.is_none() && self.is_zero()? {
            return Ok(Answer {
                value: -1,
                nimber: Some(0),
                moves: Vec::new(),
                remoteness: None,
            });
        }
        let moves = self.rules.move_count(self.summands);
        self.method.telling.won(moves);
        let moves = self.winning()?;
        Ok(Answer {
            value: 1,
            nimber: Some(self.known_sum()),
            moves,
            remoteness: None,
        })
    }

    /// Whether the player to move wins.
    pub(super) fn wins(&mut self) -> Result<bool, Unsolved> {
        Ok(self.begin().is_some() || !self.is_zero()?)
    }

    /// A winning move, if there is one: one that a theorem gives, or the first.
    pub(super) fn first_winning(&mut self) -> Result<Option<SumMove>, Unsolved> {
        if let Some(by_law) = self.begin() {
            return Ok(Some(by_law));
        }
        if self.is_zero()? {
            return Ok(None);
        }
        for index in 0..self.pairing.len() {
            let found = self.winning_in(index, 1)?;
            if let Some(&first) = found.first() {
                return Ok(Some(first));
            }
        }
        Ok(None)
    }
}

/// Makes a move of the summand at `index` one of the sum.
fn in_place(index: usize) -> impl Fn(Move) -> SumMove {
    move |played| in_summand(index as u64 + 1, played)
}

/// The refusal of a summand whose nimber no method finds.
fn none_found(solver: &dyn Solver, at: &At) -> Unsolved {
    solver.work().limits.beyond(solver.cost(at))
}
