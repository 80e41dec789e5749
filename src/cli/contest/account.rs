//! The account of a match: its games are counted and recorded in their order, and shown at the end.

use std::path::Path;

use serde::Serialize;

use super::terms::{Finished, Start, Terms};
use crate::cli::records::refusal;
use crate::cli::{Context, Failure, args, json};
use crate::communication::{Bar, complain};
use crate::explanation::contest::{MOST_FORFEITS, contest, game_forfeit};
use crate::explanation::titles::{game_name, with_values};
use crate::inference::{At, Progress, Solver};
use crate::players::bots;
use crate::players::contest::Score;
use crate::reason::Phrase;
use crate::record::{RecordError, RecordFile};
use crate::session;

/// The games of a match so far.
pub(super) struct Account<'a> {
    context: &'a Context,
    is_json: bool,
    record: Option<(&'a str, RecordFile)>,
    bar: Bar,
    /// How many games there will be.
    all: u64,
    games: u64,
    scores: [Score; 2],
    /// The first of them.
    forfeits: Vec<(u64, usize, bots::Failure)>,
}

impl<'a> Account<'a> {
    /// Opens the account of a match of `all` games, and the record that the flags ask for.
    pub(super) fn open(
        context: &'a Context,
        flags: &'a args::Match,
        all: u64,
    ) -> Result<Self, Failure> {
        let hold = |file: &'a str| match RecordFile::hold(Path::new(file)) {
            Ok(held) => Ok((file, held)),
            Err(error) => Err(refusal(context, file, &error)),
        };
        Ok(Self {
            context,
            is_json: flags.json,
            record: flags.record.as_deref().map(hold).transpose()?,
            bar: Bar::new(context.words.text("progress-match")),
            all,
            games: 0,
            scores: Default::default(),
            forfeits: Vec::new(),
        })
    }

    /// How many games are counted.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// Shows how many games have been played.
    pub(super) fn report(&self, played: u64) {
        let steps = |games: u64| usize::try_from(games).unwrap_or(usize::MAX);
        self.bar.report(steps(played), steps(self.all));
    }

    /// No more games are played.
    pub(super) fn finish(&self) {
        self.bar.finish();
    }

    /// Counts the next game, and records it. With `--json` the table that says why games were forfeited is not shown, so that is said at
    /// once.
    pub(super) fn add(&mut self, terms: &Terms, finished: Finished) -> Result<(), Failure> {
        if let (Some((file, record)), Some(written)) = (&mut self.record, finished.written) {
            let unwritable = |error| refusal(self.context, file, &RecordError::unwritable(error));
            record.add_game(written).map_err(unwritable)?;
        }
        self.games += 1;
        for (side, score) in self.scores.iter_mut().enumerate() {
            score.add(&finished.sheet, side);
        }
        if let Some((side, failure)) = finished.sheet.forfeit {
            if self.is_json {
                let words = self.context.words.to_programs();
                let name = &session::names(&words, &terms.seats)[side];
                // The bar must not stand before the line; it comes back after it.
                self.bar.finish();
                complain(&words.say(&game_forfeit(self.games, name, &failure)));
            } else if self.forfeits.len() < MOST_FORFEITS {
                self.forfeits.push((self.games, side, failure));
            }
        }
        Ok(())
    }

    /// Shows what was reached. `start` is where the games started, if it was given.
    pub(super) fn show(
        &self,
        terms: &Terms,
        game: &dyn Solver,
        start: Option<&At>,
    ) -> Result<(), Failure> {
        let words = &self.context.words;
        let mut printer = self.context.printer();
        if self.is_json {
            let names = session::names(&words.to_programs(), &terms.seats);
            let [first, second] = names;
            let contested = Contested {
                games: self.games,
                first: Side::new(first, &self.scores[0]),
                second: Side::new(second, &self.scores[1]),
            };
            printer.line(&json::line(&contested))?;
            return Ok(printer.flush()?);
        }
        let title = match (&terms.start, start) {
            (Start::Random(size), _) => Phrase::new("contest-title-random").with("size", *size),
            (Start::Given(_), position) => {
                let position = position.expect("it is given");
                Phrase::new("contest-title").with("position", with_values(game, position))
            }
        };
        let title = title
            .with("game", game_name(game))
            .with("count", self.games)
            .with("seed", terms.seed.to_string());
        let names = terms.names.each_ref().map(String::as_str);
        let (forfeits, width) = (&self.forfeits, printer.width());
        printer.show(&contest(
            &title,
            names,
            &self.scores,
            forfeits,
            words,
            width,
        ))?;
        Ok(printer.flush()?)
    }
}

/// The answer of `match --json`.
#[derive(Serialize)]
struct Contested {
    games: u64,
    first: Side,
    second: Side,
}

/// The results of one side of a match. The first side is the one named first on the command line, even where the other begins.
#[derive(Serialize)]
struct Side {
    name: String,
    won: u64,
    lost: u64,
    drawn: u64,
    choices: usize,
    right: usize,
    forfeits: u64,
}

impl Side {
    fn new(name: String, score: &Score) -> Self {
        Self {
            name,
            won: score.won,
            lost: score.lost,
            drawn: score.drawn,
            choices: score.tally.choices,
            right: score.tally.right,
            forfeits: score.forfeits,
        }
    }
}
