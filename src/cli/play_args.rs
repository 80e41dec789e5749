//! What `nimatron` and `nimatron play` take on the command line.

use clap::Args;
use clap::builder::TypedValueParser;

use super::{
    flags::{self, Suggesting, examples, file, game_of, one_of, option_names},
    machine_args::MachineArgs,
};
use crate::inference::GameKind;
use crate::players::{PlayerKind, PlayerSpec};
use crate::session::Hints;

#[derive(Debug, Args)]
pub struct PlayFlags {
    #[arg(
        long,
        value_name = "SPEC",
        value_parser = player(),
        hide_possible_values = true,
        help = who(),
    )]
    pub first: Option<PlayerSpec>,
    /// Who plays second
    #[arg(long, value_name = "SPEC", value_parser = player(), hide_possible_values = true)]
    pub second: Option<PlayerSpec>,
    /// How much help people get: none, tips (no moves) or all [default: all]
    #[arg(long, value_name = "HINTS", value_parser = one_of(Hints::NAMED))]
    pub hints: Option<Hints>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Record every game in this file, move by move; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file())]
    pub record: Option<String>,
    #[command(flatten)]
    pub machines: MachineArgs<false>,
    #[command(flatten)]
    pub variant: flags::VariantFlags,
    #[command(flatten)]
    pub limits: flags::LimitFlags,
}

/// Play a game; options skip the matching questions
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron play matches", "asks for the position and who plays; so does nimatron matches"),
    ("nimatron play matches 3,5,7", "asks who plays"),
    ("nimatron play nim 3,4,5 --first human:Ann --second perfect", "Ann against the computer"),
    ("nimatron play --resume", "goes on with the last unfinished game"),
]))]
pub struct PlayArgs {
    /// The game [default: asked for]
    #[arg(value_parser = game_of(GameKind::all()))]
    pub game: Option<GameKind>,
    /// The position to start from, such as 3,5,7 or 3 5 7 [default: asked for]
    pub position: Vec<String>,
    /// Go on with the last game of this record [default: the unfinished game that was played on a
    /// terminal]
    #[arg(
        long,
        value_name = "FILE",
        value_parser = file(),
        conflicts_with_all = ["game", "position", "first", "second", "record", "misere"],
        conflicts_with_all = option_names(),
    )]
    #[expect(clippy::option_option, reason = "the flag has a value or none")]
    pub resume: Option<Option<String>>,
    /// Take away the strengths and scores of those who have played on a terminal, and play nothing
    #[arg(long, exclusive = true)]
    pub forget: bool,
    #[command(flatten)]
    pub options: PlayFlags,
}

/// A player, for which completions offer the kinds.
fn player() -> impl TypedValueParser<Value = PlayerSpec> {
    Suggesting {
        parser: PlayerSpec::read,
        words: || PlayerKind::words().collect(),
    }
}

/// Who may play, for `--help`.
fn who() -> String {
    format!(
        "Who plays first: human, {}, and a name if you like, as in human:Ann",
        PlayerKind::help()
    )
}
