//! Players that choose by machine. A person is a seat of a session, not a player.

pub mod learner;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::games::Game;
use crate::inference::{Estimate, Oracle, Outcome, Unsolved};

/// Random choices that a seed repeats exactly, on every machine.
pub type Chance = ChaCha8Rng;

/// Chance from a seed, or from the system where there is none.
pub fn chance(seed: Option<u64>) -> Chance {
    match seed {
        Some(seed) => Chance::seed_from_u64(seed),
        None => rand::make_rng(),
    }
}

/// How a machine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Skill {
    /// Optimal moves, and where all lose the one that holds out longest.
    Perfect,
    /// Any move, but one that wins at once where there is one.
    Beginner,
    /// Any move.
    Random,
}

impl Skill {
    /// All skills, in the order of the menu.
    pub(crate) const ALL: [Self; 3] = [Self::Perfect, Self::Beginner, Self::Random];

    /// The name on the command line, the same in every language.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Perfect => "perfect",
            Self::Beginner => "beginner",
            Self::Random => "random",
        }
    }
}

/// A move, and whether it is the perfect one that was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice<M> {
    /// The move.
    pub played: M,
    /// Whether the player knows that every move loses.
    pub lost: bool,
    /// Where the position was beyond the perfect player: what an answer would have cost.
    pub beyond: Option<Estimate>,
}

/// Chooses a move in a position that is not over.
///
/// # Errors
/// [`Unsolved::Interrupted`] if the interrupt was raised. In a position that is too large to solve a safe guess is made.
pub(crate) fn choose<R: Game>(
    skill: Skill,
    oracle: &mut Oracle<R>,
    position: &R::Position,
    chance: &mut Chance,
) -> Result<Choice<R::Move>, Unsolved> {
    let rules = oracle.rules().clone();
    let sure = |played| Choice {
        played,
        lost: false,
        beyond: None,
    };
    match skill {
        Skill::Random => Ok(sure(any(&rules, position, chance))),
        Skill::Beginner => Ok(sure(without_oracle(&rules, position, chance))),
        Skill::Perfect => match oracle.analyse(position) {
            Ok(analysis) => Ok(Choice {
                lost: analysis.outcome == Outcome::Loss,
                ..sure(
                    analysis
                        .best
                        .unwrap_or_else(|| any(&rules, position, chance)),
                )
            }),
            Err(Unsolved::Beyond(estimate)) => Ok(match rules.winning_move(position) {
                Some(played) => sure(played),
                None => Choice {
                    played: soundly(&rules, position, chance),
                    lost: false,
                    beyond: Some(estimate),
                },
            }),
            Err(stopped) => Err(stopped),
        },
    }
}

/// So many moves are looked at where the best one is not known.
const LOOKED_AT: usize = 64;

/// What is still known where a position is beyond reach: a win at once; else, of some moves, one that does not leave the other
/// player a win at once, and of those the one that leaves the least to be searched, which leads towards what can be solved.
pub(crate) fn soundly<R: Game>(rules: &R, position: &R::Position, chance: &mut Chance) -> R::Move {
    if let Some(played) = rules.immediate_win(position) {
        return played;
    }
    let looked_at: Vec<R::Move> = (0..LOOKED_AT)
        .map(|_| any(rules, position, chance))
        .collect();
    let judged = looked_at.iter().filter_map(|&played| {
        let after = rules.play(position, played).ok()?;
        let loses = rules.immediate_win(&after).is_some();
        Some((loses, rules.cost(&after).states, played))
    });
    let best = judged.min_by_key(|&(loses, states, _)| (loses, states));
    best.map_or(looked_at[0], |(_, _, played)| played)
}

/// A win at once where there is one, else any move.
fn without_oracle<R: Game>(rules: &R, position: &R::Position, chance: &mut Chance) -> R::Move {
    rules
        .immediate_win(position)
        .unwrap_or_else(|| any(rules, position, chance))
}

/// Any move, each as likely as the others.
fn any<R: Game>(rules: &R, position: &R::Position, chance: &mut Chance) -> R::Move {
    let index = chance.random_range(0..rules.move_count(position));
    rules.nth_move(position, index)
}
