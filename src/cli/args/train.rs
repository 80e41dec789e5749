//! The flags of `nimatron train`.

use std::ops::RangeInclusive;

use clap::Args;

use super::groups::Variant;
use super::help::{examples, game_help};
use super::values::{against, file, number};
use crate::cli::offers::{Offer, names_with};
use crate::players::learner::Against;

/// The numbers of games that may be asked for; the largest take longer than anybody waits.
const GAMES: RangeInclusive<u64> = 1..=1_000_000_000_000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron train sticks 10 --games 5000", "what it learns from itself"),
    ("nimatron train sticks --against perfect --boxes sticks.box", "saves its matchboxes"),
    ("nimatron train nim 1,3,5,7 --misere", "a game of small positions"),
]))]
pub(crate) struct Train {
    #[arg(help = game_help(&names_with(Offer::Learner)))]
    pub(crate) game: String,
    /// The position at the start; in sticks how many there are, from 1 to 1000000 [default: 10]
    pub(crate) position: Vec<String>,
    /// How many games to play [default: 10000]
    #[arg(long, value_name = "GAMES", value_parser = number("--games", GAMES))]
    pub(crate) games: Option<u64>,
    /// The opponent: random, beginner, perfect or self
    #[arg(long, value_name = "PLAYER", default_value = "self", value_parser = against)]
    pub(crate) against: Against,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Train the matchboxes in this file, and save them there at the end
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) boxes: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(crate) json: bool,
    /// Also write the learning curve to a file as SVG (-: to the standard output, instead of the report)
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) svg: Option<String>,
    #[command(flatten)]
    pub(crate) variant: Variant,
}
