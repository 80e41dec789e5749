//! How many lines of a batch are answered, as long as it lasts.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use crate::communication::{ProgressBar, StatusLine, streams::shows_lines};
use crate::inference::{Progress, SoFar};

/// A batch that is done sooner shows no count.
const COUNT_PATIENCE: Duration = Duration::from_secs(2);

/// Shows how many lines are answered on the standard error if that is a terminal and the standard
/// output is none. While a single answer takes long its bar is shown instead.
pub(super) struct Count {
    answer: Rc<ProgressBar>,
    is_seen: bool,
    lines: Cell<u64>,
    /// When the count may be shown.
    due: Instant,
    line: StatusLine,
}

impl Count {
    /// Counts from 0. `answer` shows the progress of a single answer.
    pub(super) fn new(answer: Rc<ProgressBar>) -> Self {
        Self {
            answer,
            is_seen: !shows_lines(),
            lines: Cell::default(),
            due: Instant::now() + COUNT_PATIENCE,
            line: StatusLine::new(Duration::ZERO),
        }
    }

    /// Counts one more line as answered; `said` says how many there are.
    pub(super) fn add(&self, said: impl FnOnce(u64) -> String) {
        self.lines.set(self.lines.get() + 1);
        if self.is_seen && Instant::now() >= self.due {
            self.line.say(|| said(self.lines.get()));
        }
    }
}

impl Progress for Count {
    fn report(&self, done: usize, all: usize) {
        self.line.clear();
        self.answer.report(done, all);
    }

    fn report_so_far(&self, so_far: &SoFar) {
        self.line.clear();
        self.answer.report_so_far(so_far);
    }

    fn finish(&self) {
        self.answer.finish();
    }
}
