//! Nimatron.
pub mod cli;
pub mod communication;
pub mod explanation;
pub mod games;
pub mod inference;
pub mod players;
pub mod reason;
pub mod session;
pub mod text;
