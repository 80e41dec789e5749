//! What a front end does. How, is left to `lines` and `terminal`.

use std::io;

use super::{Painter, Signals};
use crate::inference::Unsolved;
use crate::reason::{Phrase, of_system};
use crate::text::Text;

/// Why a run ends before it is done.
#[derive(Debug)]
pub(crate) enum Error {
    /// The person quit.
    Quit,
    /// There is no more input, as this message says.
    InputEnded(&'static str),
    /// A signal asked to end.
    Interrupted,
    /// A signal stopped a search.
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
pub(crate) type Result<T = (), E = Error> = std::result::Result<T, E>;

/// There is no more input, and nothing else to say.
pub(crate) const INPUT_ENDED: Error = Error::InputEnded("input-ended");

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
    /// The end for a standard output that failed.
    pub(super) fn of_output(error: io::Error) -> Self {
        match error.into() {
            Self::Failed(error) => Self::Refused(of_system("output-unwritable", &error)),
            other => other,
        }
    }
}

/// A line of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// The line without its end. Bytes that are not UTF-8 became replacement characters.
    Whole(String),
    /// The line is too long. It is skipped, because a part of a position is another position.
    TooLong,
}

/// A list beside a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct List {
    /// What the entries say.
    pub labels: Vec<String>,
    /// What chooses each.
    pub names: Vec<String>,
    /// The place of the entry that an empty answer chooses, or else the first.
    pub usual: usize,
}

/// Shows text and reads answers. What an answer means is left to the caller.
pub(crate) trait FrontEnd {
    /// Shows a prompt and reads what is typed after it, without the end of the line. If an entry of
    /// a list is chosen by arrow keys, the answer is its name.
    fn read_answer(&mut self, prompt: &str, list: Option<&List>) -> Result<Line, Error>;

    /// Whether a person answers: the input and the output are both terminals.
    fn is_interactive(&self) -> bool;

    fn signals(&self) -> &Signals;

    /// Says whether Ctrl-C stops the work at hand from now on, and not the program. Only a person
    /// can be asked again.
    fn let_ctrl_c_stop_work(&mut self, stops_work: bool) {
        let stops_work = stops_work && self.is_interactive();
        self.signals().let_ctrl_c_stop_work(stops_work);
    }

    /// Takes Ctrl-C back after it has stopped some work. Returns whether the session goes on.
    fn take_back_ctrl_c(&mut self) -> bool {
        let goes_on = self.signals().take_back_ctrl_c();
        if goes_on {
            self.leave_line();
        }
        goes_on
    }

    /// Leaves the line in which the system has shown Ctrl-C as ^C. An output that is gone is found
    /// out by the next line.
    fn leave_line(&mut self);

    /// Where names are to be kept that are shown as they are, even where only ASCII can be shown.
    fn painter(&mut self) -> &mut Painter;

    /// Shows text.
    fn show(&mut self, text: &Text) -> Result;

    /// Shows text that may be longer than the screen. On a terminal it stops where the screen is
    /// full; `more` says how to go on.
    fn page(&mut self, text: &Text, more: &str) -> Result {
        let _ = more;
        self.show(text)
    }

    /// Whether a text is on the screen together with a few lines below it.
    fn fits(&self, text: &Text) -> bool {
        let _ = text;
        true
    }

    /// Shows why an answer is refused.
    fn refuse(&mut self, refusal: &str) -> Result {
        self.show(&refusal.lines().fold(Text::new(), Text::prose))
    }

    /// Returns the number of columns.
    fn width(&self) -> usize;
}
