//! A summand: a position of some game, with the type of the game erased.

use std::any::Any;
use std::cmp::Ordering;
use std::fmt::{self, Debug};
use std::rc::Rc;

use super::key::Key;
use crate::games::asking::{Step, Way};
use crate::games::game::Game;
use crate::games::options::Variant;
use crate::games::theory::Cost;
use crate::reason::{Figure, Phrase};
use crate::text::Text;

/// A position of some game. Its moves are texts in the notation of that game.
pub(super) trait Summand: Debug {
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// The name of the game, to be said.
    fn title(&self) -> Figure;
    /// The options of the game, which are needed to read the position back.
    fn variant(&self) -> Variant;
    /// The name, the position and the options.
    fn written(&self) -> String;
    /// The position alone.
    fn position(&self) -> String;
    /// Whether the other one is the same position of the same game with the same options.
    fn is(&self, other: &dyn Summand) -> bool;
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
    /// Draws the position.
    fn picture(&self, before: Option<&dyn Summand>, width: usize) -> Text;
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
    /// A move that ends the game of this summand.
    fn last_move(&self) -> Option<String>;
    /// Itself, to find the type of the game again.
    fn as_any(&self) -> &dyn Any;
}

/// A position with the rules of its game.
#[derive(Clone)]
pub(super) struct Standing<G: Game> {
    pub(super) rules: G,
    pub(super) position: G::Position,
}

impl<G: Game> Standing<G> {
    /// The position after a move.
    fn after(&self, position: G::Position) -> Rc<dyn Summand> {
        Rc::new(Self {
            rules: self.rules.clone(),
            position,
        })
    }

    fn read(&self, played: &str) -> G::Move {
        let read = self.rules.read_move(played);
        read.expect("only moves that have been played get here")
    }

    fn write(&self, played: G::Move) -> String {
        self.rules.write_move(played)
    }

    fn of(other: &dyn Summand) -> Option<&Self> {
        other.as_any().downcast_ref()
    }
}

impl<G: Game> Debug for Standing<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written())
    }
}

impl<G: Game> Summand for Standing<G> {
    fn name(&self) -> &'static str {
        self.rules.name()
    }

    fn title(&self) -> Figure {
        Figure::Game {
            tagline: G::ABOUT.tagline,
            name: G::ABOUT.name,
        }
    }

    fn variant(&self) -> Variant {
        Variant {
            misere: false,
            values: self.rules.values(&self.position),
        }
    }

    fn written(&self) -> String {
        let values = self.rules.values(&self.position);
        let mut words = vec![self.name().to_owned(), self.position()];
        for (option, value) in values.of(G::ABOUT.options) {
            words.push(format!("--{} {value}", option.name));
        }
        words.join(" ")
    }

    fn position(&self) -> String {
        self.rules.write_position(&self.position)
    }

    fn is(&self, other: &dyn Summand) -> bool {
        let same = Self::of(other).is_some_and(|other| other.position == self.position);
        same && self.is_alike(other)
    }

    fn is_alike(&self, other: &dyn Summand) -> bool {
        Self::of(other).is_some() && self.variant() == other.variant()
    }

    fn move_count(&self) -> u128 {
        self.rules.move_count(&self.position)
    }

    fn nth_move(&self, index: u128) -> String {
        self.write(self.rules.nth_move(&self.position, index))
    }

    fn moves(&self) -> Box<dyn Iterator<Item = String> + '_> {
        let moves = self.rules.moves(&self.position);
        Box::new(moves.map(|played| self.write(played)))
    }

    fn play(&self, played: &str) -> Result<Rc<dyn Summand>, Phrase> {
        let played = self.rules.read_move(played)?;
        let after = self.rules.play(&self.position, played)?;
        Ok(self.after(after))
    }

    fn listed(&self, played: &str) -> Option<String> {
        let played = self.rules.read_move(played).ok()?;
        Some(self.write(self.rules.listed(&self.position, played)))
    }

    fn canonical(&self) -> Option<(Key, Rc<dyn Summand>)> {
        let state = self.rules.state(&self.position)?;
        let position = self.rules.position(state, &self.position);
        Some((Key::new(state), self.after(position)))
    }

    fn compare(&self, other: &dyn Summand) -> Ordering {
        let state = |one: &Self| one.rules.state(&one.position);
        match (state(self), Self::of(other).and_then(state)) {
            (Some(one), Some(other)) => self.rules.compare_states(one, other),
            _ => Ordering::Equal,
        }
    }

    fn cost(&self) -> Cost {
        self.rules.cost(&self.position)
    }

    fn picture(&self, before: Option<&dyn Summand>, width: usize) -> Text {
        let before = before.and_then(Self::of);
        let before = before.map(|before| &before.position);
        self.rules.picture(&self.position, before, width)
    }

    fn sketch(&self) -> Vec<String> {
        let drawn = self.rules.sketch(&self.position);
        drawn.unwrap_or_else(|| vec![self.position()])
    }

    fn deed(&self, played: &str) -> Phrase {
        self.rules.deed(&self.position, self.read(played))
    }

    fn ways(&self) -> Vec<Way> {
        self.rules.ways(&self.position)
    }

    fn step(&self, way: char, answers: &[u64]) -> Step<String> {
        let step = self.rules.step(&self.position, way, answers);
        step.map(|played| self.write(played))
    }

    fn move_examples(&self) -> Vec<String> {
        self.rules.move_examples(&self.position)
    }

    fn last_move(&self) -> Option<String> {
        let last = self.rules.immediate_win(&self.position)?;
        Some(self.write(last))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
