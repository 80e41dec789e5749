//! The features: a folder has everything of one, and nobody names it but the lists here and in
//! `players.rs`. To delete one, delete its folder and its lines.

#[cfg(feature = "cli")]
mod compare;
#[cfg(feature = "cli")]
mod contest;
#[cfg(feature = "cli")]
mod engine;
pub mod learner;
#[cfg(feature = "cli")]
pub mod lessons;
#[cfg(feature = "cli")]
pub mod map;
#[cfg(feature = "cli")]
mod players;
#[cfg(feature = "cli")]
mod programs;
#[cfg(feature = "cli")]
mod quiz;
#[cfg(feature = "cli")]
mod review;
#[cfg(feature = "cli")]
mod sequence;
#[cfg(feature = "cli")]
mod solve;
#[cfg(feature = "cli")]
pub mod strategy;
#[cfg(feature = "cli")]
mod tree;

#[cfg(feature = "cli")]
pub(crate) use players::PLAYERS;

#[cfg(feature = "cli")]
use crate::cli::{first::FirstEntry, subcommand::Subcommand};

/// What the first screen offers beside the games.
#[cfg(feature = "cli")]
pub(crate) const FIRST: &[FirstEntry] = &[
    // A line each.
    lessons::FIRST,
];

/// The subcommands of all features, in the order of `--help`.
#[cfg(feature = "cli")]
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
    Subcommand::playing::<quiz::QuizArgs>("quiz"),
    Subcommand::solving::<contest::MatchArgs>("match"),
    Subcommand::solving::<engine::EngineArgs>("engine"),
    Subcommand::solving::<strategy::StrategyArgs>("strategy"),
    Subcommand::solving::<strategy::VerifyArgs>("verify"),
];
