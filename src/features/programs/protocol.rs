//! The lines of Nimatron to a program, as `docs/bots.md` describes them.

use crate::games::{MISERE, Values};
use crate::inference::{Position, Solver};

/// The first line to a program: the protocol and its version.
pub(super) const GREETING: &str = "nimatron 1";

/// The last line to a program.
pub(super) const QUIT: &str = "quit";

/// The first line of a program that wants to hear how its games end.
pub(super) const WANTS_RESULT: &str = "# wants result";

/// The answer of a program that gives a game up.
pub(super) const RESIGN: &str = "resign";

/// Returns the line that tells a program whether it has won; nobody has in a draw.
pub(super) fn result_line(won: Option<bool>) -> String {
    let result = match won {
        Some(true) => "win",
        Some(false) => "loss",
        None => "draw",
    };
    format!("result {result}")
}

/// What begins a line of a program that is not an answer.
pub(super) const COMMENT: char = '#';

/// Returns the line that begins a game.
pub(super) fn game_line(game: &dyn Solver, start: &Position) -> String {
    let mut line = vec!["game".to_owned(), game.name().to_owned()];
    line.extend(given(game, &game.values(start)));
    if game.is_misere() {
        line.push(MISERE.to_owned());
    }
    line.join(" ")
}

/// Returns the line that asks for a move. Options that have changed since the start follow the
/// position.
pub(super) fn position_line(game: &dyn Solver, start: &Values, position: &Position) -> String {
    let mut line = vec!["position".to_owned(), game.write_position(position)];
    let now = game.values(position);
    if now != *start {
        line.extend(given(game, &now));
    }
    line.join(" ")
}

/// Writes the options of a game that have a value.
fn given(game: &dyn Solver, values: &Values) -> Vec<String> {
    values
        .of(game.about().options)
        .map(|(option, value)| format!("{}={value}", option.key))
        .collect()
}
