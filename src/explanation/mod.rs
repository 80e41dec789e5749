//! Explanation: facts become sentences, in every language. Prints nothing, decides nothing.

mod boxes;
mod braille;
mod columns;
mod curve;
mod map;
mod margins;
mod reasons;
mod report;
mod svg;
mod table;
mod words;

pub use words::{Language, Words};
