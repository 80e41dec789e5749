//! `nimatron verify`: the check of a strategy by the rules alone.

use clap::Args;

use super::{Unproved, read::read, words::proved};
use crate::cli::{
    Context, Error, Result,
    flags::{examples, file},
    subcommand::Run,
};
use crate::text::Text;

/// Check a strategy by the rules alone
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron verify nim.strategy", "a file that nimatron strategy has written"),
    ("nimatron strategy nim 3,4,5 | nimatron verify -", "what comes from the standard input"),
]))]
pub(crate) struct VerifyArgs {
    /// A file with a strategy (- is the standard input)
    #[arg(value_parser = file())]
    file: String,
}

impl Run for VerifyArgs {
    fn run(&self, context: &Context) -> Result {
        let strategy = read(context, &self.file)?;
        let begun = strategy.begin();
        let (game, start) = begun.map_err(|why| Error::Usage(why.of(&*self.file)))?;
        let waiting = Context::waiting();
        let checked = strategy.check(&*game, &start, &context.interrupt());
        drop(waiting);
        checked.map_err(|why| match why {
            Unproved::Fails(why) => Error::Refused(why.of(&*self.file)),
            Unproved::Unsolved(why) => why.into(),
        })?;
        context.show(|_| Text::new().say(proved(&*game, &start, &strategy)))
    }
}
