//! Flags that several subcommands share.

use clap::Args;

use crate::cli::options::Options;

#[derive(Debug, Args)]
pub(crate) struct Shared {
    /// Language: en or cs; --help is in English [default: that of the environment, else en]
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        help_heading = "Shared options"
    )]
    pub(crate) lang: Option<String>,
    /// When to use colour: auto, always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Shared options"
    )]
    pub(crate) color: String,
}

#[derive(Debug, Args)]
pub(crate) struct Variant {
    /// The player who makes the last move loses
    #[arg(long)]
    pub(crate) misere: bool,
    #[command(flatten)]
    pub(crate) options: Options,
}

#[derive(Debug, Args)]
pub(crate) struct Limits {
    /// The most memory that tables may take, such as 500MB or 4GiB [default: 2GiB]
    #[arg(long, value_name = "SIZE")]
    pub(crate) max_memory: Option<String>,
    /// The most threads that may be used, from 1 to 64; if given, they share the lines of a batch or the games of a match (not if a learner learns) [default: 2 if there are two processors]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Bots {
    /// How many seconds a program may take for a move [default: 5]
    #[arg(long, value_name = "SECONDS")]
    pub(crate) move_time: Option<String>,
    /// Add what programs write to their standard error to this file [default: dropped]
    #[arg(long, value_name = "FILE")]
    pub(crate) bot_log: Option<String>,
}
