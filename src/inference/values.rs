//! What each move of a position leads to.

use std::rc::Rc;

use serde::Serialize;

use super::{
    analysis::Outcome,
    erased::{Move, Position},
    limits::{Unsolved, grant_list},
    solver::Solver,
};

/// A move and what it leads to, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MoveValue {
    /// The move.
    #[serde(rename = "move")]
    pub played: Move,
    /// The outcome.
    pub outcome: Outcome,
    /// Moves until the end, this one included, if the winner plays fastest and the loser slowest;
    /// `None` if it is not known.
    pub remoteness: Option<u64>,
    /// Own points from here on minus the opponent's, if points decide.
    #[serde(rename = "value", skip_serializing_if = "Option::is_none")]
    pub margin: Option<i64>,
}

/// Checks that there is memory for what each move leads to.
///
/// # Errors
/// [`Unsolved::TooManyMoves`].
pub fn grant_values(solver: &dyn Solver, position: &Position) -> Result<(), Unsolved> {
    let (count, max_memory) = (solver.move_count(position), solver.work().limits.max_memory);
    grant_list(count, size_of::<(Move, MoveValue)>(), max_memory)
}

/// Returns what each move leads to, in the order of the moves.
///
/// # Errors
/// As [`Solver::analyse`]; [`Unsolved::TooManyMoves`] if there are more moves than the memory
/// holds.
pub fn move_values(
    solver: &mut dyn Solver,
    position: &Position,
) -> Result<Vec<MoveValue>, Unsolved> {
    grant_values(solver, position)?;
    // The remoteness of the position settles that of all below it.
    solver.remoteness(position)?;
    let steps = Rc::clone(&solver.work().steps);
    let moves: Vec<Move> = solver.moves(position).collect();
    let count = moves.len();
    steps.each(moves, count, |played| move_value(solver, position, played))
}

/// Returns what a move leads to.
fn move_value(
    solver: &mut dyn Solver,
    position: &Position,
    played: Move,
) -> Result<MoveValue, Unsolved> {
    solver.work().interrupt.check()?;
    let left = solver.play(position, played);
    let left = left.expect("a listed move is legal");
    let (value, remoteness) = (solver.value(&left)?, solver.remoteness(&left)?);
    let has_points = solver.has_points();
    let margin = has_points.then(|| solver.points(position, played) - value);
    Ok(MoveValue {
        played,
        outcome: Outcome::of_value(margin.unwrap_or(-value)),
        remoteness: remoteness.map(|moves| moves + 1),
        margin,
    })
}
