//! `nimatron verify`: the check of a strategy by the rules alone.

use std::path::Path;

use clap::Args;

use super::flags::{examples, file};
use super::{Context, Failure};
use crate::communication::{Stop, Waiting};
use crate::explanation::refusals::{record_damage, record_refusal};
use crate::explanation::strategy::proved;
use crate::record::{NotProved, read_strategy};
use crate::text::Text;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron verify nim.strategy", "a file that solve --strategy has written"),
]))]
pub(super) struct Verify {
    /// A file with a strategy
    #[arg(value_parser = file)]
    file: String,
}

impl Verify {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let read = read_strategy(Path::new(&self.file));
        let unreadable = |error| Failure::Usage(record_refusal(&self.file, &error));
        let strategy = read.map_err(unreadable)?;
        let (kind, variant) = strategy.rules();
        let game = kind.rules(&variant);
        let start = strategy.start(&*game);
        let start = start.map_err(|why| Failure::Usage(record_damage(&self.file, &why)))?;
        let checked = {
            let _waiting = Waiting::new(context.words.text("progress-answer"));
            strategy.check(&*game, &start, &context.interrupt())
        };
        match checked {
            Ok(()) => {
                let proved = proved(&*game, &start, &strategy);
                context.show(|words, _| Text::new().say(words, proved))
            }
            Err(NotProved::Fails(why)) => Err(Failure::Failed(record_damage(&self.file, &why))),
            Err(NotProved::Interrupted) => Err(Stop::Interrupted.into()),
        }
    }
}
