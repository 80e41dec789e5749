//! The front end for a terminal: a line editor, lists for arrow keys, and pages.

use std::panic::{self, AssertUnwindSafe};
use std::{fmt, io};

use console::{Key, Term};
use dialoguer::Select;
use dialoguer::theme::Theme;

use super::{
    ColorChoice, Error, FrontEnd, INPUT_ENDED, InputLine, List, Painter, Result, Signals,
    editor::{LineEditor, Typed},
    printer::{NARROWEST, WIDEST},
    prompt::broken,
};
use crate::explanation::message;
use crate::text::{Text, columns};
#[cfg(unix)]
use signal_hook::{consts::SIGTSTP, low_level};

/// A lower terminal shows long texts at once, and has no room for a list.
const LOWEST: u16 = 5;

/// The lines below a list: a word with what it does, and the prompt.
const BELOW: usize = 3;

/// Ctrl-D.
const END_OF_INPUT: char = '\u{4}';

/// Ctrl-Z.
#[cfg(unix)]
const SUSPEND: char = '\u{1a}';

/// Terminals that cannot move their cursor.
const WITHOUT_A_CURSOR: [&str; 3] = ["dumb", "cons25", "emacs"];

/// A terminal that is read key by key.
pub struct Terminal {
    term: Term,
    editor: LineEditor,
    painter: Painter,
    signals: Signals,
}

impl Terminal {
    /// Opens the terminal on the standard streams. `None` if it cannot move its cursor or is tiny.
    pub fn open(color: ColorChoice, signals: Signals) -> Option<Self> {
        let term = Term::stdout();
        let name = std::env::var("TERM").unwrap_or_default();
        let (_, columns) = term.size();
        if WITHOUT_A_CURSOR.contains(&name.as_str()) || columns < NARROWEST {
            return None;
        }
        Some(Self {
            term,
            editor: LineEditor::new()?,
            painter: Painter::for_stdout(color),
            signals,
        })
    }

    /// Lets a person choose from a list by arrow keys. Returns the place of the entry. `None` if
    /// the person went back, or there is no room for a list.
    fn select(&self, list: &List) -> Result<Option<usize>> {
        let (height, width) = self.term.size();
        if height < LOWEST || width < NARROWEST {
            return Ok(None);
        }
        let labels = list.labels.iter().map(|label| self.painter.shown(label));
        select(&self.term, labels, list.usual)
    }

    /// Waits for a key between two pages. Returns whether to go on.
    fn goes_on(&self, more: &str) -> Result<bool> {
        self.term.write_str(more)?;
        let key = loop {
            match self.term.read_key() {
                Ok(Key::Char(' ') | Key::Enter | Key::PageDown | Key::ArrowDown) => break Ok(true),
                Ok(Key::Char('q' | 'Q') | Key::Escape) => break Ok(false),
                Ok(Key::Char(END_OF_INPUT)) => break Err(INPUT_ENDED),
                #[cfg(unix)]
                Ok(Key::Char(SUSPEND)) => {
                    self.term.clear_line()?;
                    // The key does not stop the process by itself, because keys are read one by one
                    // here.
                    low_level::raise(SIGTSTP)?;
                    self.term.write_str(more)?;
                }
                Ok(_) => {}
                Err(error) => break Err(error.into()),
            }
        };
        self.term.clear_line()?;
        key
    }
}

impl FrontEnd for Terminal {
    fn read_answer(&mut self, prompt: &str, list: Option<&List>) -> Result<InputLine> {
        if self.signals.came() && !self.signals.take_back_ctrl_c() {
            return Err(Error::Interrupted);
        }
        // The editor draws its prompt again with every key, so it gets only the last line.
        let columns = usize::from(self.term.size().1);
        let prompt = &self.painter.shown(prompt);
        let (above, asked) = broken(prompt, columns);
        for line in above {
            self.term.write_line(&line)?;
        }
        loop {
            match (
                self.editor.read(&format!("{asked} "), list.is_some())?,
                list,
            ) {
                (Typed::Line(answer), _) => return Ok(InputLine::Whole(answer)),
                (Typed::Arrow, Some(list)) => {
                    let chosen = self.select(list)?;
                    self.term.clear_last_lines(1)?;
                    if let Some(place) = chosen {
                        let name = &list.names[place];
                        self.term.write_line(&format!("{asked} {name}"))?;
                        return Ok(InputLine::Whole(name.clone()));
                    }
                }
                (Typed::Arrow | Typed::Noise, _) => {}
            }
        }
    }

    fn is_interactive(&self) -> bool {
        true
    }

    fn signals(&self) -> &Signals {
        &self.signals
    }

    fn leave_line(&mut self) {
        let _ = self.term.clear_line();
    }

    fn show(&mut self, text: &Text) -> Result {
        for line in self.painter.lines(text, self.width()) {
            self.term.write_line(&line).map_err(output_failed)?;
        }
        Ok(())
    }

    fn page(&mut self, text: &Text) -> Result {
        let more = message("more");
        let more = &self.painter.shown(&more);
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

    fn fits(&self, text: &Text) -> bool {
        let rows = self.painter.lines(text, self.width()).len() + BELOW;
        rows <= usize::from(self.term.size().0)
    }

    fn width(&self) -> usize {
        // A terminal that has shrunk below this breaks the lines itself.
        usize::from(self.term.size().1.max(NARROWEST)).min(WIDEST)
    }
}

/// Writing to a terminal that is gone fails with EIO.
fn output_failed(error: io::Error) -> Error {
    match error.raw_os_error() {
        Some(5) => Error::ReaderGone,
        _ => Error::of_output(error),
    }
}

/// Columns before and after an entry.
const MARGIN: usize = 3;

/// Draws entries, which dialoguer knows by their numbers alone. It takes the bytes of a text for
/// its columns, so that it would clear a line too many for each label that is broken by that
/// measure.
struct Numbered<'l>(&'l [String]);

impl Theme for Numbered<'_> {
    fn format_select_prompt_item(
        &self,
        out: &mut dyn fmt::Write,
        number: &str,
        is_active: bool,
    ) -> fmt::Result {
        let label = number
            .parse()
            .ok()
            .and_then(|place: usize| self.0.get(place));
        let mark = if is_active { '>' } else { ' ' };
        write!(out, "{mark} {}", label.map_or("", String::as_str))
    }
}

/// Lets a person choose one of `labels`, at first the one at `usual`. Returns its place. `None` if
/// the person went back. The lines of the list are cleared.
fn select(
    term: &Term,
    labels: impl Iterator<Item = impl AsRef<str>>,
    usual: usize,
) -> Result<Option<usize>> {
    // A line that is broken could not be cleared again.
    let room = usize::from(term.size().1).saturating_sub(MARGIN);
    let short = |label| console::truncate_str(AsRef::as_ref(&label), room, "").into_owned();
    let labels: Vec<String> = labels.map(short).collect();
    let theme = Numbered(&labels);
    let select = Select::with_theme(&theme).items(0..labels.len());
    let chosen = unless_it_panics(|| select.default(usual).interact_on_opt(term));
    if !matches!(chosen, Some(Ok(_))) {
        term.show_cursor()?;
    }
    match chosen {
        Some(Ok(place)) => Ok(place),
        Some(Err(dialoguer::Error::IO(error))) => Err(error.into()),
        None => Ok(None),
    }
}

/// Does something unless it panics: dialoguer does where a terminal shrinks to two rows.
fn unless_it_panics<T>(work: impl FnOnce() -> T) -> Option<T> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(hook);
    done.ok()
}
