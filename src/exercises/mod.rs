//! Exercises: positions that teach, and what is said of them. How they are drawn and asked about is
//! left to the features.

mod day;
mod exercise;
mod words;

pub(crate) use day::today;
pub(crate) use exercise::Exercise;
pub(crate) use words::{best_move, problem, verdict};
