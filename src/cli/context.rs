//! What every subcommand has at hand: the colour, the signals, and what is made of them;
//! and files of records.

use crate::explanation::{for_programs, message};
use std::path::Path;
use std::rc::Rc;

use serde::Serialize;

use super::{Error, Result, failure::unwritable, json};
use crate::communication::{
    self, ColorChoice, FrontEnd, Painter, Printer, ProgressBar, Signals, StatusLine, complain,
};
use crate::explanation::so_far::{share_in_a_line, so_far};
use crate::files;
use crate::inference::{Interrupt, Limits, Progress, Silent, Work};
use crate::reason::Phrase;
use crate::record::{GameText, RecordFile, Recorded, read_file};
use crate::text::Text;

/// What every subcommand has at hand.
pub struct Context {
    pub color: ColorChoice,
    pub signals: Signals,
}

impl Context {
    pub fn interrupt(&self) -> Interrupt {
        Interrupt::watching(self.signals.flag())
    }

    /// A bar, which can also be asked what it was told last.
    pub fn bar() -> Rc<ProgressBar> {
        let bar = ProgressBar::new(message("progress-answer"));
        Rc::new(bar.saying(so_far))
    }

    /// A sign of life, until it is dropped, while an answer is worked out that cannot say how far
    /// it has got.
    pub fn waiting() -> StatusLine {
        StatusLine::waiting(message("progress-answer"))
    }

    /// Work that signals stop, with its progress.
    pub fn work(&self, limits: Limits, progress: Rc<dyn Progress>) -> Work {
        Work::new(limits, self.interrupt(), progress)
    }

    /// The same in silence.
    pub fn silent(&self, limits: Limits) -> Work {
        self.work(limits, Rc::new(Silent))
    }

    pub fn printer(&self) -> Printer {
        Printer::stdout(Painter::for_stdout(self.color))
    }

    /// What asks a person, or reads the answers from a pipe.
    pub fn front(&self) -> Box<dyn FrontEnd> {
        communication::open(self.color, &self.signals)
    }

    /// Shows a picture.
    pub fn show(&self, picture: impl FnOnce(usize) -> Text) -> Result {
        let mut printer = self.printer();
        printer.show(&picture(printer.width()))?;
        printer.flush()
    }

    /// Prints text as it is.
    pub fn print(&self, text: &str) -> Result {
        let mut printer = self.printer();
        printer.write(text)?;
        printer.flush()
    }

    /// Prints an object for programs.
    pub fn print_json(&self, object: &impl Serialize) -> Result {
        let mut printer = self.printer();
        printer.stream(|output| json::write(object, output))?;
        printer.line("")?;
        printer.flush()
    }

    /// Reads the games of a file, at least one. Says on the standard error if its end is cut off.
    pub fn load(file: &str) -> Result<Vec<GameText>> {
        let (games, cut) = read_file(Path::new(file)).map_err(Error::Refused)?;
        Self::tell_cut(cut);
        Ok(games)
    }

    /// Locks a file to which games are added. Says on the standard error if its end is cut off.
    pub fn hold(file: &str) -> Result<RecordFile> {
        let (file, cut) = RecordFile::hold(Path::new(file)).map_err(Error::Refused)?;
        Self::tell_cut(cut);
        Ok(file)
    }

    fn tell_cut(cut: Option<Phrase>) {
        if let Some(cut) = cut {
            Self::tell(|| cut.to_string());
        }
    }

    /// Says how far work has got that was stopped, if it told that.
    pub fn tell_reached(bar: &ProgressBar) {
        if let Some((done, all)) = bar.take_reached() {
            Self::tell(|| share_in_a_line(done, all));
        }
    }

    /// Says on the standard error what is known although the work was stopped. Programs read it
    /// too.
    pub fn tell(known: impl FnOnce() -> String) {
        complain(&for_programs(known));
    }
}

/// The file name that means the standard output.
pub const STDOUT: &str = "-";

/// Writes a file that a report is written to in addition to what is shown. Returns its text if that
/// is to be shown instead.
pub fn save(file: Option<&String>, text: impl FnOnce() -> String) -> Result<Option<String>> {
    match file {
        None => Ok(None),
        Some(file) if file == STDOUT => Ok(Some(text())),
        Some(file) => match files::write(Path::new(file), &text()) {
            Ok(()) => Ok(None),
            Err(error) => Err(unwritable(file)(error)),
        },
    }
}

/// Reads a game of such a file by its rules.
pub fn recorded(written: &GameText) -> Recorded {
    written
        .rules()
        .and_then(|(kind, variant)| {
            let rules = kind.rules(&variant);
            Recorded::read(rules, written)
        })
        .expect("a file is read by the rules of its games")
}
