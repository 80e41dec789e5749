//! Arguments that several subcommands share, those of the options that games declare, and readers
//! of values. They read a value as soon as clap meets it, so that a bad one is named before
//! anything that is missing. Refusals are phrases: they are said in the person's language later.

use std::collections::HashSet;
use std::fs::File;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use bytesize::ByteSize;
use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

use super::{
    Context, Stop,
    failure::{unknown, unwritable},
};
use crate::games::{self, GameOption, Values};
use crate::inference::{self, GameKind, Position, Solver};
use crate::players::bots::{BotTerms, kill_all};
use crate::reason::{Figure, Phrase};

/// The longest time that may be asked for, in seconds: a day.
const LONGEST_TIME: f64 = 86_400.0;

#[derive(Debug, Default, Args)]
pub(super) struct Variant {
    /// The player who makes the last move loses
    #[arg(long)]
    pub misere: bool,
    #[command(flatten)]
    pub options: Options,
}

#[derive(Debug, Args)]
pub(super) struct Limits {
    /// The most memory that tables may take, such as 500MB or 4GiB [default: 2GiB]
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    pub max_memory: Option<u64>,
    /// The most threads that may be used, from 1 to 64; if given, they share the lines of a batch
    /// or the games of a match (not if a learner learns) [default: 2 if there are two processors]
    #[arg(long, value_name = "N", value_parser = number("--threads", 1_usize..=64))]
    pub threads: Option<usize>,
}

#[derive(Debug, Args)]
pub(super) struct Bots {
    /// How many seconds a program may take for a move [default: 5]
    #[arg(long, value_name = "SECONDS", value_parser = move_time)]
    pub move_time: Option<Duration>,
    /// Add what programs write to their standard error to this file [default: dropped]
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub bot_log: Option<String>,
}

impl Variant {
    /// The variant that they ask for, if the game has it.
    pub(super) fn of(&self, kind: GameKind) -> Result<games::Variant, Stop> {
        if let Some(why) = kind.no_misere().filter(|_| self.misere) {
            return Err(why.into());
        }
        let mut values = Values::default();
        for (name, text) in &self.options.0 {
            let option = option(kind, name)?;
            values = values.with(option, option.read(text)?);
        }
        Ok(games::Variant {
            misere: self.misere,
            values,
        })
    }
}

/// The option of a game called `name`, if the game has it.
fn option(kind: GameKind, name: &str) -> Result<&'static GameOption, Phrase> {
    let find = |kind: GameKind| {
        kind.about()
            .options
            .iter()
            .find(|option| option.name == name)
            .copied()
    };
    find(kind).ok_or_else(|| {
        let known = names(|kind| find(kind).is_some()).into_iter();
        phrase!(
            "variant-no-option",
            option = format!("--{name}"),
            game = kind.name(),
            known = known.map(str::to_owned).collect::<Vec<_>>()
        )
    })
}

impl Limits {
    pub(super) fn limits(&self) -> inference::Limits {
        let usual = inference::Limits::default();
        inference::Limits {
            max_memory: self.max_memory.unwrap_or(usual.max_memory),
            threads: self.threads.unwrap_or(usual.threads),
            ..usual
        }
    }

    /// How many threads share lines or games: one, if nobody says how many.
    pub(super) fn side_by_side(&self) -> usize {
        self.threads.unwrap_or(1)
    }
}

impl Bots {
    /// The terms for programs. Clears nothing: a log is added to.
    pub(super) fn terms(&self, context: &Context) -> Result<BotTerms, Stop> {
        let mut terms = BotTerms::default();
        terms.move_time = self.move_time.unwrap_or(terms.move_time);
        if let Some(file) = &self.bot_log {
            let log = File::options()
                .create(true)
                .append(true)
                .open(file)
                .map_err(unwritable(file))?;
            terms.log = Some(Arc::new(log));
        }
        // Whatever ends the process ends the programs first.
        context.signals.before_the_end(kill_all);
        Ok(terms)
    }
}

/// The names of the games for which this holds, in the order of the menu.
fn names(holds: impl Fn(GameKind) -> bool) -> Vec<&'static str> {
    GameKind::all()
        .filter(|&kind| holds(kind))
        .map(GameKind::name)
        .collect()
}

/// The names of the games whose rules offer this to a subcommand.
pub(super) fn offering(offers: impl Fn(&dyn Solver) -> bool) -> Vec<&'static str> {
    names(|kind| offers(&*kind.rules(&games::Variant::default())))
}

/// The names of all games.
pub(super) fn all_games() -> Vec<&'static str> {
    names(|_| true)
}

/// Returns the game called `name`.
pub(super) fn kind(name: &str) -> Result<GameKind, Phrase> {
    GameKind::from_name(name).ok_or_else(|| {
        let refusal = Phrase::new("refuse-game").quoting("game", name);
        unknown(refusal, name, &all_games())
    })
}

/// Returns the game called `name` and the variant that the flags ask for.
pub(super) fn game(name: &str, flags: &Variant) -> Result<(GameKind, games::Variant), Stop> {
    let kind = kind(name)?;
    Ok((kind, flags.of(kind)?))
}

