//! The command line, one file per subcommand: its arguments, and what it does. Knows no rules and
//! searches nothing.

mod compare;
mod contest;
mod context;
mod engine;
mod failure;
mod flags;
mod in_order;
mod json;
mod learn;
mod map;
mod mending;
mod pages;
mod play;
mod problem;
mod quiz;
mod replay;
mod resumed;
mod review;
mod sequence;
mod solve;
mod train;
mod tree;
mod verify;

use std::ffi::OsString;
use std::io;
use std::rc::Rc;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;

use compare::CompareArgs;
use contest::MatchArgs;
use context::Context;
use engine::EngineArgs;
use failure::exit_status;
use flags::{examples, one_of};
use learn::LearnArgs;
use map::MapArgs;
use play::{PlayArgs, PlayFlags};
use quiz::QuizArgs;
use replay::ReplayArgs;
use review::ReviewArgs;
use sequence::SequenceArgs;
use solve::SolveArgs;
use train::TrainArgs;
use tree::TreeArgs;
use verify::VerifyArgs;

use crate::communication::{ColorChoice, Error, Result, Signals, complain};
use crate::explanation::{Language, Words};
use crate::inference::{GameKind, is_granted};
use crate::reason::of_system;

/// The memory that the program has for its words, its threads and all small things. It is not asked
/// for again, so where the system refuses it nothing begins.
const FIRST_MEMORY: u64 = 4 << 20;

/// Plays Nim-like games perfectly, and explains every move.
///
/// Without a subcommand it asks which game and who plays, then plays.
#[derive(Debug, Parser)]
#[command(name = "nimatron", version, after_help = examples(&[
    ("nimatron", "asks for everything"),
    ("nimatron matches 3,5,7", "plays; asks who"),
    ("nimatron --resume", "goes on with the unfinished game"),
    ("nimatron solve nim 3,4,5", "who wins, and why"),
]))]
struct Cli {
    #[command(flatten)]
    shared: SharedFlags,
    #[command(flatten)]
    play: PlayFlags,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Args)]
struct SharedFlags {
    /// Language; --help is in English [default: that of the environment, else en]
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        help_heading = "Shared options",
        value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
    /// When to use colour
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Shared options",
        value_parser = one_of(ColorChoice::NAMED))]
    color: ColorChoice,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a game; options skip the matching questions
    Play(PlayArgs),
    /// Judge recorded games move by move: the mistakes, and what was better
    Review(ReviewArgs),
    /// Show a recorded game step by step
    Replay(ReplayArgs),
    /// Find the optimal moves of a position and explain them
    Solve(SolveArgs),
    /// Compare how fast each solving method is on one position
    Compare(CompareArgs),
    /// Draw the game tree of a position with its values
    Tree(TreeArgs),
    /// Draw the losing positions of two piles (or three, one fixed)
    Map(MapArgs),
    /// List the nimbers of growing heaps, rows or boards
    Sequence(SequenceArgs),
    /// Train the matchbox learner and show what it learned
    Train(TrainArgs),
    /// Learn to win: lessons with examples, questions and a last game
    Learn(LearnArgs),
    /// Ask which positions are won and which moves win, or print a worksheet
    Quiz(QuizArgs),
    /// Let two machines or programs play many games
    Match(MatchArgs),
    /// Play for another program: read positions, write moves
    Engine(EngineArgs),
    /// Check a strategy by the rules alone
    Verify(VerifyArgs),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

/// Runs the program with `arguments`, of which the first is its name, and returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let mut command = in_groups(Cli::command());
    let arguments = with_play(&command, arguments.into_iter().collect());
    let cli = command
        .try_get_matches_from_mut(&arguments)
        .and_then(|matches| {
            check_place(&mut command, &matches)?;
            Cli::from_arg_matches(&matches)
        });
    let cli = match cli {
        Ok(cli) => cli,
        Err(told) => return say(&told),
    };
    let language = cli.shared.lang.unwrap_or_else(Language::of_environment);
    let signals = match Signals::catch() {
        Ok(signals) => signals,
        Err(error) => {
            let words = Words::for_programs(language);
            complain(&words.say(&of_system("input-or-output-failed", &error)));
            return 1;
        }
    };
    if !is_granted(FIRST_MEMORY) {
        complain(language.plain_text("memory-first"));
        return 1;
    }
    let words = Rc::new(Words::new(language));
    let context = Context {
        words: Rc::clone(&words),
        color: cli.shared.color,
        signals: signals.clone(),
    };
    exit_status(dispatch(&context, cli), &words, &signals)
}

