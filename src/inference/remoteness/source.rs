//! The interface of what finds the remoteness of the positions of a game.

use crate::games::Game;
use crate::inference::limits::{Limits, Unsolved, Work};

/// Where the remoteness of the positions of a game comes from, and what was found of it.
pub trait Remoteness<R: Game> {
    /// Whether it takes little work. What was found makes no difference, so that answers do not
    /// depend on earlier questions.
    fn is_cheap(&self, rules: &R, position: &R::Position, limits: &Limits) -> bool;

    /// Finds it where that is cheap, and then that of all positions below too. `None` if the
    /// position has no state.
    ///
    /// # Errors
    /// If the interrupt was raised, or the memory does not suffice.
    fn settle(
        &mut self,
        rules: &R,
        position: &R::Position,
        work: &Work,
    ) -> Result<Option<u64>, Unsolved>;

    /// The remoteness of a position if it was found.
    fn found(&self, rules: &R, position: &R::Position) -> Option<u64>;
}
