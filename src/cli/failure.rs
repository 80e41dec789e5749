//! Maps failures to one line on stderr and an exit status, as `docs/scripting.md` documents them.

use std::io;

use crate::communication::{Done, Signals, Stop, complain};
use crate::explanation::{Words, refusals::unsolved};
use crate::reason::{Phrase, of_system};

/// What is refused without more ado is on the command line.
impl From<Phrase> for Stop {
    fn from(refusal: Phrase) -> Self {
        Self::Usage(refusal)
    }
}

/// Prints why a run has ended to stderr, and returns the exit status.
pub(super) fn exit_status(done: Done, words: &Words, signals: &Signals) -> u8 {
    let Err(stop) = done else {
        return 0;
    };
    let (status, phrase) = match stop {
        Stop::Quit | Stop::Learn | Stop::ReaderGone => return 0,
        Stop::Interrupted | Stop::SearchStopped => return signals.exit_status(),
        Stop::Failed(error) => (1, of_system("input-or-output-failed", &error)),
        Stop::Unwritable(error) => (1, of_system("output-unwritable", &error)),
        Stop::Unsolved(why) => (1, unsolved(&why)),
        Stop::Refused(phrase) => (1, phrase),
        Stop::Usage(phrase) => (2, phrase),
        Stop::InputEnded => (3, Phrase::new("input-ended")),
        Stop::InputEndedBefore(what) => (3, Phrase::new(what)),
    };
    // Programs read stderr too.
    complain(&words.to_programs().say(&phrase));
    status
}

/// Says that a file cannot be written.
pub(super) fn unwritable(file: &str) -> impl Fn(io::Error) -> Stop {
    move |error| Stop::Refused(of_system("file-unwritable", &error).with("file", file))
}
