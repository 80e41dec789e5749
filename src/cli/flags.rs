//! Arguments that several subcommands share, those of the options that games declare, and readers
//! of values.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::ops::RangeInclusive;

use bytesize::ByteSize;
use clap::builder::{
    NonEmptyStringValueParser, PossibleValue, PossibleValuesParser, RangedU64ValueParser,
    StringValueParser, TypedValueParser,
};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::{Error, Result};
use crate::games::{self, GameOption};
use crate::inference::{self, GameKind, Solver};
use crate::reason::Phrase;

#[derive(Debug, Default, Args)]
pub struct VariantFlags {
    /// The player who makes the last move loses
    #[arg(long)]
    pub misere: bool,
    #[command(flatten)]
    pub options: OptionFlags,
}

#[derive(Debug, Args)]
pub struct LimitFlags {
    /// The most memory that tables may take, such as 500MB or 4GiB [default: 2GiB]
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    pub max_memory: Option<u64>,
    /// The most threads that may be used, from 1 to 64; if given, they share the lines of a batch
    /// or the games of a match (not if one depends on another) [default: 2 if there are two
    /// processors]
    #[arg(long, value_name = "N", value_parser = number::<usize>(1..=64))]
    pub threads: Option<usize>,
}

impl VariantFlags {
    /// The variant that they ask for, if the game has it.
    pub fn of(&self, kind: GameKind) -> Result<games::Variant> {
        let mut variant = games::Variant::default();
        if self.misere {
            kind.take_misere(&mut variant).map_err(Error::Usage)?;
        }
        for (name, text) in &self.options.0 {
            let taken = kind.take_option(&mut variant, &format!("--{name}"), text);
            taken.map_err(Error::Usage)?;
        }
        Ok(variant)
    }
}

impl LimitFlags {
    pub fn limits(&self) -> inference::Limits {
        let usual = inference::Limits::default();
        inference::Limits {
            max_memory: self.max_memory.unwrap_or(usual.max_memory),
            threads: self.threads.unwrap_or(usual.threads),
            ..usual
        }
    }

    /// How many threads share lines or games: one, if nobody says how many.
    pub fn side_by_side(&self) -> usize {
        self.threads.unwrap_or(1)
    }
}

/// The games whose rules offer this to a subcommand.
pub fn offering(offers: impl Fn(&dyn Solver) -> bool) -> Vec<GameKind> {
    let offers = |kind: &GameKind| offers(&*kind.rules(&games::Variant::default()));
    GameKind::all().filter(offers).collect()
}

/// Returns a reader of games: one of these.
pub fn game_of(
    games: impl IntoIterator<Item = GameKind>,
) -> impl TypedValueParser<Value = GameKind> {
    one_of(games.into_iter().map(|kind| (kind.name(), kind)))
}

/// Returns a reader of whole numbers within bounds.
pub fn number<T: TryFrom<u64>>(bounds: RangeInclusive<u64>) -> RangedU64ValueParser<T> {
    RangedU64ValueParser::new().range(bounds)
}

/// Returns a reader of the names of files, which are not empty.
pub fn file() -> NonEmptyStringValueParser {
    NonEmptyStringValueParser::new()
}

/// Reads the most memory, in bytes.
fn memory(text: &str) -> Result<u64, Phrase> {
    let read = text.parse().map(|ByteSize(bytes)| bytes);
    read.map_err(|_| Phrase::new("refuse-memory").quoting("size", text))
}

/// Returns a reader of values that have names.
pub fn one_of<T: Clone + Send + Sync + 'static>(
    choices: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let (names, values): (Vec<&str>, Vec<T>) = choices.into_iter().unzip();
    PossibleValuesParser::new(names.clone()).map(move |text| {
        let mut pairs = names.iter().zip(&values);
        let found = pairs.find(|(name, _)| **name == text);
        found.expect("one of the names").1.clone()
    })
}

/// Values that a parser of ours reads and refuses in the language of the person; completions offer
/// the words.
#[derive(Clone)]
pub struct Suggesting<P> {
    pub parser: P,
    pub words: fn() -> Vec<&'static str>,
}

impl<P: TypedValueParser> TypedValueParser for Suggesting<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, clap::Error> {
        self.parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let words = (self.words)().into_iter();
        Some(Box::new(words.map(PossibleValue::new)))
    }
}

/// Any text, for which completions offer these words.
pub fn text_such_as(words: fn() -> Vec<&'static str>) -> Suggesting<StringValueParser> {
    let parser = StringValueParser::new();
    Suggesting { parser, words }
}

/// Lists commands and what they do, for the end of `--help`.
pub fn examples(examples: &[(&str, &str)]) -> String {
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
pub struct OptionFlags(pub Vec<(&'static str, String)>);

/// The options of all games, those that several games share once.
fn all() -> impl Iterator<Item = &'static GameOption> {
    let mut known = HashSet::new();
    GameKind::all()
        .flat_map(|kind| kind.about().options.iter().copied())
        .filter(move |option| known.insert(option.name))
}

/// The names of the options of all games.
pub fn option_names() -> impl Iterator<Item = &'static str> {
    all().map(|option| option.name)
}

impl Args for OptionFlags {
    fn augment_args(command: Command) -> Command {
        command.args(all().map(|option| {
            Arg::new(option.name)
                .long(option.name)
                .visible_aliases(option.aliases.iter().copied())
                .value_name(option.value_name)
                .help(option.about)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for OptionFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let text = |name| Some((name, matches.get_one::<String>(name)?.clone()));
        Ok(Self(option_names().filter_map(text).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
