//! Code that is compiled for every game, and lists of games as a game that is made of others sees them.

use super::game::Game;
use super::manners::About;
use super::options::Variant;

/// Code that runs with the rules of any game.
pub trait Visitor {
    /// What it returns.
    type Output;
    /// Runs it.
    fn visit<G: Game>(self, rules: G) -> Self::Output;
}

/// A list of games. A sum of games is one of a list, and its summands are others: it takes the list as a parameter, because the list
/// names it.
pub trait GameList: Copy + 'static {
    /// The entries of all games, in the order of the menu.
    fn entries() -> impl Iterator<Item = &'static About>;

    /// Runs `visitor` with the rules of a variant of the game called `name`; `None` if there is no such game.
    fn visit<V: Visitor>(name: &str, variant: &Variant, visitor: V) -> Option<V::Output>;
}
