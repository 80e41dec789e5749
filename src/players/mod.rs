//! Players, and how those that are machines choose their moves.

#[cfg(feature = "cli")]
mod adaptive;
mod board;
#[cfg(feature = "cli")]
mod kept;
#[cfg(feature = "cli")]
mod kind;
#[cfg(feature = "cli")]
mod machine;
#[cfg(feature = "cli")]
mod player;
mod skill;
#[cfg(feature = "cli")]
mod spec;
mod strength;

pub use crate::chance::{Chance, chance};
#[cfg(feature = "cli")]
pub(crate) use adaptive::{Adaptive, SharedOpponents};
pub use board::Board;
#[cfg(feature = "cli")]
pub(crate) use kept::{Opponents, Scores, forget};
#[cfg(feature = "cli")]
pub use kind::MachineKind;
#[cfg(feature = "cli")]
pub(crate) use kind::{Flags, MachineFlags, MachineTerms, Plain};
#[cfg(feature = "cli")]
pub(crate) use machine::{GameEnd, Machine, Thought, Trouble};
#[cfg(feature = "cli")]
pub(crate) use player::{Player, game_text};
pub use skill::{Choice, Skill, choose};
pub(crate) use skill::{NAMED_LEVELS, soundly};
#[cfg(feature = "cli")]
pub(crate) use spec::{LONGEST_NAME, PlayerKind, PlayerSpec, is_name, machine_kinds};
pub use strength::Strength;

/// What tests use beside the library's interface. It may change at any time.
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod internals {
    pub use super::spec::{PlayerKind, PlayerSpec};
}
