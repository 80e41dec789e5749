//! The answer as JSON.

use serde::Serialize;

use crate::cli::json::{self, object, terms};
use crate::inference::{Analysis, MoveValue, Position, Solver, internals::gains};

/// What every move leads to; null if there are too many moves.
#[derive(Serialize)]
pub(super) struct ListedValues(pub Option<Vec<MoveValue>>);

/// The answer of `solve --json`. The values are `None` if nobody asked for them. The last two
/// are whether it lists the optimal moves, and whether it tells what it took.
pub(super) fn solved(
    game: &dyn Solver,
    position: &Position,
    analysis: &Analysis,
    reason: Option<String>,
    card: Option<Vec<String>>,
    values: Option<ListedValues>,
    [has_moves, has_stats]: [bool; 2],
) -> impl Serialize {
    let left = game.points_left(position);
    object! {
        game: game.name(),
        position: game.write_position(position),
        outcome: analysis.outcome,
        value: analysis.value,
        #[flatten] terms: terms(game, position),
        nimber: analysis.nimber,
        // The points that each side gains from here on, the player to move first.
        #[flatten] gains: left.map(|left| object! { gains: gains(analysis.value, left) }),
        #[flatten] moves: has_moves.then(|| object! {
            moves: analysis.is_complete.then_some(&*analysis.moves),
        }),
        best: analysis.best,
        remoteness: analysis.remoteness,
        #[flatten] reason: reason.map(|reason| object! { reason }),
        #[flatten] word: game.word(position).map(|word| object! { word }),
        #[flatten] card: card.map(|card| object! { card }),
        #[flatten] values: values.map(|values| object! { values }),
        #[flatten] stats: has_stats.then(|| object! {
            positions: analysis.positions,
            seconds: analysis.seconds,
        }),
    }
}

/// Writes an object as one line.
pub(super) fn line(object: &impl Serialize) -> String {
    let mut line = Vec::new();
    json::write(object, &mut line).expect("plain data, whose keys are texts");
    String::from_utf8(line).expect("JSON is text")
}
