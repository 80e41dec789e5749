//! Whole sessions.

mod case;
mod later_games;
mod transcripts;
mod typography;
