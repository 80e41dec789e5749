//! Flags that there were once: who still types one hears in one line what does its work now.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::communication::complain;

/// Each flag, and what has taken its place.
const GONE: &[(&str, &str)] = &[
    // A line each.
    (
        "--ask-forced",
        "on a terminal Enter makes the only move, and nothing is played for you.",
    ),
    (
        "--strategy",
        "write nimatron strategy GAME POSITION [--out FILE]",
    ),
];

/// Says what has taken the place of the flag that is not known, and returns the exit status; `None`
/// if there never was such a flag.
pub fn instead(error: &clap::Error) -> Option<u8> {
    let ErrorKind::UnknownArgument = error.kind() else {
        return None;
    };
    let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let (flag, instead) = GONE.iter().find(|(flag, _)| flag == unknown)?;
    complain(&format!("{flag} is gone: {instead}"));
    Some(2)
}
