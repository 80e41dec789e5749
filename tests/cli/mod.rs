//! The program as people and scripts call it: a file or a folder for each subcommand.

mod compare;
mod completions;
mod daily;
mod engine;
mod every;
mod languages;
mod learn;
mod map;
mod r#match;
mod play;
mod quiz;
mod review;
mod sequence;
mod solve;
mod strategy;
mod train;
mod tree;

use nimatron::inference::GameKind;

/// The names of some games, as a refusal lists them.
pub(crate) fn names_of(is_listed: impl Fn(&GameKind) -> bool) -> String {
    let kinds = GameKind::all().filter(is_listed);
    kinds.map(GameKind::name).collect::<Vec<_>>().join(", ")
}
