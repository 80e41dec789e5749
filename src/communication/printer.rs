//! Output without questions: reports, tables, and lines for programs.

use std::io::{self, BufWriter, Stdout, Write};

use console::Term;

use super::{Painter, Stop};
use crate::text::Text;

/// The width of what is not a terminal, or does not say; wider text is tiring to read.
pub(super) const USUAL_WIDTH: usize = 80;

/// Narrower terminals have no room for a prompt and its answer, nor for a table.
pub(super) const NARROWEST: u16 = 20;

/// Writes text to anything, and keeps it together until it is flushed.
pub struct Printer<W: Write> {
    output: BufWriter<W>,
    painter: Painter,
    width: usize,
}

impl Printer<Stdout> {
    /// A printer to the standard output, as wide as the terminal there.
    pub fn stdout(painter: Painter) -> Self {
        let mut stdout = Self::new(io::stdout(), painter);
        // A terminal too narrow to lay anything out for breaks the lines as it likes.
        if let Some((_, columns)) = Term::stdout().size_checked()
            && columns >= NARROWEST
        {
            stdout.width = usize::from(columns).min(USUAL_WIDTH);
        }
        stdout
    }
}

impl<W: Write> Printer<W> {
    /// A printer to `output`, which is no terminal.
    pub fn new(output: W, painter: Painter) -> Self {
        Self {
            output: BufWriter::new(output),
            painter,
            width: USUAL_WIDTH,
        }
    }

    /// How many columns there are.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Writes text for a person.
    ///
    /// # Errors
    /// [`Stop`] where it cannot be written.
    pub fn show(&mut self, text: &Text) -> Result<(), Stop> {
        for line in self.painter.lines(text, self.width) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Writes a line as it is.
    ///
    /// # Errors
    /// [`Stop`] where it cannot be written.
    pub fn line(&mut self, line: &str) -> Result<(), Stop> {
        Ok(writeln!(self.output, "{line}")?)
    }

    /// Writes characters as they are.
    ///
    /// # Errors
    /// [`Stop`] where they cannot be written.
    pub fn write(&mut self, text: &str) -> Result<(), Stop> {
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Hands everything on.
    ///
    /// # Errors
    /// [`Stop`] where it cannot be written.
    pub fn flush(&mut self) -> Result<(), Stop> {
        Ok(self.output.flush()?)
    }
}

/// Writes one line to the standard error; where even that is closed, nobody is left to be told.
pub fn complain(message: &str) {
    let visible = message.replace(char::is_control, "\u{fffd}");
    let _ = writeln!(io::stderr(), "nimatron: {visible}");
}
