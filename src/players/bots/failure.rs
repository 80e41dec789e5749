//! Why a program forfeits a game.

use std::io;
use std::time::Duration;

use crate::reason::Phrase;

/// Why a program forfeits a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Failure {
    /// It answered with a line that is not a move, for this reason.
    NoMove { line: String, why: Phrase },
    /// It answered with a move that is not legal, for this reason.
    NotLegal { line: String, why: Phrase },
    /// It wrote this line before it was asked for a move.
    OutOfTurn { line: String },
    /// It gave no move within this time.
    Late(Duration),
    /// It wrote a line of more than this many bytes.
    LongLine(u64),
    /// It wrote more than this many comments in one turn.
    Comments(usize),
    /// It ended without a move; with its exit status, if it has one.
    Ended(Option<i32>),
    /// A person did not want to wait for it.
    Stopped,
}

/// Why there is no move of a program.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It forfeits the game.
    Forfeits(Failure),
    /// Its command cannot be run at all; with the error of the system, if there is one.
    NotRun(Option<io::Error>),
    /// The interrupt was raised while it was thinking.
    Interrupted,
}
