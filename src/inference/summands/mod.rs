//! Sums of games as a method: each summand has a nimber, which the methods of its own game find, and the nimber of the sum is their
//! nim-sum. R. P. Sprague, Tohoku Mathematical Journal 41 (1935); P. M. Grundy, Eureka 2 (1939).
//!
//! Summands that play alike cancel each other, laws come before searches, and the summand that is the most work is only asked whether
//! it has the nim-sum of the others.

mod known;
mod questions;
mod telling;

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use ahash::AHashMap;

use self::known::Known;
use self::questions::{
    Asked, Finder, HowMuch, IsNimber, MovesByLaw, NimberByLaw, Question, WhichMoves, WhichNimber,
};
use self::telling::Telling;
use super::closed_form::ClosedForm;
use super::finders::finders;
use super::limits::{Interrupt, Limits, Progress, SoFar, Unsolved};
use super::method::Method;
use crate::games::{Answer, Game, Manners, Notation, SummandVisitor, Theorems, Theory, Values};

/// Answers sums by the nimbers of their summands. What it finds out of a game serves all summands of that game.
pub(crate) struct BySummands {
    limits: Limits,
    interrupt: Interrupt,
    telling: Rc<Telling>,
    /// A [`Finder`] for each game by its name and options.
    finders: AHashMap<(&'static str, Values), Box<dyn Any>>,
    positions: u64,
}

/// Asks a question about a summand, with the finder of its game.
struct Asking<'a, Q> {
    method: &'a mut BySummands,
    /// How many summands share the memory.
    summands: usize,
    question: Q,
}

impl<M, Q: Question<M>> SummandVisitor<M> for Asking<'_, Q> {
    type Output = Result<Q::Answer, Unsolved>;

    fn visit<G: Notation + Manners + Theory + Theorems + Clone + 'static>(
        self,
        rules: &G,
        position: &G::Position,
        whole: impl Fn(G::Move) -> M,
    ) -> Self::Output {
        let BySummands {
            limits,
            interrupt,
            telling,
            finders: known,
            positions,
        } = self.method;
        let progress: &Rc<dyn Progress> = &(Rc::clone(telling) as Rc<dyn Progress>);
        let limits = Limits {
            max_memory: limits.max_memory / self.summands.max(1) as u64,
            ..*limits
        };
        let new = || -> Box<dyn Any> {
            let mut methods: Vec<Box<dyn Method<G>>> = vec![Box::new(ClosedForm)];
            methods.extend(finders(limits, interrupt, progress));
            Box::new(Finder { methods })
        };
        let key = (rules.name(), rules.values(position));
        let finder = known.entry(key).or_insert_with(new);
        let finder: &mut Finder<G> = finder.downcast_mut().expect("a name has one game");
        let before = finder.positions();
        telling.others.set(positions.saturating_sub(before));
        let mut asked = Asked {
            rules,
            finder,
            limits,
            interrupt,
        };
        let answer = self.question.ask(&mut asked, position, whole);
        *positions += asked.finder.positions().saturating_sub(before);
        answer
    }
}

