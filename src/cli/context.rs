//! What every subcommand has at hand: the words, the colour, the signals, and what is made of them.

use std::path::Path;
use std::rc::Rc;

use serde::Serialize;

use super::Failure;
use super::failure::of_file;
use super::json;
use crate::communication::{Bar, ColorChoice, Painter, Printer, Signals, Waiting, complain};
use crate::explanation::Words;
use crate::explanation::so_far::so_far;
use crate::files;
use crate::inference::{Interrupt, Limits, Progress, Silent, Work};
use crate::text::Text;

/// What every subcommand has at hand.
pub(super) struct Context {
    pub words: Rc<Words>,
    pub color: ColorChoice,
    pub signals: Signals,
}

impl Context {
    pub(super) fn interrupt(&self) -> Interrupt {
        Interrupt::watching(self.signals.flag())
    }

    /// A bar, which can also be asked what it was told last.
    pub(super) fn bar(&self) -> Rc<Bar> {
        let words = Rc::clone(&self.words);
        let bar = Bar::new(words.text("progress-answer"));
        Rc::new(bar.saying(move |known| so_far(&words, known)))
    }

    /// A sign of life, until it is dropped, while an answer is worked out that cannot say how far it has got.
    pub(super) fn waiting(&self) -> Waiting {
        Waiting::new(self.words.text("progress-answer"))
    }

    /// Work that signals stop, with its progress.
    pub(super) fn work(&self, limits: Limits, progress: Rc<dyn Progress>) -> Work {
        Work::new(limits, self.interrupt(), progress)
    }

    /// The same in silence.
    pub(super) fn silent(&self, limits: Limits) -> Work {
        self.work(limits, Rc::new(Silent))
    }

    pub(super) fn printer(&self) -> Printer {
        Printer::stdout(Painter::for_stdout(self.color))
    }

    /// Shows a picture.
    pub(super) fn show(&self, picture: impl FnOnce(&Words, usize) -> Text) -> Result<(), Failure> {
        let mut printer = self.printer();
        printer.show(&picture(&self.words, printer.width()))?;
        Ok(printer.flush()?)
    }

    /// Prints text as it is.
    pub(super) fn print(&self, text: &str) -> Result<(), Failure> {
        let mut printer = self.printer();
        printer.write(text)?;
        Ok(printer.flush()?)
    }

    /// Prints an object for programs.
    pub(super) fn print_json(&self, object: &impl Serialize) -> Result<(), Failure> {
        let mut printer = self.printer();
        printer.stream(|output| json::write(object, output))?;
        printer.line("")?;
        Ok(printer.flush()?)
    }

    /// Says on the standard error what is known although the work was stopped. Programs read it too.
    pub(super) fn tell(&self, known: impl FnOnce(&Words) -> String) {
        complain(&known(&self.words.to_programs()));
    }
}

/// The file name that means the standard output.
pub(super) const STDOUT: &str = "-";

/// Writes a file that a report is written to in addition to what is shown. Returns its text if that is to be shown instead.
pub(super) fn save(
    file: Option<&String>,
    text: impl FnOnce() -> String,
) -> Result<Option<String>, Failure> {
    match file {
        None => Ok(None),
        Some(file) if file == STDOUT => Ok(Some(text())),
        Some(file) => match files::write(Path::new(file), &text()) {
            Ok(()) => Ok(None),
            Err(error) => Err(of_file("file-unwritable", file, &error)),
        },
    }
}

/// Refuses a file that could not be saved now.
pub(super) fn may_save(file: &str) -> Result<(), Failure> {
    if file == STDOUT {
        return Ok(());
    }
    let tried = files::try_to_write(Path::new(file));
    tried.map_err(|error| of_file("file-unwritable", file, &error))
}
