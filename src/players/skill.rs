//! How a machine plays: optimally, up to a level, or at random.

use rand::RngExt;

use crate::chance::{Chance, any};
use crate::inference::{Move, Position, Solver, Unsolved};

/// The levels that have names: the name, the same in every language, and in how many of a hundred
/// turns it is optimal.
pub(crate) const NAMED_LEVELS: [(&str, u8); 3] = [("easy", 40), ("medium", 60), ("hard", 80)];

/// How a machine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Optimal moves; in a losing position the one that lasts longest.
    Perfect,
    /// Optimal moves in this percentage of its turns, else one of the others.
    Level(u8),
    /// An immediate win if there is one, else any move.
    Beginner,
    /// Any move.
    Random,
}

impl Skill {
    /// The skills that are no levels, in the order of the menu.
    pub(crate) const ALL: [Self; 3] = [Self::Perfect, Self::Beginner, Self::Random];

    /// Returns the level called `name`.
    pub(crate) fn of_level(name: &str) -> Option<Self> {
        NAMED_LEVELS
            .iter()
            .find(|(known, _)| *known == name)
            .map(|&(_, percent)| Self::Level(percent))
    }

    /// The name on the command line, the same in every language.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Perfect | Self::Level(_) => "perfect",
            Self::Beginner => "beginner",
            Self::Random => "random",
        }
    }
}

/// A machine's move, and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub played: Move,
    /// Whether the player knows that every move loses.
    pub lost: bool,
    /// Whether the player knows what every move leads to.
    pub is_sure: bool,
    /// Why the position is not solved, if it is too large.
    pub unsolved: Option<Unsolved>,
}

impl From<Move> for Choice {
    /// A move of a player who knows nothing of a loss.
    fn from(played: Move) -> Self {
        Self {
            played,
            lost: false,
            is_sure: false,
            unsolved: None,
        }
    }
}

/// Chooses a move in a position that is not over. In a position that is too large to solve, the
/// perfect player takes a winning move that a theorem gives, or makes a safe guess.
///
/// # Errors
/// [`Unsolved::Interrupted`] if the interrupt was raised.
pub fn choose(
    skill: Skill,
    game: &mut dyn Solver,
    position: &Position,
    chance: &mut Chance,
) -> Result<Choice, Unsolved> {
    let played = match skill {
        Skill::Perfect => return perfect(game, position, chance),
        // It does not say that it is lost: it may be the one who does not know.
        Skill::Level(percent) if chance.random_range(0..100) < percent => {
            let choice = perfect(game, position, chance)?;
            return Ok(Choice {
                lost: false,
                is_sure: false,
                ..choice
            });
        }
        Skill::Level(_) => imperfect(game, position, chance)?,
        Skill::Beginner => game
            .immediate_win(position)
            .unwrap_or_else(|| any(game, position, chance)),
        Skill::Random => any(game, position, chance),
    };
    Ok(played.into())
}

/// Chooses an optimal move, as far as it is known.
fn perfect(
    game: &mut dyn Solver,
    position: &Position,
    chance: &mut Chance,
) -> Result<Choice, Unsolved> {
    match game.best_move(position) {
        Ok(best) => {
            let (played, lost) = best.expect("the game is not over");
            Ok(Choice {
                lost,
                is_sure: true,
                ..played.into()
            })
        }
        Err(stopped) if stopped.is_stopped() => Err(stopped),
        Err(unsolved) => Ok(Choice {
            unsolved: Some(unsolved),
            ..soundly(game, position, chance).into()
        }),
    }
}

/// So often a random move is drawn before the first that is not optimal is taken.
const DRAWS: usize = 100;

/// Chooses a move that is not optimal. If every move is, or the position is too large to solve,
/// chooses any. In a losing position the optimal move is the one that lasts longest.
fn imperfect(
    game: &mut dyn Solver,
    position: &Position,
    chance: &mut Chance,
) -> Result<Move, Unsolved> {
    let optimal = match game.analyse(position) {
        Ok(analysis) if analysis.moves.is_empty() => analysis.best.into_iter().collect(),
        Ok(analysis) => analysis.moves,
        Err(stopped) if stopped.is_stopped() => return Err(stopped),
        Err(_) => Vec::new(),
    };
    let is_other = |played: &Move| !optimal.contains(played);
    let mut drawn = None;
    if game.move_count(position) > optimal.len() as u128 {
        drawn = (0..DRAWS)
            .map(|_| any(game, position, chance))
            .find(is_other);
    }
    Ok(drawn
        .or_else(|| game.moves(position).find(is_other))
        .unwrap_or_else(|| any(game, position, chance)))
}

/// The number of random moves to choose from if the best one is not known.
const CANDIDATES: usize = 64;

/// Chooses a move in a position that is too large to solve: an immediate win, else one of some
/// random moves. It prefers moves that give the opponent no immediate win, and of those the one
/// that leaves the smallest search, which leads towards positions that can be solved.
pub(crate) fn soundly(game: &dyn Solver, position: &Position, chance: &mut Chance) -> Move {
    if let Some(played) = game.immediate_win(position) {
        return played;
    }
    let candidates = (0..CANDIDATES).map(|_| any(game, position, chance));
    candidates
        .min_by_key(|&played| {
            let after = game.play(position, played).expect("a listed move is legal");
            (
                game.immediate_win(&after).is_some(),
                game.cost(&after).states,
            )
        })
        .expect("there are candidates")
}
