//! `nimatron strategy`: writes one answer to every reply.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use clap::Args;

use super::{
    NoStrategy, Strategy,
    words::{too_long, written},
};
use crate::cli::{
    Context, Error, Result,
    context::{STDOUT, save},
    failure::unwritable,
    flags::{LimitFlags, examples, file},
    problem::{Problem, ProblemArgs},
    subcommand::Run,
};
use crate::files::{new_of, target};
use crate::text::Text;

/// Write a strategy for the side that wins: one answer to every reply
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron strategy nim 3,4,5 > nim.strategy", "nimatron verify nim.strategy checks it"),
    ("nimatron strategy nim 3,4,5 --out nim.strategy", "the same, and says how long it is"),
]))]
pub(crate) struct StrategyArgs {
    /// Write it to this file [default: the standard output]
    #[arg(
        long,
        value_name = "FILE",
        default_value = STDOUT,
        hide_default_value = true,
        value_parser = file())]
    out: String,
    /// Allow up to a million answers, not 10,000
    #[arg(long)]
    full: bool,
    #[command(flatten)]
    problem: ProblemArgs,
    #[command(flatten)]
    limits: LimitFlags,
}

/// The most answers of a strategy, without and with `--full`.
const MOST_ANSWERS: [usize; 2] = [10_000, 1_000_000];

impl Run for StrategyArgs {
    fn run(&self, context: &Context) -> Result {
        let work = context.silent(self.limits.limits());
        let problem = self.problem.open(work)?;
        if self.out != STDOUT {
            try_to_write(&self.out).map_err(unwritable(&self.out))?;
        }
        let strategy = self.make(problem)?;
        match save(Some(&self.out), || strategy.to_string())? {
            Some(text) => context.print(&text),
            None => context.show(|_| Text::new().say(written(&self.out, &strategy))),
        }
    }
}

impl StrategyArgs {
    fn make(&self, problem: Problem) -> Result<Strategy> {
        let Problem { mut game, position } = problem;
        let _waiting = Context::waiting();
        let most = MOST_ANSWERS[usize::from(self.full)];
        Strategy::make(&mut *game, &position, most).map_err(|why| match why {
            NoStrategy::Unsolved(unsolved) => unsolved.into(),
            NoStrategy::TooLong { most, positions } => {
                Error::Refused(too_long(most, positions, self.full))
            }
        })
    }
}

/// Tries whether a file could be written now, and leaves it as it is: long work should not fail
/// only at its end.
fn try_to_write(file: &str) -> io::Result<()> {
    let path = target(Path::new(file))?;
    match fs::metadata(&path) {
        Ok(found) if !found.is_file() && !found.is_dir() => return Ok(()),
        Ok(_) => drop(File::options().write(true).open(&path)?),
        Err(_) => {}
    }
    let new = new_of(&path);
    // One may be left of a process that was killed.
    let _ = fs::remove_file(&new);
    File::create_new(&new)?;
    fs::remove_file(new)
}
