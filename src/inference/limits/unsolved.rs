//! Why a position has no answer, and what an answer would have cost.

use std::error::Error;
use std::fmt;

use crate::reason::Phrase;

/// Why a position has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The position is too large to solve, by the estimate made before any work or by what the work met.
    Beyond(Estimate),
    /// The work was interrupted.
    Interrupted,
    /// The work took more calls or more time than was granted.
    GivenUp,
}

impl Unsolved {
    /// Returns the message that explains it, or `None` if there is nothing to explain: the person has stopped the work, or has
    /// set its limit.
    pub fn phrase(&self) -> Option<Phrase> {
        match self {
            Self::Beyond(estimate) => Some(estimate.phrase()),
            Self::Interrupted | Self::GivenUp => None,
        }
    }
}

impl fmt::Display for Unsolved {
    /// In English. The sentence is written here and not taken from the message files, because they belong to `explanation`, a
    /// higher layer.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Beyond(estimate) => estimate.fmt(to),
            Self::Interrupted => to.write_str("the work was interrupted"),
            Self::GivenUp => to.write_str("the work was stopped at its limit of calls or time"),
        }
    }
}

impl Error for Unsolved {}

/// What an answer would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Positions to be searched, at least.
    pub positions: u128,
    /// Bytes of memory, at least.
    pub memory: u128,
    /// The limit on memory, in bytes.
    pub max_memory: u64,
    /// Whether the memory would exceed its limit; if not, the search would take too long.
    pub memory_is_short: bool,
}

impl Estimate {
    /// The cost of `positions` positions and `memory` bytes, of which `max_memory` may be used.
    pub fn new(positions: u128, memory: u128, max_memory: u64) -> Self {
        Self {
            positions,
            memory,
            max_memory,
            memory_is_short: memory > u128::from(max_memory),
        }
    }

    /// Returns the message that explains why the position is not solved. Its figures are texts with a decimal point.
    pub fn phrase(&self) -> Phrase {
        let id = if self.memory_is_short {
            "beyond-memory"
        } else {
            "beyond-time"
        };
        Phrase::new(id)
            .with("positions", rounded(self.positions))
            .with("memory", bytes(self.memory))
            .with("limit", bytes(self.max_memory.into()))
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let positions = rounded(self.positions);
        if self.memory_is_short {
            let (memory, limit) = (bytes(self.memory), bytes(self.max_memory.into()));
            write!(
                to,
                "the position is too large to solve: {positions} positions would take about {memory} of memory, and the limit is {limit}"
            )
        } else {
            write!(
                to,
                "the position is too large to solve: about {positions} positions would be searched"
            )
        }
    }
}

/// Anything above this is shown as `> 1e30`.
const LARGEST_SHOWN: u128 = 1_000_000_000_000_000_000_000_000_000_000;

/// A number above a million with two significant digits, `2.3e15`; any other as it is.
fn rounded(number: u128) -> String {
    if number <= 1_000_000 {
        return number.to_string();
    }
    if number > LARGEST_SHOWN {
        return "> 1e30".to_owned();
    }
    let digits = number.to_string();
    format!("{}.{}e{}", &digits[..1], &digits[1..2], digits.len() - 1)
}

/// A number of bytes in the largest unit that fits.
fn bytes(number: u128) -> String {
    match u64::try_from(number) {
        Ok(number) if number < 1 << 60 => bytesize::ByteSize(number).to_string(),
        _ => format!("{} B", rounded(number)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Estimate, Unsolved};

    #[test]
    fn sentences_name_the_limit_that_is_exceeded() {
        let memory = Unsolved::Beyond(Estimate::new(3_000_000, 5 << 30, 2 << 30));
        assert_eq!(
            memory.to_string(),
            "the position is too large to solve: 3.0e6 positions would take about 5.0 GiB of memory, and the limit is 2.0 GiB"
        );
        let time = Unsolved::Beyond(Estimate::new(u128::MAX, 0, 2 << 30));
        assert_eq!(
            time.to_string(),
            "the position is too large to solve: about > 1e30 positions would be searched"
        );
        assert_eq!(time.phrase().map(|phrase| phrase.id), Some("beyond-time"));
        assert_eq!(Unsolved::Interrupted.phrase(), None);
    }
}
