//! The closed form of a game as a method: an answer by a theorem, at any size.

use super::limits::Unsolved;
use super::method::Method;
use crate::games::{Answer, Game};

/// Answers positions that have a closed form, [`Theorems::closed_form`](crate::games::Theorems::closed_form).
#[derive(Clone, Copy, Debug, Default)]
pub struct ClosedForm;

impl<R: Game> Method<R> for ClosedForm {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        rules.closed_form(position).map(Ok)
    }

    /// Always 1: the position itself.
    fn positions(&self) -> u64 {
        1
    }
}
