//! Everything the rest of the program may ask of a game, and code that is compiled for every game.

use super::{
    manners::Manners,
    theory::{Theorems, Theory},
};

/// A complete game. Implemented for every type that implements the traits below.
pub trait Game: Manners + Theory + Theorems + Clone + 'static {
    /// The name of the game on the command line.
    fn name(&self) -> &'static str {
        self.about().name
    }
}

impl<G: Manners + Theory + Theorems + Clone + 'static> Game for G {}

/// Code that runs with the rules of any game.
pub trait Visitor {
    /// What it returns.
    type Output;
    /// Runs it.
    fn visit<G: Game>(self, rules: G) -> Self::Output;
}
