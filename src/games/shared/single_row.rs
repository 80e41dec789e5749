//! A move that is the number taken from a row, and the option that bounds it.

use std::fmt::{self, Display};

use super::number::{MAX_COUNT, read_number};
use crate::games::{Accepts, GameOption};
use crate::reason::Phrase;

/// The default largest take.
pub(crate) const USUAL_TAKE: u64 = 3;

/// The option for the largest take. Each game sets its own bounds and messages.
pub(crate) const MAX_TAKE: GameOption = GameOption {
    name: "max-take",
    aliases: &[],
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

/// Reads a take, or refuses it by a message.
pub(crate) fn read(text: &str, refusal: &'static str) -> Result<u64, Phrase> {
    read_number(text).ok_or_else(|| Phrase::new(refusal).quoting("move", text))
}

/// The smallest and the largest of some takes, as examples for a prompt.
pub(crate) fn examples(mut takes: impl DoubleEndedIterator<Item = u64>) -> Vec<String> {
    let both = takes.next().into_iter().chain(takes.next_back());
    both.map(|taken| taken.to_string()).collect()
}

/// Whether a take is among the smaller or the larger half of those allowed; `None` if only one is.
pub(crate) fn region(taken: u64, most: u64) -> Option<Phrase> {
    let half = most / 2;
    let id = if taken > half {
        "place-more"
    } else {
        "place-fewer"
    };
    (half > 0).then(|| phrase!(id, half))
}
