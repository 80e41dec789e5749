//! How people play a summand, with the type of its game erased.

use std::any::Any;

use crate::games::asking::{Step, Way};
use crate::reason::Phrase;
use crate::text::Text;

/// How people play a summand. Its moves are texts in the notation of its game.
pub(super) trait SummandManners {
    /// Draws the position; `before` is that before the last move, in the same game.
    fn picture(&self, before: Option<&dyn Any>, width: usize) -> Text;
    /// Draws the position small: as the game does, or as it is written.
    fn sketch(&self) -> Vec<String>;
    /// Says what a move does.
    fn deed(&self, played: &str) -> Phrase;
    /// The ways to ask for a move.
    fn ways(&self) -> Vec<Way>;
    /// What to ask next for a move.
    fn step(&self, way: char, answers: &[u64]) -> Step<String>;
    /// Examples of moves.
    fn move_examples(&self) -> Vec<String>;
}
