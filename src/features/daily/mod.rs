//! `nimatron daily`: one position a day, the same for everybody on that date, in which a winning
//! move is to be found.

mod date;
mod draw;
mod kept;
mod puzzle;

use clap::Args;

use self::{date::Date, draw::drawn, kept::DaysKept, puzzle::Puzzle};
use crate::cli::{
    Context, Error, Result, first::FirstEntry, flags::examples, json::object, subcommand::Run,
};
use crate::communication::{self, FrontEnd};
use crate::exercises::today;
use crate::files::state_folder;
use crate::inference::Limits;
use crate::reason::Phrase;

/// Find the winning move in today's position, the same for everybody
#[derive(Debug, Default, Args)]
#[command(after_help = examples(&[
    ("nimatron daily", "today's position"),
    ("nimatron daily --date 2026-12-01", "that of another day"),
    ("nimatron daily --json", "the position with its solution, for programs"),
]))]
pub(crate) struct DailyArgs {
    /// The day, as YYYY-MM-DD [default: today, which begins at midnight UTC]
    #[arg(long, value_name = "DATE", value_parser = str::parse::<Date>)]
    date: Option<Date>,
    /// Print the position and its solution in JSON instead of asking
    #[arg(long)]
    json: bool,
}

impl Run for DailyArgs {
    fn run(&self, context: &Context) -> Result {
        if !self.json {
            return self.ask(context, &mut *context.front());
        }
        let date = self.date();
        let exercise = drawn(date, &context.silent(Limits::default()))?;
        context.print_json(&object! {
            date: date.to_string(),
            game: exercise.game.name(),
            position: exercise.position(),
            outcome: exercise.analysis.outcome,
            moves: &exercise.analysis.moves,
        })
    }
}

impl DailyArgs {
    fn date(&self) -> Date {
        self.date.unwrap_or_else(|| Date(today()))
    }

    fn ask(&self, context: &Context, front: &mut dyn FrontEnd) -> Result {
        let date = self.date();
        let exercise = {
            let _waiting = Context::waiting();
            drawn(date, &context.silent(Limits::default()))?
        };
        // Another day does not count.
        let kept = kept().filter(|_| date.0 == today());
        let puzzle = Puzzle::new(date, exercise, front);
        puzzle.ask(kept.as_ref()).map_err(|error| match error {
            Error::InputEnded(_) => Error::InputEnded("daily-input-ended"),
            error => error,
        })
    }
}

/// Where the days are kept; `None` if they are not.
fn kept() -> Option<DaysKept> {
    let folder = state_folder().filter(|_| communication::is_terminal())?;
    Some(DaysKept::new(folder.join("daily")))
}

/// Today's position on the first screen.
pub(crate) const FIRST: FirstEntry = FirstEntry {
    offer: ["daily", "words-daily"],
    open: |context, front, _| DailyArgs::default().ask(context, front),
    // Who has never found one is not told that there is another.
    news: || {
        let last = kept()?.last_day()?;
        (last < today()).then(|| Phrase::new("first-new-day"))
    },
};
