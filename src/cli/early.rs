//! The beginning of a report that does not wait for the rest: the outcome and the winning moves, before a nimber that may be far dearer.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::Context;
use crate::communication::{Bar, Printer, Stop};
use crate::explanation::{Words, report};
use crate::inference::{Analysis, At, Outcome, Progress, SoFar, Solver};
use crate::text::Text;

/// How much of the report is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    /// The outcome, and the winning move that a theorem gives.
    ByLaw,
    /// The outcome and all winning moves.
    Beginning,
}

/// Shows the beginning of the report on a position, once, as soon as it is settled; and the progress of the analysis.
pub(super) struct Early {
    bar: Rc<Bar>,
    words: Rc<Words>,
    game: Box<dyn Solver>,
    position: At,
    printer: RefCell<Printer>,
    shown: Cell<Shown>,
    /// Why no more can be shown.
    stopped: RefCell<Option<Stop>>,
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
            shown: Cell::new(Shown::Nothing),
            stopped: RefCell::default(),
        }
    }

    /// Shows the beginning if it was not shown yet, and the nimber. What is found out later is about other positions.
    pub(super) fn complete(&self, analysis: &Analysis) -> Result<(), Stop> {
        if self.shown.get() != Shown::Beginning {
            let moves = analysis.moves.iter().map(ToString::to_string);
            self.begin(analysis.outcome, &moves.collect::<Vec<_>>());
        }
        if let Some(nimber) = analysis.nimber {
            self.print(&report::nimber(nimber, &self.words));
        }
        self.stopped.take().map_or(Ok(()), Err)
    }

    fn begin(&self, outcome: Outcome, moves: &[String]) {
        let is_known = self.shown.replace(Shown::Beginning) == Shown::ByLaw;
        let moves = report::optimal(&*self.game, &self.position, moves, &self.words);
        self.print(&if is_known {
            moves
        } else {
            self.title(outcome).then(moves)
        });
    }

    fn title(&self, outcome: Outcome) -> Text {
        report::title(&*self.game, &self.position, outcome, &self.words)
    }

    fn print(&self, text: &Text) {
        let mut stopped = self.stopped.borrow_mut();
        if stopped.is_none() {
            let mut printer = self.printer.borrow_mut();
            *stopped = printer.show(text).and_then(|()| printer.flush()).err();
        }
    }
}

impl Progress for Early {
    fn report(&self, done: usize, all: usize) {
        self.bar.report(done, all);
    }

    fn tell(&self, so_far: &SoFar) {
        let shown = self.shown.get();
        if shown != Shown::Beginning && so_far.is_settled() {
            // The report goes where the bar was.
            self.bar.finish();
            let outcome = match so_far.wins {
                Some(true) => Outcome::Win,
                _ => Outcome::Loss,
            };
            self.begin(outcome, &so_far.winning);
        } else if shown == Shown::Nothing
            && let Some(played) = &so_far.by_law
        {
            self.bar.finish();
            self.shown.set(Shown::ByLaw);
            let title = self.title(Outcome::Win);
            self.print(&title.then(report::by_law(played, &self.words)));
        }
        self.bar.tell(so_far);
    }

    fn finish(&self) {
        self.bar.finish();
    }
}
