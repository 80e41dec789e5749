//! Maps failures to one line on stderr and an exit status, as `docs/scripting.md` documents them.

use std::io;

use crate::communication::{Error, Result, Signals, complain};
use crate::explanation::{for_programs, refusals::unsolved};
use crate::reason::{Phrase, of_system};

/// Prints why a run has ended to stderr, and returns the exit status.
pub fn exit_status(done: Result, signals: &Signals) -> u8 {
    let Err(error) = done else {
        return 0;
    };
    let (status, phrase) = match error {
        Error::Quit | Error::ReaderGone => return 0,
        Error::Interrupted | Error::SearchStopped => return signals.exit_status(),
        Error::Failed(error) => (1, of_system("input-or-output-failed", &error)),
        Error::Unsolved(why) => (1, unsolved(&why)),
        Error::Refused(phrase) => (1, phrase),
        Error::Usage(phrase) => (2, phrase),
        Error::InputEnded(what) => (3, Phrase::new(what)),
    };
    // Programs read stderr too.
    complain(&for_programs(|| phrase.to_string()));
    status
}

/// Says that a file cannot be written.
pub fn unwritable(file: &str) -> impl Fn(io::Error) -> Error {
    move |error| Error::Refused(of_system("file-unwritable", &error).with("file", file))
}

/// Says in the language of the person that we refuse a value which clap has handed to us, and
/// returns the exit status; `None` if the refusal is clap's own.
pub fn refused(error: &clap::Error) -> Option<u8> {
    let phrase: &Phrase = std::error::Error::source(error)?.downcast_ref()?;
    complain(&for_programs(|| phrase.to_string()));
    Some(2)
}
