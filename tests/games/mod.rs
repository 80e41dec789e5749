//! The rules of the games.

mod boards;
mod coins;
mod laws;
mod published;
mod sticks;
