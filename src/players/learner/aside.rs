//! The beads that one side has laid aside during a game. Paying for them is left to the boxes.

/// A bead of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bead {
    /// The number of the box: in sticks, how many there are.
    pub place: u64,
    /// The number on the bead: in sticks, how many to take.
    pub number: u64,
}

/// The beads laid aside, in the order of the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aside {
    beads: Vec<Bead>,
}

impl Aside {
    /// Lays a bead aside.
    pub fn lay(&mut self, place: u64, number: u64) {
        self.beads.push(Bead { place, number });
    }

    /// Puts the last bead back into its box.
    pub fn take_back(&mut self) {
        self.beads.pop();
    }

    /// The beads, in the order of the moves.
    pub(super) fn beads(&self) -> &[Bead] {
        &self.beads
    }

    /// Puts all beads back.
    pub fn clear(&mut self) {
        self.beads.clear();
    }

    /// Removes and returns all beads, for the boxes to pay.
    pub(super) fn hand_over(&mut self) -> impl Iterator<Item = Bead> {
        self.beads.drain(..)
    }
}
