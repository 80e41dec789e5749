//! The words of the program.

mod claims;
mod messages;
