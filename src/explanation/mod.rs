//! Explanation: facts become sentences and pictures, in every language. Prints nothing, decides
//! nothing.

pub(crate) mod boxes;
pub(crate) mod card;
pub(crate) mod comparison;
pub(crate) mod contest;
mod english;
mod evidence;
mod grid;
mod language;
pub(crate) mod lessons;
pub(crate) mod map;
pub(crate) mod points;
pub(crate) mod quiz;
pub(crate) mod refusals;
pub(crate) mod replies;
pub(crate) mod report;
pub(crate) mod review;
pub(crate) mod so_far;
pub(crate) mod titles;
pub(crate) mod told;
pub(crate) mod training;
pub(crate) mod tree;
mod typography;
pub(crate) mod values;
pub(crate) mod why;
mod words;

pub use language::Language;
pub(crate) use language::typed;
pub use words::Words;

/// What tests use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::lessons::drilled;
    pub use super::map::{map, map_svg};
    pub use super::so_far::so_far;
    pub use super::training::training;
    pub use super::typography::Reader;
    pub use crate::lessons::lesson_names;
}
