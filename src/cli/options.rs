//! The flags of the options that games declare, added to clap at run time from the list of games.

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::games::{GameKind, GameOption};

/// The options given, by name, with the texts of their values.
#[derive(Debug, Default)]
pub(super) struct Options(Vec<(&'static str, String)>);

impl Options {
    /// The names and texts of the options given.
    pub(super) fn given(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, text)| (*name, text.as_str()))
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

impl Args for Options {
    fn augment_args(command: Command) -> Command {
        all().into_iter().fold(command, |command, option| {
            let flag = Arg::new(option.name).long(option.name);
            command.arg(flag.value_name(option.value_name).help(option.about))
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
