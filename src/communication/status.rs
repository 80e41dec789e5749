//! One line on the standard error while work goes on, on a terminal only.

use std::cell::Cell;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use console::{Term, truncate_str};

use super::ascii;

/// Columns in which the system shows Ctrl-C, and one at the edge. A line that fills them would go on below, and could not be cleared.
const KEPT_FREE: u16 = 3;

/// The time between two drawings, at least.
const TICK: Duration = Duration::from_millis(50);

/// The line, and when it may be drawn again; `None` while it is not drawn.
#[derive(Debug, Default)]
pub(super) struct StatusLine(Cell<Option<Instant>>);

impl StatusLine {
    /// Shows what `line` returns for a number of columns in place of what was shown, unless that is too new.
    pub(super) fn show(&self, line: impl FnOnce(usize) -> String) {
        let now = Instant::now();
        if self.0.get().is_some_and(|due| now < due) || !io::stderr().is_terminal() {
            return;
        }
        self.0.set(Some(now + TICK));
        let term = Term::buffered_stderr();
        let width = usize::from(term.size().1.saturating_sub(KEPT_FREE).max(1));
        let line = line(width);
        let line = truncate_str(&line, width, "");
        // Where it cannot be written, nobody looks.
        let _ = term
            .clear_line()
            .and_then(|()| term.write_str(&ascii::on_stderr(&line)))
            .and_then(|()| term.flush());
    }

    /// Clears the line.
    pub(super) fn clear(&self) {
        if self.0.take().is_some() {
            let _ = Term::stderr().clear_line();
        }
    }
}
