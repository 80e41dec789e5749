//! The command line, one file per subcommand. Knows no rules and searches nothing.

mod args;
mod batch;
mod boxes;
mod compare;
mod contest;
mod context;
mod crew;
mod early;
mod engine;
mod failure;
mod files;
mod flags;
mod json;
mod learned;
mod map;
mod offers;
mod options;
mod pages;
mod play;
mod quiz;
mod records;
mod replay;
mod resume;
mod review;
mod sequence;
mod solve;
mod stopped;
mod trace;
mod train;

use std::ffi::OsString;
use std::rc::Rc;

use clap::{CommandFactory, Parser};

use args::{Cli, Command};
use context::Context;
use failure::{Failure, usage_refusal};

use crate::communication::{Signals, complain};
use crate::explanation::sentences::system_error;
use crate::explanation::{Language, Words};
use crate::inference::is_granted;
use crate::reason::Phrase;

/// The memory that the program has for its words, its threads and all small things. It is not asked for again, so where the system
/// refuses it nothing begins.
const FIRST_MEMORY: u64 = 4 << 20;

/// Runs the program with `arguments`, of which the first is its name, and returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let signals = match Signals::catch() {
        Ok(signals) => signals,
        Err(error) => {
            let words = Words::for_programs(language_in(&arguments));
            let phrase = Phrase::new("input-or-output-failed");
            complain(&words.say(&phrase.with("error", system_error(&error))));
            return 1;
        }
    };
    let (words, done) = match Cli::try_parse_from(&arguments) {
        Ok(cli) => {
            let language = cli.shared.lang.unwrap_or_else(Language::of_environment);
            if !is_granted(FIRST_MEMORY) {
                complain(language.plain_text("memory-first"));
                return 1;
            }
            let context = Context {
                words: Rc::new(Words::new(language)),
                color: cli.shared.color,
                signals: signals.clone(),
            };
            let done = dispatch(&context, cli);
            (context.words, done)
        }
        Err(error) => {
            let words = Words::new(language_in(&arguments));
            let done = usage_refusal(&words, &error, &help_for(&arguments));
            (Rc::new(words), done)
        }
    };
    failure::exit_status(done, &words, &signals)
}

fn dispatch(context: &Context, cli: Cli) -> Result<(), Failure> {
    if let (Some(_), Some(option)) = (&cli.command, cli.play.given()) {
        return Err(context.usage(&Phrase::new("usage-too-early").with("argument", option)));
    }
    match cli.command {
        None => play::run(context, None, &cli.play),
        Some(Command::Play(play)) => play::run(context, Some(&play), &play.options),
        Some(Command::Replay(replay)) => replay::run(context, &replay),
        Some(Command::Review(review)) => review::run(context, &review),
        Some(Command::Solve(solve)) => solve::run(context, &solve),
        Some(Command::Compare(compare)) => compare::run(context, &compare),
        Some(Command::Map(map)) => map::run(context, &map),
        Some(Command::Sequence(sequence)) => sequence::run(context, &sequence),
        Some(Command::Train(train)) => train::run(context, &train),
        Some(Command::Boxes(boxes)) => boxes::run(context, &boxes),
        Some(Command::Match(flags)) => contest::run(context, &flags),
        Some(Command::Engine(engine)) => engine::run(context, &engine),
        Some(Command::Quiz(quiz)) => quiz::run(context, &quiz),
        Some(Command::Completions { shell }) => pages::completions(context, &shell, Cli::command()),
        Some(Command::Man) => pages::man(context, Cli::command()),
    }
}

/// Returns the command whose help says more about `arguments`: that of their subcommand, or that of the program.
fn help_for(arguments: &[OsString]) -> String {
    let command = Cli::command();
    let mut words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    match words.find(|word| command.find_subcommand(word).is_some()) {
        Some(subcommand) => format!("nimatron {subcommand} --help"),
        None => "nimatron --help".to_owned(),
    }
}

/// Returns the language that `arguments` ask for, although they could not be parsed.
fn language_in(arguments: &[OsString]) -> Language {
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = arguments.next() {
        let code = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(language) = code.and_then(Language::from_code) {
            return language;
        }
    }
    Language::of_environment()
}
