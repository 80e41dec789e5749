//! Listens to the progress of work.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nimatron::inference::{Interrupt, Limits, Progress, SoFar, Work};

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Report(usize, usize),
    SoFar(SoFar),
    Finish,
}

/// Keeps what it is told, and interrupts the work once that is enough.
pub(crate) struct Listener {
    told: RefCell<Vec<Told>>,
    is_enough: fn(&Told) -> bool,
    flag: Arc<AtomicBool>,
}

impl Listener {
    pub(crate) fn until(is_enough: fn(&Told) -> bool) -> Rc<Self> {
        Rc::new(Self {
            told: RefCell::default(),
            is_enough,
            flag: Arc::default(),
        })
    }

    /// One that never has enough.
    pub(crate) fn to_the_end() -> Rc<Self> {
        Self::until(|_| false)
    }

    /// Work that it listens to.
    pub(crate) fn at_work(self: &Rc<Self>, limits: Limits) -> Work {
        let interrupt = Interrupt::watching(Arc::clone(&self.flag));
        Work::new(limits, interrupt, self.clone())
    }

    /// What it was told since the last time, each thing once in a row.
    pub(crate) fn take(&self) -> Vec<Told> {
        let mut told = self.told.take();
        told.dedup();
        told
    }

    /// Of that, what was known so far.
    pub(crate) fn take_so_far(&self) -> Vec<SoFar> {
        let told = self.take().into_iter();
        let so_far = told.filter_map(|told| match told {
            Told::SoFar(so_far) => Some(so_far),
            _ => None,
        });
        so_far.collect()
    }

    fn hear(&self, told: Told) {
        if (self.is_enough)(&told) {
            self.flag.store(true, Ordering::Relaxed);
        }
        self.told.borrow_mut().push(told);
    }
}

/// The steps from the first to the last of some, and the end.
pub(crate) fn steps(all: usize) -> Vec<Told> {
    let steps = (0..all).map(|done| Told::Report(done, all));
    steps.chain([Told::Finish]).collect()
}

impl Progress for Listener {
    fn report(&self, done: usize, all: usize) {
        self.hear(Told::Report(done, all));
    }

    fn report_so_far(&self, so_far: &SoFar) {
        self.hear(Told::SoFar(so_far.clone()));
    }

    fn finish(&self) {
        self.hear(Told::Finish);
    }
}
