//! A summand: a position of some game, with the type of the game erased.

use std::any::Any;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::rc::Rc;

use super::key::Key;
use super::summand_manners::SummandManners;
use crate::games::manners::About;
use crate::games::options::Variant;
use crate::games::theory::Cost;
use crate::reason::{Figure, Phrase};

/// A position of some game. Its moves are texts in the notation of that game.
pub(super) trait Summand: SummandManners + Debug {
    /// The entry of the game.
    fn about(&self) -> &'static About;
    /// The options of the game, which are needed to read the position back.
    fn variant(&self) -> Variant;
    /// The position alone.
    fn position(&self) -> String;
    /// Whether the other one is a position of the same game with the same options.
    fn is_alike(&self, other: &dyn Summand) -> bool;
    /// The number of moves.
    fn move_count(&self) -> u128;
    /// The move at `index`.
    fn nth_move(&self, index: u128) -> String;
    /// All moves in the order of the game.
    fn moves(&self) -> Box<dyn Iterator<Item = String> + '_>;
    /// The summand after a move.
    fn play(&self, played: &str) -> Result<Rc<dyn Summand>, Phrase>;
    /// A legal move as it is listed.
    fn listed(&self, played: &str) -> Option<String>;
    /// The state, which is the same for positions that play alike, and a position that stands for it; `None` if it is too large for
    /// that.
    fn canonical(&self) -> Option<(Key, Rc<dyn Summand>)>;
    /// Compares it with a position of the same game in the order in which that game lists its states.
    fn compare(&self, other: &dyn Summand) -> Ordering;
    /// What a search of this game alone would cost.
    fn cost(&self) -> Cost;
    /// Whether the other one is alike and plays alike, as far as states tell.
    fn plays_like(&self, other: &dyn Summand) -> bool;
    /// The nimber, if a theorem gives it.
    fn known_nimber(&self) -> Option<u64>;
    /// A move that leaves this nimber, if a theorem gives one.
    fn move_to_nimber(&self, nimber: u64) -> Option<String>;
    /// A move that ends the game of this summand.
    fn last_move(&self) -> Option<String>;
    /// Itself, to find the type of the game again.
    fn as_any(&self) -> &dyn Any;
}

impl dyn Summand {
    /// The name of the game, to be said.
    pub(super) fn title(&self) -> Figure {
        let About { tagline, name, .. } = *self.about();
        Figure::Game { tagline, name }
    }

    /// The name, the position and the options.
    pub(super) fn written(&self) -> String {
        let mut words = vec![self.about().name.to_owned(), self.position()];
        for (option, value) in self.variant().values.of(self.about().options) {
            words.push(format!("--{} {value}", option.name));
        }
        words.join(" ")
    }

    /// Whether the other one is the same position of the same game with the same options.
    pub(super) fn is(&self, other: &dyn Summand) -> bool {
        self.is_alike(other) && self.position() == other.position()
    }
}
