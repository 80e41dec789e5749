//! The matchboxes of a learner: it draws its moves from them, and is paid in beads for its wins. It
//! learns all games of the last move, from positions that its boxes can hold. How it sits at a
//! table, and its file, are a feature of the program.
//!
//! The idea is Donald Michie's ("Experiments on the mechanization of game-learning", The Computer
//! Journal 6, 1963), whose matchboxes played noughts and crosses.

mod bead;
mod boxes;
mod game;
mod plan;
mod training;

pub use boxes::Boxes;
pub use game::Learner;
pub use plan::Terms;
pub use training::{Against, train};

/// What has a name because a signature needs it, and no page of its own. It may change at any time.
#[doc(hidden)]
pub use self::{
    bead::{Bead, Beads},
    boxes::BoxScore,
    game::SeatedLearner,
    plan::{Cabinet, GAME, Plan, is_learnable},
    training::{Course, Stretch},
};
