//! The computer players.

#[cfg(unix)]
mod bots;
pub(crate) mod learner;
mod levels;
mod specs;
