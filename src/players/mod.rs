//! Players, and how those that are machines choose their moves.

mod adaptive;
mod board;
pub(crate) mod bots;
mod chance;
pub(crate) mod contest;
pub mod learner;
mod player;
mod skill;
mod spec;
mod trainer;
mod trouble;

pub(crate) use adaptive::Opponents;
pub use adaptive::Strength;
pub(crate) use board::Board;
pub(crate) use chance::share;
pub use chance::{Chance, chance};
pub(crate) use player::{Mind, Player, game_text};
pub use skill::{Choice, Skill, choose};
pub(crate) use skill::{NAMED_LEVELS, any, soundly};
pub(crate) use spec::{LONGEST_NAME, PlayerKind, PlayerSpec, is_name};

/// What tests use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::spec::{PlayerKind, PlayerSpec};
}
pub(crate) use trainer::{DrawStart, Exercise, LEVELS, Trainer, has_empty_pile, lost, select};
pub(crate) use trouble::Trouble;
