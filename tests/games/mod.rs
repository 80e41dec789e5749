//! The rules of the games.

mod added;
mod at_once;
mod boards;
mod coins;
mod octal;
mod pictures;
mod properties;
mod published;
mod sticks;
mod sums;
mod textbook;
