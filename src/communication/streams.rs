//! The standard streams: whether somebody sits there, what may be drawn, and the front end for
//! them.

use std::io::{self, IsTerminal};

use super::{ColorChoice, FrontEnd, Painter, Printer, Signals, lines::Lines, terminal::Terminal};
use crate::explanation::is_accessible;

/// Whether the standard input and output are both a terminal: somebody sits there.
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && shows_lines()
}

/// Whether the standard output is a terminal.
pub fn shows_lines() -> bool {
    io::stdout().is_terminal()
}

/// Whether lines on the standard error may be drawn anew.
pub fn redraws() -> bool {
    io::stderr().is_terminal() && !is_accessible()
}

/// Returns the front end for the standard streams: a terminal if both are one that can move its
/// cursor and has room for a prompt, otherwise lines.
pub fn open(color: ColorChoice, signals: &Signals) -> Box<dyn FrontEnd> {
    let is_interactive = is_terminal();
    if is_interactive
        && !is_accessible()
        && let Some(terminal) = Terminal::open(color, signals.clone())
    {
        return Box::new(terminal);
    }
    let printer = Printer::stdout(Painter::for_lines(color));
    // A terminal echoes what is typed.
    let echo = !io::stdin().is_terminal();
    Box::new(Lines::new(printer, echo, is_interactive, signals))
}
