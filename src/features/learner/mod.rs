//! The learner at the table, in matches and in training: its kind, its flags, its file, and what is
//! shown of its boxes. The boxes themselves are in `matchboxes`.

mod curve;
mod file;
mod kind;
mod machine;
mod tables;
mod train;
mod words;

pub(crate) use {kind::LearnerKind, train::TrainArgs};

pub use curve::training;
pub use file::{BoxesError, BoxesFile, read_boxes};
