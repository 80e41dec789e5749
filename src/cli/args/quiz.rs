//! The flags of `nimatron quiz`.

use std::ops::RangeInclusive;

use clap::Args;

use super::groups::Variant;
use super::help::{examples, game_help};
use super::values::number;
use crate::cli::offers::names;
use crate::session::LEVELS;

/// The numbers of questions that may be asked for.
const COUNTS: RangeInclusive<u64> = 1..=1000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron quiz", "ten questions, all games by turns"),
    ("nimatron quiz nim --level 3", "larger positions of one game"),
    ("nimatron quiz nim --seed 7 --print", "a worksheet; --answers has its solutions"),
]))]
pub(crate) struct Quiz {
    #[arg(help = format!("{} [default: by turns all that have the options given]", game_help(&names(|_| true))))]
    pub(crate) game: Option<String>,
    /// How many questions, from 1 to 1000 [default: 10]
    #[arg(long, value_name = "N", value_parser = number("--count", COUNTS))]
    pub(crate) count: Option<u64>,
    /// The size of the positions, from 1 (small) to 5 [default: 1]
    #[arg(long, value_name = "LEVEL", value_parser = number("--level", 1..=LEVELS))]
    pub(crate) level: Option<u64>,
    /// Ask the same questions again
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Print the questions as a worksheet instead of asking
    #[arg(long, conflicts_with = "json")]
    pub(crate) print: bool,
    /// Print the solutions instead of asking (with --print: after the worksheet)
    #[arg(long)]
    pub(crate) answers: bool,
    /// Print the questions in JSON, one object per line (with --answers: and their solutions)
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) variant: Variant,
}
