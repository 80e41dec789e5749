//! `nimatron verify`: the check of a strategy, or of a proof of a nimber, by the rules alone.

use std::io::{BufRead, BufReader};
use std::path::Path;

use clap::Args;

use super::flags::{Limits, examples, file};
use super::{Context, Failure};
use crate::communication::Stop;
use crate::explanation::refusals::{beyond, record_damage, record_refusal};
use crate::explanation::strategy::proved;
use crate::files;
use crate::inference::{Progress, Unsolved};
use crate::reason::Phrase;
use crate::record::{NotProved, Unproved, check_proof, read_strategy};
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
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let unreadable = |error| Failure::Usage(record_refusal(&self.file, &error));
        let path = Path::new(&self.file);
        let (file, _) = files::open(path).map_err(|error| unreadable(error.into()))?;
        if let Some(proved) = self.proof(BufReader::new(file), context)? {
            return context.show(|words, _| Text::new().say(words, proved));
        }
        let read = read_strategy(path);
        let strategy = read.map_err(unreadable)?;
        let (kind, variant) = strategy.rules();
        let game = kind.rules(&variant);
        let start = strategy.start(&*game);
        let start = start.map_err(|why| Failure::Usage(record_damage(&self.file, &why)))?;
        let checked = {
            let _waiting = context.waiting();
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

    /// Returns what is proved, if the file has a proof of a nimber.
    fn proof(&self, file: impl BufRead, context: &Context) -> Result<Option<Phrase>, Failure> {
        let (bar, limits) = (context.bar(), self.limits.limits());
        let checked = check_proof(file, limits.max_memory, &context.interrupt(), &*bar);
        bar.finish();
        checked.map_err(|why| match why {
            Unproved::File(why) => Failure::Usage(record_refusal(&self.file, &why.into())),
            Unproved::Damaged(why) => Failure::Usage(record_damage(&self.file, &why)),
            Unproved::Fails(why) => Failure::Failed(record_damage(&self.file, &why)),
            Unproved::Unsolved(Unsolved::Beyond(estimate)) => {
                let id = "proof-memory";
                Failure::Failed(Phrase {
                    id,
                    ..beyond(&estimate)
                })
            }
            Unproved::Unsolved(why) => why.into(),
        })
    }
}
