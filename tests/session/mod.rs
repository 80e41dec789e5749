//! Whole sessions.

mod after;
mod case;
mod later_games;
#[cfg(unix)]
mod reasons;
mod seats;
mod tips;
mod transcripts;
mod typography;
