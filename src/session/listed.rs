//! Whether the learner can play from a position, and where the list of players has it.

use crate::explanation::refusals::no_boxes;
use crate::inference::{At, Solver};
use crate::players::learner::{Cabinet, NoBoxes};
use crate::reason::Phrase;

/// Where the list of players has the learner. Its numbers are the same in each game, so it comes last in most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listed {
    /// Nowhere: it cannot play.
    Nowhere,
    /// Before the levels, in sticks.
    BeforeLevels,
    /// At the end.
    Last,
}

impl Listed {
    /// Where the learner is listed for a game from `start`.
    pub(crate) fn of(game: &dyn Solver, start: &At) -> Self {
        match Cabinet::new(game, start) {
            Err(_) => Self::Nowhere,
            Ok(_) if game.single_row(start).is_some() => Self::BeforeLevels,
            Ok(_) => Self::Last,
        }
    }
}

/// Says why the learner cannot play from `start`, in a game that it may play.
pub(crate) fn too_large(game: &dyn Solver, start: &At, why: NoBoxes) -> Phrase {
    no_boxes(game.name(), &game.write_position(start), why, &[])
}
