//! Communication: asks questions and shows text. The only module that knows what `h` and `q` mean,
//! and the only one that prints.

#[cfg(unix)]
mod again;
mod ascii;
mod ask;
mod editor;
mod front;
mod lines;
mod menu;
mod printer;
mod progress;
mod prompt;
mod reader;
mod signals;
mod terminal;

pub use ascii::plain_but;
pub(crate) use ask::{Dialogue, Question, TIP, UNKNOWN, WHY, means};
use front::INPUT_ENDED;
pub(crate) use front::{Error, FrontEnd, Line, List, Result};
use lines::Lines;
pub(crate) use menu::{Entry, Menu, read_within};
pub(crate) use printer::{ColorChoice, Painter, Printer, complain};
pub(crate) use progress::{Bar, Count, Waiting};
pub use prompt::broken;
pub(crate) use reader::{LineReader, too_long};
pub(crate) use signals::Signals;
use terminal::Terminal;

use std::env;
use std::io::{self, IsTerminal};

/// Whether the standard input and output are both a terminal: somebody sits there.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether somebody asks, by a variable, for plain questions and that nothing be drawn anew.
fn is_accessible() -> bool {
    env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty())
}

/// Whether the standard output is a terminal that shows ASCII alone.
pub(crate) fn is_plain() -> bool {
    io::stdout().is_terminal() && ascii::is_wanted()
}

/// Whether lines on the standard error may be drawn anew.
fn redraws() -> bool {
    io::stderr().is_terminal() && !is_accessible()
}

/// Returns the front end for the standard streams: a terminal if both are one that can move its
/// cursor and has room for a prompt, otherwise lines.
pub(crate) fn open(color: ColorChoice, signals: &Signals) -> Box<dyn FrontEnd> {
    let input_is_terminal = io::stdin().is_terminal();
    let is_interactive = input_is_terminal && io::stdout().is_terminal();
    if is_interactive
        && !is_accessible()
        && let Some(terminal) = Terminal::open(color, signals.clone())
    {
        return Box::new(terminal);
    }
    let printer = Printer::stdout(Painter::for_lines(color));
    // A terminal echoes what is typed.
    let echo = !input_is_terminal;
    Box::new(Lines::new(printer, echo, is_interactive, signals))
}
