//! A move that is the number taken from a row: how it is asked for, and the option that bounds it.

use std::fmt::{self, Display};

use super::number::{MAX_COUNT, read_count};
use crate::games::{Accepts, GameOption, Step, Way};
use crate::reason::Phrase;

/// The default largest take.
pub(in crate::games) const USUAL_TAKE: u64 = 3;

/// The option for the largest take. Each game sets its own bounds and messages.
pub(in crate::games) const MAX_TAKE: GameOption = GameOption {
    name: "max-take",
    key: "max_take",
    value_name: "M",
    about: "Largest number a move may take (sticks: at least 2; coins: this move only) [default: 3]",
    accepts: Accepts::Number {
        bounds: 1..=MAX_COUNT,
        usual: USUAL_TAKE,
    },
    ask: "",
    help: "",
    terms: "",
};

/// The number taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Taken(pub u64);

impl Taken {
    /// Reads decimal digits. A number too large for any game is read as a move too; it is illegal.
    ///
    /// # Errors
    /// A phrase that says how moves are written.
    pub(in crate::games) fn read(text: &str) -> Result<Self, Phrase> {
        read_count(text)
            .map(Self)
            .ok_or_else(|| Phrase::new("move-unreadable-take").quoting("move", text))
    }

    /// Returns the number if it is between 1 and `most`.
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

impl Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A row of sticks of which a move takes some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StickRow {
    /// The number of sticks left.
    pub sticks: u64,
    /// The most that a move takes.
    pub max_take: u64,
}

impl Display for StickRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sticks.fmt(f)
    }
}

/// Whether a take is among the smaller or the larger half of those allowed; `None` if only one is.
pub(in crate::games) fn place(taken: Taken, most: u64) -> Option<Phrase> {
    let half = most / 2;
    let id = if taken.0 > half {
        "place-more"
    } else {
        "place-fewer"
    };
    (half > 0).then(|| Phrase::new(id).with("half", half))
}

/// The only way to ask for a take; none if nothing can be taken.
pub(in crate::games) fn ways(label: &'static str, most: u64) -> Vec<Way> {
    Way::only(Phrase::new(label).with("most", most), most > 0)
}

/// Asks for a take from 1 to `most`, or returns the one answered. `limit` says why no more can be taken.
pub(in crate::games) fn step(
    answers: &[u64],
    [ask, help]: [&'static str; 2],
    most: u64,
    limit: Phrase,
) -> Step<Taken> {
    match answers.first() {
        Some(&taken) => Step::Move(Taken(taken)),
        None => Step::count(Phrase::new(ask), Phrase::new(help), most, limit),
    }
}
