//! The program as people and scripts call it.

mod bad_boards;
mod bad_codes;
mod bad_input;
mod bad_takes;
mod bad_usage;
mod best_moves;
mod comparing;
mod contest;
mod engine;
mod experiments;
mod given_positions;
mod hidden;
mod input_ends;
mod json;
mod languages;
mod learn;
mod learner_matches;
mod long_answers;
mod long_jobs;
mod marks;
mod pages;
mod piles_at_once;
mod quiz;
#[cfg(unix)]
mod readers;
mod records;
mod refused_memory;
#[cfg(unix)]
mod running;
mod saved_searches;
#[cfg(unix)]
mod scarcity;
mod screens;
mod sequences;
mod side_by_side;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod so_far;
mod strategies;
mod sums;
mod system_errors;
mod theorems;
mod trees;
mod verifying;

use nimatron::inference::GameKind;

/// The names of some games, as a refusal lists them.
pub(crate) fn names_of(is_listed: impl Fn(&GameKind) -> bool) -> String {
    let kinds = GameKind::all().filter(is_listed);
    kinds.map(GameKind::name).collect::<Vec<_>>().join(", ")
}
