//! The terminal of the standard error without its last columns, for bars.

use std::io::{self, IsTerminal};

use console::Term;
use indicatif::{ProgressDrawTarget, TermLike};

/// Columns in which the system shows Ctrl-C, and one at the edge. A bar fills its line; without them that would be on the line below, and
/// the bar could not be cleared any more.
const KEPT_FREE: u16 = 3;

/// How often a bar is drawn in a second, at most.
const DRAWN_EACH_SECOND: u8 = 20;

/// Returns where bars are drawn: nowhere if the standard error is no terminal.
pub(super) fn target() -> ProgressDrawTarget {
    if io::stderr().is_terminal() {
        let narrow = Box::new(Narrow(Term::buffered_stderr()));
        ProgressDrawTarget::term_like_with_hz(narrow, DRAWN_EACH_SECOND)
    } else {
        ProgressDrawTarget::hidden()
    }
}

/// Returns how many columns a bar has.
pub(super) fn width() -> usize {
    let (_, columns) = Term::stderr().size();
    columns.saturating_sub(KEPT_FREE).max(1).into()
}

/// A terminal that seems narrower than it is.
#[derive(Debug)]
struct Narrow(Term);

impl TermLike for Narrow {
    fn width(&self) -> u16 {
        let (_, columns) = self.0.size();
        columns.saturating_sub(KEPT_FREE).max(1)
    }

    fn height(&self) -> u16 {
        let (rows, _) = self.0.size();
        rows
    }

    fn move_cursor_up(&self, rows: usize) -> io::Result<()> {
        self.0.move_cursor_up(rows)
    }

    fn move_cursor_down(&self, rows: usize) -> io::Result<()> {
        self.0.move_cursor_down(rows)
    }

    fn move_cursor_right(&self, columns: usize) -> io::Result<()> {
        self.0.move_cursor_right(columns)
    }

    fn move_cursor_left(&self, columns: usize) -> io::Result<()> {
        self.0.move_cursor_left(columns)
    }

    fn write_line(&self, line: &str) -> io::Result<()> {
        self.0.write_line(line)
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        self.0.write_str(text)
    }

    fn clear_line(&self) -> io::Result<()> {
        self.0.clear_line()
    }

    fn flush(&self) -> io::Result<()> {
        self.0.flush()
    }
}
