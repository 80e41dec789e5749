//! A subcommand as a value, so that a list of them is all that the command line knows.

use clap::{ArgMatches, Args, Command};

use super::{Context, Result};

/// What the arguments of a subcommand do.
pub trait Run {
    /// Runs it.
    fn run(&self, context: &Context) -> Result;
}

/// A subcommand. Its arguments say what it does.
pub struct Subcommand {
    pub name: &'static str,
    /// Whether it is for people who play or learn; the others solve, or are for scripts.
    pub is_playing: bool,
    pub augment: fn(Command) -> Command,
    pub read: fn(&ArgMatches) -> Result<Box<dyn Run>, clap::Error>,
}

impl Subcommand {
    /// For people who play or learn.
    pub const fn playing<A: Args + Run + 'static>(name: &'static str) -> Self {
        Self {
            is_playing: true,
            ..Self::solving::<A>(name)
        }
    }

    /// For those who solve, or for scripts.
    pub const fn solving<A: Args + Run + 'static>(name: &'static str) -> Self {
        Self {
            name,
            is_playing: false,
            augment: A::augment_args,
            read: |matches| Ok(Box::new(A::from_arg_matches(matches)?)),
        }
    }
}
