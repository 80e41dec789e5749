//! Communication: asks questions and shows text. The only module that knows what `h` and `q` mean, and the only one that prints.

#[cfg(unix)]
mod again;
mod ask;
mod count;
mod front;
mod invisible;
mod lines;
mod menu;
mod number;
mod paint;
mod printer;
mod progress;
mod reader;
mod signals;
mod terminal;
mod waiting;

pub(crate) use ask::is_plain_text;
pub(crate) use ask::{Answer, Dialogue, Question};
pub(crate) use count::Count;
pub(crate) use front::{FrontEnd, Line, Stop};
pub(crate) use lines::Lines;
pub(crate) use menu::{Entry, Menu};
pub(crate) use paint::{ColorChoice, Painter};
pub(crate) use printer::{Printer, complain};
pub(crate) use progress::Bar;
pub(crate) use reader::{LineReader, too_long};
pub(crate) use signals::Signals;
pub(crate) use terminal::Terminal;
pub(crate) use waiting::Waiting;

use std::io::{self, IsTerminal};

/// Returns the front end for the standard streams: a terminal if both are one that can move its cursor and has room for a prompt,
/// otherwise lines.
pub(crate) fn open(color: ColorChoice, signals: &Signals) -> Box<dyn FrontEnd> {
    let input_is_terminal = io::stdin().is_terminal();
    if input_is_terminal
        && io::stdout().is_terminal()
        && let Some(terminal) = Terminal::open(color, signals.clone())
    {
        return Box::new(terminal);
    }
    Box::new(Lines::new(
        io::stdin(),
        Printer::stdout(Painter::for_lines(color)),
        // A terminal echoes what is typed.
        !input_is_terminal,
        signals.clone(),
    ))
}
