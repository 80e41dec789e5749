//! The flags of `nimatron replay`.

use clap::Args;

use super::help::examples;
use super::values::file;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron replay games.txt", "the last game, step by step"),
    ("nimatron replay games.txt --game 1 --at 5", "the position after five moves of the first"),
]))]
pub(crate) struct Replay {
    /// A file of recorded games
    #[arg(value_parser = file)]
    pub(crate) file: String,
    /// Show only the position after N moves
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<String>,
    /// Which game of the file, counted from 1 [default: the last]
    #[arg(long, value_name = "K")]
    pub(crate) game: Option<String>,
    /// Of a damaged file, use what stands before the damage
    #[arg(long)]
    pub(crate) salvage: bool,
}
