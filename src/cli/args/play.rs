//! The flags of `nimatron play`. Those of a game are also the program's own.

use clap::Args;

use super::groups::{Bots, Limits, Variant};
use super::help::{examples, game_help};
use super::values::{file, hints, seat};
use crate::cli::offers::names;
use crate::cli::options::option_names;
use crate::session::{Hints, Seat};

#[derive(Debug, Args)]
pub(crate) struct PlayOptions {
    /// Who plays first: human, perfect, perfect@P (optimal in P percent of its turns), a level (novice, easy, medium, hard or
    /// expert), beginner, random or learner (not in coins), and a name if you like, as in human:Ann; or exec:COMMAND, a program of yours
    #[arg(long, value_name = "SPEC", value_parser = seat)]
    pub(crate) first: Option<Seat>,
    /// Who plays second
    #[arg(long, value_name = "SPEC", value_parser = seat)]
    pub(crate) second: Option<Seat>,
    /// How much help people get: none, tips (no moves) or all [default: all]
    #[arg(long, value_name = "HINTS", value_parser = hints)]
    pub(crate) hints: Option<Hints>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// File for the first learner's matchboxes; read at the start, saved after every game
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) boxes: Option<String>,
    /// Record every game in this file, move by move; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) record: Option<String>,
    #[command(flatten)]
    pub(crate) bots: Bots,
    #[command(flatten)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) limits: Limits,
}

impl PlayOptions {
    /// Returns the flag of the first of these options that was given.
    pub(crate) fn given(&self) -> Option<String> {
        let named = [
            ("--first", self.first.is_some()),
            ("--second", self.second.is_some()),
            ("--hints", self.hints.is_some()),
            ("--seed", self.seed.is_some()),
            ("--boxes", self.boxes.is_some()),
            ("--record", self.record.is_some()),
            ("--move-time", self.bots.move_time.is_some()),
            ("--bot-log", self.bots.bot_log.is_some()),
            ("--misere", self.variant.misere),
            ("--max-memory", self.limits.max_memory.is_some()),
            ("--threads", self.limits.threads.is_some()),
        ]
        .into_iter()
        .find_map(|(name, given)| given.then(|| name.to_owned()));
        let mut options = self.variant.options.given();
        named.or_else(|| options.next().map(|(name, _)| format!("--{name}")))
    }
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron play matches", "asks for the position and who plays"),
    ("nimatron play matches 3,5,7", "asks who plays"),
    ("nimatron play nim 3,4,5 --first human:Ann --second perfect", "Ann against the computer"),
    ("nimatron play --resume", "goes on with the last unfinished game"),
]))]
pub(crate) struct Play {
    #[arg(help = game_help(&names(|_| true)), required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// The position to start from, such as 3,5,7 or 3 5 7 [default: asked for]
    pub(crate) position: Vec<String>,
    /// Go on with the last game of this record [default: the last unfinished game that was played on a terminal]
    #[arg(
        long,
        value_name = "FILE",
        value_parser = file,
        conflicts_with_all = ["game", "position", "first", "second", "record", "misere"],
        conflicts_with_all = option_names(),
    )]
    #[expect(clippy::option_option, reason = "the flag has a value or none")]
    pub(crate) resume: Option<Option<String>>,
    /// Of a damaged record to resume, use what stands before the damage
    #[arg(long)]
    pub(crate) salvage: bool,
    #[command(flatten)]
    pub(crate) options: PlayOptions,
}
