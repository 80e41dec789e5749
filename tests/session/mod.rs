//! Whole sessions.

mod after;
mod case;
mod later_games;
#[cfg(unix)]
mod reasons;
mod tips;
mod transcripts;
mod typography;
