//! A whole game: everything that the rest of the program may ask of one. Code that needs less asks for the trait that it needs.

use super::manners::Manners;
use super::notation::Notation;
use super::theory::Theory;

/// All that a game tells; implemented by every type that implements the traits below.
pub trait Game: Notation + Manners + Theory + Clone + 'static {}

impl<G: Notation + Manners + Theory + Clone + 'static> Game for G {}
