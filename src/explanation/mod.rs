//! Explanation: facts become sentences and pictures, in every language. Prints nothing, decides nothing.

mod errors;
mod language;
mod locales;
pub mod pictures;
pub mod sentences;
mod words;

pub use language::Language;
pub use words::Words;

use crate::text::Text;

/// A picture, a table or a page: facts that take several lines to show.
pub trait Show {
    /// Returns the lines in the language of `words`, built for `width` columns.
    fn show(&self, words: &Words, width: usize) -> Text;
}
