//! Flags that several subcommands share.

use std::time::Duration;

use clap::Args;

use super::values::{color, file, language, memory, move_time, number};
use crate::cli::options::Options;
use crate::communication::ColorChoice;
use crate::explanation::Language;

#[derive(Debug, Args)]
pub(crate) struct Shared {
    /// Language: en or cs; --help is in English [default: that of the environment, else en]
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        help_heading = "Shared options", value_parser = language)]
    pub(crate) lang: Option<Language>,
    /// When to use colour: auto, always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Shared options", value_parser = color)]
    pub(crate) color: ColorChoice,
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
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    pub(crate) max_memory: Option<u64>,
    /// The most threads that may be used, from 1 to 64; if given, they share the lines of a batch or the games of a match (not if a learner learns) [default: 2 if there are two processors]
    #[arg(long, value_name = "N", value_parser = number("--threads", 1_usize..=64))]
    pub(crate) threads: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct Bots {
    /// How many seconds a program may take for a move [default: 5]
    #[arg(long, value_name = "SECONDS", value_parser = move_time)]
    pub(crate) move_time: Option<Duration>,
    /// Add what programs write to their standard error to this file [default: dropped]
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) bot_log: Option<String>,
}