/// Reads the position of the arguments, which must be there.
pub(super) fn position(game: &dyn Solver, arguments: &[String]) -> Result<Position, Phrase> {
    if arguments.is_empty() {
        return Err(phrase!("usage-no-position", example = game.about().example));
    }
    game.read_position(&arguments.join(" "))
}

/// Returns a reader of numbers within bounds, in plain digits.
pub(super) fn number<T>(
    argument: &'static str,
    bounds: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, Phrase> + Clone
where
    T: FromStr + PartialOrd + Clone + Into<Figure>,
{
    move |text| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|_| digits)
            .filter(|number| bounds.contains(number))
            .ok_or_else(|| {
                phrase!(
                    "refuse-number",
                    argument,
                    least = bounds.start().clone(),
                    most = bounds.end().clone()
                )
                .quoting("value", text)
            })
    }
}

/// Reads the most memory, in bytes.
fn memory(text: &str) -> Result<u64, Phrase> {
    let refusal = |_| Phrase::new("refuse-size").quoting("size", text);
    let ByteSize(bytes) = text.parse().map_err(refusal)?;
    Ok(bytes)
}

/// Reads the time for a move.
fn move_time(text: &str) -> Result<Duration, Phrase> {
    let is_plain = (text.bytes()).all(|byte| byte.is_ascii_digit() || byte == b'.');
    text.parse()
        .ok()
        .filter(|seconds| {
            let within = 0.0 < *seconds && *seconds <= LONGEST_TIME;
            is_plain && within
        })
        .map(Duration::from_secs_f64)
        .ok_or_else(|| {
            phrase!("refuse-move-time", most = LONGEST_TIME.to_string()).quoting("value", text)
        })
}

/// Reads the name of a file, which is not empty.
pub(super) fn file(text: &str) -> Result<String, Phrase> {
    let named = (!text.is_empty()).then(|| text.to_owned());
    named.ok_or_else(|| Phrase::new("usage-empty-file"))
}

/// Returns a reader of values that have names. The refusal quotes what was `read`.
pub(super) fn one_of<T: Copy + Send + Sync, const N: usize>(
    refusal: &'static str,
    read: &'static str,
    named: [(&'static str, T); N],
) -> impl Fn(&str) -> Result<T, Phrase> + Clone {
    move |text| {
        let found = named.into_iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value).ok_or_else(|| {
            Phrase::new(refusal)
                .quoting(read, text)
                .choosing(named.map(|(name, _)| name))
        })
    }
}

/// Lists games for `--help`.
pub(super) fn game_help(names: &[&str]) -> String {
    format!("The game: {}", names.join(", "))
}

/// Lists commands and what they do, for the end of `--help`.
pub(super) fn examples(examples: &[(&str, &str)]) -> String {
    let width = examples
        .iter()
        .map(|(command, _)| command.len())
        .max()
        .unwrap_or_default();
    let lines = examples
        .iter()
        .map(|(command, does)| format!("\n  {command:width$}  {does}"));
    format!("Examples:{}", lines.collect::<String>())
}

/// The options given, by name, with the texts of their values.
#[derive(Debug, Default)]
pub(super) struct Options(pub Vec<(&'static str, String)>);

impl Options {
    /// Refuses an option that can be read by no game, for one reason or another.
    pub(super) fn check(&self) -> Result<(), Phrase> {
        self.0
            .iter()
            .map(|(name, text)| refusals(name, text))
            .find_map(|mut refusals| refusals.pop())
            .map_or(Ok(()), Err)
    }
}

fn of_all_games() -> impl Iterator<Item = &'static GameOption> {
    GameKind::all()
        .flat_map(|kind| kind.about().options)
        .copied()
}

/// The options of all games, those that several games share once.
fn all() -> impl Iterator<Item = &'static GameOption> {
    let mut known = HashSet::new();
    of_all_games().filter(move |option| known.insert(option.name))
}

/// The names of the options of all games.
pub(super) fn option_names() -> impl Iterator<Item = &'static str> {
    all().map(|option| option.name)
}

/// Why no game that has the option called `name` can read its text; empty if a game can.
fn refusals(name: &str, text: &str) -> Vec<Phrase> {
    let same = of_all_games().filter(|option| option.name == name);
    let refusals: Option<Vec<Phrase>> = same.map(|option| option.read(text).err()).collect();
    refusals.unwrap_or_default()
}

/// Returns the text of an option, unless all games refuse it for the same reason. Other reasons are
/// left to the game.
pub(super) fn readable(name: &str, text: &str) -> Result<String, Phrase> {
    let mut refusals = refusals(name, text);
    refusals.dedup();
    match <[Phrase; 1]>::try_from(refusals) {
        Ok([refusal]) => Err(refusal),
        Err(_) => Ok(text.to_owned()),
    }
}

impl Args for Options {
    fn augment_args(command: Command) -> Command {
        command.args(all().map(|option| {
            Arg::new(option.name)
                .long(option.name)
                .value_name(option.value_name)
                .help(option.about)
                .value_parser(|text: &str| readable(option.name, text))
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Options {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let text = |name| Some((name, matches.get_one::<String>(name)?.clone()));
        Ok(Self(option_names().filter_map(text).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
