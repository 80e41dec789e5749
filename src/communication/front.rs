//! What a front end does. How, is left to `lines` and `terminal`.

use std::io;

use crate::text::Text;

/// Why a session ends before it is done.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The person quit.
    Quit,
    /// There is no more input.
    InputEnded,
    /// A signal asked to end.
    Interrupted,
    /// Nobody reads the output any more.
    ReaderGone,
    /// Something that the session needs is refused: the text says what and why.
    Refused(String),
    /// The standard output cannot be written.
    Unwritable(io::Error),
    /// Input or output failed.
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            io::ErrorKind::Interrupted => Self::Interrupted,
            io::ErrorKind::UnexpectedEof => Self::InputEnded,
            _ => Self::Failed(error),
        }
    }
}

impl Stop {
    /// The end for an output that failed.
    pub(super) fn of_output(error: io::Error) -> Self {
        match error.into() {
            Self::Failed(error) => Self::Unwritable(error),
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

/// Shows text and reads answers. What an answer means is left to the caller.
pub(crate) trait FrontEnd {
    /// Shows a prompt and reads what is typed after it, without the end of the line.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer.
    fn read_answer(&mut self, prompt: &str) -> Result<Line, Stop>;

    /// Shows text.
    ///
    /// # Errors
    /// [`Stop`] if it cannot be shown.
    fn show(&mut self, text: &Text) -> Result<(), Stop>;

    /// Shows text that may be longer than the screen. On a terminal it stops where the screen is full; `more` says how to go on.
    ///
    /// # Errors
    /// [`Stop`] if it cannot be shown.
    fn page(&mut self, text: &Text, more: &str) -> Result<(), Stop> {
        let _ = more;
        self.show(text)
    }

    /// Shows why an answer is refused. On a pipe it is one line, however long.
    ///
    /// # Errors
    /// [`Stop`] if it cannot be shown.
    fn refuse(&mut self, refusal: &str) -> Result<(), Stop>;

    /// Returns the number of columns.
    fn width(&self) -> usize;
}
