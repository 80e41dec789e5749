//! Everything the rest of the program may ask of a game, and code that is compiled for every game.

use super::{
    asking::Setup,
    components::Components,
    presentation::Presentation,
    rules::Goal,
    shared::{grid::sketch, spelling::spellings},
    theory::{Theorems, Theory},
};
use crate::reason::Phrase;

/// A complete game: every type that implements the traits below. What it adds follows from them.
pub trait Game: Presentation + Theory + Components + Theorems + Clone + 'static {
    /// The name of the game on the command line.
    fn name(&self) -> &'static str {
        self.about().name
    }

    /// Whether the player who makes the last move loses.
    fn is_misere(&self) -> bool {
        self.goal() == Goal::Misere
    }

    /// The rules of the variant in words.
    fn summary(&self) -> Phrase {
        let misere = self.about().misere_rules.filter(|_| self.is_misere());
        self.specified(Phrase::new(misere.unwrap_or(self.about().rules)))
    }

    /// The points that a legal move gains for the player who makes it; 0 if the last move decides.
    fn points(&self, position: &Self::Position, played: Self::Move) -> i64 {
        let left = |position| self.points_left(position).unwrap_or(0).cast_signed();
        left(position) - left(&self.after(position, played))
    }

    /// Writes a position so that it is read back.
    fn write_position(&self, position: &Self::Position) -> String {
        position.to_string()
    }

    /// Draws a position small, with its coordinates, to be put beside others. `None` if it is
    /// readable as it is written, or too large.
    fn sketch(&self, position: &Self::Position) -> Option<Vec<String>> {
        let is_sketched = self.about().is_sketched;
        is_sketched.then(|| sketch(&self.draw(position)))?
    }

    /// Returns the position of two or three piles of these sizes, in games that have a map of them.
    fn of_piles(&self, sizes: &[u64]) -> Option<Self::Position> {
        if !self.about().has_map {
            return None;
        }
        // A map asks for millions: they are not written to be read.
        match self.setup(&[&[sizes.len() as u64], sizes].concat()) {
            Setup::Ready(position) => Some(position),
            _ => None,
        }
    }

    /// Writes a move so that it is read back.
    fn write_move(&self, played: Self::Move) -> String {
        played.to_string()
    }

    /// Reads a move as a person types it: as it is written, or with blanks and commas for the signs
    /// where nothing else can be meant.
    ///
    /// # Errors
    /// The refusal of [`Rules::read_move`](super::Rules::read_move).
    fn read_typed_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        self.read_move(text).or_else(|refusal| {
            let read = |spelling: &String| self.read_move(spelling).ok();
            spellings(text).iter().find_map(read).ok_or(refusal)
        })
    }
}

impl<G: Presentation + Theory + Components + Theorems + Clone + 'static> Game for G {}
