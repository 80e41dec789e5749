//! The game tree as a search sees it: states and what follows them. Text is left to `notation`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// A state one move further on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Child<S> {
    /// The points that the move gains for the player who makes it; 0 if the last move decides.
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

/// What a game is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Normal play: the player who makes the last move wins.
    LastMove,
    /// Misère play: the player who makes the last move loses.
    Misere,
    /// The player with more points wins.
    Points,
}

impl Goal {
    /// Normal or misère play.
    pub fn last_move(misere: bool) -> Self {
        if misere { Self::Misere } else { Self::LastMove }
    }
}

/// A finite game in which both players have the same moves.
///
/// The author of a game writes `State`, `children` and `goal`; the rest has defaults.
pub trait Tree {
    /// A position in canonical form, packed: positions that play alike are equal. It is the key of every table.
    type State: Copy + Eq + Ord + Hash + Debug;

    /// Calls `visit` with the states that follow `state`, mostly once each, until it breaks. There are none exactly if
    /// the game is over. Those that are quickest to solve come first.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] if `visit` breaks.
    fn children(
        &self,
        state: Self::State,
        visit: &mut impl FnMut(Child<Self::State>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// What the game is played for.
    fn goal(&self) -> Goal;

    /// The value of a finished game for the player who would be to move: -1 if the last mover wins, +1 if the last
    /// mover loses, 0 if points decide.
    fn end_value(&self) -> i64 {
        match self.goal() {
            Goal::LastMove => -1,
            Goal::Misere => 1,
            Goal::Points => 0,
        }
    }

    /// The largest possible value, if known: a search may stop as soon as it has it.
    fn ceiling(&self) -> Option<i64> {
        (self.goal() != Goal::Points).then_some(1)
    }

    /// The value for the player to move, if known without a search.
    fn known_value(&self, _state: Self::State) -> Option<i64> {
        None
    }
}
