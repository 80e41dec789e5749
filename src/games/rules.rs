//! What is legal: the tree of states as a search sees it, and positions and moves as people write
//! them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;

use super::options::Values;
use crate::reason::Phrase;

/// A finite game in which both players have the same moves, as a search sees it.
pub trait Tree {
    // What an author has to write.

    /// A position in canonical form, packed: positions that play alike are equal. It is the key of
    /// every table.
    type State: Copy + Eq + Ord + Hash + Debug;

    /// Calls `visit` with the states that follow `state`, mostly once each, until it breaks. There
    /// are none exactly if the game is over. Those that are quickest to solve come first.
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

    // What has a default that fits most games.

    /// The value for the player to move, if known without a search.
    fn known_value(&self, _state: Self::State) -> Option<i64> {
        None
    }

    // Never overridden by a game.

    /// The value of a finished game for the player who would be to move: -1 if the last mover wins,
    /// +1 if the last mover loses, 0 if points decide.
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
}

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

/// The rules of a game, its variant included: a table of results belongs to one rules object.
///
/// Both players have the same moves, take turns, and see everything, and every game ends.
pub trait Rules: Tree {
    // What an author has to write.

    /// A position as people see it: piles keep their places. What is written is read back by
    /// [`Rules::read_position`].
    type Position: Clone + PartialEq + Debug + Display;
    /// A move. What is written is read back by [`Rules::read_move`].
    type Move: Copy + Eq + Debug + Display;

    /// All moves in their order.
    fn moves<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move> + 'a;

    /// Returns the position after a move.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal, and what is.
    fn play(&self, position: &Self::Position, played: Self::Move)
    -> Result<Self::Position, Phrase>;

    /// Reads a position as it is written on the command line.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    fn read_position(&self, text: &str) -> Result<Self::Position, Phrase>;

    /// Reads a move. Whether it is legal is decided by [`Rules::play`].
    ///
    /// # Errors
    /// A phrase that says how moves are written.
    fn read_move(&self, text: &str) -> Result<Self::Move, Phrase>;

    // What has a default that fits most games.

    /// The number of moves. It is 0 exactly if the game is over. A game with many moves does not
    /// list them to count them: a pile may hold 10^15 matches.
    fn move_count(&self, position: &Self::Position) -> u128 {
        self.moves(position).count() as u128
    }

    /// Returns the move at `index`, counted from 0.
    ///
    /// # Panics
    /// May panic if `index` is not below [`Rules::move_count`].
    fn nth_move(&self, position: &Self::Position, index: u128) -> Self::Move {
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        let nth = self.moves(position).nth(index);
        nth.expect("the index is below the number of moves")
    }

    /// Returns the values of the game's options in a position: what must be given with its text to
    /// read it back.
    fn values(&self, _position: &Self::Position) -> Values {
        Values::default()
    }

    /// Returns some legal moves as they are typed, one of each kind, as examples for a prompt.
    fn move_examples(&self, position: &Self::Position) -> Vec<String> {
        let first = self.moves(position).take(1);
        first.map(|first| first.to_string()).collect()
    }

    /// Returns a legal move as it is listed, in games in which a move may be written in several
    /// ways.
    fn listed(&self, _position: &Self::Position, played: Self::Move) -> Self::Move {
        played
    }

    /// Whether a text that [`Rules::read_move`] refuses was meant as a move. If so, its refusal is
    /// shown instead of the menu's.
    fn resembles_move(&self, text: &str) -> bool {
        text.contains(':')
    }

    /// The points that both players together can still gain; `None` exactly if the last move
    /// decides. A move gains what it makes less of them.
    fn points_left(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    // Never overridden.

    /// The position after a move that is listed, and so legal.
    fn after(&self, position: &Self::Position, played: Self::Move) -> Self::Position {
        self.play(position, played).expect("a listed move is legal")
    }

    /// Whether the game is over.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.move_count(position) == 0
    }
}
