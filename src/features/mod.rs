//! The features: a folder has everything of one, and nobody names it but the lists here and in
//! `players.rs`. To delete one, delete its folder and its lines.

mod compare;
mod contest;
mod daily;
mod engine;
pub mod learner;
pub mod lessons;
pub mod map;
mod players;
mod programs;
mod review;
mod sequence;
mod solve;
pub mod strategy;
mod tree;

pub(crate) use players::PLAYERS;

use crate::cli::{first::FirstEntry, subcommand::Subcommand};

/// What the first screen offers beside the games.
pub(crate) const FIRST: &[FirstEntry] = &[
    // A line each.
    lessons::FIRST,
    daily::FIRST,
];

/// The subcommands of all features, in the order of `--help`.
pub(crate) const COMMANDS: &[Subcommand] = &[
    Subcommand::playing::<review::ReviewArgs>("review"),
    Subcommand::playing::<review::ReplayArgs>("replay"),
    Subcommand::solving::<solve::SolveArgs>("solve"),
    Subcommand::solving::<compare::CompareArgs>("compare"),
    Subcommand::solving::<tree::TreeArgs>("tree"),
    Subcommand::solving::<map::MapArgs>("map"),
    Subcommand::solving::<sequence::SequenceArgs>("sequence"),
    Subcommand::playing::<learner::TrainArgs>("train"),
    Subcommand::playing::<lessons::LearnArgs>("learn"),
    Subcommand::playing::<lessons::QuizArgs>("quiz"),
    Subcommand::playing::<daily::DailyArgs>("daily"),
    Subcommand::solving::<contest::MatchArgs>("match"),
    Subcommand::solving::<engine::EngineArgs>("engine"),
    Subcommand::solving::<strategy::StrategyArgs>("strategy"),
    Subcommand::solving::<strategy::VerifyArgs>("verify"),
];
