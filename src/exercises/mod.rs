//! Exercises: positions that teach, how they are drawn and asked about, and what is said of them.

mod ask;
mod day;
mod trainer;
mod words;

pub(crate) use ask::{examine, examine_move, examine_outcome};
pub(crate) use day::today;
pub(crate) use trainer::{DrawStart, Exercise, LEVELS, Trainer, has_empty_pile, lost, select};
pub(crate) use words::{best_move, headed, outcome, problem, verdict};
