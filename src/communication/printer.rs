//! Output without questions, and how text becomes lines of characters: wrapped to the width, and
//! coloured if that is wanted.

use std::borrow::Cow;
use std::env;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

use console::{Style, Term};

use super::{Error, Result};
use crate::explanation::is_accessible;
use crate::reason::is_invisible;
use crate::text::{Line, Role, Span, TIES, Text};

/// Wider paragraphs are hard to read.
const WIDEST_PROSE: usize = 80;

/// The width if the output is not a terminal, or its width is not known.
const USUAL_WIDTH: usize = 80;

/// The variable with a width in columns: text that goes to no terminal is laid out for a screen of
/// this width.
const MEASURED: &str = "NIMATRON_WIDTH";

/// The most columns that are used; wider text is tiring to read.
pub const WIDEST: usize = 120;

/// Narrower terminals have no room for a prompt and its answer, nor for a table.
pub const NARROWEST: u16 = 20;

/// Writes text to the standard output, buffered until it is flushed.
pub struct Printer {
    output: BufWriter<Stdout>,
    pub painter: Painter,
    width: usize,
}

impl Printer {
    /// Returns a printer to the standard output, as wide as the terminal there, or as [`MEASURED`]
    /// says.
    pub fn stdout(painter: Painter) -> Self {
        let width = width_of(&Term::stdout()).or_else(measured);
        Self {
            output: BufWriter::new(io::stdout()),
            painter,
            width: width.unwrap_or(USUAL_WIDTH),
        }
    }

    /// Returns the number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Writes text for a person.
    pub fn show(&mut self, text: &Text) -> Result {
        for line in self.painter.lines(text, self.width) {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Writes a line as it is.
    pub fn line(&mut self, line: &str) -> Result {
        writeln!(self.output, "{line}").map_err(Error::of_output)
    }

    /// Writes characters as they are.
    pub fn write(&mut self, text: &str) -> Result {
        self.output
            .write_all(text.as_bytes())
            .map_err(Error::of_output)
    }

    /// Writes what may be too long to be a text in memory.
    pub fn stream(
        &mut self,
        write: impl FnOnce(&mut BufWriter<Stdout>) -> io::Result<()>,
    ) -> Result {
        write(&mut self.output).map_err(Error::of_output)
    }

    /// Writes what is buffered.
    pub fn flush(&mut self) -> Result {
        self.output.flush().map_err(Error::of_output)
    }
}

/// The width of a screen that is measured and no terminal.
fn measured() -> Option<usize> {
    env::var(MEASURED).ok()?.parse().ok()
}

/// The width of text on a terminal. A terminal too narrow for any layout breaks the lines itself.
fn width_of(terminal: &Term) -> Option<usize> {
    let columns = terminal.size_checked()?.1;
    (columns >= NARROWEST).then(|| usize::from(columns).min(WIDEST))
}

/// Writes one line to the standard error, wrapped if that is a terminal. If even that is closed,
/// nothing can be reported.
pub fn complain(message: &str) {
    let visible = message.replace(is_invisible, "\u{fffd}");
    let line = Span::new(Role::Plain, format!("nimatron: {visible}"));
    let width = width_of(&Term::stderr()).unwrap_or(usize::MAX);
    let _ = writeln!(io::stderr(), "{}", line.wrapped(0, width).join("\n"));
}

/// When to use colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// If the output is a terminal that shows it, and `NO_COLOR` is not set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ColorChoice {
    /// All choices with their names on the command line.
    pub const NAMED: [(&str, Self); 3] = [
        ("auto", Self::Auto),
        ("always", Self::Always),
        ("never", Self::Never),
    ];
}

/// Paints spans by their roles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painter {
    colors: bool,
    /// Whether a screen shows it, with blanks at which no line breaks: what reads a pipe searches
    /// for plain blanks.
    is_terminal: bool,
}

impl Painter {
    /// Returns a painter for the standard output.
    pub fn for_stdout(choice: ColorChoice) -> Self {
        let is_terminal = io::stdout().is_terminal();
        Self {
            colors: match choice {
                ColorChoice::Auto => is_terminal && console::colors_enabled() && !is_accessible(),
                ColorChoice::Always => true,
                ColorChoice::Never => false,
            },
            is_terminal,
        }
    }

    /// Returns a painter for plain text: colour only if it is `always`.
    pub fn for_lines(choice: ColorChoice) -> Self {
        Self {
            colors: choice == ColorChoice::Always,
            ..Self::for_stdout(choice)
        }
    }

    /// Whether lines are read on a screen, or measured for one, so that sentences and prompts are
    /// wrapped.
    pub fn wraps(&self) -> bool {
        self.is_terminal || measured().is_some()
    }

    /// Returns a line as the output can show it.
    pub fn shown<'l>(&self, line: &'l str) -> Cow<'l, str> {
        if self.is_terminal {
            Cow::Borrowed(line)
        } else {
            Cow::Owned(line.replace(TIES, " "))
        }
    }

    /// Returns the lines of a text within `width` columns.
    pub fn lines(&self, text: &Text, width: usize) -> Vec<String> {
        text.lines
            .iter()
            .flat_map(|line| match line {
                Line::Prose(span, hanging) => self.wrap(span, *hanging, width),
                Line::Sentence(span) if self.wraps() => self.wrap(span, 0, width),
                Line::Sentence(span) => vec![self.paint(span.role, &span.text)],
                Line::Fixed(spans) => {
                    let painted = |span: &Span| self.paint(span.role, &span.text);
                    vec![spans.iter().map(painted).collect()]
                }
            })
            .collect()
    }

    fn wrap(&self, span: &Span, hanging: usize, width: usize) -> Vec<String> {
        span.wrapped(hanging, width.min(WIDEST_PROSE))
            .into_iter()
            .map(|line| self.paint(span.role, &line))
            .collect()
    }

    fn paint(&self, role: Role, text: &str) -> String {
        self.style(role).apply_to(self.shown(text)).to_string()
    }

    fn style(&self, role: Role) -> Style {
        let style = Style::new().force_styling(self.colors);
        match role {
            Role::Plain => style,
            Role::Strong => style.bold(),
            Role::Faint => style.dim(),
            Role::Changed => style.yellow().bold(),
            Role::Pile(index) => match index % 6 {
                0 => style.green(),
                1 => style.cyan(),
                2 => style.magenta(),
                3 => style.blue().bright(),
                4 => style.red(),
                _ => style.yellow(),
            },
        }
    }
}
