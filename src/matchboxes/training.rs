//! Training: many games of the learner against a fixed player, or against itself.

use rand::RngExt;

use super::{Bead, Boxes, Plan};
use crate::chance::{Chance, share};
use crate::inference::{Interrupt, Progress, Unsolved};

/// The learner's opponent. None of them needs an oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// Any move.
    Random,
    /// An immediate win if there is one, else any move.
    Beginner,
    /// A winning move if there is one, else any move.
    Perfect,
    /// The learner: both sides draw from the same boxes, and both are paid.
    Itself,
}

impl Against {
    /// All of them, in the order of the command line's help.
    pub const ALL: [Self; 4] = [Self::Random, Self::Beginner, Self::Perfect, Self::Itself];

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Perfect => "perfect",
            Self::Itself => "self",
        }
    }

    /// Returns the number of the bead for the move that an opponent other than the learner makes.
    pub fn choose(self, place: u64, plan: &Plan, chance: &mut Chance) -> u64 {
        let known = match self {
            Self::Perfect => match plan.winning(place)[..] {
                [] => None,
                [winning] => Some(winning),
                ref several => Some(several[chance.random_range(0..several.len())]),
            },
            Self::Beginner => plan.at_once(place),
            Self::Random | Self::Itself => None,
        };
        known.unwrap_or_else(|| chance.random_range(1..=plan.numbers(place)))
    }
}

/// Some games in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stretch {
    /// How many games.
    pub games: u64,
    /// How many of them were won: by the learner, or by the side that began if the learner played
    /// both.
    pub won: u64,
}

impl Stretch {
    /// The share of games won, from 0 to 1.
    pub fn share(self) -> f64 {
        share(self.won, self.games)
    }

    /// The sum of both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            won: self.won + other.won,
        }
    }
}

/// The results in the course of a training.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The games in order, in stretches whose lengths differ by at most one.
    pub stretches: Vec<Stretch>,
}

impl Course {
    /// All games together.
    pub fn all(&self) -> Stretch {
        self.stretches
            .iter()
            .copied()
            .fold(Stretch::default(), Stretch::and)
    }
}

/// The number of stretches, if there are at least as many games.
const STRETCHES: u64 = 60;

/// About how many moves are made between two checks of the interrupt.
const LOOK_EVERY: u64 = 1 << 14;

/// Plays `games` games and pays the boxes for each. The learner begins the first game, then the two
/// sides alternate.
///
/// # Errors
/// [`Unsolved::Interrupted`]; the boxes have been paid for the games so far.
pub fn train(
    boxes: &mut Boxes,
    games: u64,
    against: Against,
    chance: &mut Chance,
    interrupt: &Interrupt,
    progress: &dyn Progress,
) -> Result<Course, Unsolved> {
    // The beads laid aside by each side, kept from game to game to save allocations.
    let mut aside = [Vec::new(), Vec::new()];
    let look_every = (LOOK_EVERY / boxes.plan().longest.max(1)).max(1);
    let parts = games.min(STRETCHES);
    let end_of = |part| games / parts * part + games % parts * part / parts;
    let mut stretches = Vec::new();
    for part in 1..=parts {
        let (before, after) = (end_of(part - 1), end_of(part));
        let mut won = 0;
        for game in before..after {
            if game % look_every == 0 {
                interrupt.check().inspect_err(|_| progress.finish())?;
                progress.report(steps(game), steps(games));
            }
            let first = usize::from(against != Against::Itself && game % 2 == 1);
            won += u64::from(play(boxes, &mut aside, against, first, chance));
        }
        let games = after - before;
        stretches.push(Stretch { games, won });
    }
    progress.finish();
    Ok(Course { stretches })
}

/// A count for [`Progress`]. On a machine that cannot count so far, the bar ends early.
fn steps(games: u64) -> usize {
    usize::try_from(games).unwrap_or(usize::MAX)
}

/// Plays a game that `side` begins, and pays for it. Returns whether side 0 won. That is the
/// learner; against itself it is both.
fn play(
    boxes: &mut Boxes,
    aside: &mut [Vec<Bead>; 2],
    against: Against,
    mut side: usize,
    chance: &mut Chance,
) -> bool {
    let plan = boxes.plan();
    let mut place = plan.size();
    while place > 0 {
        let number = if side == 0 || against == Against::Itself {
            let number = boxes.draw(place, chance);
            aside[side].push(Bead { place, number });
            number
        } else {
            against.choose(place, plan, chance)
        };
        place = plan.after(place, number);
        side = 1 - side;
    }
    // The side to move is the one that did not make the last move.
    let winner = if plan.variant.misere { side } else { 1 - side };
    for (side, beads) in aside.iter_mut().enumerate() {
        for bead in beads.drain(..) {
            boxes.pay(bead, side == winner);
        }
    }
    boxes.count_game();
    winner == 0
}
