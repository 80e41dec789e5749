//! Output without questions: reports, tables, and lines for programs.

use std::borrow::Cow;
use std::io::{self, BufWriter, Stdout, Write};

use console::Term;

use super::{Painter, Stop, ascii};
use crate::reason::is_invisible;
use crate::text::Text;

/// The width if the output is not a terminal, or its width is not known.
const USUAL_WIDTH: usize = 80;

/// The most columns that are used; wider text is tiring to read.
pub(super) const WIDEST: usize = 120;

/// Narrower terminals have no room for a prompt and its answer, nor for a table.
pub(super) const NARROWEST: u16 = 20;

/// Writes text to the standard output, buffered until it is flushed.
pub(crate) struct Printer {
    output: BufWriter<Stdout>,
    painter: Painter,
    width: usize,
}

impl Printer {
    /// Returns a printer to the standard output, as wide as the terminal there.
    pub(crate) fn stdout(painter: Painter) -> Self {
        // A terminal too narrow for any layout breaks the lines itself.
        let width = match Term::stdout().size_checked() {
            Some((_, columns @ NARROWEST..)) => usize::from(columns).min(WIDEST),
            _ => USUAL_WIDTH,
        };
        Self {
            output: BufWriter::new(io::stdout()),
            painter,
            width,
        }
    }

    /// Returns the number of columns.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Writes text for a person.
    pub(crate) fn show(&mut self, text: &Text) -> Result<(), Stop> {
        for line in self.painter.lines(text, self.width) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Shows these names as they are from now on.
    pub(super) fn keep_names(&mut self, names: &[&str]) {
        self.painter.keep(names);
    }

    /// Returns a line for a person as the output can show it.
    pub(super) fn shown<'l>(&self, line: &'l str) -> Cow<'l, str> {
        self.painter.shown(line)
    }

    /// Writes a line as it is.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Stop> {
        writeln!(self.output, "{line}").map_err(Stop::of_output)
    }

    /// Writes characters as they are.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Stop> {
        self.output
            .write_all(text.as_bytes())
            .map_err(Stop::of_output)
    }

    /// Writes what may be too long to be a text in memory.
    pub(crate) fn stream(
        &mut self,
        write: impl FnOnce(&mut BufWriter<Stdout>) -> io::Result<()>,
    ) -> Result<(), Stop> {
        write(&mut self.output).map_err(Stop::of_output)
    }

    /// Writes what is buffered.
    pub(crate) fn flush(&mut self) -> Result<(), Stop> {
        self.output.flush().map_err(Stop::of_output)
    }
}

/// Writes one line to the standard error. If even that is closed, nothing can be reported.
pub(crate) fn complain(message: &str) {
    let visible = ascii::on_stderr(message).replace(is_invisible, "\u{fffd}");
    let _ = writeln!(io::stderr(), "nimatron: {visible}");
}
