//! Maps failures to one line on stderr and an exit status, as `docs/scripting.md` documents them.

use std::error::Error;
use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::flags::all_games;
use crate::communication::{ColorChoice, Done, Painter, Printer, Signals, Stop, complain};
use crate::explanation::{Words, refusals::unsolved};
use crate::reason::{Phrase, of_system};

/// How alike a name must be to a known one to be taken for a typing error, by the measure of Jaro
/// and Winkler from 0 to 1. Of those that are, the one with the fewest changes is meant: the
/// measure takes `nin` for `engine` rather than for `nim`.
const ALIKE: f64 = 0.8;

/// What is refused without more ado is on the command line.
impl From<Phrase> for Stop {
    fn from(refusal: Phrase) -> Self {
        Self::Usage(refusal)
    }
}

/// Prints why a run has ended to stderr, and returns the exit status.
pub(super) fn exit_status(done: Done, words: &Words, signals: &Signals) -> u8 {
    let Err(stop) = done else {
        return 0;
    };
    let (status, phrase) = match stop {
        Stop::Quit | Stop::Learn | Stop::ReaderGone => return 0,
        Stop::Interrupted | Stop::SearchStopped => return signals.exit_status(),
        Stop::Failed(error) => (1, of_system("input-or-output-failed", &error)),
        Stop::Unwritable(error) => (1, of_system("output-unwritable", &error)),
        Stop::Unsolved(why) => (1, unsolved(&why)),
        Stop::Refused(phrase) => (1, phrase),
        Stop::Usage(phrase) => (2, phrase),
        Stop::InputEnded => (3, Phrase::new("input-ended")),
        Stop::InputEndedBefore(what) => (3, Phrase::new(what)),
    };
    // Programs read stderr too.
    complain(&words.to_programs().say(&phrase));
    status
}

/// Says that a file cannot be written.
pub(super) fn unwritable(file: &str) -> impl Fn(io::Error) -> Stop {
    move |error| Stop::Refused(of_system("file-unwritable", &error).with("file", file))
}

/// A message about an argument of a subcommand whose help says more.
pub(super) fn of_argument(id: &'static str, subcommand: &str, argument: &str) -> Phrase {
    let help = format!("nimatron {subcommand} --help");
    (Phrase::new(id).quoting("argument", argument)).with("help", help)
}

/// Prints help and version; makes one line in the person's language of every other clap error.
/// `help` is the command that says more.
pub(super) fn usage_refusal(error: &clap::Error, help: &str) -> Done {
    if !error.use_stderr() {
        let mut printer = Printer::stdout(Painter::for_lines(ColorChoice::Never));
        printer.write(&error.render().to_string())?;
        return printer.flush();
    }
    // What a reader of a value refuses.
    let refused = Error::source(error).and_then(|source| source.downcast_ref::<Phrase>());
    if let Some(refused) = refused {
        return Err(Stop::Usage(refused.clone()));
    }
    let context = |kind| error.get(kind).map(shown).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let other = context(ContextKind::PriorArg);
    let id = match error.kind() {
        ErrorKind::UnknownArgument if is_negative(&argument) => "usage-negative",
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::ArgumentConflict if other == argument => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::TooManyValues => "usage-has-value",
        ErrorKind::InvalidValue if value.is_empty() => "usage-no-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "usage-bad-number",
        ErrorKind::InvalidUtf8 => "usage-no-text",
        // The remaining errors are rare; they show clap's first line.
        _ => "usage-other",
    };
    // A game after it does not make it `play`.
    let help = match error.kind() {
        ErrorKind::InvalidSubcommand => "nimatron --help",
        _ => help,
    };
    let rendered = error.render().to_string();
    let first = rendered.lines().next().unwrap_or_default();
    // Each message has what it needs of this.
    let refusal = phrase!(
        id,
        error = first.strip_prefix("error: ").unwrap_or(first),
        option = flag(&argument),
        other,
        help
    )
    .quoting("command", &context(ContextKind::InvalidSubcommand))
    .quoting("argument", &argument)
    .quoting("value", &value);
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .into_iter()
        .find_map(|kind| error.get(kind));
    // The most similar one comes last. A game may stand in the place of a subcommand.
    let meant = match meant {
        Some(ContextValue::Strings(values)) => values.last().cloned(),
        meant => meant.map(ToString::to_string),
    };
    let known: Vec<&str> = meant.as_deref().into_iter().chain(all_games()).collect();
    let likely = nearest(&context(ContextKind::InvalidSubcommand), &known).map(String::from);
    let meant = likely.or(meant);
    Err(Stop::Usage(match meant {
        Some(meant) => did_you_mean(refusal, &meant),
        None => refusal,
    }))
}

/// Adds to the refusal of a name those that are known, and says which was probably meant.
pub(super) fn unknown(refusal: Phrase, name: &str, known: &[&str]) -> Phrase {
    let refusal = refusal.choosing(known.iter().copied());
    match nearest(name, known) {
        Some(meant) => did_you_mean(refusal, meant),
        None => refusal,
    }
}

/// The known name that is most like this one, if it is like it at all.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let likeness = |known: &str| strsim::jaro_winkler(name, known);
    let known = known.iter().copied();
    known
        .filter(|known| likeness(known) >= ALIKE)
        .min_by_key(|known| strsim::damerau_levenshtein(name, known))
}

fn did_you_mean(refusal: Phrase, meant: &str) -> Phrase {
    phrase!("did-you-mean", refusal, meant)
}

/// The flag of an option that clap shows with the name of its value.
fn flag(argument: &str) -> &str {
    argument.split([' ', '[', '=']).next().unwrap_or(argument)
}

/// Whether an argument is a negative number, which looks like an option.
fn is_negative(argument: &str) -> bool {
    let rest = argument.strip_prefix('-');
    rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(values) => values.join(", "),
        other => other.to_string(),
    }
}
