//! What every subcommand has at hand: the words, the colour, the signals, and what is made of them.

use std::rc::Rc;

use super::failure::{Failure, did_you_mean};
use crate::communication::{Bar, ColorChoice, Painter, Printer, Signals};
use crate::explanation::Words;
use crate::explanation::so_far::so_far;
use crate::inference::{Interrupt, Progress};
use crate::reason::Phrase;

/// How alike a name must be to a known one to be taken for a typing error, by the measure of Jaro and Winkler from 0 to 1.
const ALIKE: f64 = 0.8;

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

    pub(super) fn printer(&self) -> Printer {
        Printer::stdout(Painter::for_stdout(self.color))
    }

    /// A refusal of the command line. Programs read stderr too.
    pub(super) fn usage(&self, phrase: &Phrase) -> Failure {
        Failure::Usage(self.words.to_programs().say(phrase))
    }

    /// The refusal of a name that is not among the known ones, with the one that was probably meant.
    pub(super) fn unknown(&self, phrase: Phrase, name: &str, known: &[&str]) -> Failure {
        self.usage(&named(phrase, name, known))
    }
}

/// The refusal of a name that is not among the known ones, with the one that was probably meant.
pub(super) fn named(phrase: Phrase, name: &str, known: &[&str]) -> Phrase {
    let refusal = phrase.with("known", known.join(", "));
    let likeness = |known: &str| strsim::jaro_winkler(name, known);
    let nearest = known
        .iter()
        .max_by(|one, other| likeness(one).total_cmp(&likeness(other)));
    match nearest.filter(|known| likeness(known) >= ALIKE) {
        Some(meant) => did_you_mean(refusal, meant),
        None => refusal,
    }
}
