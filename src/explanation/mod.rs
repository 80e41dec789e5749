//! Explanation: facts become sentences and pictures, in every language. Prints nothing, decides nothing.

mod english;
mod language;
mod locales;
pub(crate) mod pictures;
pub(crate) mod sentences;
mod typed;
mod typography;
mod words;

pub use language::Language;
pub(crate) use typed::typed;
pub use words::Words;

/// What tests use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::pictures::{MapPicture, Training};
}

use crate::text::Text;

/// A picture, a table or a page: facts that take several lines to show.
pub trait Show {
    /// Returns the lines in the language of `words`, built for `width` columns.
    fn show(&self, words: &Words, width: usize) -> Text;
}
