//! Why a run ends. What is said of it, and the exit status, are left to the command line.

use std::io;

use crate::inference::Unsolved;
use crate::reason::{Phrase, of_system};

/// Why a run ends before it is done.
#[derive(Debug)]
pub enum Error {
    /// The person quit.
    Quit,
    /// There is no more input, as this message says.
    InputEnded(&'static str),
    /// A signal asked to end.
    Interrupted,
    /// A search was stopped, mostly by a signal.
    SearchStopped,
    /// A position has no answer.
    Unsolved(Unsolved),
    /// Nobody reads the output any more.
    ReaderGone,
    /// Something that is needed is refused, or could not be done: what and why.
    Refused(Phrase),
    /// The command line is wrong: what is accepted.
    Usage(Phrase),
    /// Input or output failed.
    Failed(io::Error),
}

/// What was done, or why the run ends. Where a reader refuses a text, the error is a phrase.
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// There is no more input, and nothing else to say.
pub const INPUT_ENDED: Error = Error::InputEnded("input-ended");

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            io::ErrorKind::Interrupted => Self::Interrupted,
            io::ErrorKind::UnexpectedEof => INPUT_ENDED,
            _ => Self::Failed(error),
        }
    }
}

impl From<Unsolved> for Error {
    fn from(why: Unsolved) -> Self {
        if why.is_stopped() {
            return Self::SearchStopped;
        }
        Self::Unsolved(why)
    }
}

impl Error {
    /// The error of a standard output that failed.
    pub fn of_output(error: io::Error) -> Self {
        match error.into() {
            Self::Failed(error) => Self::Refused(of_system("output-unwritable", &error)),
            other => other,
        }
    }
}
