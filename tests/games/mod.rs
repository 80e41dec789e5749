//! The rules of the games.

mod boards;
mod coins;
mod laws;
mod octal;
mod pictures;
mod published;
mod sticks;
