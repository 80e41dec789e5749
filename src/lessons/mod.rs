//! The course: lessons as data, the questions that are drawn for them, and how far a pupil has got.
//! How they are asked is left to the session. Every right answer comes from a solver.

mod course;
mod drill;
mod lesson;
mod lookup;
mod progress;

pub(crate) use course::COURSE;
pub(crate) use drill::Drill;
pub(crate) use lesson::{Kind, Lesson, Picture, Table, read};
pub use lookup::lesson_names;
pub(crate) use lookup::{about, find, taught, teaches};
pub(crate) use progress::{CourseProgress, IN_A_ROW, LAST_BOX, refused};
