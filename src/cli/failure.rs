//! Maps failures to one line on stderr and an exit status, as the README documents them.

use std::error;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::communication::{ColorChoice, Painter, Printer, Signals, Stop, complain};
use crate::explanation::Words;
use crate::explanation::refusals;
use crate::inference::Unsolved;
use crate::reason::Phrase;

/// Why a run ends.
#[derive(Debug)]
pub(super) enum Failure {
    /// The command line is wrong; says what is accepted.
    Usage(String),
    /// The work could not be done; says why.
    Failed(String),
    /// The input ended too early; the message that says before what.
    InputEnded(&'static str),
    /// The session or the search stopped.
    Stopped(Stop),
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::InputEnded => Self::InputEnded("input-ended"),
            stop => Self::Stopped(stop),
        }
    }
}

impl Failure {
    /// The failure for a position that was not solved.
    pub(super) fn unsolved(words: &Words, unsolved: Unsolved) -> Self {
        if unsolved.is_stopped() {
            return Self::Stopped(Stop::Interrupted);
        }
        Self::Failed(words.to_programs().say(&refusals::unsolved(&unsolved)))
    }
}

/// Prints a failure to stderr, and returns the exit status.
pub(super) fn exit_status(done: Result<(), Failure>, words: &Words, signals: &Signals) -> u8 {
    let Err(failure) = done else {
        return 0;
    };
    // Programs read stderr too.
    let words = words.to_programs();
    match failure {
        // The input cannot end here: it became a failure of its own.
        Failure::Stopped(Stop::Quit | Stop::ReaderGone | Stop::InputEnded) => 0,
        Failure::Stopped(Stop::Interrupted | Stop::SearchStopped) => signals.exit_status(),
        Failure::InputEnded(before) => {
            complain(&words.text(before));
            3
        }
        Failure::Stopped(Stop::Failed(error)) => {
            let phrase =
                Phrase::new("input-or-output-failed").with("error", refusals::system_error(&error));
            complain(&words.say(&phrase));
            1
        }
        Failure::Stopped(Stop::Unwritable(error)) => {
            let phrase =
                Phrase::new("output-unwritable").with("error", refusals::system_error(&error));
            complain(&words.say(&phrase));
            1
        }
        Failure::Failed(message) | Failure::Stopped(Stop::Refused(message)) => {
            complain(&message);
            1
        }
        Failure::Usage(message) => {
            complain(&message);
            2
        }
    }
}

/// Prints help and version; makes one line in the person's language of every other clap error.
/// `help` is the command that says more.
pub(super) fn usage_refusal(words: &Words, error: &clap::Error, help: &str) -> Result<(), Failure> {
    if !error.use_stderr() {
        let mut printer = Printer::stdout(Painter::for_lines(ColorChoice::Never));
        printer.write(&error.render().to_string())?;
        return Ok(printer.flush()?);
    }
    let context = |kind| error.get(kind).map(shown);
    // What a reader of a value refuses.
    let refused = error::Error::source(error).and_then(|source| source.downcast_ref::<Phrase>());
    if let Some(refused) = refused {
        return Err(Failure::Usage(words.to_programs().say(refused)));
    }
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    let phrase = match error.kind() {
        ErrorKind::UnknownArgument if is_negative(&argument) => Phrase::new("usage-negative"),
        ErrorKind::UnknownArgument => Phrase::new("usage-unknown-argument"),
        ErrorKind::InvalidSubcommand => {
            let command = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            Phrase::new("usage-unknown-command").quoting("command", &command)
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("usage-missing"),
        ErrorKind::ArgumentConflict
            if context(ContextKind::PriorArg).as_ref() == Some(&argument) =>
        {
            Phrase::new("usage-twice").with("option", flag(&argument))
        }
        ErrorKind::TooManyValues => Phrase::new("usage-has-value")
            .with("option", flag(&argument))
            .quoting("value", &value),
        ErrorKind::ArgumentConflict => Phrase::new("usage-conflict")
            .with("other", context(ContextKind::PriorArg).unwrap_or_default()),
        ErrorKind::InvalidValue if value.is_empty() => Phrase::new("usage-no-value"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let number = Phrase::new("usage-bad-number").quoting("value", &value);
            number.with("option", flag(&argument))
        }
        ErrorKind::InvalidUtf8 => Phrase::new("usage-no-text"),
        // The remaining errors are rare; show clap's first line.
        _ => {
            let rendered = error.render().to_string();
            let first = rendered.lines().next().unwrap_or_default();
            let first = first.strip_prefix("error: ").unwrap_or(first);
            Phrase::new("usage-other").with("error", first)
        }
    };
    let refusal = phrase.quoting("argument", &argument).with("help", help);
    let meant = context(ContextKind::SuggestedArg).or(context(ContextKind::SuggestedSubcommand));
    let refusal = match meant {
        Some(meant) => did_you_mean(refusal, &meant),
        None => refusal,
    };
    Err(Failure::Usage(words.to_programs().say(&refusal)))
}

/// Adds to a refusal what was meant.
pub(super) fn did_you_mean(refusal: Phrase, meant: &str) -> Phrase {
    let phrase = Phrase::new("did-you-mean").with("refusal", refusal);
    phrase.with("meant", meant)
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
