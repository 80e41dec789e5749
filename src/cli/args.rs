//! The flags, as clap reads them. Values that a person may mistype are read as text, so that refusals are in their
//! language.

use clap::{Args, Parser, Subcommand};

use super::options::{Options, names};

use crate::inference::Rung;

/// Plays Nim-like games perfectly, and says why.
///
/// Without a subcommand it asks which game and who plays, then plays.
#[derive(Debug, Parser)]
#[command(name = "nimatron", version)]
pub(super) struct Cli {
    #[command(flatten)]
    pub(super) shared: Shared,
    #[command(flatten)]
    pub(super) play: PlayOptions,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Play a game, with some questions answered by flags
    Play(Play),
    /// Analyse one position, or a batch of them
    Solve(Solve),
    /// Solve a position by every method, as a table of work and time
    Compare(Compare),
    /// Show which positions of two piles are lost, or of three with one of them fixed, as a picture
    Map(Map),
    /// Train the learner of sticks, which plays from matchboxes, and show what it has learned
    Train(Train),
    /// Show saved matchboxes beside the truth
    Boxes(Boxes),
    /// Print completions for a shell
    Completions {
        /// bash, elvish, fish, powershell or zsh
        shell: String,
    },
    /// Print the manual page
    Man,
}

#[derive(Debug, Args)]
pub(super) struct Shared {
    /// Language: en or cs [default: that of the environment, else en]
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        help_heading = "Shared options"
    )]
    pub(super) lang: Option<String>,
    /// When to use colour: auto, always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Shared options"
    )]
    pub(super) color: String,
}

#[derive(Debug, Args)]
pub(super) struct Variant {
    /// The player who makes the last move loses
    #[arg(long)]
    pub(super) misere: bool,
    #[command(flatten)]
    pub(super) options: Options,
}

#[derive(Debug, Args)]
pub(super) struct Limits {
    /// The most memory that tables may take, such as 500MB or 4GiB [default: 2GiB]
    #[arg(long, value_name = "SIZE")]
    pub(super) max_memory: Option<String>,
    /// The most threads that may be used, from 1 to 64 [default: 2 where there are two processors]
    #[arg(long, value_name = "N")]
    pub(super) threads: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct PlayOptions {
    /// Who plays first: human, perfect, beginner, random or (sticks) learner, and a name if you like, as in human:Ann
    #[arg(long, value_name = "SPEC")]
    pub(super) first: Option<String>,
    /// Who plays second
    #[arg(long, value_name = "SPEC")]
    pub(super) second: Option<String>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Where the first learner keeps its matchboxes (sticks): loaded before the first game, saved after each
    #[arg(long, value_name = "FILE")]
    pub(super) boxes: Option<String>,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

impl PlayOptions {
    /// Returns the flag of the first of these options that was given.
    pub(super) fn given(&self) -> Option<String> {
        let named = [
            ("--first", self.first.is_some()),
            ("--second", self.second.is_some()),
            ("--seed", self.seed.is_some()),
            ("--boxes", self.boxes.is_some()),
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

/// Lists the games for `--help`.
fn game_help() -> String {
    format!("The game: {}", names(|_| true).join(", "))
}

/// Lists the methods for `--help`.
fn method_help() -> String {
    format!(
        "Only this method (may be repeated): {}",
        Rung::names().join(", ")
    )
}

#[derive(Debug, Args)]
pub(super) struct Play {
    #[arg(help = game_help())]
    pub(super) game: String,
    /// The position to start from, such as 3,5,7 or 3 5 7 [default: asked for]
    pub(super) position: Vec<String>,
    #[command(flatten)]
    pub(super) options: PlayOptions,
}

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(super) struct Solve {
    #[arg(help = game_help())]
    pub(super) game: String,
    /// The position, such as 3,5,7 or 3 5 7
    pub(super) position: Vec<String>,
    /// Answer a file instead, one position a line (- is the standard input)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "card", "full"])]
    pub(super) batch: Option<String>,
    /// Answer in JSON, one object a line
    #[arg(long)]
    pub(super) json: bool,
    /// Give the reasons in a batch too
    #[arg(long, requires = "batch", requires = "json")]
    pub(super) reasons: bool,
    /// Leave out of the JSON what an answer took, which differs from run to run
    #[arg(long, requires = "json")]
    pub(super) no_stats: bool,
    /// End with status 0 although lines of the batch have no answer
    #[arg(long, requires = "batch", conflicts_with = "position")]
    pub(super) keep_going: bool,
    /// Answer an empty line or a comment of the batch with an empty line
    #[arg(long, requires = "batch", conflicts_with = "position")]
    pub(super) keep_blank: bool,
    /// List the lost positions below this one: all that a player must know to win from it
    #[arg(long)]
    pub(super) card: bool,
    /// Show every reply with its answer, and the longest line of play
    #[arg(long)]
    pub(super) full: bool,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
pub(super) struct Compare {
    #[arg(help = game_help())]
    pub(super) game: String,
    /// The position, such as 3,5,7 or 3 5 7
    pub(super) position: Vec<String>,
    #[arg(long, value_name = "NAME", help = method_help())]
    pub(super) method: Vec<String>,
    /// Do not split positions into independent parts (methods for nimbers)
    #[arg(long)]
    pub(super) no_split: bool,
    /// Show each method for nimbers also with a transposition table of so many entries
    #[arg(long, value_name = "K")]
    pub(super) tt_entries: Option<String>,
    /// Give a method up after so many seconds [default: 30, or 5 for those without a table; never where --method is given]
    #[arg(long, value_name = "SECONDS")]
    pub(super) give_up: Option<String>,
    /// Show the search tree of each method for nimbers, of positions of up to 10 free cells, pins or pieces
    #[arg(long, conflicts_with = "json")]
    pub(super) trace: bool,
    /// Answer in JSON, one object a line
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
pub(super) struct Map {
    #[arg(help = game_help())]
    pub(super) game: String,
    /// The largest size of the two piles, from 1 to 2000 [default: 60]
    #[arg(long, value_name = "N")]
    pub(super) size: Option<String>,
    /// Add a third pile of this size, from 0 to 2000
    #[arg(long, value_name = "K")]
    pub(super) third: Option<String>,
    /// Write the picture to a file as SVG too (- is the standard output, in place of the picture there)
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<String>,
    /// Write the lost positions to a file as CSV too (- is the standard output, in place of the picture there)
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<String>,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
pub(super) struct Train {
    /// The game: sticks
    pub(super) game: String,
    /// The sticks at the start, from 3 to 1000000 [default: 10]
    #[arg(value_name = "N")]
    pub(super) sticks: Option<String>,
    /// How many games to play [default: 10000]
    #[arg(long, value_name = "GAMES")]
    pub(super) games: Option<String>,
    /// Whom it plays against: random, beginner, perfect or self
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    pub(super) against: String,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "SEED")]
    pub(super) seed: Option<u64>,
    /// Train the matchboxes in this file, and save them there at the end
    #[arg(long, value_name = "FILE")]
    pub(super) boxes: Option<String>,
    /// Answer in JSON, one object on one line
    #[arg(long)]
    pub(super) json: bool,
    /// Write the learning curve to a file as SVG too (- is the standard output, in place of the report there)
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<String>,
    #[command(flatten)]
    pub(super) variant: Variant,
}

#[derive(Debug, Args)]
pub(super) struct Boxes {
    /// A file that train or play has saved
    pub(super) file: String,
    /// Answer in JSON, one object on one line
    #[arg(long)]
    pub(super) json: bool,
}
