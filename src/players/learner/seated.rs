//! A learner at the board, where there are positions and moves in place of boxes and beads.

use std::fmt::{self, Debug, Formatter};
use std::rc::Rc;

use super::{Boxes, Cabinet, Learner};
use crate::inference::{Move, Position};
use crate::players::Chance;

/// A learner, and its boxes as positions find them.
pub(crate) struct SeatedLearner {
    pub learner: Learner,
    pub cabinet: Rc<Cabinet>,
}

impl SeatedLearner {
    /// A learner that plays from these boxes.
    pub(crate) fn new(boxes: Boxes, cabinet: Rc<Cabinet>) -> Self {
        let learner = Learner::from(boxes);
        Self { learner, cabinet }
    }

    /// Draws a bead, and returns its move.
    pub(crate) fn choose(&mut self, position: &Position, chance: &mut Chance) -> Move {
        let place = self.cabinet.place(position);
        let number = self.learner.choose(place, chance);
        self.cabinet.played(position, number)
    }

    /// Lays the bead of a move aside again.
    pub(crate) fn replay(&mut self, before: &Position, after: &Position) {
        let bead = self.cabinet.bead(before, after);
        self.learner.choose_again(bead);
    }
}

impl Debug for SeatedLearner {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.learner.fmt(f)
    }
}
