//! The words of the program.

mod claims;
mod messages;
mod refusals;
mod scales;
mod status;
mod words;
