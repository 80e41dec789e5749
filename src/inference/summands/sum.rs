//! A sum whose question is being answered.

use std::rc::Rc;

use super::BySummands;
use super::known::Known;
use super::questions::{
    HowMuch, IsNimber, MovesByLaw, NimberByLaw, Question, WhichMoves, WhichNimber,
};
use crate::games::{Answer, Game};
use crate::inference::limits::{SoFar, Unsolved};

/// A sum, the method that answers it, and what is known about it.
pub(super) struct AskedSum<'a, R: Game> {
    method: &'a mut BySummands,
    rules: &'a R,
    position: &'a R::Position,
    known: Known,
}

impl<'a, R: Game> AskedSum<'a, R> {
    /// Begins with what is known without a search; `None` if the position is no sum of games.
    pub(super) fn new(
        method: &'a mut BySummands,
        rules: &'a R,
        position: &'a R::Position,
    ) -> Option<Result<Self, Unsolved>> {
        let pairing = rules.pairing(position);
        if pairing.is_empty() {
            return None;
        }
        method.telling.begin(SoFar::default());
        let nimbers = vec![None; pairing.len()];
        let mut sum = Self {
            method,
            rules,
            position,
            known: Known { pairing, nimbers },
        };
        for index in 0..sum.known.summands() {
            match sum.ask(index, NimberByLaw) {
                Ok(nimber) => sum.known.nimbers[index] = nimber,
                Err(unsolved) => return Some(Err(unsolved)),
            }
        }
        Some(Ok(sum))
    }

    /// Asks a question about one summand.
    fn ask<Q: Question<R::Move>>(
        &mut self,
        index: usize,
        question: Q,
    ) -> Result<Q::Answer, Unsolved> {
        let summands = self.known.summands();
        self.method
            .ask(self.rules, self.position, index, summands, question)
    }

    /// Finds the nimbers of all summands that do not cancel but the one that is the most work; returns that one, if there is one.
    fn find_others(&mut self) -> Result<Option<usize>, Unsolved> {
        let open: Vec<usize> = self.known.open().collect();
        // What is too large is refused before any work.
        let works = open.into_iter().map(|index| {
            let work = self.ask(index, HowMuch)?;
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
        let others = self.known.known_sum();
        match last {
            Some(last) => self.ask(last, IsNimber(others)),
            None => Ok(others == 0),
        }
    }

    /// Finds the nimber of a summand if it is not known. Those that cancel have the same.
    fn find_nimber(&mut self, index: usize) -> Result<u64, Unsolved> {
        if let Some(nimber) = self.known.nimbers[index] {
            return Ok(nimber);
        }
        let nimber = self.ask(index, WhichNimber)?;
        self.known.nimbers[index] = Some(nimber);
        if let Some(other) = self.known.pairing[index] {
            self.known.nimbers[other] = Some(nimber);
        }
        Ok(nimber)
    }

    /// The nimber of the sum.
    pub(super) fn nimber(&mut self) -> Result<u64, Unsolved> {
        let open: Vec<usize> = self.known.open().collect();
        for index in open {
            self.find_nimber(index)?;
        }
        Ok(self.known.known_sum())
    }

    /// The nimber that a winning move leaves of a summand: the nim-sum of the others.
    fn target(&mut self, index: usize) -> Result<u64, Unsolved> {
        if self.known.open().eq([index]) {
            return Ok(self.known.known_sum());
        }
        let nimber = self.find_nimber(index)?;
        Ok(self.nimber()? ^ nimber)
    }

    /// The moves of one summand that leave this nimber, if a theorem gives them.
    fn moves_by_law(
        &mut self,
        index: usize,
        nimber: u64,
    ) -> Result<Option<Vec<R::Move>>, Unsolved> {
        let found = self.ask(index, MovesByLaw(nimber))?;
        Ok(found.map(|(moves, winning)| {
            let mut so_far = self.method.telling.so_far.borrow_mut();
            so_far.settled += moves;
            let written = winning.iter().map(|&played| self.rules.write_move(played));
            so_far.winning.extend(written);
            winning
        }))
    }

    /// The winning moves in one summand, at most `most` of them.
    fn winning_in(&mut self, index: usize, most: usize) -> Result<Vec<R::Move>, Unsolved> {
        let nimber = self.target(index)?;
        if let Some(mut moves) = self.moves_by_law(index, nimber)? {
            moves.truncate(most);
            return Ok(moves);
        }
        let telling = Rc::clone(&self.method.telling);
        let rules = self.rules;
        let settle = |winning: Option<R::Move>| {
            let winning = winning.map(|played| rules.write_move(played));
            telling.so_far.borrow_mut().settle_move(winning);
        };
        let question = WhichMoves {
            nimber,
            most,
            settle: &settle,
        };
        self.ask(index, question)
    }

    /// All winning moves, if the player to move wins.
    fn winning(&mut self) -> Result<Vec<R::Move>, Unsolved> {
        let mut found = vec![None; self.known.summands()];
        // The nimber of the largest summand may be dearer than its moves.
        if let Some(open) = self.find_others()? {
            found[open] = Some(self.winning_in(open, usize::MAX)?);
        }
        let sum = self.nimber()?;
        self.method.telling.so_far.borrow_mut().nimber = Some(sum);
        // Laws come first, so that what they say is known early.
        for (index, moves) in found.iter_mut().enumerate() {
            if let (None, Some(nimber)) = (&moves, self.known.nimbers[index]) {
                *moves = self.moves_by_law(index, nimber ^ sum)?;
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
    fn begin(&mut self) -> Option<R::Move> {
        let by_law = self.rules.winning_move(self.position);
        self.method.telling.begin(SoFar {
            wins: by_law.map(|_| true),
            by_law: by_law.map(|played| self.rules.write_move(played)),
            ..SoFar::default()
        });
        by_law
    }

    /// The answer.
    pub(super) fn answer(mut self) -> Result<Answer<R::Move>, Unsolved> {
        let by_law = self.begin();
        if by_law.is_none() && self.is_zero()? {
            return Ok(Answer {
                value: -1,
                nimber: Some(0),
                moves: Vec::new(),
                remoteness: None,
            });
        }
        let moves = self.rules.move_count(self.position);
        self.method.telling.won(moves);
        let moves = self.winning()?;
        Ok(Answer {
            value: 1,
            nimber: Some(self.known.known_sum()),
            moves,
            remoteness: None,
        })
    }

    /// Whether the player to move wins.
    pub(super) fn wins(&mut self) -> Result<bool, Unsolved> {
        Ok(self.begin().is_some() || !self.is_zero()?)
    }

    /// A winning move, if there is one: one that a theorem gives, or the first.
    pub(super) fn first_winning(&mut self) -> Result<Option<R::Move>, Unsolved> {
        if let Some(by_law) = self.begin() {
            return Ok(Some(by_law));
        }
        if self.is_zero()? {
            return Ok(None);
        }
        for index in 0..self.known.summands() {
            let found = self.winning_in(index, 1)?;
            if let Some(&first) = found.first() {
                return Ok(Some(first));
            }
        }
        Ok(None)
    }
}
