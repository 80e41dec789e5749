//! The interface of the methods that answer a position, and of the games that say which do.

use std::cell::Cell;

use super::{
    heaps::Period,
    limits::{Estimate, Limits, Unsolved, Work},
    remoteness::{ByStates, Remoteness},
};
use crate::games::{Answer, Game, HeapShape};
use crate::reason::Evidence;

/// A game with what solves it.
pub trait Solvable: Game {
    /// The methods that answer its positions, in the order in which they are asked. The last one
    /// applies to every position.
    fn methods(work: &Work) -> Methods<Self>;

    /// Where the remoteness of its positions comes from. The default looks at all states below.
    fn remoteness() -> Box<dyn Remoteness<Self>> {
        Box::new(ByStates::default())
    }

    /// The sizes of the piles of a position, if it is nothing else and a move takes from one or
    /// two: the comparison has methods for these alone.
    fn pairs<'a>(&self, _position: &'a Self::Position) -> Option<&'a [u64]> {
        None
    }
}

/// The methods of a game.
pub type Methods<R> = Vec<Box<dyn Method<R>>>;

/// A way to find the value and all optimal moves of positions of one game.
pub trait Method<R: Game> {
    /// Whether the method answers this position. The questions below are asked directly after it
    /// has said so.
    fn applies(&self, rules: &R, position: &R::Position) -> bool;

    /// Checks the estimate of the work within some limits, without any of it. What is known makes
    /// no difference.
    ///
    /// # Errors
    /// The estimate, if the position is too large to solve.
    fn allows(&self, rules: &R, position: &R::Position, limits: &Limits) -> Result<(), Estimate>;

    /// Returns the answer.
    ///
    /// # Errors
    /// [`Unsolved`] if the method applies and yet has no answer.
    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved>;

    // Less work than the answer, in methods that can do it so.

    /// Returns the value for the player to move.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn value(&mut self, rules: &R, position: &R::Position) -> Result<i64, Unsolved> {
        Ok(self.answer(rules, position)?.value)
    }

    /// Returns a winning move in a game of win and loss, the first one unless another is far less
    /// work; `None` if the position is losing.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Result<Option<R::Move>, Unsolved> {
        Ok(self.answer(rules, position)?.moves.first().copied())
    }

    /// Returns the nimber; `None` if the method finds none.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn nimber(&mut self, rules: &R, position: &R::Position) -> Result<Option<u64>, Unsolved> {
        Ok(self.answer(rules, position)?.nimber)
    }

    /// Returns whether the nimber is this one; `None` if the method finds none.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn has_nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
        nimber: u64,
    ) -> Result<Option<bool>, Unsolved> {
        let found = self.nimber(rules, position)?;
        Ok(found.map(|found| found == nimber))
    }

    /// Returns the nimber where it is work of its own, apart from the answer; `None`, the default,
    /// if there is none, or it would be too much work.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn nimber_apart(
        &mut self,
        _rules: &R,
        _position: &R::Position,
    ) -> Result<Option<u64>, Unsolved> {
        Ok(None)
    }

    /// The heaps of a position, in games of taking and breaking, and how their nimbers repeat, as
    /// far as what was asked has proved it.
    fn heaps(&self, _rules: &R, _position: &R::Position) -> Option<(HeapShape, Option<Period>)> {
        None
    }

    // A theory of its own, in methods that have one.

    /// A winning move where not all of them are listed.
    fn move_by_theory(&mut self, _rules: &R, _position: &R::Position) -> Option<R::Move> {
        None
    }

    /// A position as a word of the theory.
    fn word(&self, _rules: &R, _position: &R::Position) -> Option<String> {
        None
    }

    /// Explains the result by the theory; `best` is a winning move, `None` in a losing position.
    fn evidence(
        &self,
        _rules: &R,
        _position: &R::Position,
        _best: Option<R::Move>,
    ) -> Option<Evidence> {
        None
    }

    /// The largest heap up to which the theory answers; `None` if that is no reason to refuse a
    /// position.
    fn reach(&self, _rules: &R, _position: &R::Position) -> Option<u64> {
        None
    }

    /// How many positions the method has settled or stored so far.
    fn positions(&self) -> u64;
}

// The closed form of a game as a method: an answer by a theorem, at any size.

/// Answers positions that have a closed form,
/// [`Theorems::closed_form`](crate::games::Theorems::closed_form). It holds the one that was found
/// last.
pub struct ClosedForm<R: Game>(Cell<Option<Answer<R::Move>>>);

impl<R: Game> Default for ClosedForm<R> {
    fn default() -> Self {
        Self(Cell::default())
    }
}

impl<R: Game> Method<R> for ClosedForm<R> {
    fn applies(&self, rules: &R, position: &R::Position) -> bool {
        let found = rules.closed_form(position);
        let applies = found.is_some();
        self.0.set(found);
        applies
    }

    fn allows(&self, _: &R, _: &R::Position, _: &Limits) -> Result<(), Estimate> {
        Ok(())
    }

    fn answer(&mut self, _: &R, _: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        Ok(self.0.take().expect("it was found"))
    }

    /// Always 1: the position itself.
    fn positions(&self) -> u64 {
        1
    }
}
