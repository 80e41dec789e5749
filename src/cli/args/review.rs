//! The flags of `nimatron review`.

use clap::Args;

use super::groups::Limits;
use super::help::examples;
use super::values::file;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron review games.txt", "who made which mistake"),
    ("nimatron review games.txt --json", "one answer per game"),
]))]
pub(crate) struct Review {
    /// A file of recorded games
    #[arg(value_parser = file)]
    pub(crate) file: String,
    /// Answer in JSON, one object per game: each move with its outcomes, whether it was a mistake, and what was better
    #[arg(long)]
    pub(crate) json: bool,
    /// Of a damaged file, use what stands before the damage
    #[arg(long)]
    pub(crate) salvage: bool,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
