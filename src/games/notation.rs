//! Positions and moves as text. Legality is left to `rules`.

use super::options::Values;
use super::rules::Rules;
use super::shared::spelling::spellings;
use crate::reason::Phrase;

/// How the positions and moves of a game are read and written.
pub trait Notation: Rules {
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

    /// Returns a legal move as it is listed, in games in which a move may be written in several ways.
    fn listed(&self, position: &Self::Position, played: Self::Move) -> Self::Move {
        let _ = position;
        played
    }

    /// Returns the values of the game's options in a position: what must be given with its text to read it back.
    fn values(&self, position: &Self::Position) -> Values {
        let _ = position;
        Values::default()
    }

    /// Returns some legal moves as they are typed, one of each kind, as examples for a prompt.
    fn move_examples(&self, position: &Self::Position) -> Vec<String> {
        let first = self.moves(position).take(1);
        first.map(|first| first.to_string()).collect()
    }

    /// Whether a text that [`Notation::read_move`] refuses was meant as a move. If so, its refusal is shown instead of
    /// the menu's.
    fn resembles_move(&self, text: &str) -> bool {
        text.contains(':')
    }

    /// Returns the position of two or three piles of these sizes, in games that have a map of them.
    fn of_piles(&self, sizes: &[u64]) -> Option<Self::Position> {
        let _ = sizes;
        None
    }

    /// Draws a position small, with its coordinates, to be put beside others. `None`, the default, if it is readable as it is written,
    /// or too large.
    fn sketch(&self, position: &Self::Position) -> Option<Vec<String>> {
        let _ = position;
        None
    }

    // Never overridden.

    /// Writes a position so that [`Notation::read_position`] reads it back.
    fn write_position(&self, position: &Self::Position) -> String {
        position.to_string()
    }

    /// Writes a move so that [`Notation::read_move`] reads it back.
    fn write_move(&self, played: Self::Move) -> String {
        played.to_string()
    }

    /// Reads a move as a person types it: as [`Notation::read_move`] does, or with blanks and commas for the signs where nothing else
    /// can be meant.
    ///
    /// # Errors
    /// The refusal of [`Notation::read_move`].
    fn read_typed_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        self.read_move(text).or_else(|refusal| {
            let read = |spelling: &String| self.read_move(spelling).ok();
            spellings(text).iter().find_map(read).ok_or(refusal)
        })
    }
}
