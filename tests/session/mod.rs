//! Whole sessions.

mod after;
mod case;
mod later_games;
mod menus;
#[cfg(unix)]
mod reasons;
mod script;
mod tips;
mod told;
mod transcripts;
mod typography;

/// The environment variable that asks for a recording of what the program says.
pub(crate) const RECORD: &str = "NIMATRON_RECORD";
