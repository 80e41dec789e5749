//! What is agreed before a game of sticks.

use serde::Serialize;

/// The name of sticks, on the command line and in saved boxes.
pub(crate) const GAME: &str = "sticks";

/// What was agreed before a game of sticks. Boxes serve only games of the same terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Terms {
    /// The number of sticks at the start.
    pub sticks: u64,
    /// The most that a move takes.
    pub max_take: u64,
    /// Whether the player who takes the last stick loses.
    pub misere: bool,
}

impl Terms {
    /// The number of different moves with `sticks` left, and so of different beads in their box.
    pub fn numbers(&self, sticks: u64) -> u64 {
        self.max_take.min(sticks)
    }
}
