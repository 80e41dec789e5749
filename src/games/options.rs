//! The options of games: what is agreed before a game in addition to its position, such as the largest take. A game
//! declares each option once; its flag, its JSON key, its refusals and its question follow from that.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::asking::Setup;
use crate::reason::Phrase;

/// The most options that a game may have.
const MOST: usize = 4;

/// An option whose value is a whole number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// The name: `max-take` is the flag `--max-take` and the key `max_take`. Games that share an option share its name.
    pub name: &'static str,
    /// The placeholder for the value in `--help`.
    pub value_name: &'static str,
    /// The line of `--help`, in English.
    pub about: &'static str,
    /// The values that the flag accepts.
    pub bounds: RangeInclusive<u64>,
    /// The default value.
    pub usual: u64,
    /// The message that asks for it before a game.
    pub ask: &'static str,
    /// The help for that question.
    pub help: &'static str,
    /// The message that says in a title what the value, `value`, means.
    pub terms: &'static str,
}

impl GameOption {
    /// The key in JSON.
    pub fn key(&self) -> String {
        self.name.replace('-', "_")
    }

    /// Returns the question before a game, for a position that allows `bounds`. An empty answer means the default, or
    /// the upper bound if that is smaller.
    pub fn question<P>(&self, bounds: RangeInclusive<u64>) -> Setup<P> {
        Setup::Ask {
            ask: Phrase::new(self.ask),
            help: Phrase::new(self.help).with("most", *bounds.end()),
            usual: Some(self.usual.min(*bounds.end())),
            bounds,
        }
    }
}

/// Values of options by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Values(ArrayVec<(&'static str, u64), MOST>);

impl Values {
    /// Adds a value.
    ///
    /// # Panics
    /// If there are more than four.
    #[must_use]
    pub fn with(mut self, option: &GameOption, value: u64) -> Self {
        self.0.push((option.name, value));
        self
    }

    /// Returns the value of an option; `None` if it is not given.
    pub fn get(&self, option: &GameOption) -> Option<u64> {
        let found = self.0.iter().find(|(name, _)| *name == option.name);
        found.map(|&(_, value)| value)
    }
}

/// The variant of a game: what the flags say about its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// The player who makes the last move loses.
    pub misere: bool,
    /// The options that were given.
    pub values: Values,
}