/// Prints what clap says by itself: help, the version, or what is wrong with the usage. Returns the
/// exit status.
fn say(told: &clap::Error) -> u8 {
    match told.print() {
        Err(failed) if failed.kind() != io::ErrorKind::BrokenPipe => {
            complain(&failed.to_string());
            1
        }
        _ => told.exit_code().try_into().unwrap_or(1),
    }
}

/// The game of a film, by which many know nim, and what it is.
const MARIENBAD: &str = "marienbad";
const MARIENBAD_IS: [&str; 3] = ["nim", "1,3,5,7", "--misere"];
/// The subcommands for people who play or learn; the others solve, or are for scripts.
const PLAYING: [&str; 6] = ["play", "learn", "quiz", "review", "replay", "train"];

/// Lists the subcommands in two groups, which clap has no way to say.
fn in_groups(command: clap::Command) -> clap::Command {
    let group = |is_playing: bool| -> String {
        let is_meant = |known: &&clap::Command| PLAYING.contains(&known.get_name()) == is_playing;
        let line = |known: &clap::Command| {
            let about = known.get_about().map(ToString::to_string);
            format!("  {:<12}{}\n", known.get_name(), about.unwrap_or_default())
        };
        command
            .get_subcommands()
            .filter(is_meant)
            .map(line)
            .collect()
    };
    let (playing, others) = (group(true), group(false));
    command
        .override_usage("nimatron [OPTIONS] [COMMAND]")
        .help_template(format!(
            "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n\
             Playing and learning:\n{playing}\nSolving and scripting:\n{others}\n\
             {{all-args}}{{after-help}}"
        ))
        // Games are known for their near misses; in `with_play` they become `play`.
        .subcommands(GameKind::all().map(|kind| clap::Command::new(kind.name())))
        .mut_subcommands(|known| known.hide(true))
}

/// Adds the subcommand `play` if a game stands in its place, or if a game is to go on.
fn with_play(command: &clap::Command, mut arguments: Vec<OsString>) -> Vec<OsString> {
    let is_game = |word: &str| word == MARIENBAD || GameKind::from_name(word).is_some();
    let is_first = |word: &str| is_game(word) || command.find_subcommand(word).is_some();
    let resumes = |word: &OsString| {
        let word = word.to_string_lossy();
        word == "--resume" || word.starts_with("--resume=")
    };
    let mut words = arguments.iter().map(|word| word.to_str().unwrap_or(""));
    if let Some(place) = words.position(is_first).filter(|&place| place > 0)
        && arguments[place].to_str().is_some_and(is_game)
    {
        if arguments[place] == MARIENBAD {
            arguments.splice(place..=place, MARIENBAD_IS.map(OsString::from));
        }
        arguments.insert(place, "play".into());
    } else if !arguments
        .iter()
        .any(|word| word.to_str().is_some_and(is_first))
        && arguments.iter().any(resumes)
    {
        arguments.insert(1, "play".into());
    }
    arguments
}

/// Refuses an option for a game that stands before the subcommand it is for.
fn check_place(command: &mut clap::Command, matches: &ArgMatches) -> Result<(), clap::Error> {
    let is_early = |argument: &&Arg| {
        let source = matches.value_source(argument.get_id().as_str());
        source == Some(ValueSource::CommandLine) && !argument.is_global_set()
    };
    let early = command.get_arguments().find(is_early);
    match early.and_then(Arg::get_long) {
        Some(flag) if matches.subcommand_name().is_some() => {
            let told = format!("--{flag} must come after the subcommand");
            Err(command.error(ErrorKind::ArgumentConflict, told))
        }
        _ => Ok(()),
    }
}

fn dispatch(context: &Context, cli: Cli) -> Result {
    let Some(command) = cli.command else {
        return play::run(context, None, &cli.play);
    };
    match command {
        Command::Play(play) => play::run(context, Some(&play), &play.options),
        Command::Replay(replay) => replay.run(context),
        Command::Review(review) => review.run(context),
        Command::Solve(solve) => solve.run(context),
        Command::Compare(compare) => compare.run(context),
        Command::Tree(tree) => tree.run(context),
        Command::Map(map) => map.run(context),
        Command::Sequence(sequence) => sequence.run(context),
        Command::Train(train) => train.run(context),
        Command::Match(games) => games.run(context),
        Command::Engine(engine) => engine.run(context),
        Command::Learn(learn) => learn.run(context),
        Command::Quiz(quiz) => quiz.run(context),
        Command::Verify(verify) => verify.run(context),
        Command::Completions { shell } => pages::completions(context, shell, Cli::command()),
        Command::Man => pages::man(context, Cli::command()),
    }
}
