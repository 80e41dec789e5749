//! Players that choose moves by machine. A person is a seat of a session, not a player.

pub(crate) mod bots;
pub(crate) mod contest;
pub mod learner;
mod level;
mod trainer;

pub(crate) use level::NAMED_LEVELS;
pub(crate) use trainer::{Exercise, Source, Trainer, select};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::inference::{At, Move, Solver, Unsolved};

/// A random generator whose choices a seed repeats exactly, on every machine.
pub type Chance = ChaCha8Rng;

/// Returns a generator with this seed; `None` takes one from the system.
pub fn chance(seed: Option<u64>) -> Chance {
    match seed {
        Some(seed) => Chance::seed_from_u64(seed),
        None => rand::make_rng(),
    }
}

/// How a machine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Skill {
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

    /// The names that choose a skill on the command line, those of levels last.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        let levels = NAMED_LEVELS.into_iter().map(|(name, _)| name);
        Self::ALL.into_iter().map(Self::name).chain(levels)
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
pub(crate) struct Choice {
    /// The move.
    pub played: Move,
    /// Whether the player knows that every move loses.
    pub lost: bool,
    /// Why the position is not solved, if it is too large.
    pub unsolved: Option<Unsolved>,
}

/// Chooses a move in a position that is not over.
///
/// # Errors
/// [`Unsolved::Interrupted`]. In a position that is too large to solve, the perfect player takes a winning move that a
/// theorem gives, or makes a safe guess.
pub(crate) fn choose(
    skill: Skill,
    game: &mut dyn Solver,
    position: &At,
    chance: &mut Chance,
) -> Result<Choice, Unsolved> {
    let sure = |played| Choice {
        played,
        lost: false,
        unsolved: None,
    };
    match skill {
        Skill::Random => Ok(sure(any(game, position, chance))),
        Skill::Beginner => {
            let wins = game.immediate_win(position);
            Ok(sure(wins.unwrap_or_else(|| any(game, position, chance))))
        }
        // It does not say that it is lost: it may be the one who does not know.
        Skill::Level(percent) if level::is_optimal_now(percent, chance) => {
            let choice = choose(Skill::Perfect, game, position, chance)?;
            Ok(Choice {
                lost: false,
                ..choice
            })
        }
        Skill::Level(_) => level::other(game, position, chance).map(sure),
        Skill::Perfect => match game.best_move(position) {
            Ok(best) => {
                let (played, lost) = best.unwrap_or_else(|| (any(game, position, chance), false));
                Ok(Choice {
                    lost,
                    ..sure(played)
                })
            }
            Err(stopped) if stopped.is_stopped() => Err(stopped),
            Err(unsolved) => Ok(match game.winning_move(position) {
                Some(played) => sure(played),
                None => Choice {
                    played: soundly(game, position, chance),
                    lost: false,
                    unsolved: Some(unsolved),
                },
            }),
        },
    }
}

/// The number of random moves to choose from if the best one is not known.
const CANDIDATES: usize = 64;

/// Chooses a move in a position that is too large to solve: an immediate win, else one of some random moves. It
/// prefers moves that give the opponent no immediate win, and of those the one that leaves the smallest search, which
/// leads towards positions that can be solved.
pub(crate) fn soundly(game: &dyn Solver, position: &At, chance: &mut Chance) -> Move {
    if let Some(played) = game.immediate_win(position) {
        return played;
    }
    let candidates: Vec<Move> = (0..CANDIDATES)
        .map(|_| any(game, position, chance))
        .collect();
    let judged = candidates.iter().filter_map(|&played| {
        let after = game.play(position, played).ok()?;
        let loses = game.immediate_win(&after).is_some();
        Some((loses, game.cost(&after).states, played))
    });
    let best = judged.min_by_key(|&(loses, states, _)| (loses, states));
    best.map_or(candidates[0], |(_, _, played)| played)
}

/// Any move, all equally likely.
fn any(game: &dyn Solver, position: &At, chance: &mut Chance) -> Move {
    let index = chance.random_range(0..game.move_count(position));
    game.nth_move(position, index)
}
