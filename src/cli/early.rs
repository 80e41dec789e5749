//! The beginning of a report that does not wait for the rest: the outcome and the winning moves, before a nimber that may be far dearer.

use std::cell::RefCell;
use std::rc::Rc;

use super::Context;
use crate::communication::{Bar, Printer, Stop};
use crate::explanation::{Words, report};
use crate::inference::{Analysis, At, Outcome, Progress, SoFar, Solver};
use crate::text::Text;

/// Shows the beginning of the report on a position, once, as soon as it is settled; and the progress of the analysis.
pub(super) struct Early {
    bar: Rc<Bar>,
    words: Rc<Words>,
    game: Box<dyn Solver>,
    position: At,
    printer: RefCell<Printer>,
    /// Whether the beginning was shown, or why it could not be.
    shown: RefCell<Option<Result<(), Stop>>>,
    /// The same for the outcome and the move that a law gives.
    law_shown: RefCell<Option<Result<(), Stop>>>,
}

impl Early {
    /// Nothing is shown yet. `bar` shows the progress.
    pub(super) fn new(
        context: &Context,
        bar: &Rc<Bar>,
        game: Box<dyn Solver>,
        position: &At,
    ) -> Self {
        Self {
            bar: Rc::clone(bar),
            words: Rc::clone(&context.words),
            game,
            position: position.clone(),
            printer: RefCell::new(context.printer()),
            shown: RefCell::default(),
            law_shown: RefCell::default(),
        }
    }

    /// Shows the beginning if it was not shown yet, and the nimber. What is found out later is about other positions.
    ///
    /// # Errors
    /// [`Stop`] if it cannot be written, or could not be before.
    pub(super) fn complete(&self, analysis: &Analysis) -> Result<(), Stop> {
        if self.shown.borrow().is_none() {
            let moves = analysis.moves.iter();
            let moves = moves.map(|&played| played.to_string());
            self.show(analysis.outcome, &moves.collect::<Vec<_>>())?;
        }
        self.shown.replace(Some(Ok(()))).unwrap_or(Ok(()))?;
        if let Some(nimber) = analysis.nimber {
            self.print(&report::nimber(nimber, &self.words))?;
        }
        Ok(())
    }

    fn show(&self, outcome: Outcome, moves: &[String]) -> Result<(), Stop> {
        let is_known = match self.law_shown.take() {
            Some(shown) => {
                shown?;
                true
            }
            None => false,
        };
        let moves = report::optimal(&*self.game, &self.position, moves, &self.words);
        self.print(&if is_known {
            moves
        } else {
            self.title(outcome).then(moves)
        })
    }

    fn title(&self, outcome: Outcome) -> Text {
        report::title(&*self.game, &self.position, outcome, &self.words)
    }

    fn print(&self, text: &Text) -> Result<(), Stop> {
        let mut printer = self.printer.borrow_mut();
        printer.show(text)?;
        printer.flush()
    }
}

impl Progress for Early {
    fn report(&self, done: usize, all: usize) {
        self.bar.report(done, all);
    }

    fn tell(&self, so_far: &SoFar) {
        if so_far.is_settled() && self.shown.borrow().is_none() {
            // The report goes where the bar was.
            self.bar.finish();
            let outcome = match so_far.wins {
                Some(true) => Outcome::Win,
                _ => Outcome::Loss,
            };
            let shown = self.show(outcome, &so_far.winning);
            self.shown.replace(Some(shown));
        }
        let is_new = self.law_shown.borrow().is_none() && self.shown.borrow().is_none();
        if let (Some(played), true) = (&so_far.by_law, is_new) {
            self.bar.finish();
            let title = self.title(Outcome::Win);
            let law = title.then(report::by_law(played, &self.words));
            self.law_shown.replace(Some(self.print(&law)));
        }
        self.bar.tell(so_far);
    }

    fn finish(&self) {
        self.bar.finish();
    }
}
