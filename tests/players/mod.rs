//! The computer players.

#[cfg(unix)]
mod bots;
mod learner;
mod levels;
