//! The front end for a terminal, by dialoguer and console.

use std::fmt;
use std::io;

use console::Term;
use dialoguer::Input;
use dialoguer::theme::Theme;

use super::printer::USUAL_WIDTH;
use super::{ColorChoice, FrontEnd, Painter, Signals, Stop};
use crate::text::Text;

/// Narrower terminals have no room for dialoguer's cursor; they are served line by line.
const NARROWEST: u16 = 20;

/// Ctrl-D, which dialoguer passes on as a character.
const END_OF_INPUT: char = '\u{4}';

/// A terminal that is read key by key.
pub struct Terminal {
    term: Term,
    painter: Painter,
    signals: Signals,
}

impl Terminal {
    /// The terminal on the standard streams; none where it is dumb or tiny.
    pub fn open(color: ColorChoice, signals: Signals) -> Option<Self> {
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

impl FrontEnd for Terminal {
    fn read_answer(&mut self, prompt: &str) -> Result<String, Stop> {
        if self.signals.came() {
            return Err(Stop::Interrupted);
        }
        let answer = Input::<String>::with_theme(&Prompt)
            .with_prompt(prompt)
            .allow_empty(true)
            .interact_text_on(&self.term);
        match answer {
            Ok(answer) if answer.contains(END_OF_INPUT) => Err(Stop::InputEnded),
            Ok(answer) => Ok(answer),
            Err(dialoguer::Error::IO(error)) => {
                // The cursor stands behind the prompt, where the shell would go on.
                self.term.write_line("")?;
                Err(error.into())
            }
        }
    }

    fn show(&mut self, text: &Text) -> Result<(), Stop> {
        for line in self.painter.lines(text, self.width()) {
            self.term.write_line(&line).map_err(output_failed)?;
        }
        Ok(())
    }

    fn width(&self) -> usize {
        usize::from(self.term.size().1).min(USUAL_WIDTH)
    }
}

/// Writing to a terminal that went away fails with an error of its own.
fn output_failed(error: io::Error) -> Stop {
    match error.raw_os_error() {
        Some(5) => Stop::ReaderGone,
        _ => error.into(),
    }
}

/// Prompts as they are, with a blank behind them.
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

    fn format_input_prompt_selection(
        &self,
        f: &mut dyn fmt::Write,
        prompt: &str,
        selection: &str,
    ) -> fmt::Result {
        write!(f, "{prompt} {selection}")
    }
}
