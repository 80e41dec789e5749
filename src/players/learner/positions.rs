//! The boxes of a game other than sticks: one for each canonical position from the start on, as text and numbers. How positions of
//! the game find their boxes is left to `cabinet`.

use crate::games::{About, Variant};

/// A bead: one of the moves from a position that lead to the same box.
#[derive(Clone, Debug)]
pub(super) struct Follower {
    /// The first of these moves, as it is written.
    pub(super) played: String,
    /// The number of the box to which they lead; 0 if they end the game.
    pub(super) leaves: u64,
    /// Whether they win.
    pub(super) wins: bool,
}

impl From<(String, u64)> for Follower {
    /// A bead that is not judged yet.
    fn from((played, leaves): (String, u64)) -> Self {
        Self {
            played,
            leaves,
            wins: false,
        }
    }
}

/// A canonical position in which there is a move, and its beads.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The position, as it is written.
    pub(super) position: String,
    /// The beads, in the order of the moves.
    pub(super) beads: Vec<Follower>,
}

/// All boxes of a game from a start.
#[derive(Debug)]
pub struct Positions {
    pub(super) about: &'static About,
    pub(super) variant: Variant,
    /// The start in its canonical form, as it is written.
    pub(super) start: String,
    /// The boxes in order: a move leads to an earlier one. The last is that of the start.
    pub(super) boxes: Vec<Place>,
    /// The most moves that a game has.
    pub(super) longest: u64,
}

impl PartialEq for Positions {
    /// Whether they are for the same game: its rules and its start determine the boxes.
    fn eq(&self, other: &Self) -> bool {
        self.about.name == other.about.name
            && self.variant == other.variant
            && self.start == other.start
    }
}

impl Eq for Positions {}

impl Positions {
    /// The entry of the game.
    pub(crate) fn about(&self) -> &'static About {
        self.about
    }

    /// The variant that is played.
    pub(crate) fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The position at the start, in its canonical form.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The box with this number, counted from 1.
    pub(super) fn at(&self, place: u64) -> &Place {
        let index = usize::try_from(place - 1).expect("boxes are in memory");
        &self.boxes[index]
    }

    /// The beads of a box; none of a number that no box has.
    pub(super) fn beads(&self, place: u64) -> &[Follower] {
        let index = place
            .checked_sub(1)
            .and_then(|index| usize::try_from(index).ok());
        let found = index.and_then(|index| self.boxes.get(index));
        found.map_or(&[], |place| &place.beads)
    }

    /// The bead with this number, counted from 1.
    pub(super) fn bead(&self, place: u64, number: u64) -> &Follower {
        let index = usize::try_from(number - 1).expect("beads are in memory");
        &self.at(place).beads[index]
    }

    /// Finds out which beads win, from the last boxes on.
    pub(super) fn judge(&mut self) {
        // The end counts as lost for the player to move, unless the last mover loses.
        let mut is_lost = vec![!self.variant.misere];
        for place in &mut self.boxes {
            for bead in &mut place.beads {
                let leaves = usize::try_from(bead.leaves).expect("boxes are in memory");
                bead.wins = is_lost[leaves];
            }
            is_lost.push(place.beads.iter().all(|bead| !bead.wins));
        }
    }
}
