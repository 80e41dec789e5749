//! A learner during a game: what it draws, lays aside and is paid for; and at the board, where
//! there are positions and moves in place of boxes and beads.

use super::{Bead, Boxes, Cabinet, Terms};
use crate::chance::Chance;
use crate::inference::{Move, Position};

/// A learner during a game: its boxes, and the beads that it has laid aside.
///
/// ```
/// use nimatron::players::chance;
/// use nimatron::matchboxes::Learner;
///
/// let mut learner = Learner::new(10, 3, false);
/// let take = learner.choose(10, &mut chance(Some(1)));
/// assert!((1..=3).contains(&take));
/// learner.finish(true);
/// assert_eq!(learner.boxes().count(10, take), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learner {
    boxes: Boxes,
    /// The beads laid aside, in the order of the moves.
    aside: Vec<Bead>,
}

impl From<Boxes> for Learner {
    /// A learner that plays from these boxes.
    fn from(boxes: Boxes) -> Self {
        let aside = Vec::new();
        Self { boxes, aside }
    }
}

impl Learner {
    /// A learner that knows nothing yet of games of sticks that begin with `sticks` and take at
    /// most `max_take` at a time.
    pub fn new(sticks: u64, max_take: u64, misere: bool) -> Self {
        Self::from(Boxes::new(Terms {
            sticks,
            max_take,
            misere,
        }))
    }

    /// Its boxes, for another learner.
    pub fn into_boxes(self) -> Boxes {
        self.boxes
    }

    /// The boxes, with the beads laid aside still in them.
    pub fn boxes(&self) -> &Boxes {
        &self.boxes
    }

    /// The beads laid aside in this game, in the order of the moves.
    pub fn aside(&self) -> &[Bead] {
        &self.aside
    }

    /// Draws from box `place`, which is not 0, lays the bead aside, and returns its number: in
    /// sticks, how many to take.
    pub fn choose(&mut self, place: u64, chance: &mut Chance) -> u64 {
        let number = self.boxes.draw(place, chance);
        self.choose_again(Bead { place, number });
        number
    }

    /// Lays a bead aside without a draw, for a move that is redone.
    pub fn choose_again(&mut self, bead: Bead) {
        self.aside.push(bead);
    }

    /// Puts the last bead back, for a move that is undone.
    pub fn take_back(&mut self) {
        self.aside.pop();
    }

    /// Pays for a finished game, as [`Boxes::pay`] does, and returns the beads that were added or
    /// thrown away, in the order of the moves.
    pub fn finish(&mut self, won: bool) -> Vec<Bead> {
        self.boxes.count_game();
        let mut laid = std::mem::take(&mut self.aside);
        laid.retain(|&bead| self.boxes.pay(bead, won));
        laid
    }

    /// Puts all beads back: an unfinished game changes no box.
    pub fn abandon(&mut self) {
        self.aside.clear();
    }
}

/// A learner, and its boxes as positions find them.
pub struct SeatedLearner {
    /// The learner.
    pub learner: Learner,
    /// Its boxes, as positions find them.
    pub cabinet: Cabinet,
}

impl SeatedLearner {
    /// A learner that plays from these boxes.
    pub fn new(boxes: Boxes, cabinet: Cabinet) -> Self {
        let learner = Learner::from(boxes);
        Self { learner, cabinet }
    }

    /// Draws a bead, and returns it with its move.
    pub fn choose(&mut self, position: &Position, chance: &mut Chance) -> (Bead, Move) {
        let place = self.cabinet.place(position);
        let number = self.learner.choose(place, chance);
        (
            Bead { place, number },
            self.cabinet.played(position, number),
        )
    }
}
