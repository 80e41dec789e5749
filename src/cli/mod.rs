//! The command line, one file per subcommand: its arguments, and what it does. Knows no rules and
//! searches nothing.

mod boxes;
mod compare;
mod contest;
mod context;
mod engine;
mod failure;
mod flags;
mod in_order;
mod json;
mod languages;
mod learn;
mod map;
mod mending;
mod pages;
mod play;
mod quiz;
mod replay;
mod review;
mod sequence;
mod solve;
mod train;
mod tree;
mod verify;

use std::ffi::OsString;
use std::rc::Rc;

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};

use boxes::Boxes;
use compare::Compare;
use contest::Match;
use context::Context;
use engine::Engine;
use failure::{exit_status, usage_refusal};
use flags::{examples, one_of};
use languages::Languages;
use learn::Learn;
use map::Map;
use play::{Play, PlayOptions};
use quiz::Quiz;
use replay::Replay;
use review::Review;
use sequence::Sequence;
use solve::Solve;
use train::Train;
use tree::Tree;
use verify::Verify;

use crate::communication::{ColorChoice, Done, Signals, Stop, complain};
use crate::explanation::{Language, Words, translation::Translation};
use crate::inference::{GameKind, is_granted};
use crate::reason::{Phrase, of_system};

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
    shared: Shared,
    #[command(flatten)]
    play: PlayOptions,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Args)]
struct Shared {
    /// Language, such as en or cs (languages lists them); --help is in English
    /// [default: that of the environment, else en]
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        help_heading = "Shared options", value_parser = language)]
    lang: Option<Language>,
    /// When to use colour: auto, always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = "Shared options",
        value_parser = one_of("refuse-color", "color", ColorChoice::NAMED))]
    color: ColorChoice,
}

#[derive(Debug, Subcommand)]
enum Command {
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
    /// Draw the game tree of a position with its values
    Tree(Tree),
    /// Draw the losing positions of two piles (or three, one fixed)
    Map(Map),
    /// List the nimbers of growing heaps, rows or boards
    Sequence(Sequence),
    /// Train the matchbox learner and show what it learned
    Train(Train),
    /// Compare saved matchboxes with the winning moves
    Boxes(Boxes),
    /// Learn to win: lessons with examples, questions and a last game
    Learn(Learn),
    /// Ask which positions are won and which moves win, or print a worksheet
    Quiz(Quiz),
    /// Let two machines or programs play many games
    Match(Match),
    /// Play for another program: read positions, write moves
    Engine(Engine),
    /// Check a strategy by the rules alone
    Verify(Verify),
    /// Show the languages, and how much of each is translated
    Languages(Languages),
    /// Print completions for a shell
    Completions {
        /// bash, elvish, fish, powershell or zsh
        shell: String,
    },
    /// Print the manual page
    Man,
}

/// Runs the program with `arguments`, of which the first is its name, and returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let mut command = in_groups(Cli::command());
    let arguments = with_play(&command, arguments.into_iter().collect());
    let signals = match Signals::catch() {
        Ok(signals) => signals,
        Err(error) => {
            let words = Words::for_programs(language_in(&arguments));
            complain(&words.say(&of_system("input-or-output-failed", &error)));
            return 1;
        }
    };
    let parsed = command
        .try_get_matches_from_mut(&arguments)
        .and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let language = match &parsed {
        Ok((cli, _)) => cli.shared.lang.unwrap_or_else(Language::of_environment),
        Err(_) => language_in(&arguments),
    };
    if parsed.is_ok() && !is_granted(FIRST_MEMORY) {
        complain(language.plain_text("memory-first"));
        return 1;
    }
    let words = Rc::new(Words::new(language));
    let done = match parsed {
        Ok((cli, matches)) => {
            let context = Context {
                words: Rc::clone(&words),
                color: cli.shared.color,
                signals: signals.clone(),
            };
            check_place(&command, &matches).and_then(|()| dispatch(&context, cli))
        }
        Err(error) => usage_refusal(&error, &help_for(&command, &arguments)),
    };
    exit_status(done, &words, &signals)
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
fn check_place(command: &clap::Command, matches: &ArgMatches) -> Done {
    let is_early = |argument: &&Arg| {
        let source = matches.value_source(argument.get_id().as_str());
        source == Some(ValueSource::CommandLine) && !argument.is_global_set()
    };
    let early = command.get_arguments().find(is_early);
    match early.and_then(Arg::get_long) {
        Some(flag) if matches.subcommand_name().is_some() => {
            Err(phrase!("usage-too-early", argument = format!("--{flag}")).into())
        }
        _ => Ok(()),
    }
}

fn dispatch(context: &Context, cli: Cli) -> Done {
    Language::check_tried()?;
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
        Command::Boxes(boxes) => boxes.run(context),
        Command::Match(games) => games.run(context),
        Command::Engine(engine) => engine.run(context),
        Command::Learn(learn) => learn.run(context),
        Command::Quiz(quiz) => quiz.run(context),
        Command::Verify(verify) => verify.run(context),
        Command::Languages(languages) => languages.run(context),
        Command::Completions { shell } => pages::completions(context, &shell, Cli::command()),
        Command::Man => pages::man(context, Cli::command()),
    }
}

/// Reads a language.
fn language(text: &str) -> Result<Language, Phrase> {
    if let Some(known) = Language::from_code(text) {
        return Ok(known);
    }
    Language::check_tried()?;
    Err(Phrase::new("refuse-language")
        .quoting("language", text)
        .choosing(Language::all().map(with_share)))
}

/// The code of a language, and its share unless that is all.
fn with_share(language: Language) -> String {
    match (language.code(), Translation::of(language).share()) {
        (code, 100) => code.to_owned(),
        (code, share) => format!("{code} ({share} %)"),
    }
}

/// Returns the command whose help says more about `arguments`: that of their subcommand, or that of
/// the program.
fn help_for(command: &clap::Command, arguments: &[OsString]) -> String {
    let mut words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    match words.find(|word| command.find_subcommand(word).is_some()) {
        Some(subcommand) => format!("nimatron {subcommand} --help"),
        None => "nimatron --help".to_owned(),
    }
}

/// Returns the language that `arguments` ask for, although they could not be parsed.
fn language_in(arguments: &[OsString]) -> Language {
    // Its code is an argument of its own, or stands behind the option and =.
    let arguments = arguments.join("=".as_ref());
    arguments
        .to_string_lossy()
        .split("=--lang=")
        .skip(1)
        .find_map(|rest| Language::from_code(rest.split('=').next()?))
        .unwrap_or_else(Language::of_environment)
}
