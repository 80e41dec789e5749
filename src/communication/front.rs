//! What a front end does. How, is left to `lines` and `terminal`.

use super::{Result, Signals};
use crate::text::Text;

/// A line of the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputLine {
    /// The line without its end. Bytes that are not UTF-8 became replacement characters.
    Whole(String),
    /// The line is too long. It is skipped, because a part of a position is another position.
    TooLong,
}

/// A list beside a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// What the entries say.
    pub labels: Vec<String>,
    /// What chooses each.
    pub names: Vec<String>,
    /// The place of the entry that an empty answer chooses, or else the first.
    pub usual: usize,
}

/// Shows text and reads answers. What an answer means is left to the caller.
pub trait FrontEnd {
    /// Shows a prompt and reads what is typed after it, without the end of the line. If an entry of
    /// a list is chosen by arrow keys, the answer is its name.
    fn read_answer(&mut self, prompt: &str, list: Option<&List>) -> Result<InputLine>;

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

    /// Shows text.
    fn show(&mut self, text: &Text) -> Result;

    /// Shows text that may be longer than the screen. On a terminal it stops where the screen is
    /// full.
    fn page(&mut self, text: &Text) -> Result {
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
