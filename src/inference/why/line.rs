//! The longest line of play, or the best one if points decide.

use super::detail::MOST_LISTED;
use crate::games::Game;
use crate::inference::limits::Unsolved;
use crate::inference::oracle::Oracle;
use crate::reason::LineMove;

/// Returns the best play of both from `position` to the end, or its beginning, and whether it goes on.
pub(super) fn line<R: Game>(
    oracle: &mut Oracle<R>,
    rules: &R,
    position: &R::Position,
) -> Result<(Vec<LineMove>, bool), Unsolved> {
    let mut line = Vec::new();
    let mut position = position.clone();
    let mut own = true;
    while let Some(best) = oracle.analyse(&position)?.best {
        if line.len() == MOST_LISTED {
            return Ok((line, true));
        }
        position = rules.play(&position, best).expect("the best move is legal");
        line.push(LineMove {
            own,
            played: rules.write_move(best),
            leaves: rules.write_position(&position),
        });
        own = !own;
    }
    Ok((line, false))
}
