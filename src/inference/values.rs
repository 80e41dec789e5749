//! What each move of a position leads to.

use super::limits::{Estimate, Unsolved};
use super::oracle::{Oracle, Outcome};
use crate::games::Game;

/// A move and what it leads to, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue<M> {
    /// The move.
    pub played: M,
    /// The outcome.
    pub outcome: Outcome,
    /// Moves until the end, this one included, if the winner plays fastest and the loser slowest; `None` if it is not known.
    pub remoteness: Option<u64>,
    /// Own points from here on minus the opponent's, if points decide.
    pub margin: Option<i64>,
}

/// The most moves whose values are computed.
const MOST_VALUED: usize = 100_000;

/// Returns what each move leads to, in the order of the moves.
///
/// # Errors
/// As [`Oracle::analyse`]; [`Unsolved::Beyond`] also if there are more than 100,000 moves.
pub fn move_values<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
) -> Result<Vec<MoveValue<R::Move>>, Unsolved> {
    let rules = oracle.rules().clone();
    let count = rules.move_count(position);
    let few = usize::try_from(count)
        .ok()
        .filter(|&few| few <= MOST_VALUED);
    let Some(count) = few else {
        return Err(Unsolved::Beyond(Estimate::new(count, 0, u64::MAX)));
    };
    // The remoteness of the position settles that of all below it.
    oracle.remoteness(position)?;
    let mut valued = Vec::new();
    let found = rules.moves(position).try_for_each(|played| {
        oracle.steps().reach(valued.len(), count);
        valued.push(move_value(oracle, position, played)?);
        Ok(())
    });
    oracle.steps().end();
    found.map(|()| valued)
}

/// Returns what a move leads to.
fn move_value<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    played: R::Move,
) -> Result<MoveValue<R::Move>, Unsolved> {
    if oracle.interrupt().is_raised() {
        return Err(Unsolved::Interrupted);
    }
    let left = oracle.rules().play(position, played);
    let left = left.expect("a listed move is legal");
    let (value, remoteness) = oracle.value_and_remoteness(&left)?;
    let rules = oracle.rules();
    let has_points = rules.points_left(position).is_some();
    let margin = has_points.then(|| rules.points(position, played) - value);
    Ok(MoveValue {
        played,
        outcome: Outcome::of_value(margin.unwrap_or(-value)),
        remoteness: remoteness.map(|moves| moves + 1),
        margin,
    })
}
