//! The beads in matchboxes.

/// The beads of one number in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beads {
    /// The number on the beads: in sticks, how many to take.
    pub number: u64,
    /// How many beads there are, at least 1.
    pub count: u64,
}

/// A bead of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bead {
    /// The number of the box: in sticks, how many there are.
    pub place: u64,
    /// The number on the bead: in sticks, how many to take.
    pub number: u64,
}
