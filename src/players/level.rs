//! A player of a level: optimal in some of its turns, and in the others not.

use super::{Chance, Skill, any};
use crate::inference::{At, Move, Solver, Unsolved};
use rand::RngExt;

/// So often a random move is drawn before the first that is not optimal is taken.
const DRAWS: usize = 100;

/// The levels that have names: the name, the same in every language, and in how many of a hundred turns it is optimal.
pub(crate) const NAMED_LEVELS: [(&str, u8); 5] = [
    ("novice", 20),
    ("easy", 40),
    ("medium", 60),
    ("hard", 80),
    ("expert", 95),
];

impl Skill {
    /// Returns the level called `name`.
    pub(crate) fn of_level(name: &str) -> Option<Self> {
        let found = NAMED_LEVELS.iter().find(|(known, _)| *known == name);
        found.map(|&(_, percent)| Self::Level(percent))
    }
}

/// Whether a player that is optimal in `percent` of its turns is so in this one.
pub(super) fn is_optimal_now(percent: u8, chance: &mut Chance) -> bool {
    chance.random_range(0..100) < percent
}

/// Chooses a move that is not optimal. If every move is, or the position is too large to solve, chooses any. In a losing position the
/// optimal move is the one that lasts longest.
///
/// # Errors
/// [`Unsolved::Interrupted`].
pub(super) fn other(
    game: &mut dyn Solver,
    position: &At,
    chance: &mut Chance,
) -> Result<Move, Unsolved> {
    let optimal = match game.analyse(position) {
        Ok(analysis) if analysis.moves.is_empty() => analysis.best.into_iter().collect(),
        Ok(analysis) => analysis.moves,
        Err(stopped) if stopped.is_stopped() => return Err(stopped),
        Err(_) => Vec::new(),
    };
    let is_other = |played: &Move| !optimal.contains(played);
    if game.move_count(position) > optimal.len() as u128 {
        for _ in 0..DRAWS {
            let played = any(game, position, chance);
            if is_other(&played) {
                return Ok(played);
            }
        }
    }
    let first = game.moves(position).find(is_other);
    Ok(first.unwrap_or_else(|| any(game, position, chance)))
}
