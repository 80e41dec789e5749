//! Flags of several subcommands: the game, its variant, the position, the limits, and numbers.

use std::fs::File;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use super::args::{self, read_number};
use super::context::Context;
use super::failure::Failure;
use super::files::unwritable;
use super::offers::names;
use crate::explanation::sentences::system_error;
use crate::games::{GameOption, Values, Variant};
use crate::inference::{At, GameKind, Limits, Solver};
use crate::players::bots::{BotTerms, kill_all};
use crate::reason::{Figure, Phrase};

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
    if let Some(why) = kind.no_misere().filter(|_| flags.misere) {
        return Err(context.usage(&why));
    }
    let mut variant = Variant {
        misere: flags.misere,
        values: Values::default(),
    };
    for (name, text) in flags.options.given() {
        let option = has_option(context, kind, name)?;
        if variant.values.get(option).is_some() {
            let phrase = Phrase::new("variant-said-twice").with("option", format!("--{name}"));
            let phrase = phrase.with("other", same_key(about.options, option));
            return Err(context.usage(&phrase.with("game", about.name)));
        }
        let value = option
            .read(text)
            .map_err(|refusal| context.usage(&refusal))?;
        variant.values = variant.values.with(option, value);
    }
    Ok(variant)
}

/// Returns the option of a game called `name`, if the game has it.
pub(super) fn has_option(
    context: &Context,
    kind: GameKind,
    name: &str,
) -> Result<&'static GameOption, Failure> {
    let find = |kind: GameKind| {
        let mut options = kind.about().options.iter();
        options.find(|option| option.name == name).copied()
    };
    find(kind).ok_or_else(|| {
        let known = names(|kind| find(kind).is_some());
        let known: Vec<String> = known.into_iter().map(str::to_owned).collect();
        let phrase = Phrase::new("variant-no-option").with("option", format!("--{name}"));
        context.usage(&phrase.with("game", kind.name()).with("known", known))
    })
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
pub(super) fn limits(flags: &args::Limits) -> Limits {
    let usual = Limits::default();
    Limits {
        max_memory: flags.max_memory.unwrap_or(usual.max_memory),
        threads: flags.threads.unwrap_or(usual.threads),
        ..usual
    }
}

/// Returns the terms for programs that the flags set. Clears nothing: a log is added to.
pub(super) fn bots(context: &Context, flags: &args::Bots) -> Result<BotTerms, Failure> {
    let mut terms = BotTerms::default();
    if let Some(move_time) = flags.move_time {
        terms.move_time = move_time;
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
pub(super) fn read_position(
    context: &Context,
    game: &dyn Solver,
    text: &str,
) -> Result<At, Failure> {
    game.read_position(text)
        .map_err(|refusal| context.usage(&refusal))
}

/// Joins the arguments of a position, of which there must be at least one.
pub(super) fn joined(
    context: &Context,
    kind: GameKind,
    position: &[String],
) -> Result<String, Failure> {
    if position.is_empty() {
        let phrase = Phrase::new("usage-no-position").with("example", kind.about().example);
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
    read_number(argument, text, bounds).map_err(|refusal| context.usage(&refusal))
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
