//! The front end for a terminal, by dialoguer and console.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};

use console::{Key, Term};
use dialoguer::Input;
use dialoguer::theme::Theme;

use super::printer::{NARROWEST, WIDEST};
use super::{ColorChoice, FrontEnd, Line, Painter, Signals, Stop};
use crate::text::{Text, columns};

/// Columns kept free for an answer beside its prompt.
const ANSWER: usize = 12;

/// A lower terminal shows long texts at once.
const LOWEST: u16 = 5;

/// Ctrl-D.
const END_OF_INPUT: char = '\u{4}';

/// A terminal that is read key by key.
pub(crate) struct Terminal {
    term: Term,
    painter: Painter,
    signals: Signals,
}

impl Terminal {
    /// Opens the terminal on the standard streams. `None` if it is dumb or tiny.
    pub(crate) fn open(color: ColorChoice, signals: Signals) -> Option<Self> {
        let term = Term::stdout();
        let dumb = std::env::var("TERM").is_ok_and(|name| name == "dumb");
        let (_, columns) = term.size();
        (!dumb && columns >= NARROWEST).then(|| Self {
            term,
            painter: Painter::for_stdout(color),
            signals,
        })
    }
}

impl Terminal {
    /// Reads the first key, and hands the rest of the line to dialoguer, which ignores Ctrl-D
    /// (<https://github.com/console-rs/dialoguer/issues/159>).
    fn read(&self, prompt: &str) -> Result<String, Stop> {
        loop {
            self.term.write_str(&format!("{prompt} "))?;
            let first = self.term.read_key()?;
            self.term.clear_line()?;
            match first {
                Key::Char(END_OF_INPUT) => {
                    self.term.write_line(prompt)?;
                    return Err(Stop::InputEnded);
                }
                Key::Enter => {
                    self.term.write_line(prompt)?;
                    return Ok(String::new());
                }
                Key::Char(character) if !character.is_control() => {
                    if let Some(answer) = self.edit(prompt, character)? {
                        self.repeat(prompt, &answer)?;
                        return Ok(answer);
                    }
                    self.term.write_line("")?;
                }
                _ => {}
            }
        }
    }
}

impl Terminal {
    /// Lets dialoguer read the rest of a line. `None` if it gave up: it divides by the number of columns less one, so it panics where a
    /// terminal has shrunk to one column. Nothing is lost but what was typed, and the question can come again.
    fn edit(&self, prompt: &str, first: char) -> Result<Option<String>, Stop> {
        let input = Input::<String>::with_theme(&Prompt)
            .with_prompt(prompt)
            .with_initial_text(first)
            .allow_empty(true)
            .report(false);
        let editing = AssertUnwindSafe(|| input.interact_text_on(&self.term));
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let edited = panic::catch_unwind(editing);
        panic::set_hook(hook);
        match edited {
            Ok(Ok(answer)) => Ok(Some(answer)),
            Ok(Err(dialoguer::Error::IO(error))) => Err(error.into()),
            Err(_) if self.term.size().1 <= 1 => Ok(None),
            Err(panicked) => panic::resume_unwind(panicked),
        }
    }

    /// Leaves the prompt and its answer on the screen. Dialoguer has cleared only their last row, which has the cursor.
    fn repeat(&self, prompt: &str, answer: &str) -> Result<(), Stop> {
        let line = format!("{prompt} {answer}");
        let (_, width) = self.term.size();
        let rows = columns(&line).saturating_sub(1) / usize::from(width.max(1));
        self.term.clear_last_lines(rows)?;
        Ok(self.term.write_line(&line)?)
    }
}

impl Terminal {
    /// Waits for a key between two pages. Returns whether to go on.
    fn goes_on(&self, more: &str) -> Result<bool, Stop> {
        self.term.write_str(more)?;
        let key = loop {
            match self.term.read_key() {
                Ok(Key::Char(' ') | Key::Enter | Key::PageDown | Key::ArrowDown) => break Ok(true),
                Ok(Key::Char('q' | 'Q') | Key::Escape) => break Ok(false),
                Ok(Key::Char(END_OF_INPUT)) => break Err(Stop::InputEnded),
                Ok(_) => {}
                Err(error) => break Err(error.into()),
            }
        };
        self.term.clear_line()?;
        key
    }
}

impl FrontEnd for Terminal {
    fn read_answer(&mut self, prompt: &str) -> Result<Line, Stop> {
        if self.signals.came() {
            return Err(Stop::Interrupted);
        }
        // A prompt that reached the edge could not be cleared again, so only its last line is left to dialoguer.
        let columns = usize::from(self.term.size().1);
        let lines = textwrap::wrap(prompt, columns.saturating_sub(ANSWER).max(1));
        let (last, before) = lines.split_last().expect("wrapping gives a line at least");
        for line in before {
            self.term.write_line(line)?;
        }
        let answer = self.read(last);
        if let Err(Stop::Interrupted) = answer {
            // The cursor is after the prompt, where the shell would go on.
            self.term.write_line("")?;
        }
        answer.map(Line::Whole)
    }

    fn show(&mut self, text: &Text) -> Result<(), Stop> {
        for line in self.painter.lines(text, self.width()) {
            self.term.write_line(&line).map_err(output_failed)?;
        }
        Ok(())
    }

    fn page(&mut self, text: &Text, more: &str) -> Result<(), Stop> {
        let (height, width) = self.term.size();
        if height < LOWEST || usize::from(width) <= columns(more) {
            return self.show(text);
        }
        // The last row is for the hint.
        let rows = usize::from(height) - 1;
        let lines = self.painter.lines(text, self.width());
        let mut pages = lines.chunks(rows).peekable();
        while let Some(page) = pages.next() {
            for line in page {
                self.term.write_line(line).map_err(output_failed)?;
            }
            if pages.peek().is_some() && !self.goes_on(more)? {
                break;
            }
        }
        Ok(())
    }

    fn refuse(&mut self, refusal: &str) -> Result<(), Stop> {
        self.show(&Text::words(refusal))
    }

    fn width(&self) -> usize {
        // A terminal that has shrunk below this breaks the lines itself.
        usize::from(self.term.size().1.max(NARROWEST)).min(WIDEST)
    }
}

/// Writing to a terminal that is gone fails with EIO.
fn output_failed(error: io::Error) -> Stop {
    match error.raw_os_error() {
        Some(5) => Stop::ReaderGone,
        _ => Stop::of_output(error),
    }
}

/// Prompts as they are, followed by a blank.
struct Prompt;

impl Theme for Prompt {
    fn format_input_prompt(
        &self,
        f: &mut dyn fmt::Write,
        prompt: &str,
        _default: Option<&str>,
    ) -> fmt::Result {
        write!(f, "{prompt} ")
    }
}
