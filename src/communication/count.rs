//! How many lines of a batch are answered, on a terminal that shows nothing else.

use std::cell::Cell;
use std::io::{self, IsTerminal};
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::Bar;
use super::status::StatusLine;
use crate::inference::{Progress, SoFar};

/// A batch that is done sooner shows nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// Says how many lines are answered, and how much of the input that is in percent if it is known.
type Saying = Box<dyn Fn(u64, Option<u64>) -> String>;

/// Shows how many lines are answered on the standard error if that is a terminal and the standard output is none. While a single
/// answer takes long its bar is shown instead.
pub(crate) struct Count {
    answer: Rc<Bar>,
    saying: Saying,
    is_seen: bool,
    lines: Cell<u64>,
    /// When the count may be shown.
    due: Instant,
    line: StatusLine,
}

impl Count {
    /// Counts from 0, in these words. `answer` shows the progress of a single answer.
    pub(crate) fn new(
        answer: Rc<Bar>,
        saying: impl Fn(u64, Option<u64>) -> String + 'static,
    ) -> Self {
        Self {
            answer,
            saying: Box::new(saying),
            is_seen: io::stderr().is_terminal() && !io::stdout().is_terminal(),
            lines: Cell::default(),
            due: Instant::now() + PATIENCE,
            line: StatusLine::default(),
        }
    }

    /// Counts one more line as answered; `share` is how much of the input has been read, in percent.
    pub(crate) fn add(&self, share: Option<u64>) {
        self.lines.set(self.lines.get() + 1);
        if self.is_seen && Instant::now() >= self.due {
            self.line.show(|_| (self.saying)(self.lines.get(), share));
        }
    }
}

impl Progress for Count {
    fn report(&self, done: usize, all: usize) {
        self.line.clear();
        self.answer.report(done, all);
    }

    fn tell(&self, so_far: &SoFar) {
        self.line.clear();
        self.answer.tell(so_far);
    }

    fn finish(&self) {
        self.answer.finish();
    }
}

impl Drop for Count {
    fn drop(&mut self) {
        self.line.clear();
    }
}
