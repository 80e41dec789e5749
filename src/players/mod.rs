//! Players, and how those that are machines choose their moves.

mod adaptive;
mod board;
#[cfg(feature = "cli")]
mod machine;
#[cfg(feature = "cli")]
mod player;
mod skill;
#[cfg(feature = "cli")]
mod spec;
mod trouble;

pub use crate::chance::{Chance, chance};
pub(crate) use adaptive::Opponents;
pub use adaptive::Strength;
pub(crate) use board::Board;
#[cfg(feature = "cli")]
pub use machine::MachineKind;
#[cfg(feature = "cli")]
pub(crate) use machine::{KnownSeats, Machine, MachineTerms, Venue};
#[cfg(feature = "cli")]
pub(crate) use player::{Player, game_text};
pub use skill::{Choice, Skill, choose};
pub(crate) use skill::{NAMED_LEVELS, soundly};
#[cfg(feature = "cli")]
pub(crate) use spec::{LONGEST_NAME, PlayerKind, PlayerSpec, is_name};
pub(crate) use trouble::Trouble;

/// What tests use beside the library's interface. It may change at any time.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod internals {
    pub use super::spec::{PlayerKind, PlayerSpec};
}
