//! The command line by the lists of features, `play`, and what all subcommands share. Knows no
//! rules and searches nothing.

pub mod context;
mod doors;
pub mod failure;
pub mod first;
pub mod flags;
mod gone;
pub mod in_order;
pub mod json;
pub mod machine_args;
mod pages;
mod play;
mod play_args;
pub mod problem;
mod resumed;
mod standing;
pub mod subcommand;

use std::ffi::OsString;
use std::io;

use clap::error::{ContextKind, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser};
use clap_complete::Shell;

pub use context::Context;
use failure::exit_status;
use flags::{examples, one_of};
use play_args::{PlayArgs, PlayFlags};
use subcommand::{Run, Subcommand};

use crate::communication::{ColorChoice, Signals, complain};
pub use crate::communication::{Error, Result};
use crate::explanation::{Language, Reader, for_programs, speak};
use crate::features::{COMMANDS, FIRST};
use crate::inference::{GameKind, is_granted};
use crate::players::{MachineKind, machine_kinds};
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

/// Print completions for a shell
#[derive(Debug, Args)]
struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

impl Run for CompletionsArgs {
    fn run(&self, context: &Context) -> Result {
        pages::completions(context, self.shell, whole())
    }
}

/// Print the manual page
#[derive(Debug, Args)]
struct ManArgs;

impl Run for ManArgs {
    fn run(&self, context: &Context) -> Result {
        pages::man(context, whole())
    }
}

/// The subcommands of the core: the first, and those about the program itself.
const PLAY: Subcommand = Subcommand::playing::<PlayArgs>("play");
const PAGES: [Subcommand; 2] = [
    Subcommand::solving::<CompletionsArgs>("completions"),
    Subcommand::solving::<ManArgs>("man"),
];

/// All subcommands, in the order of `--help`.
fn subcommands() -> impl Iterator<Item = &'static Subcommand> {
    [&PLAY].into_iter().chain(COMMANDS).chain(&PAGES)
}

/// The whole command line.
fn whole() -> clap::Command {
    let known = subcommands().map(|known| (known.augment)(clap::Command::new(known.name)));
    Cli::command().subcommands(known)
}

/// Runs the program with `arguments`, of which the first is its name, and returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let mut command = in_groups(whole());
    let mut arguments = with_play(&command, arguments.into_iter().collect());
    let door = doors::enter(&command, &mut arguments);
    let (cli, subcommand) = match read(&mut command, &arguments) {
        Ok(read) => read,
        Err(error) => return refuse(error, &arguments),
    };
    let language = cli.shared.lang.unwrap_or_else(Language::of_environment);
    speak(language, Reader::Person);
    let Some(signals) = begin(language) else {
        return 1;
    };
    let context = Context {
        color: cli.shared.color,
        signals: signals.clone(),
    };
    let door = door.filter(|_| is_for_people(&arguments));
    let told = door.map_or(Ok(()), |door| door.tell(&context));
    let done = told.and_then(|()| match subcommand {
        Some(subcommand) => subcommand.run(&context),
        None => play::run(&context, None, &cli.play),
    });
    exit_status(done, &signals)
}

/// Reads the arguments: those of a subcommand, or those that stand before it.
fn read(
    command: &mut clap::Command,
    arguments: &[OsString],
) -> Result<(Cli, Option<Box<dyn Run>>), clap::Error> {
    let matches = command.try_get_matches_from_mut(arguments)?;
    check_place(command, &matches)?;
    let given = matches.subcommand();
    let known = given.and_then(|(name, given)| {
        let named = subcommands().find(|known| known.name == name)?;
        Some((named.read)(given))
    });
    Ok((Cli::from_arg_matches(&matches)?, known.transpose()?))
}

/// Says why clap refuses the arguments, or what it has to say in their place. Returns the exit
/// status.
fn refuse(mut error: clap::Error, arguments: &[OsString]) -> u8 {
    speak(asked_language(arguments), Reader::Person);
    // That a flag could be a value is true, and never what somebody wants.
    if error.kind() == ErrorKind::UnknownArgument {
        error.remove(ContextKind::Suggested);
    }
    let instead = gone::instead(&error).or_else(|| doors::not_here(&error));
    let instead = instead.or_else(|| failure::refused(&error));
    instead.unwrap_or_else(|| say(&error))
}

/// Asks the system for signals and for the first memory. Where it refuses them, says so.
fn begin(language: Language) -> Option<Signals> {
    let signals = Signals::catch(before_the_end)
        .inspect_err(|error| {
            let failed = of_system("input-or-output-failed", error);
            complain(&for_programs(|| failed.to_string()));
        })
        .ok()?;
    if !is_granted(FIRST_MEMORY) {
        complain(language.plain_text("memory-first"));
        return None;
    }
    Some(signals)
}

/// Whether a person reads what these arguments ask for, and not another program.
fn is_for_people(arguments: &[OsString]) -> bool {
    let is_for_program = |word: &OsString| {
        let word = word.to_string_lossy();
        let mut flags = ["--json", "--batch", "--svg", "--csv", "--bfile"].iter();
        word == "engine" || flags.any(|flag| word.starts_with(flag))
    };
    !arguments.iter().any(is_for_program)
}

/// The language that a command line asks for which clap refuses.
fn asked_language(arguments: &[OsString]) -> Language {
    let words: Vec<_> = arguments
        .iter()
        .map(|word| word.to_string_lossy())
        .collect();
    let apart = words
        .windows(2)
        .filter(|pair| pair[0] == "--lang")
        .map(|pair| &*pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--lang="));
    let known = apart.chain(joined).find_map(Language::from_code);
    known.unwrap_or_else(Language::of_environment)
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

/// Lists the subcommands in two groups, which clap has no way to say.
fn in_groups(command: clap::Command) -> clap::Command {
    let group = |is_playing: bool| -> String {
        let known = command.get_subcommands().zip(subcommands());
        let of_group = known.filter(|(_, known)| known.is_playing == is_playing);
        let line = |(command, known): (&clap::Command, &Subcommand)| {
            let about = command.get_about().map(ToString::to_string);
            format!("  {:<12}{}\n", known.name, about.unwrap_or_default())
        };
        of_group.map(line).collect()
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
        .subcommands(doors::all().map(|door| clap::Command::new(door.name)))
        .mut_subcommands(|known| known.hide(true))
}

/// Adds the subcommand `play` if a game stands in its place, or if a game is to go on.
fn with_play(command: &clap::Command, mut arguments: Vec<OsString>) -> Vec<OsString> {
    let is_first = |word: &str| doors::opens_game(word) || command.find_subcommand(word).is_some();
    let resumes = |word: &OsString| {
        let word = word.to_string_lossy();
        word == "--resume" || word.starts_with("--resume=")
    };
    let mut words = arguments.iter().map(|word| word.to_str().unwrap_or(""));
    if let Some(place) = words.position(is_first).filter(|&place| place > 0)
        && arguments[place].to_str().is_some_and(doors::opens_game)
    {
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

/// What machines do before a signal ends the process at once.
fn before_the_end() {
    machine_kinds().for_each(MachineKind::before_the_end);
}
