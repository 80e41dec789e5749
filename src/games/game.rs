//! The trait [`Game`]: everything the rest of the program may ask of a game. Code that needs less asks for a smaller
//! trait. What follows from those traits, and so is never overridden, is here.

use super::manners::Manners;
use super::notation::Notation;
use super::theorems::Theorems;
use super::theory::Theory;

/// A complete game. Implemented for every type that implements the traits below.
pub trait Game: Notation + Manners + Theory + Theorems + Clone + 'static {
    /// The name of the game on the command line.
    fn name(&self) -> &'static str {
        Self::ABOUT.name
    }
}

impl<G: Notation + Manners + Theory + Theorems + Clone + 'static> Game for G {}
