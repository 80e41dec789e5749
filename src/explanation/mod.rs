//! Explanation: facts become sentences, in every language. Prints nothing, decides nothing.

mod columns;
mod reasons;
mod report;
mod table;
mod words;

pub use words::{Language, Words};
