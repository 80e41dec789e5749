//! `nimatron sequence`: the nimbers of growing heaps, rows, boards or bars, and the losing positions of piles in order.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::rc::Rc;

use clap::Args;
use serde::Serialize;

use super::flags::{Limits, Variant, examples, game, game_help, number};
use super::json::OptionValues;
use super::{Context, Failure, offers};
use crate::communication::Bar;
use crate::explanation::sequence::{no_period, period};
use crate::explanation::so_far::share_in_a_line;
use crate::games::{Code, Series, Value};
use crate::inference::{
    NimberSequence, Period, Solver, Unfinished, Unsolved, Work, heap_sequence, losing_numbers,
    losing_sequence, nimber_sequence,
};
use crate::reason::Phrase;

/// The default number of piles.
const USUAL_PILES: u64 = 2;

/// The default shape of boards and bars.
const USUAL_SHAPE: &str = "2xn";

/// How far a sequence may go.
const TO: RangeInclusive<u64> = 1..=10_000_000;

/// How many piles losing positions may have.
const PILES: RangeInclusive<u64> = 2..=3;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron sequence octal --code 0.77 --to 200", "the nimbers of rows of kayles, and their period"),
    ("nimatron sequence cram --shape 3xn --to 7", "those of boards of three rows"),
    ("nimatron sequence matches --to 20", "the losing positions of two piles"),
]))]
pub(super) struct Sequence {
    #[arg(help = game_help(&offers::with_sequence()))]
    game: String,
    /// The largest size, from 1 to 10000000
    #[arg(long, value_name = "N", value_parser = number("--to", TO))]
    to: u64,
    /// The boards or bars, with n for the side that grows, such as 3xn (cram, chomp) [default: 2xn]
    #[arg(long, value_name = "SHAPE")]
    shape: Option<String>,
    /// The number of piles, 2 or 3 (matches) [default: 2]
    #[arg(long, value_name = "PILES", value_parser = number("--piles", PILES))]
    piles: Option<u64>,
    /// Answer in JSON, as one object
    #[arg(long)]
    json: bool,
    /// Write one size and its nimber per line, as OEIS b-files have them
    #[arg(long, conflicts_with = "json")]
    bfile: bool,
    #[command(flatten)]
    variant: Variant,
    #[command(flatten)]
    limits: Limits,
}

/// A sequence as far as it was found.
struct Found<T> {
    terms: Vec<T>,
    period: Option<Period>,
    /// What is said below the terms.
    said: Option<Phrase>,
    /// Why there are no more terms, if the work was not done.
    ends: Option<Unsolved>,
}

impl From<Result<NimberSequence, Unfinished<u64>>> for Found<u64> {
    fn from(found: Result<NimberSequence, Unfinished<u64>>) -> Self {
        match found {
            Ok(NimberSequence { values, period }) => Self {
                terms: values,
                period,
                said: None,
                ends: None,
            },
            Err(Unfinished { terms, why }) => Self {
                terms,
                period: None,
                said: None,
                ends: Some(why),
            },
        }
    }
}

/// The answer of `sequence --json`.
#[derive(Serialize)]
struct Listed<'a, T> {
    game: &'static str,
    options: Options,
    from: u64,
    values: &'a [T],
    pre_period: Option<u64>,
    period: Option<u64>,
}

/// What a sequence is of: the options of the game, and what was given beside them.
#[derive(Serialize)]
struct Options {
    #[serde(flatten)]
    values: OptionValues,
    /// `Some(true)` in misère play.
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
}

