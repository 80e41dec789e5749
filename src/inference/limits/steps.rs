//! The progress of work that consists of steps, such as the analyses of all moves: the steps are shown, and not what each of them tells.

use std::cell::Cell;
use std::rc::Rc;

use super::progress::Progress;
use super::so_far::SoFar;

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

    /// Takes a step for each of `all` things until one fails, and reports how many are done. A step may report its own progress; it only
    /// shows that work goes on.
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
