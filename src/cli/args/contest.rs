//! The flags of `nimatron match`.

use std::ops::RangeInclusive;

use clap::Args;

use super::groups::{Bots, Limits, Variant};
use super::help::{examples, game_help};
use super::values::{file, number};
use crate::cli::offers::names;

/// The numbers of games that may be asked for.
const GAMES: RangeInclusive<u64> = 1..=1_000_000_000;

/// The sizes of random starts.
const SIZES: RangeInclusive<u64> = 1..=10;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron match nim 3,5,7 perfect random", "100 games, begun by turns"),
    ("nimatron match kayles 9 'exec:python3 bot.py' perfect@80 --seed 1", "a program of yours"),
    ("nimatron match nim beginner random --random-starts 3", "from positions drawn at random"),
    ("nimatron match nim 1,3,5 learner perfect --boxes nim.box --frozen", "what the learner has learned"),
]))]
pub(crate) struct Match {
    #[arg(help = game_help(&names(|_| true)))]
    pub(crate) game: String,
    /// The position (left out with --random-starts), and the two players: perfect, perfect@P (optimal in P percent of its turns),
    /// a level (novice, easy, medium, hard or expert), beginner, random, learner (from one small position) or exec:COMMAND, a program
    #[arg(value_name = "POSITION SPEC SPEC")]
    pub(crate) rest: Vec<String>,
    /// How many games to play, from 1 [default: 100]
    #[arg(long, value_name = "GAMES", value_parser = number("--games", GAMES))]
    pub(crate) games: Option<u64>,
    /// Draw the positions to start from, from 1 (small) to 10; each is begun by either side once
    #[arg(long, value_name = "SIZE", value_parser = number("--random-starts", SIZES))]
    pub(crate) random_starts: Option<u64>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Answer in JSON, as one object
    #[arg(long)]
    pub(crate) json: bool,
    /// Record every game in this file; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) record: Option<String>,
    /// File for the first learner's matchboxes; read at the start, saved at the end
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) boxes: Option<String>,
    /// Learners play from their boxes and learn nothing; the file stays as it is
    #[arg(long, requires = "boxes")]
    pub(crate) frozen: bool,
    #[command(flatten)]
    pub(crate) bots: Bots,
    #[command(flatten)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
