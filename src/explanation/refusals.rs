//! Why a position is not solved.

use crate::inference::{Estimate, Unsolved};
use crate::reason::{Figure, Phrase};

/// Returns why a position is not solved: the estimate, the limit, and what may be done.
pub(crate) fn beyond(estimate: &Estimate) -> Phrase {
    let why = phrase!(
        "beyond",
        timed = estimate.seconds.is_some(),
        time = estimate.seconds.map(time),
        refused = estimate.is_refused,
        short = estimate.memory_is_short,
        positions = Figure::Decimal(about(estimate.positions)),
        memory = Figure::Decimal(bytes(estimate.memory)),
        limit = Figure::Decimal(bytes(estimate.max_memory.into()))
    );
    let why = match estimate.reach {
        Some(reach) => phrase!("beyond-reach", reach, why),
        None => why,
    };
    match estimate.summand {
        Some(number) => phrase!("beyond-summand", number, why),
        None => why,
    }
}

/// A time in the largest unit of which it has two.
fn time(seconds: u64) -> Phrase {
    let (unit, length) = match seconds {
        0..120 => ("seconds", 1),
        120..7_200 => ("minutes", 60),
        7_200..172_800 => ("hours", 3_600),
        _ => ("days", 86_400),
    };
    phrase!("time", unit, count = seconds / length)
}

/// More memory than this is not advised.
const MOST_ADVISED: u128 = 1 << 40;

/// Returns why a position of a game has no hints, and what a person who plays it can do.
pub(crate) fn no_hints(refused: &Unsolved) -> Phrase {
    let memory_helps = matches!(refused, Unsolved::Beyond(estimate)
        if estimate.memory_is_short && !estimate.is_refused && estimate.memory <= MOST_ADVISED);
    phrase!("no-hints", memory = memory_helps, why = unsolved(refused))
}

/// Returns why a position has no answer.
pub(crate) fn unsolved(unsolved: &Unsolved) -> Phrase {
    match unsolved {
        Unsolved::Beyond(estimate) => beyond(estimate),
        Unsolved::NoState => Phrase::new("beyond-search"),
        Unsolved::TooManyMoves(count) => phrase!("moves-too-many", count = *count),
        Unsolved::LargeNimber(most) => phrase!("nimber-large", most = *most),
        Unsolved::Interrupted => Phrase::new("work-interrupted"),
        Unsolved::GivenUp => Phrase::new("work-given-up"),
    }
}

/// Anything above this is shown as "> 1e30".
const HUGE: u128 = 1_000_000_000_000_000_000_000_000_000_000;

/// Larger numbers are estimates, of which two digits are enough.
const EXACT: u128 = 1_000_000;

/// Larger numbers have too many noughts to count.
const COUNTED: u128 = 1_000_000_000;

/// Formats a number: up to a million in full, above with two digits, as in `2300000`, and the
/// largest as in `2.3e15`.
pub(crate) fn about(number: u128) -> String {
    let digits = number.to_string();
    match number {
        _ if number <= EXACT => digits,
        _ if number <= COUNTED => format!("{:0<1$}", &digits[..2], digits.len()),
        _ if number <= HUGE => format!("{}.{}e{}", &digits[..1], &digits[1..2], digits.len() - 1),
        _ => "> 1e30".to_owned(),
    }
}

fn bytes(number: u128) -> String {
    match u64::try_from(number) {
        Ok(number) => bytesize::ByteSize(number).to_string(),
        Err(_) => format!("{} EiB", about(number >> 60)),
    }
}
