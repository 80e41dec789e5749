//! What is legal, and what a game is played for. Text is left to `notation`.

use std::fmt::{Debug, Display};

use crate::reason::Phrase;

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

    /// The value of a finished game for the player who would be to move: -1 if the last mover won, +1 if the last
    /// mover lost, 0 if points decide.
    pub fn end_value(&self) -> i64 {
        match self {
            Self::LastMove => -1,
            Self::Misere => 1,
            Self::Points => 0,
        }
    }
}

/// The rules of a game, its variant included: a table of results belongs to one rules object.
///
/// Both players have the same moves, take turns, and see everything, and every game ends.
pub trait Rules {
    /// A position as people see it: piles keep their places. What is written is read back by
    /// [`Notation::read_position`](super::Notation::read_position).
    type Position: Clone + PartialEq + Debug + Display;
    /// A move. Moves are listed in the order of the type. What is written is read back by
    /// [`Notation::read_move`](super::Notation::read_move).
    type Move: Copy + Ord + Debug + Display;

    /// What the game is played for.
    fn goal(&self) -> Goal;

    /// The number of moves. It is 0 exactly if the game is over.
    fn move_count(&self, position: &Self::Position) -> u128;

    /// Returns the move at `index`, counted from 0. A game with many moves computes it instead of listing those before
    /// it: a pile may hold 10^15 matches.
    ///
    /// # Panics
    /// May panic if `index` is not below [`Rules::move_count`].
    fn nth_move(&self, position: &Self::Position, index: u128) -> Self::Move;

    /// Returns the position after a move.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal, and what is.
    fn play(&self, position: &Self::Position, played: Self::Move)
    -> Result<Self::Position, Phrase>;

    // Has a default that fits games without points.

    /// The points that a legal move gains for the player who makes it; 0 if the last move decides.
    fn points(&self, position: &Self::Position, played: Self::Move) -> i64 {
        let _ = (position, played);
        0
    }

    /// The points that both players together can still gain; `None` exactly if the last move decides.
    fn points_left(&self, position: &Self::Position) -> Option<u64> {
        let _ = position;
        None
    }

    // Never overridden.

    /// Whether the game is over.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.move_count(position) == 0
    }

    /// All moves in their order.
    fn moves<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move> + 'a {
        (0..self.move_count(position)).map(|index| self.nth_move(position, index))
    }

    /// Whether the player who makes the last move loses.
    fn is_misere(&self) -> bool {
        matches!(self.goal(), Goal::Misere)
    }

    /// The player who has won a game that is over, 0 or 1; `None` for a draw. `to_move` would be next, and `points` is what each has
    /// gained.
    fn winner(&self, end: &Self::Position, to_move: usize, points: [i64; 2]) -> Option<usize> {
        let value = match self.points_left(end) {
            Some(_) => points[to_move] - points[1 - to_move],
            None => self.goal().end_value(),
        };
        match value.signum() {
            1 => Some(to_move),
            0 => None,
            _ => Some(1 - to_move),
        }
    }
}
