//! The flags of `nimatron solve`.

use clap::Args;

use super::groups::{Limits, Variant};
use super::help::{examples, game_help};
use super::values::file;
use crate::cli::offers::names;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron solve nim 3,4,5", "who wins, and why"),
    ("nimatron solve cram 3x4 --json", "the same for programs"),
    ("nimatron solve matches --batch positions.txt", "one answer per line"),
]))]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Solve {
    #[arg(help = game_help(&names(|_| true)))]
    pub(crate) game: String,
    /// The position, such as 3,5,7 or 3 5 7
    pub(crate) position: Vec<String>,
    /// Answer a file instead, one position per line (- is the standard input)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "card", "full"], value_parser = file)]
    pub(crate) batch: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(crate) json: bool,
    /// Include explanations in batch output (with --json)
    #[arg(long, requires = "batch", requires = "json")]
    pub(crate) reasons: bool,
    /// Leave seconds and positions out of the JSON, which differ from run to run
    #[arg(long)]
    pub(crate) no_stats: bool,
    /// Exit with status 0 even if lines of the batch have no answer
    #[arg(long, requires = "batch", conflicts_with = "position")]
    pub(crate) keep_going: bool,
    /// Answer an empty line or a comment of the batch with an empty line
    #[arg(long, requires = "batch", conflicts_with = "position")]
    pub(crate) keep_blank: bool,
    /// List all losing positions reachable from this one (all you need to know to win)
    #[arg(long)]
    pub(crate) card: bool,
    /// Show what every move leads to
    #[arg(long)]
    pub(crate) values: bool,
    /// Show every reply with its answer, and the longest line of play
    #[arg(long)]
    pub(crate) full: bool,
    #[command(flatten)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
