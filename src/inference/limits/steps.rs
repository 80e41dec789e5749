//! The progress of work that consists of steps, such as the analyses of all moves: the steps are shown, and not what each of them tells.

use std::cell::Cell;
use std::rc::Rc;

use super::progress::Progress;
use super::so_far::SoFar;

/// Passes everything on, but between [`Steps::reach`] and [`Steps::end`] only how many steps are done.
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

    /// Reports that `done` steps of `all` are done. The next one may report its own progress; it only shows that work goes on.
    pub(crate) fn reach(&self, done: usize, all: usize) {
        self.reached.set(Some((done, all)));
        self.shown.report(done, all);
    }

    /// Reports that the work is over.
    pub(crate) fn end(&self) {
        self.reached.set(None);
        self.shown.finish();
    }
}

impl Progress for Steps {
    fn report(&self, done: usize, all: usize) {
        let (done, all) = self.reached.get().unwrap_or((done, all));
        self.shown.report(done, all);
    }

    fn tell(&self, so_far: &SoFar) {
        match self.reached.get() {
            Some((done, all)) => self.shown.report(done, all),
            None => self.shown.tell(so_far),
        }
    }

    fn finish(&self) {
        if self.reached.get().is_none() {
            self.shown.finish();
        }
    }
}
