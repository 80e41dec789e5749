//! The command line as a whole.

use clap::{Parser, Subcommand};

use super::boxes::Boxes;
use super::compare::Compare;
use super::contest::Match;
use super::engine::Engine;
use super::groups::Shared;
use super::help::examples;
use super::map::Map;
use super::play::{Play, PlayOptions};
use super::quiz::Quiz;
use super::replay::Replay;
use super::review::Review;
use super::sequence::Sequence;
use super::solve::Solve;
use super::train::Train;

/// Plays Nim-like games perfectly, and explains every move.
///
/// Without a subcommand it asks which game and who plays, then plays.
#[derive(Debug, Parser)]
#[command(name = "nimatron", version, after_help = examples(&[
    ("nimatron", "asks for everything"),
    ("nimatron play matches 3,4,5", "plays; asks who"),
    ("nimatron solve nim 3,4,5", "who wins, and why"),
]))]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) shared: Shared,
    #[command(flatten)]
    pub(crate) play: PlayOptions,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
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
