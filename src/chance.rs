//! What is drawn by lot, and shares.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::inference::{Move, Position, Solver};

/// A random generator whose choices a seed repeats exactly, on every machine.
pub type Chance = ChaCha8Rng;

/// Returns a generator with this seed; `None` takes one from the system.
pub fn chance(seed: Option<u64>) -> Chance {
    match seed {
        Some(seed) => Chance::seed_from_u64(seed),
        None => rand::make_rng(),
    }
}

/// The share that a part has of a whole, from 0 to 1.
#[expect(
    clippy::cast_precision_loss,
    reason = "nobody sees the sixteenth digit of a share"
)]
pub fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// Any move, all equally likely.
pub fn any(game: &dyn Solver, position: &Position, chance: &mut Chance) -> Move {
    let index = chance.random_range(0..game.move_count(position));
    game.nth_move(position, index)
}

/// Seeds that are chosen here are below this, so that they are easily typed.
const SEEDS: u64 = 1_000_000;

/// A seed for what is to be repeated.
pub fn any_seed() -> u64 {
    chance(None).random_range(0..SEEDS)
}