impl Sequence {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let (kind, variant) = game(&self.game, &self.variant)?;
        let bar = context.bar();
        let work = context.work(self.limits.limits(), Rc::clone(&bar) as _);
        let mut game = kind.open(&variant, work);
        let rules = kind.rules(&variant);
        match self.series(&*rules)? {
            Series::Sizes(code) => {
                let empty = rules.read_position("0").map_err(Failure::Usage)?;
                let values = OptionValues::of(rules.about(), &rules.values(&empty));
                let found = match &code {
                    Some(code) => self.heaps(&*game, code, &bar),
                    None => self.nimbers(&*rules, &mut *game, 0, |size| size.to_string())?,
                };
                self.show(context, &bar, &*game, (values, 0), &found)
            }
            Series::Boards => {
                let shape = self.shape()?;
                let written = |size: u64| shape.replace('n', &size.to_string());
                let found = self.nimbers(&*rules, &mut *game, 1, written)?;
                let values = OptionValues(vec![("shape", Value::Text(shape))]);
                self.show(context, &bar, &*game, (values, 1), &found)
            }
            Series::Losing => {
                let last = rules.read_position(&self.to.to_string());
                let last = last.map_err(Failure::Usage)?;
                let values = OptionValues::of(rules.about(), &rules.values(&last));
                let found = losing_numbers(&mut *game, self.to).into();
                self.show(context, &bar, &*game, (values, 0), &found)
            }
            Series::Piles => {
                let piles = self.piles.unwrap_or(USUAL_PILES);
                let values = OptionValues(vec![("piles", Value::Number(piles))]);
                let found = self.losing(&*game, piles, &bar);
                self.show(context, &bar, &*game, (values, 0), &found)
            }
        }
    }

    /// What the sequence is of. Refuses flags that are of no use for this game.
    fn series(&self, game: &dyn Solver) -> Result<Series, Failure> {
        let refuse = |id, option| {
            let phrase = Phrase::new(id).with("game", game.name());
            Err(Failure::Usage(phrase.with("option", option)))
        };
        let Some(series) = game.conventions().series else {
            let phrase = Phrase::new("sequence-none").with("game", game.name());
            let known = offers::with_sequence().join(", ");
            return Err(Failure::Usage(phrase.with("known", known)));
        };
        let is_of_piles = matches!(series, Series::Piles);
        if !is_of_piles && !matches!(series, Series::Losing) && game.is_misere() {
            return Err(Failure::Usage(Phrase::new("sequence-misere")));
        }
        if !is_of_piles && self.piles.is_some() {
            return refuse("sequence-option", "--piles");
        }
        if !matches!(series, Series::Boards) && self.shape.is_some() {
            return refuse("sequence-option", "--shape");
        }
        if is_of_piles && self.bfile {
            return Err(Failure::Usage(Phrase::new("sequence-bfile")));
        }
        Ok(series)
    }

    /// The shape of the boards or bars, with `n` for the side that grows.
    fn shape(&self) -> Result<String, Failure> {
        let given = self.shape.as_deref().unwrap_or(USUAL_SHAPE);
        let shape = given.to_lowercase();
        let sides: Vec<&str> = shape.split('x').collect();
        let is_side = |side: &&str| *side == "n" || side.parse::<u16>().is_ok_and(|side| side > 0);
        if sides.len() == 2 && sides.iter().all(is_side) && sides.contains(&"n") {
            return Ok(shape);
        }
        let phrase = Phrase::new("sequence-shape").quoting("shape", given);
        Err(Failure::Usage(phrase))
    }

    /// The nimbers of heaps or rows whose moves have a code.
    fn heaps(&self, game: &dyn Solver, code: &Code, bar: &Bar) -> Found<u64> {
        let Work {
            limits, interrupt, ..
        } = game.work();
        let mut found = Found::from(heap_sequence(code, self.to, limits, interrupt, bar));
        if found.ends.is_none() {
            let said = found.period.map_or_else(|| no_period(self.to), period);
            found.said = Some(said);
        }
        found
    }

    /// The nimbers of positions one by one.
    fn nimbers(
        &self,
        rules: &dyn Solver,
        game: &mut dyn Solver,
        from: u64,
        written: impl Fn(u64) -> String,
    ) -> Result<Found<u64>, Failure> {
        let read = |size| rules.read_position(&written(size));
        // The largest is refused before any work.
        read(self.to).map_err(Failure::Usage)?;
        let positions = (from..=self.to).map_while(|size| read(size).ok());
        let found = nimber_sequence(game, positions);
        let found = found.map(|found| found.expect("games with a sequence have nimbers"));
        Ok(found.into())
    }

    /// The losing positions of piles.
    fn losing(&self, game: &dyn Solver, piles: u64, bar: &Bar) -> Found<String> {
        let count = usize::try_from(piles).expect("two or three");
        let misere = game.is_misere();
        let Work {
            limits, interrupt, ..
        } = game.work();
        let found = losing_sequence(count, self.to, misere, limits, interrupt, bar);
        let (lost, ends) = match found {
            Ok(lost) => (lost, None),
            Err(Unfinished { terms, why }) => (terms, Some(why)),
        };
        let written = lost.iter().map(|sizes| {
            let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
            sizes.join(",")
        });
        Found {
            terms: written.collect(),
            period: None,
            said: None,
            ends,
        }
    }

    /// Shows what was found, also if the work was stopped.
    fn show<T: Display + Serialize>(
        &self,
        context: &Context,
        bar: &Bar,
        game: &dyn Solver,
        (values, from): (OptionValues, u64),
        found: &Found<T>,
    ) -> Result<(), Failure> {
        let is_stopped = found.ends.as_ref().is_some_and(Unsolved::is_stopped);
        if found.ends.is_none() || is_stopped && !found.terms.is_empty() {
            if self.json {
                let misere = game.is_misere().then_some(true);
                context.print_json(&Listed {
                    game: game.name(),
                    options: Options { values, misere },
                    from,
                    values: &found.terms,
                    pre_period: found.period.map(|period| period.before),
                    period: found.period.map(|period| period.length),
                })?;
            } else {
                self.print(context, from, found)?;
            }
        }
        if is_stopped && let Some((done, all)) = bar.take_reached() {
            context.tell(|words| share_in_a_line(words, done, all));
        }
        found.ends.map_or(Ok(()), |why| Err(why.into()))
    }

    /// Prints the terms. A text of them all would take several times their memory.
    fn print<T: Display>(
        &self,
        context: &Context,
        from: u64,
        found: &Found<T>,
    ) -> Result<(), Failure> {
        let mut printer = context.printer();
        for (size, term) in (from..).zip(&found.terms) {
            match size == from {
                _ if self.bfile => printer.line(&format!("{size} {term}"))?,
                true => printer.write(&term.to_string())?,
                false => printer.write(&format!(" {term}"))?,
            }
        }
        if !self.bfile {
            printer.line("")?;
            if let Some(said) = &found.said {
                printer.line(&context.words.say(said))?;
            }
        }
        Ok(printer.flush()?)
    }
}
