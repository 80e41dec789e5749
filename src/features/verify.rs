//! `nimatron verify`: the check of a strategy by the rules alone.

use std::path::Path;

use clap::Args;

use crate::cli::flags::{examples, file};
use crate::cli::subcommand::Run;
use crate::cli::{Context, Error, Result};
use crate::explanation::refusals::proved;
use crate::record::{Unproved, read_strategy};
use crate::text::Text;

/// Check a strategy by the rules alone
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron verify nim.strategy", "a file that solve --strategy has written"),
]))]
pub(crate) struct VerifyArgs {
    /// A file with a strategy
    #[arg(value_parser = file())]
    file: String,
}

impl Run for VerifyArgs {
    fn run(&self, context: &Context) -> Result {
        let strategy = read_strategy(Path::new(&self.file))?;
        let (game, start) = strategy.begin().map_err(|why| why.of(&self.file))?;
        let waiting = context.waiting();
        let checked = strategy.check(&*game, &start, &context.interrupt());
        drop(waiting);
        checked.map_err(|why| match why {
            Unproved::Fails(why) => Error::Refused(why.of(&self.file)),
            Unproved::Unsolved(why) => why.into(),
        })?;
        let proved = proved(&*game, &start, &strategy);
        context.show(|words, _| Text::new().say(words, proved))
    }
}
