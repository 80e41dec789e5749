//! The options of games: what is agreed before a game in addition to its position, such as the
//! largest take. A game declares each option once; its flag, its JSON key, its refusals and its
//! question follow from that.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{asking::Setup, shared::number::read_number};
use crate::reason::{Figure, Phrase};

/// An option of a game.
#[derive(Clone, Debug)]
pub struct GameOption {
    /// The name: `max-take` is the flag `--max-take`. Games that share an option share its name.
    pub name: &'static str,
    /// Other names of the flag.
    pub aliases: &'static [&'static str],
    /// The key in JSON, under which the value is kept.
    pub key: &'static str,
    /// The placeholder for the value in `--help`.
    pub value_name: &'static str,
    /// The line of `--help`, in English.
    pub about: &'static str,
    /// The values that it accepts.
    pub accepts: Accepts,
    /// The message that asks for it before a game.
    pub ask: &'static str,
    /// The help for that question.
    pub help: &'static str,
    /// The message that says in a title what the value, `value`, means.
    pub terms: &'static str,
}

/// The values that an option accepts.
#[derive(Clone, Debug)]
pub enum Accepts {
    /// A whole number. The position may bound it further, so the game asks for it together with the
    /// position.
    Number {
        /// The numbers that the flag accepts.
        bounds: RangeInclusive<u64>,
        /// The default.
        usual: u64,
    },
    /// A text of the game's own. It is asked for before the position.
    Text {
        /// Reads a text, and returns it in its canonical form; or refuses it with a phrase that
        /// says what is accepted.
        read: fn(&str) -> Result<String, Phrase>,
        /// The default, with which it is asked for; `None` if it is not asked for.
        usual: Option<&'static str>,
    },
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Number(u64),
    /// A text in canonical form.
    Text(String),
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Value> for Figure {
    fn from(value: Value) -> Self {
        match value {
            Value::Number(number) => Self::Number(number),
            Value::Text(text) => Self::Text(text),
        }
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl GameOption {
    /// Whether this is a name of its flag.
    pub(crate) fn is_named(&self, name: &str) -> bool {
        self.name == name || self.aliases.contains(&name)
    }

    /// Reads a value as it is given to the flag.
    ///
    /// # Errors
    /// A phrase that says what is accepted.
    pub fn read(&self, text: &str) -> Result<Value, Phrase> {
        match &self.accepts {
            Accepts::Number { bounds, .. } => self.read_number(text, bounds).map(Value::Number),
            Accepts::Text { read, .. } => read(text).map(Value::Text),
        }
    }

    /// The text that is meant where none is given, in options that are a text.
    pub(crate) fn usual(&self) -> Option<String> {
        match self.accepts {
            Accepts::Number { .. } => None,
            Accepts::Text { usual, .. } => usual.map(str::to_owned),
        }
    }

    /// Reads a number within bounds.
    ///
    /// # Errors
    /// A phrase that says what is accepted.
    pub(crate) fn read_number(
        &self,
        text: &str,
        bounds: &RangeInclusive<u64>,
    ) -> Result<u64, Phrase> {
        let number = read_number(text).filter(|number| bounds.contains(number));
        number.ok_or_else(|| {
            Phrase::new("refuse-number")
                .quoting("value", text)
                .with("argument", format!("--{}", self.name))
                .with("least", *bounds.start())
                .with("most", *bounds.end())
        })
    }

    /// Returns the question before a game for a number, for a position that allows `bounds`. An
    /// empty answer means `usual`, or the upper bound if that is smaller.
    pub fn question<P>(&self, bounds: RangeInclusive<u64>, usual: u64) -> Setup<P> {
        let usual = usual.min(*bounds.end());
        Setup::ask([self.ask, self.help], bounds, Some(usual))
    }
}

/// Values of options by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Values(Vec<(&'static str, Value)>);

impl Values {
    /// Adds a value.
    #[must_use]
    pub fn with(mut self, option: &GameOption, value: impl Into<Value>) -> Self {
        self.0.push((option.key, value.into()));
        self
    }

    /// Returns the value of an option; `None` if it is not given.
    pub fn get(&self, option: &GameOption) -> Option<Value> {
        let (_, value) = self.0.iter().find(|(key, _)| *key == option.key)?;
        Some(value.clone())
    }

    /// Returns the number that an option was given; `None` if there is none.
    pub fn number(&self, option: &GameOption) -> Option<u64> {
        match self.get(option)? {
            Value::Number(number) => Some(number),
            Value::Text(_) => None,
        }
    }

    /// Returns the text that an option was given; `None` if there is none.
    pub fn text(&self, option: &GameOption) -> Option<String> {
        match self.get(option)? {
            Value::Number(_) => None,
            Value::Text(text) => Some(text),
        }
    }

    /// Returns the same values, with those of `other` for the options that have none.
    #[must_use]
    pub fn or(mut self, options: &[&'static GameOption], other: &Self) -> Self {
        for (option, value) in other.of(options) {
            if self.get(option).is_none() {
                self = self.with(option, value);
            }
        }
        self
    }

    /// Returns the options that have a value, with it.
    pub fn of<'a>(
        &'a self,
        options: &'a [&'static GameOption],
    ) -> impl Iterator<Item = (&'static GameOption, Value)> + 'a {
        self.0.iter().filter_map(|(key, value)| {
            let option = options.iter().find(|option| option.key == *key)?;
            Some((*option, value.clone()))
        })
    }
}

/// The word for misère play, in which the player who makes the last move loses.
pub(crate) const MISERE: &str = "misere";

/// The variant of a game: what the flags say about its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// The player who makes the last move loses.
    pub misere: bool,
    /// The options that were given.
    pub values: Values,
}
