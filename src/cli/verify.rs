//! `nimatron verify`: the check of a strategy, or of a proof of a nimber, by the rules alone.

use std::io::BufReader;
use std::path::Path;

use clap::Args;

use super::flags::{Limits, examples, file};
use super::{Context, Done, Stop};
use crate::explanation::refusals::proved;
use crate::files;
use crate::inference::Progress;
use crate::reason::Phrase;
use crate::record::{Unproved, check_proof, read_strategy};
use crate::text::Text;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron verify nim.strategy", "a file that solve --strategy has written"),
    ("nimatron verify cram.proof", "a file that compare --proof has written"),
]))]
pub(super) struct Verify {
    /// A file with a strategy or with a proof of a nimber
    #[arg(value_parser = file)]
    file: String,
    #[command(flatten)]
    limits: Limits,
}

impl Verify {
    pub(super) fn run(&self, context: &Context) -> Done {
        let path = Path::new(&self.file);
        let (file, _) = files::open(path).map_err(|error| error.refusal("record-no-file", path))?;
        let (bar, limits) = (context.bar(), self.limits.limits());
        let text = BufReader::new(file);
        let proof = check_proof(text, limits.max_memory, &context.interrupt(), &*bar);
        bar.finish();
        let proved = match proof.map_err(|why| self.refused(why))? {
            Some(proved) => proved,
            None => self.strategy(context)?,
        };
        context.show(|words, _| Text::new().say(words, proved))
    }

    /// Returns what the strategy of the file proves.
    fn strategy(&self, context: &Context) -> Result<Phrase, Stop> {
        let strategy = read_strategy(Path::new(&self.file))?;
        let (game, start) = strategy.begin().map_err(|why| why.of(&self.file))?;
        let _waiting = context.waiting();
        strategy
            .check(&*game, &start, &context.interrupt())
            .map_err(|why| self.refused(why))?;
        Ok(proved(&*game, &start, &strategy))
    }

    fn refused(&self, why: Unproved) -> Stop {
        match why {
            Unproved::Damaged(why) => why.of(&self.file).into(),
            Unproved::Fails(why) => Stop::Refused(why.of(&self.file)),
            Unproved::Disk(why) => Stop::Refused(why),
            Unproved::Unsolved(why) => why.into(),
        }
    }
}
