//! What sits at the board in place of a person.

use super::{Board, Choice, Skill};
use crate::chance::Chance;
use crate::reason::Phrase;
use crate::text::Text;

/// A player that is no person, with what it keeps from game to game. Only how it chooses a move has
/// to be written.
pub(crate) trait Machine {
    /// Chooses a move in the position on the board, which is not over.
    ///
    /// # Errors
    /// [`Trouble`].
    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble>;

    /// Whether it plays by what is solved, so that it guesses where a position is too large, or
    /// where it is stopped.
    fn solves(&self) -> bool {
        false
    }

    /// Whether it learns from its games, so that their end is told by how it came.
    fn learns(&self) -> bool {
        false
    }

    /// Prepares for a game from the position on the board. One before it that was not finished has
    /// taught nothing. Returns what people should know.
    ///
    /// # Errors
    /// Why it cannot play.
    fn begin(&mut self, _board: &Board) -> Result<Option<Phrase>, Phrase> {
        Ok(None)
    }

    /// Hears how a game has ended.
    fn end(&mut self, _end: &GameEnd) {}

    /// Keeps what it has learned, and says what that was in the last game. `name` is its own.
    ///
    /// # Errors
    /// Why that cannot be kept where a person wants it.
    fn keep(&mut self, _name: &str) -> Result<Text, Phrase> {
        Ok(Text::new())
    }

    /// What it thinks of the position on the board, if it lets people look. It is at `side`.
    fn thought(&self, _board: &Board, _side: usize, _width: usize) -> Option<Thought> {
        None
    }
}

/// A game that is over, as the player at `side` sees it.
pub(crate) struct GameEnd<'a> {
    pub board: &'a Board,
    pub side: usize,
    /// The side that has won, by a forfeit too; `None` if nobody has.
    pub winner: Option<usize>,
}

impl GameEnd<'_> {
    /// Whether this player has won.
    pub(crate) fn is_won(&self) -> bool {
        self.winner == Some(self.side)
    }
}

/// What a machine thinks of a position.
pub(crate) struct Thought {
    pub text: Text,
    /// The message that says what this is, for help.
    pub help: &'static str,
    /// Whether it is shown at each of the machine's moves, unasked.
    pub is_watched: bool,
}

impl Machine for Skill {
    /// A machine plays on in positions that are too large.
    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble> {
        super::choose(*self, &mut *board.game, &board.position, chance)
            .map_err(|_| Trouble::Interrupted)
    }

    fn solves(&self) -> bool {
        matches!(self, Self::Perfect | Self::Level(_))
    }
}

/// Why there is no move of a player.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It forfeits the game, for this reason, which lacks its name.
    Forfeits(Phrase),
    /// Its command cannot be run at all, for this reason.
    NotRun(Phrase),
    /// The interrupt was raised while it was thinking.
    Interrupted,
}

impl From<Phrase> for Trouble {
    fn from(why: Phrase) -> Self {
        Self::Forfeits(why)
    }
}
