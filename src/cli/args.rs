//! The flags, as clap reads them. Values that a person may mistype are read as text, so that refusals are in their
//! language.

use clap::{Args, Parser, Subcommand};

use super::offers::{Offer, names, names_with};
use super::options::{Options, option_names};

use crate::inference::Rung;

/// Plays Nim-like games perfectly, and explains every move.
///
/// Without a subcommand it asks which game and who plays, then plays.
#[derive(Debug, Parser)]
#[command(name = "nimatron", version, after_help = examples(&[
    ("nimatron", "asks for everything"),
    ("nimatron play matches 3,4,5", "plays; asks who"),
    ("nimatron solve nim 3,4,5", "who wins, and why"),
]))]
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
    /// Play a game; options skip the matching questions
    Play(Play),
    /// Judge recorded games move by move: the mistakes, and what was better
    Review(Review),
    /// Show a recorded game step by step
    Replay(Replay),
    /// Find the optimal moves of a position and explain them
    Solve(Solve),
    /// Compare how fast each solving method is on one position
    Compare(Compare),
    /// Draw the losing positions of two piles (or three, one fixed)
    Map(Map),
    /// List the nimbers of growing heaps, rows or boards
    Sequence(Sequence),
    /// Train the matchbox learner and show what it learned
    Train(Train),
    /// Compare saved matchboxes with the winning moves
    Boxes(Boxes),
    /// Ask which positions are won and which moves win, or print a worksheet
    Quiz(Quiz),
    /// Let two machines or programs play many games
    Match(Match),
    /// Play for another program: read positions, write moves
    Engine(Engine),
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
    /// Language: en or cs; --help is in English [default: that of the environment, else en]
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
    /// The most threads that may be used, from 1 to 64; if given, they share the lines of a batch or the games of a match (not if a learner learns) [default: 2 if there are two processors]
    #[arg(long, value_name = "N")]
    pub(super) threads: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct Bots {
    /// How many seconds a program may take for a move [default: 5]
    #[arg(long, value_name = "SECONDS")]
    pub(super) move_time: Option<String>,
    /// Add what programs write to their standard error to this file [default: dropped]
    #[arg(long, value_name = "FILE")]
    pub(super) bot_log: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct PlayOptions {
    /// Who plays first: human, perfect, perfect@P (optimal in P percent of its turns), beginner, random or (sticks) learner,
    /// and a name if you like, as in human:Ann; or exec:COMMAND, a program of yours
    #[arg(long, value_name = "SPEC")]
    pub(super) first: Option<String>,
    /// Who plays second
    #[arg(long, value_name = "SPEC")]
    pub(super) second: Option<String>,
    /// How much help people get: none, tips (no moves) or all [default: all]
    #[arg(long, value_name = "HINTS")]
    pub(super) hints: Option<String>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// File for the first learner's matchboxes (sticks); read at the start, saved after every game
    #[arg(long, value_name = "FILE")]
    pub(super) boxes: Option<String>,
    /// Record every game in this file, move by move; games are added after those that it has
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<String>,
    #[command(flatten)]
    pub(super) bots: Bots,
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

/// Lists games for `--help`.
fn game_help(names: &[&str]) -> String {
    format!("The game: {}", names.join(", "))
}

/// Lists commands and what they do, for the end of `--help`.
fn examples(examples: &[(&str, &str)]) -> String {
    let widest = examples.iter().map(|(command, _)| command.len()).max();
    let width = widest.unwrap_or_default();
    let lines = examples
        .iter()
        .map(|(command, does)| format!("\n  {command:width$}  {does}"));
    format!("Examples:{}", lines.collect::<String>())
}

/// Lists the methods for `--help`.
fn method_help() -> String {
    format!(
        "Only this method (may be repeated): {}",
        Rung::names().join(", ")
    )
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron play", "asks which game and who plays"),
    ("nimatron play matches 3,5,7", "asks who plays"),
    ("nimatron play nim 3,4,5 --first human:Ann --second perfect", "Ann against the computer"),
    ("nimatron play --resume", "goes on with the last unfinished game"),
]))]
pub(super) struct Play {
    #[arg(help = game_help(&names(|_| true)), required_unless_present = "resume")]
    pub(super) game: Option<String>,
    /// The position to start from, such as 3,5,7 or 3 5 7 [default: asked for]
    pub(super) position: Vec<String>,
    /// Go on with the last game of this record [default: the last unfinished game that was played on a terminal]
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["game", "position", "first", "second", "record", "misere"],
        conflicts_with_all = option_names(),
    )]
    #[expect(clippy::option_option, reason = "the flag has a value or none")]
    pub(super) resume: Option<Option<String>>,
    /// Of a damaged record to resume, use what stands before the damage
    #[arg(long)]
    pub(super) salvage: bool,
    #[command(flatten)]
    pub(super) options: PlayOptions,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron solve nim 3,4,5", "who wins, and why"),
    ("nimatron solve cram 3x4 --json", "the same for programs"),
    ("nimatron solve matches --batch positions.txt", "one answer per line"),
]))]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(super) struct Solve {
    #[arg(help = game_help(&names(|_| true)))]
    pub(super) game: String,
    /// The position, such as 3,5,7 or 3 5 7
    pub(super) position: Vec<String>,
    /// Answer a file instead, one position per line (- is the standard input)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "card", "full"])]
    pub(super) batch: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(super) json: bool,
    /// Include explanations in batch output (with --json)
    #[arg(long, requires = "batch", requires = "json")]
    pub(super) reasons: bool,
    /// Leave seconds and positions out of the JSON, which differ from run to run
    #[arg(long, requires = "json")]
    pub(super) no_stats: bool,
    /// Exit with status 0 even if lines of the batch have no answer
    #[arg(long, requires = "batch", conflicts_with = "position")]
    pub(super) keep_going: bool,
    /// Answer an empty line or a comment of the batch with an empty line
    #[arg(long, requires = "batch", conflicts_with = "position")]
    pub(super) keep_blank: bool,
    /// List all losing positions reachable from this one (all you need to know to win)
    #[arg(long)]
    pub(super) card: bool,
    /// Show what every move leads to
    #[arg(long)]
    pub(super) values: bool,
    /// Show every reply with its answer, and the longest line of play
    #[arg(long)]
    pub(super) full: bool,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron compare matches 3,5,7", "every method"),
    ("nimatron compare cram 4x5 --method best --method plain", "two of them"),
]))]
pub(super) struct Compare {
    #[arg(help = game_help(&names(|_| true)))]
    pub(super) game: String,
    /// The position, such as 3,5,7 or 3 5 7
    pub(super) position: Vec<String>,
    #[arg(long, value_name = "NAME", help = method_help())]
    pub(super) method: Vec<String>,
    /// Do not split positions into independent components (nimber methods)
    #[arg(long)]
    pub(super) no_split: bool,
    /// Also run each nimber method with a transposition table of K entries
    #[arg(long, value_name = "K")]
    pub(super) tt_entries: Option<String>,
    /// Stop a method after this many seconds [default: 30, or 5 for those without a table; never if --method is given]
    #[arg(long, value_name = "SECONDS")]
    pub(super) give_up: Option<String>,
    /// Show the search tree of each nimber method, for positions of up to 10 free cells, pins or pieces
    #[arg(long, conflicts_with = "json")]
    pub(super) trace: bool,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron map matches --size 60", "the losing positions of two piles"),
    ("nimatron map matches --third 4 --svg map.svg", "with a third pile of 4, as a picture"),
]))]
pub(super) struct Map {
    #[arg(help = game_help(&names_with(Offer::Map)))]
    pub(super) game: String,
    /// The largest size of the two piles, from 1 to 2000 [default: 60]
    #[arg(long, value_name = "N")]
    pub(super) size: Option<String>,
    /// Add a third pile of this size, from 0 to 2000
    #[arg(long, value_name = "K")]
    pub(super) third: Option<String>,
    /// Also write the picture to a file as SVG (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<String>,
    /// Also write the losing positions to a file as CSV (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<String>,
    /// The player who makes the last move loses
    #[arg(long)]
    pub(super) misere: bool,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron sequence octal --code 0.77 --to 200", "the nimbers of rows of kayles, and their period"),
    ("nimatron sequence cram --shape 3xn --to 7", "those of boards of three rows"),
    ("nimatron sequence matches --to 20", "the losing positions of two piles"),
]))]
pub(super) struct Sequence {
    #[arg(help = game_help(&names_with(Offer::Sequence)))]
    pub(super) game: String,
    /// The largest size, from 1 to 10000000
    #[arg(long, value_name = "N")]
    pub(super) to: String,
    /// The boards or bars, with n for the side that grows, such as 3xn (cram, chomp)
    #[arg(long, value_name = "SHAPE")]
    pub(super) shape: Option<String>,
    /// The number of piles, 2 or 3 (matches) [default: 2]
    #[arg(long, value_name = "PILES")]
    pub(super) piles: Option<String>,
    /// Answer in JSON, as one object
    #[arg(long)]
    pub(super) json: bool,
    /// Write one size and its nimber per line, as OEIS b-files have them
    #[arg(long, conflicts_with = "json")]
    pub(super) bfile: bool,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron train sticks 10 --games 5000", "what it learns from itself"),
    ("nimatron train sticks --against perfect --boxes sticks.box", "saves its matchboxes"),
    ("nimatron train nim 1,3,5,7 --misere", "a game of small positions"),
]))]
pub(super) struct Train {
    #[arg(help = game_help(&names_with(Offer::Learner)))]
    pub(super) game: String,
    /// The position at the start; in sticks how many there are, from 1 to 1000000 [default: 10]
    pub(super) position: Vec<String>,
    /// How many games to play [default: 10000]
    #[arg(long, value_name = "GAMES")]
    pub(super) games: Option<String>,
    /// The opponent: random, beginner, perfect or self
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    pub(super) against: String,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Train the matchboxes in this file, and save them there at the end
    #[arg(long, value_name = "FILE")]
    pub(super) boxes: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(super) json: bool,
    /// Also write the learning curve to a file as SVG (-: to the standard output, instead of the report)
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<String>,
    #[command(flatten)]
    pub(super) variant: Variant,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron review games.txt", "who made which mistake"),
    ("nimatron review games.txt --json", "one answer per game"),
]))]
pub(super) struct Review {
    /// A file of recorded games
    pub(super) file: String,
    /// Answer in JSON, one object per game: each move with its outcomes, whether it was a mistake, and what was better
    #[arg(long)]
    pub(super) json: bool,
    /// Of a damaged file, use what stands before the damage
    #[arg(long)]
    pub(super) salvage: bool,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron replay games.txt", "the last game, step by step"),
    ("nimatron replay games.txt --game 1 --at 5", "the position after five moves of the first"),
]))]
pub(super) struct Replay {
    /// A file of recorded games
    pub(super) file: String,
    /// Show only the position after N moves
    #[arg(long, value_name = "N")]
    pub(super) at: Option<String>,
    /// Which game of the file, counted from 1 [default: the last]
    #[arg(long, value_name = "K")]
    pub(super) game: Option<String>,
    /// Of a damaged file, use what stands before the damage
    #[arg(long)]
    pub(super) salvage: bool,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron boxes sticks.box", "a file that train or play has saved"),
]))]
pub(super) struct Boxes {
    /// A file that train or play has saved
    pub(super) file: String,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron match nim 3,5,7 perfect random", "100 games, begun by turns"),
    ("nimatron match kayles 9 'exec:python3 bot.py' perfect@80 --seed 1", "a program of yours"),
    ("nimatron match nim beginner random --random-starts 3", "from positions drawn at random"),
    ("nimatron match nim 1,3,5 learner perfect --boxes nim.box --frozen", "what the learner has learned"),
]))]
pub(super) struct Match {
    #[arg(help = game_help(&names(|_| true)))]
    pub(super) game: String,
    /// The position (left out with --random-starts), and the two players: perfect, perfect@P (optimal in P percent of its turns),
    /// beginner, random, learner (from one small position) or exec:COMMAND, a program
    #[arg(value_name = "POSITION SPEC SPEC")]
    pub(super) rest: Vec<String>,
    /// How many games to play, from 1 [default: 100]
    #[arg(long, value_name = "GAMES")]
    pub(super) games: Option<String>,
    /// Draw the positions to start from, from 1 (small) to 10; each is begun by either side once
    #[arg(long, value_name = "SIZE")]
    pub(super) random_starts: Option<String>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Answer in JSON, as one object
    #[arg(long)]
    pub(super) json: bool,
    /// Record every game in this file; games are added after those that it has
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<String>,
    /// File for the first learner's matchboxes; read at the start, saved at the end
    #[arg(long, value_name = "FILE")]
    pub(super) boxes: Option<String>,
    /// Learners play from their boxes and learn nothing; the file stays as it is
    #[arg(long, requires = "boxes")]
    pub(super) frozen: bool,
    #[command(flatten)]
    pub(super) bots: Bots,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron engine nim", "reads lines such as: position 3,4,5"),
    ("nimatron engine matches --as perfect@70 --seed 1", "errs in 30% of its turns"),
]))]
pub(super) struct Engine {
    #[arg(help = game_help(&names(|_| true)))]
    pub(super) game: String,
    /// How well it plays: perfect, perfect@P (optimal in P percent of its turns), beginner or random
    #[arg(long = "as", value_name = "SPEC", default_value = "perfect")]
    pub(super) skill: String,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    #[command(flatten)]
    pub(super) variant: Variant,
    #[command(flatten)]
    pub(super) limits: Limits,
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron quiz", "ten questions, all games by turns"),
    ("nimatron quiz nim --level 3", "larger positions of one game"),
    ("nimatron quiz nim --seed 7 --print", "a worksheet; --answers has its solutions"),
]))]
pub(super) struct Quiz {
    #[arg(help = format!("{} [default: by turns all that have the options given]", game_help(&names(|_| true))))]
    pub(super) game: Option<String>,
    /// How many questions, from 1 to 1000 [default: 10]
    #[arg(long, value_name = "N")]
    pub(super) count: Option<String>,
    /// The size of the positions, from 1 (small) to 5 [default: 1]
    #[arg(long, value_name = "LEVEL")]
    pub(super) level: Option<String>,
    /// Ask the same questions again
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Print the questions as a worksheet instead of asking
    #[arg(long, conflicts_with = "json")]
    pub(super) print: bool,
    /// Print the solutions instead of asking (with --print: after the worksheet)
    #[arg(long)]
    pub(super) answers: bool,
    /// Print the questions in JSON, one object per line (with --answers: and their solutions)
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) variant: Variant,
}
