//! The interface of the methods that answer a position.

use super::heaps::Period;
use super::limits::Unsolved;
use crate::games::{Answer, Game};

/// A way to find the value and all optimal moves of positions of one game.
pub trait Method<R: Game> {
    /// Returns the answer, or `None` if the method does not apply to the position.
    ///
    /// # Errors
    /// [`Unsolved`] if the method applies and yet has no answer.
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>>;

    /// Returns the value for the player to move, or `None` if the method does not apply. It may take less work than the answer.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let answer = self.answer(rules, position)?;
        Some(answer.map(|answer| answer.value))
    }

    /// Returns a winning move in a game of win and loss, the first one unless another is far less work, `Some(Ok(None))` if the position
    /// is losing, or `None` if the method does not apply. It may take less work than the answer.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn winning_move(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<R::Move>, Unsolved>> {
        let answer = self.answer(rules, position)?;
        Some(answer.map(|answer| answer.moves.first().copied()))
    }

    /// Returns the nimber, `Some(Ok(None))` if the method finds none, or `None` if it does not apply. It may take less work than the
    /// answer.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Option<u64>, Unsolved>> {
        let answer = self.answer(rules, position)?;
        Some(answer.map(|answer| answer.nimber))
    }

    /// Returns whether the nimber is this one, `Some(Ok(None))` if the method finds none, or `None` if it does not apply. It may take
    /// less work than the nimber.
    ///
    /// # Errors
    /// As [`Method::answer`].
    fn has_nimber(
        &mut self,
        rules: &R,
        position: &R::Position,
        nimber: u64,
    ) -> Option<Result<Option<bool>, Unsolved>> {
        let found = self.nimber(rules, position)?;
        Some(found.map(|found| found.map(|found| found == nimber)))
    }

    /// Checks the estimate of the work, without any of it; `None` if the method does not apply, or makes no estimate.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if the position is too large to solve.
    fn allows(&mut self, rules: &R, position: &R::Position) -> Option<Result<(), Unsolved>> {
        let _ = (rules, position);
        None
    }

    /// How the nimbers of heaps repeat, as far as what was asked has proved it.
    fn period(&self) -> Option<Period> {
        None
    }

    /// Estimated bytes of the tables of piles that the method keeps, which leave less to those of the remoteness.
    fn memory(&self) -> u64 {
        0
    }

    /// How many positions the method has settled or stored so far.
    fn positions(&self) -> u64;
}
