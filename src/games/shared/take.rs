//! A move that takes a number and nothing else, written as that number.

use std::fmt::{self, Display};

use super::number::read_count;
use crate::reason::Phrase;

/// Takes so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(pub u64);

impl Take {
    /// Reads a number in plain digits; one that is too large for any game is still a move, and not legal.
    ///
    /// # Errors
    /// A phrase that says how such moves are written.
    pub(in crate::games) fn read(text: &str) -> Result<Self, Phrase> {
        read_count(text)
            .map(Self)
            .ok_or_else(|| Phrase::new("move-unreadable-take").quoting("move", text))
    }

    /// The number, where from 1 to `most` may be taken.
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

impl Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
