//! Sums of games as a method: each summand has a nimber, which the methods of its own game find, and the nimber of the sum is their
//! nim-sum. R. P. Sprague, Tohoku Mathematical Journal 41 (1935); P. M. Grundy, Eureka 2 (1939).
//!
//! Summands that play alike cancel each other, laws come before searches, and the summand that is the most work is only asked whether
//! it has the nim-sum of the others.

mod known;
mod questions;
mod sum;
mod telling;

use std::any::Any;
use std::rc::Rc;

use ahash::AHashMap;

use self::questions::{Asked, Finder, Question};
use self::sum::AskedSum;
use self::telling::Telling;
use super::closed_form::ClosedForm;
use super::finders::finders;
use super::limits::{Interrupt, Limits, Progress, Unsolved};
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
            telling: Rc::new(Telling::new(progress)),
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
        let telling = Rc::clone(&self.telling);
        let answer = AskedSum::new(self, rules, position)?.and_then(AskedSum::answer);
        if answer.is_err() {
            // What is known is worth telling where the rest is not found.
            telling.tell_known();
            telling.finish();
        }
        Some(answer)
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let wins = AskedSum::new(self, rules, position)?.and_then(|mut sum| sum.wins());
        Some(wins.map(|wins| if wins { 1 } else { -1 }))
    }

    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<R::Move>, Unsolved>> {
        Some(AskedSum::new(self, rules, position)?.and_then(|mut sum| sum.first_winning()))
    }

    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let sum = AskedSum::new(self, rules, position)?;
        Some(sum.and_then(|mut sum| sum.nimber().map(Some)))
    }

    fn positions(&self) -> u64 {
        self.positions
    }
}
