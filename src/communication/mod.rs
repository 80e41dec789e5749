//! Communication: asks questions and shows text. Every prompt hears `h` and `q` here, and nothing
//! else prints but clap.

mod ask;
mod editor;
mod error;
mod front;
mod letters;
mod lines;
mod menu;
mod printer;
pub(crate) mod progress;
mod prompt;
mod reader;
mod signals;
pub(crate) mod streams;
mod terminal;

pub(crate) use ask::{Question, TIP, UNKNOWN, WHY, means};
pub(crate) use error::{Error, INPUT_ENDED, Result};
pub(crate) use front::{FrontEnd, InputLine, List};
pub(crate) use menu::{Entry, Menu, read_within};
pub(crate) use printer::{ColorChoice, Painter, Printer, complain};
pub(crate) use progress::{ProgressBar, StatusLine};
pub use prompt::broken;
pub(crate) use reader::{LineReader, too_long};
pub(crate) use signals::Signals;
pub(crate) use streams::{is_terminal, open};
