//! The flags of `nimatron engine`.

use clap::Args;

use super::groups::{Limits, Variant};
use super::help::{examples, game_help};
use super::values::skill;
use crate::cli::offers::names;
use crate::players::Skill;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron engine nim", "reads lines such as: position 3,4,5"),
    ("nimatron engine matches --as perfect@70 --seed 1", "errs in 30% of its turns"),
]))]
pub(crate) struct Engine {
    #[arg(help = game_help(&names(|_| true)))]
    pub(crate) game: String,
    /// How well it plays: perfect, perfect@P (optimal in P percent of its turns), a level (novice, easy, medium, hard or expert), beginner or random
    #[arg(long = "as", value_name = "SPEC", default_value = "perfect", value_parser = skill)]
    pub(crate) skill: Skill,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
