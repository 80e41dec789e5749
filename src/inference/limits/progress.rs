//! The progress of a long computation. How it is shown is left to others.

use std::cell::Cell;
use std::rc::Rc;

/// Receives how far a computation has got.
pub trait Progress {
    /// Called when `done` steps of `all` are done.
    fn report(&self, done: usize, all: usize);
    /// Called instead of [`Progress::report`] by work that has no steps, now and then and whenever
    /// it has found something out.
    fn report_so_far(&self, _: &SoFar) {}
    /// Called when the work is over.
    fn finish(&self);
}

/// Ignores every report.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {
    fn report(&self, _: usize, _: usize) {}
    fn finish(&self) {}
}

// What is known about a position before its answer is complete. The words are left to
// `explanation`.

/// What is known about a position whose answer is being worked out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoFar {
    /// Whether the player to move wins; `None` if that is not settled.
    pub wins: Option<bool>,
    /// The nimber; `None` if it is not known.
    pub nimber: Option<u64>,
    /// Nimbers that the position does not have, in ascending order.
    pub excluded: Vec<u64>,
    /// How many moves there are; 0 if they are not looked at one by one.
    pub moves: u128,
    /// How many of them are settled.
    pub settled: u128,
    /// Those that win, as they are written.
    pub winning: Vec<String>,
    /// A winning move that a theorem gives, as it is written.
    pub by_theorem: Option<String>,
    /// How many positions are stored.
    pub positions: u64,
}

impl SoFar {
    /// What a theorem says that gives a winning move, as it is written.
    pub(crate) fn won_by(by_theorem: String) -> Self {
        Self {
            wins: Some(true),
            by_theorem: Some(by_theorem),
            ..Self::default()
        }
    }

    /// Whether the outcome and all winning moves are known.
    pub fn is_settled(&self) -> bool {
        match self.wins {
            Some(true) => self.moves > 0 && self.settled == self.moves,
            Some(false) => true,
            None => false,
        }
    }

    /// Adds that the position does not have this nimber.
    pub fn exclude(&mut self, nimber: u64) {
        if let Err(at) = self.excluded.binary_search(&nimber) {
            self.excluded.insert(at, nimber);
        }
        if nimber == 0 {
            self.wins = Some(true);
        }
    }

    /// Adds that one more move is settled; `winning` is that move if it wins.
    pub fn settle_move(&mut self, winning: Option<String>) {
        self.winning.extend(winning);
        self.settled += 1;
    }
}

// The progress of work that consists of steps, such as the analyses of all moves: the steps are
// shown, and not what each of them tells.

/// Passes everything on, but during [`Steps::each`] only how many steps are done.
pub(crate) struct Steps {
    shown: Rc<dyn Progress>,
    /// How many steps are done, of how many.
    reached: Cell<Option<(usize, usize)>>,
}

impl Steps {
    /// No steps yet.
    pub(crate) fn new(shown: Rc<dyn Progress>) -> Self {
        Self {
            shown,
            reached: Cell::default(),
        }
    }

    /// Takes a step for each of `all` things until one fails, and reports how many are done. A step
    /// may report its own progress; it only shows that work goes on.
    pub(in crate::inference) fn each<I, A, E>(
        &self,
        things: impl IntoIterator<Item = I>,
        all: usize,
        mut step: impl FnMut(I) -> Result<A, E>,
    ) -> Result<Vec<A>, E> {
        let things = things.into_iter().enumerate();
        let found = things.map(|(done, thing)| {
            self.reached.set(Some((done, all)));
            self.shown.report(done, all);
            step(thing)
        });
        let found = found.collect();
        self.reached.set(None);
        self.shown.finish();
        found
    }
}

impl Progress for Steps {
    fn report(&self, done: usize, all: usize) {
        let (done, all) = self.reached.get().unwrap_or((done, all));
        self.shown.report(done, all);
    }

    fn report_so_far(&self, so_far: &SoFar) {
        match self.reached.get() {
            Some((done, all)) => self.shown.report(done, all),
            None => self.shown.report_so_far(so_far),
        }
    }

    fn finish(&self) {
        if self.reached.get().is_none() {
            self.shown.finish();
        }
    }
}
