//! Code that is compiled for every game.

use super::game::Game;

/// Code that runs with the rules of any game.
pub trait Visitor {
    /// What it returns.
    type Output;
    /// Runs it.
    fn visit<G: Game>(self, rules: G) -> Self::Output;
}
