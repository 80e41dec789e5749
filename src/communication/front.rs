//! What a front end is: something that shows text and reads answers.

use std::io;

use crate::text::Text;

/// Why a session ends before it is done.
#[derive(Debug)]
pub enum Stop {
    /// The person asked to leave.
    Quit,
    /// There is no more input.
    InputEnded,
    /// A signal asked to end.
    Interrupted,
    /// Nobody reads the output any more.
    ReaderGone,
    /// Something that the session needs is refused; says what and why.
    Refused(String),
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

/// Shows text and reads answers. What an answer means is for others.
pub trait FrontEnd {
    /// Shows a prompt and reads what is typed behind it, without the end of the line.
    ///
    /// # Errors
    /// [`Stop`] where there is no answer.
    fn read_answer(&mut self, prompt: &str) -> Result<String, Stop>;

    /// Shows text.
    ///
    /// # Errors
    /// [`Stop`] where it cannot be shown.
    fn show(&mut self, text: &Text) -> Result<(), Stop>;

    /// Shows why an answer is refused: one line, however long, where programs read along.
    ///
    /// # Errors
    /// [`Stop`] where it cannot be shown.
    fn refuse(&mut self, refusal: &str) -> Result<(), Stop>;

    /// How many columns there are.
    fn width(&self) -> usize;
}
