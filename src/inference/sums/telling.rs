//! Progress reports on a sum while its summands are being solved.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::inference::limits::{Progress, SoFar};

/// Work of as many steps takes seconds.
const LARGE: usize = 1 << 23;

/// A search that has told as often how far it has got takes a while.
const LONG: u32 = 16;

/// Passes on the progress of the methods of a summand, but tells what is known about the sum
/// instead of what they know.
pub(super) struct Telling {
    shown: Rc<dyn Progress>,
    pub(super) so_far: RefCell<SoFar>,
    /// Positions that are stored for other games.
    pub(super) others: Cell<u64>,
    /// How often a method has told something about a summand.
    told: Cell<u32>,
}

impl Telling {
    /// Nothing has been reported yet.
    pub(super) fn new(shown: Rc<dyn Progress>) -> Self {
        Self {
            shown,
            so_far: RefCell::default(),
            others: Cell::default(),
            told: Cell::default(),
        }
    }

    /// Begins with another sum.
    pub(super) fn begin(&self, so_far: SoFar) {
        self.so_far.replace(so_far);
        self.told.set(0);
    }

    /// Adds that the player to move wins, and how many moves there are.
    pub(super) fn won(&self, moves: u128) {
        let mut so_far = self.so_far.borrow_mut();
        so_far.exclude(0);
        so_far.moves = moves;
    }

    /// Tells all that is known, and does so from now on.
    pub(super) fn tell_known(&self) {
        self.told.set(LONG);
        self.shown.tell(&self.so_far.borrow());
    }
}

impl Progress for Telling {
    fn report(&self, done: usize, all: usize) {
        if all >= LARGE && self.told.get() < LONG && self.so_far.borrow().by_theorem.is_some() {
            self.tell_known();
        }
        self.shown.report(done, all);
    }

    /// The move that a theorem gives is reported only if the rest takes long.
    fn tell(&self, of_summand: &SoFar) {
        self.so_far.borrow_mut().positions = self.others.get() + of_summand.positions;
        self.told.set(self.told.get() + 1);
        if self.told.get() >= LONG {
            self.tell_known();
        } else {
            let by_theorem = None;
            let so_far = self.so_far.borrow().clone();
            self.shown.tell(&SoFar {
                by_theorem,
                ..so_far
            });
        }
    }

    fn finish(&self) {
        self.shown.finish();
    }
}
