//! All integration tests, in one binary: the folders are the layers of the library, from the rules
//! of the games up to the program.

mod circles;
mod cli;
mod communication;
mod disk;
mod explanation;
mod fuzz;
mod fuzzed;
mod games;
pub(crate) mod inference;
mod judge;
mod languages;
mod layers;
mod pages;
mod players;
mod proof;
mod record;
mod session;
mod support;
#[cfg(unix)]
mod terminal;
mod text;
