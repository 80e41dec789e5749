//! The game tree as a search sees it: states and what follows them. How people name positions and moves is left to `game`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// A state one move further on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Child<S> {
    /// The points that the move gains for the one who makes it; 0 where the last move decides.
    pub points: i64,
    /// The state that the move leaves.
    pub state: S,
}

impl<S> From<S> for Child<S> {
    /// A child whose move gains no points.
    fn from(state: S) -> Self {
        Self { points: 0, state }
    }
}

/// A finite game in which both players have the same moves.
///
/// The author of a game writes `State`, `children` and `end_value`; the rest has defaults that fit games of win and loss.
pub trait Tree {
    /// A position in canonical form, packed: positions that play alike are one state. It is the key of every table.
    type State: Copy + Eq + Ord + Hash + Debug;

    /// Visits what follows `state`, each state about once, until told to break off. Visits nothing exactly where the
    /// game is over. What is soonest settled comes first.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] where the visitor broke off.
    fn children(
        &self,
        state: Self::State,
        visit: &mut impl FnMut(Child<Self::State>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The value of a finished game for the player who would be to move: -1 where the last mover wins, +1 where
    /// the last mover loses, 0 where points decide.
    fn end_value(&self) -> i64;

    /// The largest value that can ever be had, where one is known: a search may stop as soon as it has it.
    fn ceiling(&self) -> Option<i64> {
        Some(1)
    }

    /// The value for the player to move where it is plain without a search, else none.
    fn known_value(&self, state: Self::State) -> Option<i64> {
        let _ = state;
        None
    }
}
