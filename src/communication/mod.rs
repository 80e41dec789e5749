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
pub mod progress;
mod prompt;
mod reader;
mod signals;
pub mod streams;
mod terminal;

pub use ask::{Question, TIP, UNKNOWN, WHY, means};
pub use error::{Error, INPUT_ENDED, Result};
pub use front::{FrontEnd, InputLine, List};
pub use menu::{Entry, Menu, read_within};
pub use printer::{ColorChoice, Painter, Printer, complain};
pub use progress::{ProgressBar, StatusLine};
pub use prompt::broken;
pub use reader::{LineReader, too_long};
pub use signals::Signals;
pub use streams::{is_terminal, open};
