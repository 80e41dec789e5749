//! What is shown of a report while the rest is worked out.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::rc::Rc;

use super::report;
use crate::cli::{Context, Error, Result, problem::Problem};
use crate::communication::{Printer, ProgressBar};
use crate::explanation::Words;
use crate::inference::{Analysis, Outcome, Position, Progress, SoFar, Solver};
use crate::text::Text;

/// How much of the report is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    /// The outcome, and the winning move that a theorem gives.
    ByTheorem,
    /// The outcome and all winning moves.
    Beginning,
}

/// Shows the beginning of the report on a position, once, as soon as it is settled: the outcome and
/// the winning moves, before a nimber that may be far dearer. Also shows the progress of the
/// analysis.
pub(super) struct Early {
    bar: Rc<ProgressBar>,
    words: Rc<Words>,
    game: Box<dyn Solver>,
    position: Position,
    printer: RefCell<Printer>,
    shown: Cell<Shown>,
    /// Whether everything was asked for.
    full: bool,
    /// Why no more can be shown.
    stopped: RefCell<Option<Error>>,
}

impl Early {
    pub(super) fn new(
        context: &Context,
        bar: &Rc<ProgressBar>,
        Problem { game, position }: Problem,
        full: bool,
    ) -> Self {
        Self {
            bar: Rc::clone(bar),
            words: Rc::clone(&context.words),
            game,
            position,
            printer: RefCell::new(context.printer()),
            shown: Cell::new(Shown::Nothing),
            full,
            stopped: RefCell::default(),
        }
    }

    /// Shows the beginning if it was not shown yet, and the nimber. What is found out later is
    /// about other positions.
    pub(super) fn complete(&self, analysis: &Analysis) -> Result {
        if self.shown.get() != Shown::Beginning {
            match analysis.best {
                Some(best) if !analysis.is_complete => {
                    let title = self.title(analysis.outcome);
                    self.print(&title.then(report::by_theorem(&best, false, &self.words)));
                }
                _ => self.begin(analysis.outcome, &analysis.moves),
            }
        }
        if let Some(nimber) = analysis.nimber {
            self.print(&report::nimber(nimber, &self.words));
        }
        self.stopped.take().map_or(Ok(()), Err)
    }

    fn begin(&self, outcome: Outcome, moves: &[impl Display]) {
        let width = self.printer.borrow().width();
        let (game, position) = (&*self.game, &self.position);
        let moves = report::optimal(game, position, moves, self.full, &self.words, width);
        self.print(&match self.shown.replace(Shown::Beginning) {
            Shown::ByTheorem => moves,
            _ => self.title(outcome).then(moves),
        });
    }

    fn title(&self, outcome: Outcome) -> Text {
        report::title(&*self.game, &self.position, outcome, &self.words)
    }

    /// Prints where the bar was.
    fn print(&self, text: &Text) {
        self.bar.finish();
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
            let outcome = match so_far.wins {
                Some(true) => Outcome::Win,
                _ => Outcome::Loss,
            };
            self.begin(outcome, &so_far.winning);
        } else if let (Shown::Nothing, Some(played)) = (shown, &so_far.by_theorem) {
            self.shown.set(Shown::ByTheorem);
            let title = self.title(Outcome::Win);
            self.print(&title.then(report::by_theorem(played, true, &self.words)));
        }
        self.bar.tell(so_far);
    }

    fn finish(&self) {
        self.bar.finish();
    }
}
