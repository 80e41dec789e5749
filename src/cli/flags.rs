//! Flags of several subcommands: the game, its variant, the position, the limits, and numbers.

use std::fs::File;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use bytesize::ByteSize;

use super::args;
use super::context::Context;
use super::failure::Failure;
use super::files::unwritable;
use super::offers::names;
use crate::explanation::sentences::system_error;
use crate::games::{Game, GameKind, GameOption, Values, Variant};
use crate::inference::Limits;
use crate::players::bots::{BotTerms, kill_all};
use crate::reason::{Figure, Phrase};

/// The numbers of threads that may be asked for.
const THREADS: RangeInclusive<usize> = 1..=64;

/// Returns the game called `name`.
pub(super) fn kind(context: &Context, name: &str) -> Result<GameKind, Failure> {
    GameKind::from_name(name).ok_or_else(|| {
        let refusal = Phrase::new("refuse-game").quoting("game", name);
        context.unknown(refusal, name, &names(|_| true))
    })
}

/// Returns the variant that the flags ask for, if the game has it.
pub(super) fn variant(
    context: &Context,
    kind: GameKind,
    flags: &args::Variant,
) -> Result<Variant, Failure> {
    let about = kind.about();
    let refuse = |phrase: Phrase| context.usage(&phrase.with("game", about.name));
    if let Some(why) = kind.no_misere().filter(|_| flags.misere) {
        return Err(context.usage(&why));
    }
    let mut variant = Variant {
        misere: flags.misere,
        values: Values::default(),
    };
    for (name, text) in flags.options.given() {
        let has = |kind: GameKind| {
            kind.about()
                .options
                .iter()
                .any(|option| option.name == name)
        };
        let flag = format!("--{name}");
        let Some(option) = about.options.iter().find(|option| option.name == name) else {
            let known: Vec<String> = names(has).into_iter().map(str::to_owned).collect();
            let phrase = Phrase::new("variant-no-option");
            return Err(refuse(phrase.with("option", flag).with("known", known)));
        };
        if variant.values.get(option).is_some() {
            let phrase = Phrase::new("variant-said-twice").with("option", flag);
            return Err(refuse(
                phrase.with("other", same_key(about.options, option)),
            ));
        }
        let value = option
            .read(text)
            .map_err(|refusal| context.usage(&refusal))?;
        variant.values = variant.values.with(option, value);
    }
    Ok(variant)
}

/// The flag of another option that says the same.
fn same_key(options: &[&GameOption], option: &GameOption) -> String {
    let others = options.iter().filter(|other| other.key == option.key);
    let other = others
        .map(|other| other.name)
        .find(|&name| name != option.name);
    format!("--{}", other.unwrap_or(option.name))
}

/// Returns the limits that the flags set.
pub(super) fn limits(context: &Context, flags: &args::Limits) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    if let Some(size) = &flags.max_memory {
        let refuse = |_| context.usage(&Phrase::new("refuse-size").quoting("size", size.as_str()));
        let ByteSize(max_memory) = size.parse().map_err(refuse)?;
        limits.max_memory = max_memory;
    }
    if let Some(threads) = given(context, "--threads", flags.threads.as_deref(), THREADS)? {
        limits.threads = threads;
    }
    Ok(limits)
}

/// The longest time that may be asked for, in seconds: a day.
const LONGEST_TIME: f64 = 86_400.0;

/// Returns the terms for programs that the flags set. Clears nothing: a log is added to.
pub(super) fn bots(context: &Context, flags: &args::Bots) -> Result<BotTerms, Failure> {
    let mut terms = BotTerms::default();
    if let Some(text) = flags.move_time.as_deref() {
        let is_plain = (text.bytes()).all(|byte| byte.is_ascii_digit() || byte == b'.');
        let seconds = text.parse().ok().filter(|seconds| {
            let within = 0.0 < *seconds && *seconds <= LONGEST_TIME;
            is_plain && within
        });
        let refusal = || {
            let phrase = Phrase::new("refuse-move-time").quoting("value", text);
            context.usage(&phrase.with("most", LONGEST_TIME.to_string()))
        };
        terms.move_time = Duration::from_secs_f64(seconds.ok_or_else(refusal)?);
    }
    if let Some(file) = flags.bot_log.as_deref() {
        let log = File::options().create(true).append(true).open(file);
        let log = log.map_err(|error| unwritable(context, file, system_error(&error)))?;
        terms.log = Some(Arc::new(log));
    }
    // Whatever ends the process ends the programs first.
    context.signals.before_the_end(kill_all);
    Ok(terms)
}

/// Reads the position of the arguments.
pub(super) fn read_position<R: Game>(
    context: &Context,
    rules: &R,
    text: &str,
) -> Result<R::Position, Failure> {
    rules
        .read_position(text)
        .map_err(|refusal| context.usage(&refusal))
}

/// Joins the arguments of a position, of which there must be at least one.
pub(super) fn joined<R: Game>(context: &Context, position: &[String]) -> Result<String, Failure> {
    if position.is_empty() {
        let phrase = Phrase::new("usage-no-position").with("example", R::ABOUT.example);
        return Err(context.usage(&phrase));
    }
    Ok(position.join(" "))
}

/// Reads a number within bounds, in plain digits.
pub(super) fn number<T: FromStr + PartialOrd + Into<Figure>>(
    context: &Context,
    argument: &str,
    text: &str,
    bounds: RangeInclusive<T>,
) -> Result<T, Failure> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let read = text.parse().ok().filter(|_| digits);
    read.filter(|number| bounds.contains(number))
        .ok_or_else(|| {
            let (least, most) = bounds.into_inner();
            let phrase = Phrase::new("refuse-number")
                .quoting("value", text)
                .with("argument", argument)
                .with("least", least)
                .with("most", most);
            context.usage(&phrase)
        })
}

/// Reads a number within bounds, if one is given.
pub(super) fn given<T: FromStr + PartialOrd + Into<Figure>>(
    context: &Context,
    argument: &str,
    text: Option<&str>,
    bounds: RangeInclusive<T>,
) -> Result<Option<T>, Failure> {
    text.map(|text| number(context, argument, text, bounds))
        .transpose()
}
