//! The front end for pipes, and for terminals that cannot move their cursor: answers are lines,
//! prompts are plain text.

use std::io;

use super::{FrontEnd, InputLine, LineReader, List, Printer, Result, Signals, prompt::broken};
use crate::reason::is_invisible;
use crate::text::Text;

/// What a terminal sends for the arrow keys.
const ARROWS: [&str; 4] = ["\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D"];

/// Reads lines from the standard input and writes text to the standard output.
pub struct Lines {
    reader: LineReader,
    printer: Printer,
    echo: bool,
    /// Whether a person answers at a terminal.
    has_a_person: bool,
    signals: Signals,
}

impl Lines {
    /// Creates a front end on `printer`; with `echo`, answers are written after their prompts. A
    /// person answers if the input and the output are one terminal, which cannot move its cursor.
    pub fn new(printer: Printer, echo: bool, has_a_person: bool, signals: &Signals) -> Self {
        Self {
            reader: LineReader::new(io::stdin(), signals.clone()),
            printer,
            echo,
            has_a_person,
            signals: signals.clone(),
        }
    }
}

impl FrontEnd for Lines {
    fn read_answer(&mut self, prompt: &str, _: Option<&List>) -> Result<InputLine> {
        // It was for work that has ended meanwhile.
        self.signals.take_back_ctrl_c();
        let mut last = self.printer.painter.shown(prompt).into_owned();
        if self.printer.painter.wraps() {
            let (above, asked) = broken(&last, self.printer.width());
            for line in above {
                self.printer.line(&line)?;
            }
            last = asked;
        }
        self.printer.write(&format!("{last} "))?;
        self.printer.flush()?;
        let mut answer = self.reader.next();
        // An arrow key is typed as it comes, and means nothing here.
        if let Ok(InputLine::Whole(typed)) = &mut answer
            && self.has_a_person
        {
            for arrow in ARROWS {
                *typed = typed.replace(arrow, "");
            }
        }
        match &answer {
            Ok(InputLine::Whole(answer)) if self.echo => {
                // An answer that holds characters that leave no mark must not move the reader's
                // cursor.
                let shown = answer.replace(is_invisible, "\u{fffd}");
                self.printer.line(&shown)?;
            }
            Ok(InputLine::Whole(_)) => {}
            Ok(InputLine::TooLong) | Err(_) => self.printer.line("")?,
        }
        answer
    }

    fn is_interactive(&self) -> bool {
        self.has_a_person
    }

    fn signals(&self) -> &Signals {
        &self.signals
    }

    fn leave_line(&mut self) {
        let _ = self.printer.line("");
    }

    fn show(&mut self, text: &Text) -> Result {
        self.printer.show(text)?;
        self.printer.flush()
    }

    fn width(&self) -> usize {
        self.printer.width()
    }
}
