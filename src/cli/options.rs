//! The flags of the options that games declare, added to clap at run time from the list of games.

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::games::GameOption;
use crate::inference::GameKind;
use crate::reason::Phrase;

/// The options given, by name, with the texts of their values.
#[derive(Debug, Default)]
pub(super) struct Options(Vec<(&'static str, String)>);

impl Options {
    /// The names and texts of the options given.
    pub(super) fn given(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, text)| (*name, text.as_str()))
    }

    /// Why an option can be read by no game, for one reason or another.
    pub(super) fn refusal(&self) -> Option<Phrase> {
        let mut refused = self.given().map(|(name, text)| refusals(name, text));
        refused.find_map(|mut refusals| refusals.pop())
    }
}

/// The options of all games, those that several games share once.
fn all() -> Vec<&'static GameOption> {
    let mut all: Vec<&GameOption> = Vec::new();
    for option in GameKind::all().flat_map(|kind| kind.about().options) {
        if all.iter().all(|known| known.name != option.name) {
            all.push(option);
        }
    }
    all
}

/// The names of the options of all games.
pub(super) fn option_names() -> impl Iterator<Item = &'static str> {
    all().into_iter().map(|option| option.name)
}

/// Why no game that has the option called `name` can read its text; empty if a game can.
fn refusals(name: &str, text: &str) -> Vec<Phrase> {
    let options = GameKind::all().flat_map(|kind| kind.about().options);
    let same = options.filter(|option| option.name == name);
    let read: Result<Vec<Phrase>, ()> = same
        .map(|option| option.read(text).err().ok_or(()))
        .collect();
    read.unwrap_or_default()
}

/// Returns the text of an option, unless all games refuse it for the same reason. Other reasons are left to the game.
fn readable(name: &str, text: &str) -> Result<String, Phrase> {
    let mut refusals = refusals(name, text);
    refusals.dedup();
    match refusals.pop() {
        Some(refusal) if refusals.is_empty() => Err(refusal),
        _ => Ok(text.to_owned()),
    }
}

impl Args for Options {
    fn augment_args(command: Command) -> Command {
        all().into_iter().fold(command, |command, option| {
            let flag = Arg::new(option.name).long(option.name);
            let flag = flag.value_name(option.value_name).help(option.about);
            command.arg(flag.value_parser(|text: &str| readable(option.name, text)))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Options {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut options = Self::default();
        options.update_from_arg_matches(matches)?;
        Ok(options)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0 = all()
            .into_iter()
            .filter_map(|option| {
                let text = matches.try_get_one::<String>(option.name).ok()??;
                Some((option.name, text.clone()))
            })
            .collect();
        Ok(())
    }
}
