//! The trait [`Game`]: everything the rest of the program may ask of a game. Code that needs less asks for a smaller
//! trait.

use super::manners::Manners;
use super::notation::Notation;
use super::theorems::Theorems;
use super::theory::Theory;

/// A complete game. Implemented for every type that implements the traits below.
pub trait Game: Notation + Manners + Theory + Theorems + Clone + 'static {}

impl<G: Notation + Manners + Theory + Theorems + Clone + 'static> Game for G {}
