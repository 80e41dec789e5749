//! What every subcommand has at hand: the words, the colour, the signals, and what is made of them.

use std::rc::Rc;

use super::failure::Failure;
use crate::communication::{Bar, ColorChoice, Painter, Printer, Signals};
use crate::explanation::Words;
use crate::inference::{Interrupt, Progress};
use crate::reason::Phrase;

/// What every subcommand has at hand.
pub(super) struct Context {
    pub(super) words: Words,
    pub(super) color: ColorChoice,
    pub(super) signals: Signals,
}

impl Context {
    pub(super) fn interrupt(&self) -> Interrupt {
        Interrupt::watching(self.signals.flag())
    }

    pub(super) fn progress(&self) -> Rc<dyn Progress> {
        Rc::new(Bar::new(self.words.text("progress-answer")))
    }

    pub(super) fn printer(&self) -> Printer<std::io::Stdout> {
        Printer::stdout(Painter::for_stdout(self.color))
    }

    /// A refusal of the command line. Programs read stderr too.
    pub(super) fn usage(&self, phrase: &Phrase) -> Failure {
        Failure::Usage(self.words.to_programs().say(phrase))
    }
}
