//! The flags of the options that games declare, added to clap at run time from the list of games.

use std::collections::HashSet;

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::games::GameOption;
use crate::inference::GameKind;
use crate::reason::Phrase;

/// The options given, by name, with the texts of their values.
#[derive(Debug, Default)]
pub(super) struct Options(pub Vec<(&'static str, String)>);

impl Options {
    /// Refuses an option that can be read by no game, for one reason or another.
    pub(super) fn check(&self) -> Result<(), Phrase> {
        let mut refused = self.0.iter().map(|(name, text)| refusals(name, text));
        let refusal = refused.find_map(|mut refusals| refusals.pop());
        refusal.map_or(Ok(()), Err)
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

/// Returns the text of an option, unless all games refuse it for the same reason. Other reasons are left to the game.
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
            let flag = Arg::new(option.name)
                .long(option.name)
                .value_name(option.value_name)
                .help(option.about);
            flag.value_parser(|text: &str| readable(option.name, text))
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
