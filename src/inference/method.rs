//! The interface of the methods that answer a position.

use super::{heaps::Period, limits::Unsolved};
use crate::games::{Answer, Game};

/// A way to find the value and all optimal moves of positions of one game.
pub trait Method<R: Game> {
    /// Whether the method answers this position. The questions below are asked directly after it
    /// has said so.
    fn applies(&mut self, rules: &R, position: &R::Position) -> bool;

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

    /// Checks the estimate of the work, without any of it.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the position is too large to solve.
    fn allows(&mut self, rules: &R, position: &R::Position) -> Result<(), Unsolved> {
        let _ = (rules, position);
        Ok(())
    }

    /// How the nimbers of heaps repeat, as far as what was asked has proved it.
    fn period(&self) -> Option<Period> {
        None
    }

    /// How many positions the method has settled or stored so far.
    fn positions(&self) -> u64;
}

// The closed form of a game as a method: an answer by a theorem, at any size.

/// Answers positions that have a closed form,
/// [`Theorems::closed_form`](crate::games::Theorems::closed_form). It holds the one that was found
/// last.
#[derive(Debug)]
pub struct ClosedForm<R: Game>(Option<Answer<R::Move>>);

impl<R: Game> Default for ClosedForm<R> {
    fn default() -> Self {
        Self(None)
    }
}

impl<R: Game> Method<R> for ClosedForm<R> {
    fn applies(&mut self, rules: &R, position: &R::Position) -> bool {
        self.0 = rules.closed_form(position);
        self.0.is_some()
    }

    fn answer(&mut self, _: &R, _: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        Ok(self.0.take().expect("it was found"))
    }

    /// Always 1: the position itself.
    fn positions(&self) -> u64 {
        1
    }
}
