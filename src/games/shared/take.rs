//! A move that takes a number from a row and nothing else, written as that number: how it is asked for, and the option that bounds it.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::number::{MAX_COUNT, read_count};
use crate::games::asking::{Step, Way};
use crate::games::options::GameOption;
use crate::reason::Phrase;

/// The option of games in which the largest take is agreed before the game. Each sets its own bounds and messages.
pub(in crate::games) const MAX_TAKE: GameOption = GameOption {
    name: "max-take",
    value_name: "M",
    about: "The most that a move may take: of sticks 2 or more, of coins in the move that is due [default: 3]",
    bounds: 1..=MAX_COUNT,
    usual: 3,
    ask: "",
    help: "",
};

/// Takes this many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(pub u64);

impl Take {
    /// Reads a number in plain digits. One that is too large for any game is still a move, and not legal.
    ///
    /// # Errors
    /// A phrase that says how such moves are written.
    pub(in crate::games) fn read(text: &str) -> Result<Self, Phrase> {
        read_count(text)
            .map(Self)
            .ok_or_else(|| Phrase::new("move-unreadable-take").quoting("move", text))
    }

    /// The number, if from 1 to `most` may be taken.
    ///
    /// # Errors
    /// A phrase that says how many may be taken.
    pub(in crate::games) fn within(self, most: u64) -> Result<u64, Phrase> {
        if (1..=most).contains(&self.0) {
            return Ok(self.0);
        }
        Err(Phrase::new("move-count-take")
            .with("count", self.0.to_string())
            .with("most", most))
    }
}

impl FromStr for Take {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        Self::read(text)
    }
}

impl Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A row of sticks of which a move takes some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StickRow {
    /// How many are left.
    pub sticks: u64,
    /// A move takes from 1 to this many of them.
    pub max_take: u64,
}

/// The least take and the largest, as examples for a prompt.
pub(in crate::games) fn examples(most: u64) -> Vec<String> {
    let mut examples = vec![1, most];
    examples.retain(|count| (1..=most).contains(count));
    examples.dedup();
    examples.iter().map(u64::to_string).collect()
}

/// The only way to ask for a take; none if nothing can be taken.
pub(in crate::games) fn ways(label: &'static str, most: u64) -> Vec<Way> {
    let way = Way {
        letter: 's',
        label: Phrase::new(label).with("most", most),
    };
    (most > 0).then_some(way).into_iter().collect()
}

/// The question for a take from 1 to `most`, or the take that was answered; `limit` says why there can be no more.
pub(in crate::games) fn step(
    answers: &[u64],
    ask: &'static str,
    help: &'static str,
    most: u64,
    limit: Phrase,
) -> Step<Take> {
    match answers.first() {
        Some(&taken) => Step::Move(Take(taken)),
        None => Step::Count {
            ask: Phrase::new(ask),
            help: Phrase::new(help).with("most", most),
            bounds: 1..=most,
            limit,
        },
    }
}
