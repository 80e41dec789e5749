//! The closed form of a game as a method: an answer by a theorem, at any size.

use super::limits::Unsolved;
use super::method::Method;
use crate::games::{Answer, Game};

/// Answers positions that have a closed form, [`Theorems::closed_form`](crate::games::Theorems::closed_form). It holds the one that was
/// found last.
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