impl BySummands {
    /// A method that knows nothing yet.
    pub(crate) fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            telling: Rc::new(Telling {
                shown: progress,
                so_far: RefCell::default(),
                others: Cell::default(),
                told: Cell::default(),
                is_law_told: Cell::default(),
            }),
            finders: AHashMap::new(),
            positions: 0,
        }
    }

    /// Asks a question about summand `index` of `summands`.
    fn ask<R: Game, Q: Question<R::Move>>(
        &mut self,
        rules: &R,
        position: &R::Position,
        index: usize,
        summands: usize,
        question: Q,
    ) -> Result<Q::Answer, Unsolved> {
        let asking = Asking {
            method: self,
            summands,
            question,
        };
        let answer = rules.visit_summand(position, index, asking);
        let answer = answer.expect("an index below the number of summands");
        answer.map_err(|unsolved| match unsolved {
            Unsolved::Beyond(estimate) => Unsolved::Beyond(estimate.of_summand(index + 1)),
            other => other,
        })
    }

    /// What is known about a position without a search; `None` if it is no sum of games.
    fn known<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Known, Unsolved>> {
        let pairing = rules.pairing(position);
        let summands = pairing.len();
        if summands == 0 {
            return None;
        }
        let by_law = |index| self.ask(rules, position, index, summands, NimberByLaw);
        let nimbers = (0..summands).map(by_law).collect::<Result<_, _>>();
        Some(nimbers.map(|nimbers| Known { pairing, nimbers }))
    }

    /// Finds the nimbers of all summands that do not cancel but the one that is the most work; returns that one, if there is one.
    fn find_others<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
    ) -> Result<Option<usize>, Unsolved> {
        let mut open = Vec::new();
        for index in known
            .alone()
            .filter(|&index| known.nimbers[index].is_none())
        {
            // What is too large is refused before any work.
            let work = self.ask(rules, position, index, known.summands(), HowMuch)?;
            open.push((work, index));
        }
        open.sort_unstable();
        let last = open.pop();
        for (_, index) in open {
            self.find_nimber(rules, position, known, index)?;
        }
        Ok(last.map(|(_, index)| index))
    }

    /// Whether the nimber of a sum is 0. The summand that is the most work is only asked whether it has the nim-sum of the others.
    fn is_zero<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
    ) -> Result<bool, Unsolved> {
        let last = self.find_others(rules, position, known)?;
        let sum = known.known_sum();
        let Some(last) = last else {
            return Ok(sum == 0);
        };
        self.ask(rules, position, last, known.summands(), IsNimber(sum))
    }

    /// Finds the nimber of a summand if it is not known. Those that cancel have the same.
    fn find_nimber<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
        index: usize,
    ) -> Result<u64, Unsolved> {
        if let Some(nimber) = known.nimbers[index] {
            return Ok(nimber);
        }
        let nimber = self.ask(rules, position, index, known.summands(), WhichNimber)?;
        known.nimbers[index] = Some(nimber);
        if let Some(other) = known.pairing[index] {
            known.nimbers[other] = Some(nimber);
        }
        Ok(nimber)
    }

    /// The nimber of a sum.
    fn sum<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
    ) -> Result<u64, Unsolved> {
        while let Some(index) = known.open() {
            self.find_nimber(rules, position, known, index)?;
        }
        Ok(known.known_sum())
    }

    /// The nimber that a winning move leaves of a summand: the nim-sum of the others.
    fn target<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
        index: usize,
    ) -> Result<u64, Unsolved> {
        if known.open() == Some(index) {
            return Ok(known.known_sum());
        }
        let nimber = self.find_nimber(rules, position, known, index)?;
        Ok(self.sum(rules, position, known)? ^ nimber)
    }

    /// The moves of one summand that leave this nimber, if a theorem gives them.
    fn moves_by_law<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        index: usize,
        known: &Known,
        nimber: u64,
    ) -> Result<Option<Vec<R::Move>>, Unsolved> {
        let question = MovesByLaw(nimber);
        let found = self.ask(rules, position, index, known.summands(), question)?;
        Ok(found.map(|(moves, winning)| {
            let mut so_far = self.telling.so_far.borrow_mut();
            so_far.settled += moves;
            let written = winning.iter().map(|&played| rules.write_move(played));
            so_far.winning.extend(written);
            winning
        }))
    }

    /// The winning moves in one summand, at most `most` of them.
    fn winning_in<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
        index: usize,
        most: usize,
    ) -> Result<Vec<R::Move>, Unsolved> {
        let nimber = self.target(rules, position, known, index)?;
        let by_law = self.moves_by_law(rules, position, index, known, nimber)?;
        if let Some(mut moves) = by_law {
            moves.truncate(most);
            return Ok(moves);
        }
        let telling = Rc::clone(&self.telling);
        let settle = |winning: Option<R::Move>| {
            let winning = winning.map(|played| rules.write_move(played));
            telling.so_far.borrow_mut().settle_move(winning);
        };
        let question = WhichMoves {
            nimber,
            most,
            settle: &settle,
        };
        self.ask(rules, position, index, known.summands(), question)
    }

    /// All winning moves of a sum that is won.
    fn winning<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        known: &mut Known,
    ) -> Result<Vec<R::Move>, Unsolved> {
        let mut found = vec![None; known.summands()];
        // The nimber of the largest summand may be dearer than its moves.
        if let Some(open) = self.find_others(rules, position, known)? {
            found[open] = Some(self.winning_in(rules, position, known, open, usize::MAX)?);
        }
        let sum = self.sum(rules, position, known)?;
        self.telling.so_far.borrow_mut().nimber = Some(sum);
        // Laws come first, so that what they say is known early.
        for (index, moves) in found.iter_mut().enumerate() {
            if let (None, Some(nimber)) = (&moves, known.nimbers[index]) {
                *moves = self.moves_by_law(rules, position, index, known, nimber ^ sum)?;
            }
        }
        for (index, moves) in found.iter_mut().enumerate() {
            if moves.is_none() {
                *moves = Some(self.winning_in(rules, position, known, index, usize::MAX)?);
            }
        }
        Ok(found.into_iter().flatten().flatten().collect())
    }

    /// Answers a sum about which nothing but `known` is known.
    fn settle<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        mut known: Known,
    ) -> Result<Answer<R::Move>, Unsolved> {
        let by_law = self.begin(rules, position);
        if by_law.is_none() && self.is_zero(rules, position, &mut known)? {
            return Ok(Answer {
                value: -1,
                nimber: Some(0),
                moves: Vec::new(),
                remoteness: None,
            });
        }
        let moves = rules.move_count(position);
        self.telling.won(moves);
        let moves = self.winning(rules, position, &mut known)?;
        Ok(Answer {
            value: 1,
            nimber: Some(known.known_sum()),
            moves,
            remoteness: None,
        })
    }

    /// Begins with a sum, and returns a winning move that a theorem gives.
    fn begin<R: Game>(&mut self, rules: &R, position: &R::Position) -> Option<R::Move> {
        let by_law = rules.winning_move(position);
        self.telling.begin(SoFar {
            wins: by_law.map(|_| true),
            by_law: by_law.map(|played| rules.write_move(played)),
            ..SoFar::default()
        });
        by_law
    }

    /// A winning move: one that a theorem gives, or the first.
    fn first_winning<R: Game>(
        &mut self,
        rules: &R,
        position: &R::Position,
        mut known: Known,
    ) -> Result<Option<R::Move>, Unsolved> {
        if let Some(by_law) = self.begin(rules, position) {
            return Ok(Some(by_law));
        }
        if self.is_zero(rules, position, &mut known)? {
            return Ok(None);
        }
        for index in 0..known.summands() {
            let found = self.winning_in(rules, position, &mut known, index, 1)?;
            if let Some(&first) = found.first() {
                return Ok(Some(first));
            }
        }
        Ok(None)
    }
}

/// Whether the position is a sum of games.
pub(super) fn is_sum_of_games<R: Game>(rules: &R, position: &R::Position) -> bool {
    !rules.pairing(position).is_empty()
}

impl<R: Game> Method<R> for BySummands {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let known = self.known(rules, position)?;
        let answer = known.and_then(|known| self.settle(rules, position, known));
        if answer.is_err() {
            // What is known is worth telling where the rest is not found.
            self.telling.tell_known();
            self.telling.finish();
        }
        Some(answer)
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let known = self.known(rules, position)?;
        let value = known.and_then(|mut known| {
            let wins = self.begin(rules, position).is_some()
                || !self.is_zero(rules, position, &mut known)?;
            Ok(if wins { 1 } else { -1 })
        });
        Some(value)
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<R::Move>, Unsolved>> {
        let known = self.known(rules, position)?;
        Some(known.and_then(|known| self.first_winning(rules, position, known)))
    }

    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let known = self.known(rules, position)?;
        self.telling.begin(SoFar::default());
        Some(known.and_then(|mut known| self.sum(rules, position, &mut known).map(Some)))
    }

    fn positions(&self) -> u64 {
        self.positions
    }
}
