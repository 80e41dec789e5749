//! What sits at the board in place of a person, and the kinds of it that features add.

use std::fmt::{self, Debug, Formatter};

use clap::{ArgMatches, Command};

use super::{Board, Choice, Skill, Strength, Trouble};
use crate::chance::Chance;
use crate::communication::{Result, Signals};
use crate::explanation::Words;
use crate::inference::{Position, Solver};
use crate::reason::Phrase;
use crate::text::Text;

/// A player that is no person, with what it keeps from game to game.
pub(crate) trait Machine {
    /// How well it plays, if it solves positions or draws moves.
    fn skill(&self) -> Option<Skill> {
        None
    }

    /// What it knows of its opponent, if it adapts itself.
    fn strength(&mut self) -> Option<&mut Strength> {
        None
    }

    /// Prepares for a game from the position on the board. One before it that was not finished has
    /// taught nothing. Returns what people should know.
    ///
    /// # Errors
    /// Why it cannot play.
    fn begin(&mut self, _board: &Board) -> Result<Option<Phrase>, Phrase> {
        Ok(None)
    }

    /// Chooses a move in the position on the board, which is not over.
    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble>;

    /// Hears that its last move was taken back.
    fn take_back(&mut self) {}

    /// Hears that a move is made that it has not chosen now.
    fn replay(&mut self, _before: &Position, _after: &Position) {}

    /// Hears whether it has won a game that is over.
    fn finish(&mut self, _won: bool) {}

    /// Keeps what it has learned.
    ///
    /// # Errors
    /// Why that cannot be kept where a person wants it.
    fn keep(&mut self) -> Result<(), Phrase> {
        Ok(())
    }

    /// Keeps what it has learned from the last game, and says so. `name` is its own.
    ///
    /// # Errors
    /// As [`Machine::keep`].
    fn learned(&mut self, _name: &str, _words: &Words, _width: usize) -> Result<Text, Phrase> {
        Ok(Text::new())
    }

    /// What it thinks of a position, if it lets people look.
    fn shown(&self, _position: &Position, _words: &Words, _width: usize) -> Option<Text> {
        None
    }

    /// Whether that is shown at each of its moves.
    fn is_watched(&self) -> bool {
        false
    }
}

impl Machine for Skill {
    fn skill(&self) -> Option<Skill> {
        Some(*self)
    }

    /// A machine plays on in positions that are too large.
    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble> {
        super::choose(*self, &mut *board.game, &board.position, chance)
            .map_err(|_| Trouble::Interrupted)
    }
}

impl Machine for Strength {
    fn skill(&self) -> Option<Skill> {
        Some(Strength::skill(self))
    }

    fn strength(&mut self) -> Option<&mut Strength> {
        Some(self)
    }

    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble> {
        Strength::skill(self).choose(board, chance)
    }
}

/// A kind of machine that a feature adds: how it is written, listed and named, and its flags.
#[expect(private_interfaces, reason = "outside, players are only compared")]
pub trait MachineKind: Sync {
    /// The name on the command line, the same in every language.
    fn word(&self) -> &'static str;

    /// How `--help` describes it.
    fn help(&self) -> &'static str;

    /// What describes it where players are listed; `None` if it is not listed.
    fn label(&self) -> Option<&'static str> {
        None
    }

    /// What stands behind the colon in place of a name, such as `COMMAND`, if something does. It is
    /// never taken from a record.
    fn takes(&self) -> Option<&'static str> {
        None
    }

    /// Reads that.
    ///
    /// # Errors
    /// A phrase that says what is wrong.
    fn check(&self, _text: &str) -> Result<(), Phrase> {
        Ok(())
    }

    /// The default name of one.
    fn usual_name(&self, text: &str, words: &Words) -> String;

    /// Why it cannot play from a position, which may take a moment to find out.
    fn refusal(&self, _game: &dyn Solver, _start: &Position) -> Option<Phrase> {
        None
    }

    /// What is said as a recorded game of one goes on.
    ///
    /// # Errors
    /// The message that refuses it, which names the file.
    fn goes_on(&self) -> Result<Option<Phrase>, &'static str> {
        Ok(None)
    }

    /// Adds its flags.
    fn augment(&self, venue: Venue, command: Command) -> Command;

    /// Reads them.
    ///
    /// # Errors
    /// What one of them asks for is refused, or cannot be done.
    fn read(
        &self,
        venue: Venue,
        given: &ArgMatches,
        signals: &Signals,
    ) -> Result<Box<dyn MachineTerms>>;
}

/// Where machines play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Venue {
    /// With people, one game after another.
    Table,
    /// Many games against each other.
    Match,
}

/// By what terms the machines of a kind play.
pub(crate) trait MachineTerms: Sync {
    /// Checks all that can be refused before a game, or before a match from `start`.
    fn check(&mut self, _: &dyn Solver, _start: Option<&Position>, _: KnownSeats) -> Result {
        Ok(())
    }

    /// Says that a flag is for a machine that does not play.
    fn absent(&self) -> Option<Phrase> {
        None
    }

    /// Whether a game may depend on those before it.
    fn learns(&self) -> bool {
        false
    }

    /// Makes a machine. `text` stands behind the colon, and the first of the kind at a board may
    /// have what the others have not.
    fn seat(&self, text: &str, is_first: bool) -> Box<dyn Machine>;
}

/// What is known of the players as the terms of a kind are checked.
#[derive(Clone, Copy)]
pub(crate) struct KnownSeats {
    /// Whether one of the kind plays, as far as that is known.
    pub has_kind: bool,
    /// Whether both players are known.
    pub are_known: bool,
    /// Whether games were played before.
    pub are_later: bool,
}

impl PartialEq for dyn MachineKind {
    fn eq(&self, other: &Self) -> bool {
        self.word() == other.word()
    }
}

impl Eq for dyn MachineKind {}

impl Debug for dyn MachineKind {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}
