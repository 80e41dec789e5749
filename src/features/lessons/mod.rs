//! The lessons: the course as data, the questions that are drawn for it, how a pupil is taught, and
//! how far one has got. Every right answer comes from a solver.

mod args;
mod course;
mod drill;
mod lesson;
mod lookup;
mod progress;
mod pupil;
mod words;

pub(crate) use args::{FIRST, LearnArgs};
pub(crate) use course::COURSE;
pub use lookup::lesson_names;
pub(crate) use lookup::{about, find};
pub use words::drilled;
pub(crate) use words::{of_lesson, tip};
