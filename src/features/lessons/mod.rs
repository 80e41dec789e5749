//! The lessons: the course as data, the questions that are drawn for it, how a pupil is taught, and
//! how far one has got; and the quiz, which asks about their themes. Every right answer comes from
//! a solver.

mod args;
mod ask;
mod course;
mod drill;
mod lesson;
mod lookup;
mod progress;
mod pupil;
mod quiz;
mod trainer;
mod words;

pub(crate) use args::{FIRST, LearnArgs};
use course::COURSE;
pub use lookup::lesson_names;
pub(crate) use quiz::QuizArgs;
pub use words::drilled;
