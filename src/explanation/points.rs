//! How a game of points ends with best play, counting what both players have already.

use crate::inference::{Outcome, Position, Solver};
use crate::reason::Phrase;

/// The points of the player to move, and those of the other one.
pub(crate) type Points = [i64; 2];

/// Returns what both have in the last of some positions of a game, which follow each other from its
/// start; nothing where the last move decides.
pub(crate) fn gained<'a>(
    game: &dyn Solver,
    positions: impl Iterator<Item = &'a Position>,
) -> Points {
    let mut left = positions.map(|at| left(game, at));
    let mut before = left.next().unwrap_or_default();
    left.fold([0, 0], |[own, other], left| {
        let gains = before - left;
        before = left;
        [other, own + gains]
    })
}

/// The points that are still to be had.
pub(crate) fn left(game: &dyn Solver, at: &Position) -> i64 {
    let left = game.points_left(at).unwrap_or_default();
    i64::try_from(left).expect("all points fit")
}

/// Adds what both will have who have `gained` so much, where the player to move gains so much more
/// than the other one of what is `left`.
pub(crate) fn ending(phrase: Phrase, gained: Points, left: i64, margin: i64) -> Phrase {
    let own = gained[0] + i64::midpoint(left, margin);
    let other = gained[1] + i64::midpoint(left, -margin);
    phrase
        .with("outcome", Outcome::of_value(own - other))
        .with("own", own.to_string())
        .with("other", other.to_string())
}
