//! What is legal, and how positions and moves are written and read.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;

use super::{options::Values, shared::spelling::spellings};
use crate::reason::Phrase;

/// The rules of a game, its variant included: a table of results belongs to one rules object.
///
/// Both players have the same moves, take turns, and see everything, and every game ends.
pub trait Rules: Tree {
    /// A position as people see it: piles keep their places. What is written is read back by
    /// [`Rules::read_position`].
    type Position: Clone + PartialEq + Debug + Display;
    /// A move. What is written is read back by [`Rules::read_move`].
    type Move: Copy + Eq + Debug + Display;

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

    /// The position after a move that is listed, and so legal.
    fn after(&self, position: &Self::Position, played: Self::Move) -> Self::Position {
        self.play(position, played).expect("a listed move is legal")
    }

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

    // Has a default that fits most games.

    /// The points that a legal move gains for the player who makes it; 0 if the last move decides.
    fn points(&self, _position: &Self::Position, _played: Self::Move) -> i64 {
        0
    }

    /// The points that both players together can still gain; `None` exactly if the last move decides.
    fn points_left(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// Returns a legal move as it is listed, in games in which a move may be written in several ways.
    fn listed(&self, _position: &Self::Position, played: Self::Move) -> Self::Move {
        played
    }

    /// Returns the values of the game's options in a position: what must be given with its text to read it back.
    fn values(&self, _position: &Self::Position) -> Values {
        Values::default()
    }

    /// Returns some legal moves as they are typed, one of each kind, as examples for a prompt.
    fn move_examples(&self, position: &Self::Position) -> Vec<String> {
        let first = self.moves(position).take(1);
        first.map(|first| first.to_string()).collect()
    }

    /// Whether a text that [`Rules::read_move`] refuses was meant as a move. If so, its refusal is shown instead of
    /// the menu's.
    fn resembles_move(&self, text: &str) -> bool {
        text.contains(':')
    }

    /// Returns the position of two or three piles of these sizes, in games that have a map of them.
    fn of_piles(&self, _sizes: &[u64]) -> Option<Self::Position> {
        None
    }

    /// Draws a position small, with its coordinates, to be put beside others. `None`, the default, if it is readable as it is written,
    /// or too large.
    fn sketch(&self, _position: &Self::Position) -> Option<Vec<String>> {
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

    /// Writes a position so that [`Rules::read_position`] reads it back.
    fn write_position(&self, position: &Self::Position) -> String {
        position.to_string()
    }

    /// Writes a move so that [`Rules::read_move`] reads it back.
    fn write_move(&self, played: Self::Move) -> String {
        played.to_string()
    }

    /// Reads a move as a person types it: as [`Rules::read_move`] does, or with blanks and commas for the signs where nothing else
    /// can be meant.
    ///
    /// # Errors
    /// The refusal of [`Rules::read_move`].
    fn read_typed_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        self.read_move(text).or_else(|refusal| {
            let read = |spelling: &String| self.read_move(spelling).ok();
            spellings(text).iter().find_map(read).ok_or(refusal)
        })
    }
}

// The game tree as a search sees it: states and what follows them. Text is left to `notation`.

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
