//! Explanation: facts become sentences and pictures, in every language. Prints nothing, decides
//! nothing.

mod accessible;
pub(crate) mod card;
pub(crate) mod chart;
mod english;
pub(crate) mod evidence;
pub(crate) mod grid;
mod language;
pub(crate) mod points;
pub(crate) mod refusals;
pub(crate) mod replies;
pub(crate) mod review;
pub(crate) mod so_far;
pub(crate) mod titles;
pub(crate) mod told;
mod typography;
pub(crate) mod values;
pub(crate) mod why;
mod words;

pub(crate) use accessible::{is_accessible, pictured, sketched};
pub use language::Language;
pub(crate) use language::typed;
pub use typography::Reader;
pub use words::speak;
pub(crate) use words::{
    choices, decimal, for_programs, game_in_words, head, in_one_line, language, message, say_all,
};

/// What tests use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::so_far::so_far;
    pub use super::words::Words;
}
