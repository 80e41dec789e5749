//! The learner, a player that learns from matchboxes: it draws its moves, and is paid in beads for
//! its wins. It learns all games of the last move, from positions that its boxes can hold.
//!
//! The idea is Donald Michie's ("Experiments on the mechanization of game-learning", The Computer
//! Journal 6, 1963), whose matchboxes played noughts and crosses.

mod bead;
mod boxes;
mod curve;
mod file;
mod game;
#[cfg(feature = "cli")]
mod kind;
#[cfg(feature = "cli")]
mod machine;
mod plan;
mod tables;
#[cfg(feature = "cli")]
mod train;
mod training;
mod words;

pub use boxes::Boxes;
pub use game::Learner;
pub use plan::Terms;
pub use training::{Against, train};

/// What has a name because a signature needs it, and no page of its own. It may change at any time.
#[doc(hidden)]
pub use self::{
    bead::Bead,
    plan::{Cabinet, Plan},
};

#[cfg(feature = "cli")]
pub(crate) use {kind::LearnerKind, train::TrainArgs};

/// What tests use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::boxes::BoxScore;
    pub use super::curve::training;
    pub use super::file::{BoxesError, BoxesFile, read_boxes};
    pub use super::training::{Course, Stretch};
}
