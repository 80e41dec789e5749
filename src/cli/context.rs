//! What every subcommand has at hand: the words, the colour, the signals, and what is made of them.

use std::rc::Rc;

use super::failure::Failure;
use crate::communication::{Bar, ColorChoice, Painter, Printer, Signals};
use crate::explanation::Words;
use crate::explanation::sentences::so_far;
use crate::inference::{Interrupt, Progress};
use crate::reason::Phrase;

/// What every subcommand has at hand.
pub(super) struct Context {
    pub(super) words: Rc<Words>,
    pub(super) color: ColorChoice,
    pub(super) signals: Signals,
}

impl Context {
    pub(super) fn interrupt(&self) -> Interrupt {
        Interrupt::watching(self.signals.flag())
    }

    pub(super) fn progress(&self) -> Rc<dyn Progress> {
        self.bar()
    }

    /// A bar, which can also be asked what it was told last.
    pub(super) fn bar(&self) -> Rc<Bar> {
        let words = Rc::clone(&self.words);
        let bar = Bar::new(words.text("progress-answer"));
        Rc::new(bar.saying(move |known| so_far(&words, known)))
    }

    pub(super) fn printer(&self) -> Printer<std::io::Stdout> {
        Printer::stdout(Painter::for_stdout(self.color))
    }

    pub(super) fn usage(&self, phrase: &Phrase) -> Failure {
        Failure::Usage(self.words.say(phrase))
    }
}
