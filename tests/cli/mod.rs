//! The program as people and scripts call it: a file or a folder for each subcommand.

mod bad_boards;
mod bad_codes;
mod bad_input;
mod bad_takes;
mod bad_usage;
mod compare;
mod completions;
mod engine;
mod every;
mod input_ends;
mod languages;
mod learn;
mod long_answers;
mod long_jobs;
mod map;
mod r#match;
mod play;
mod quiz;
mod refused_memory;
mod review;
mod sequence;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod so_far;
mod solve;
mod tree;
mod verify;

use nimatron::inference::GameKind;

/// The names of some games, as a refusal lists them.
pub(crate) fn names_of(is_listed: impl Fn(&GameKind) -> bool) -> String {
    let kinds = GameKind::all().filter(is_listed);
    kinds.map(GameKind::name).collect::<Vec<_>>().join(", ")
}
