//! Reads one line from a terminal with rustyline: the keys that edit it, and the lines before it in
//! this run.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{
    Cmd, ConditionalEventHandler, Config, Editor, Event, EventContext, EventHandler, KeyCode,
    KeyEvent, Modifiers, RepeatCount,
};

use super::{Error, INPUT_ENDED, Result};

/// How long a key that begins like an arrow may take to go on, in milliseconds.
const REST_OF_A_KEY: u16 = 100;

/// What was typed after a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// An arrow, which opens the list beside the prompt.
    Arrow,
    /// Bytes that are no text. What was typed is lost.
    Noise,
}

/// A line editor on the standard streams, with the lines typed before.
pub struct LineEditor {
    editor: Editor<(), MemHistory>,
    arrows: Arc<Arrows>,
}

impl LineEditor {
    /// Creates an editor. `None` if the terminal does not allow one.
    pub fn new() -> Option<Self> {
        let config = Config::builder()
            .auto_add_history(true)
            // Lines that are pasted together answer one question each.
            .bracketed_paste(false)
            .bell_style(BellStyle::None)
            .keyseq_timeout(Some(REST_OF_A_KEY))
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).ok()?;
        editor.enable_synchronized_output(false);
        let arrows = Arc::new(Arrows::default());
        for key in [KeyCode::Up, KeyCode::Down] {
            let handler = Box::new(ArrowKey(Arc::clone(&arrows)));
            let key = KeyEvent(key, Modifiers::NONE);
            editor.bind_sequence(key, EventHandler::Conditional(handler));
        }
        Some(Self { editor, arrows })
    }

    /// Reads a line after `prompt`, which it draws again as often as needed. With `has_list`, an
    /// arrow before any other key is returned, otherwise arrows up and down go through the lines
    /// typed before. The cursor is at the start of a line afterwards.
    pub fn read(&mut self, prompt: &str, has_list: bool) -> Result<Typed> {
        self.arrows.open_a_list.store(has_list, Ordering::Relaxed);
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Interrupted)
                if self.arrows.pressed.swap(false, Ordering::Relaxed) =>
            {
                Ok(Typed::Arrow)
            }
            Err(ReadlineError::Interrupted) => Err(Error::Interrupted),
            Err(ReadlineError::Eof) => Err(INPUT_ENDED),
            // The terminal has changed its size while the rest of a key was awaited.
            Err(ReadlineError::Signal(_)) => Ok(Typed::Noise),
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Typed::Noise)
            }
            Err(ReadlineError::Io(error)) => Err(error.into()),
            #[cfg(unix)]
            Err(ReadlineError::Errno(error)) => Err(io::Error::from(error).into()),
            Err(other) => Err(io::Error::other(other).into()),
        }
    }
}

/// Shared with the handler of the keys.
#[derive(Default)]
struct Arrows {
    /// Whether there is a list to open.
    open_a_list: AtomicBool,
    /// Whether an arrow opened it.
    pressed: AtomicBool,
}

/// Hears an arrow. A handler can only choose a command, so an interrupt ends the line, and
/// `pressed` tells it from Ctrl-C.
struct ArrowKey(Arc<Arrows>);

impl ConditionalEventHandler for ArrowKey {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext) -> Option<Cmd> {
        let opens = self.0.open_a_list.load(Ordering::Relaxed) && context.line().is_empty();
        self.0.pressed.store(opens, Ordering::Relaxed);
        opens.then_some(Cmd::Interrupt)
    }
}
