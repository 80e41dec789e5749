//! The flags of `nimatron compare`.

use clap::Args;

use super::groups::{Limits, Variant};
use super::help::{examples, game_help};
use super::values::{method, number};
use crate::cli::offers::names;
use crate::inference::Rung;

/// Lists the methods for `--help`.
fn method_help() -> String {
    format!(
        "Only this method (may be repeated): {}",
        Rung::names().join(", ")
    )
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron compare matches 3,5,7", "every method"),
    ("nimatron compare cram 4x5 --method best --method plain", "two of them"),
]))]
pub(crate) struct Compare {
    #[arg(help = game_help(&names(|_| true)))]
    pub(crate) game: String,
    /// The position, such as 3,5,7 or 3 5 7
    pub(crate) position: Vec<String>,
    #[arg(long, value_name = "NAME", help = method_help(), value_parser = method)]
    pub(crate) method: Vec<&'static str>,
    /// Do not split positions into independent components (nimber methods)
    #[arg(long)]
    pub(crate) no_split: bool,
    /// Also run each nimber method with a transposition table of K entries
    #[arg(long, value_name = "K", value_parser = number("--tt-entries", 1_usize..=1_000_000_000))]
    pub(crate) tt_entries: Option<usize>,
    /// Stop a method after this many seconds [default: 30, or 5 for those without a table; never if --method is given]
    #[arg(long, value_name = "SECONDS", value_parser = number("--give-up", 0_u64..=1_000_000_000))]
    pub(crate) give_up: Option<u64>,
    /// Show the search tree of each nimber method, for positions of up to 10 free cells, pins or pieces
    #[arg(long, conflicts_with = "json")]
    pub(crate) trace: bool,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
