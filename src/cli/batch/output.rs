//! Writes the answers of a batch, counts the bad ones, and shows how far it has got.

use std::rc::Rc;

use super::line::Answer;
use crate::cli::{Context, Failure};
use crate::communication::{Count, Printer, Stop};
use crate::explanation::Words;
use crate::inference::Progress;
use crate::reason::Phrase;

/// The answers of a batch as they are written.
pub(super) struct Output {
    words: Words,
    printer: Printer,
    bad: u64,
    count: Rc<Count>,
}

impl Output {
    pub(super) fn new(context: &Context) -> Self {
        let words = Rc::clone(&context.words);
        let say = move |lines: u64, share: Option<u64>| {
            let phrase = match share {
                Some(percent) => Phrase::new("batch-progress-share").with("percent", percent),
                None => Phrase::new("batch-progress"),
            };
            words.say(&phrase.with("count", lines))
        };
        Self {
            words: context.words.to_programs(),
            printer: context.printer(),
            bad: 0,
            count: Rc::new(Count::new(context.bar(), say)),
        }
    }

    /// Writes an answer.
    pub(super) fn write(&mut self, answer: &Answer) -> Result<(), Stop> {
        match answer {
            Answer::Nothing => Ok(()),
            Answer::Good(text) => self.printer.line(text),
            Answer::Bad(text) => {
                self.bad += 1;
                self.printer.line(text)
            }
            Answer::Left(_) => unreachable!("what is left is answered before it is written"),
        }
    }

    /// Counts lines as answered; `share` is how much of the file that is, in percent.
    pub(super) fn count(&self, lines: u64, share: Option<u64>) {
        self.count.add(lines, share);
    }

    pub(super) fn flush(&mut self) -> Result<(), Stop> {
        self.printer.flush()
    }

    /// Shows the progress of one answer.
    pub(super) fn progress(&self) -> Rc<dyn Progress> {
        Rc::clone(&self.count) as Rc<dyn Progress>
    }

    /// Fails if there were bad lines.
    pub(super) fn refuse_bad_lines(&self) -> Result<(), Failure> {
        if self.bad == 0 {
            return Ok(());
        }
        let phrase = Phrase::new("batch-bad-lines").with("count", self.bad);
        Err(Failure::Failed(self.words.say(&phrase)))
    }
}
