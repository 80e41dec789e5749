//! `nimatron sequence`: the nimbers of growing heaps, rows, boards or bars, and the losing
//! positions of piles in order.

mod found;

use std::fmt::Display;
use std::rc::Rc;

use clap::Args;
use serde::Serialize;

use found::{FoundSequence, HeapWord, Lost, WordRules};

use crate::cli::{
    Context, Error, Result,
    flags::{LimitFlags, VariantFlags, examples, game_of, number, offering},
    json::OptionValues,
    subcommand::Run,
};
use crate::communication::ProgressBar;
use crate::games::{Code, Series, Value};
use crate::inference::{
    GameKind, NimberSequence, Period, Solver, Unsolved, WordSequence, heap_sequence,
    losing_numbers, nimber_sequence, word_sequence,
};
use crate::reason::Phrase;

/// The default number of piles.
const USUAL_PILES: usize = 2;

/// The default shape of boards and bars.
const USUAL_SHAPE: &str = "2xn";

/// List the nimbers of growing heaps, rows or boards, or the losing positions in order
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron sequence octal --code 0.77 --to 200", "the nimbers of rows of kayles, and their period"),
    ("nimatron sequence octal --code 0.123 --to 20 --misere", "the words of heaps in misère play"),
    ("nimatron sequence cram --shape 3xn --to 7", "those of boards of three rows"),
    ("nimatron sequence matches --to 20", "the losing positions of two piles"),
]))]
pub(crate) struct SequenceArgs {
    /// The game
    #[arg(value_parser = game_of(games_with_sequence()))]
    game: GameKind,
    /// The largest size, from 1 to 134217728
    #[arg(long, value_name = "N", value_parser = number::<u64>(1..=1 << 27))]
    to: u64,
    /// The boards or bars, with n for the side that grows, such as 3xn (cram, chomp) [default: 2xn]
    #[arg(long, value_name = "SHAPE")]
    shape: Option<String>,
    /// The number of piles, 2 or 3 (matches) [default: 2]
    #[arg(long, value_name = "PILES", value_parser = number::<usize>(2..=3))]
    piles: Option<usize>,
    /// Answer in JSON, as one object
    #[arg(long)]
    json: bool,
    /// Write one size and its nimber per line, as OEIS b-files have them
    #[arg(long, conflicts_with = "json")]
    bfile: bool,
    #[command(flatten)]
    variant: VariantFlags,
    #[command(flatten)]
    limits: LimitFlags,
}

fn games_with_sequence() -> Vec<GameKind> {
    offering(|game| game.series().is_some())
}

impl Run for SequenceArgs {
    fn run(&self, context: &Context) -> Result {
        let (kind, variant) = (self.game, self.variant.of(self.game)?);
        let bar = Context::bar();
        let work = context.work(self.limits.limits(), bar.clone());
        let mut game = kind.open(&variant, work);
        let rules = kind.rules(&variant);
        match self.series(&*rules).map_err(Error::Usage)? {
            Series::Sizes(Some(code)) if game.is_misere() => {
                self.show_words(context, &bar, &*game, &code)
            }
            Series::Sizes(Some(code)) => self.show(context, &bar, &self.heaps(&*game, &code)?),
            Series::Sizes(None) => self.show(context, &bar, &self.sizes(&*rules, &mut *game)?),
            Series::Boards => self.show(context, &bar, &self.boards(&*rules, &mut *game)?),
            Series::Losing => self.show(context, &bar, &self.losing_numbers(&mut *game)?),
            Series::Piles => self.show(context, &bar, &self.losing(&*game)?),
        }
    }
}

impl SequenceArgs {
    /// What the sequence is of. Refuses flags that are of no use for this game.
    fn series(&self, game: &dyn Solver) -> Result<Series, Phrase> {
        let useless = |option| Err(phrase!("sequence-option", game = game.name(), option));
        let series = game.series();
        let series = series.expect("a game with a sequence");
        let is_of_piles = matches!(series, Series::Piles);
        let has_misere = match &series {
            Series::Sizes(code) => code.as_ref().is_some_and(Code::has_digits),
            series => is_of_piles || matches!(series, Series::Losing),
        };
        if !has_misere && game.is_misere() {
            return Err(Phrase::new("sequence-misere"));
        }
        if !is_of_piles && self.piles.is_some() {
            return useless("--piles");
        }
        if !matches!(series, Series::Boards) && self.shape.is_some() {
            return useless("--shape");
        }
        if is_of_piles && self.bfile {
            return Err(Phrase::new("sequence-bfile"));
        }
        Ok(series)
    }

    /// The shape of the boards or bars, with `n` for the side that grows.
    fn shape(&self) -> Result<String, Phrase> {
        let given = self.shape.as_deref().unwrap_or(USUAL_SHAPE);
        let shape = given.to_lowercase();
        let sides: Vec<&str> = shape.split('x').collect();
        let is_side = |side: &&str| *side == "n" || side.parse::<u16>().is_ok_and(|side| side > 0);
        if sides.len() == 2 && sides.iter().all(is_side) && sides.contains(&"n") {
            return Ok(shape);
        }
        Err(Phrase::new("sequence-shape").quoting("shape", given))
    }

    /// The nimbers of heaps that moves by a code describe, and their period.
    fn heaps(&self, game: &dyn Solver, code: &Code) -> Result<FoundSequence<u16>> {
        let found = heap_sequence(code, self.to, game.work());
        let said = match found.period {
            Some(Period { length, before }) => {
                phrase!("sequence-period", length, before, from = before + 1)
            }
            None => phrase!("sequence-no-period", to = self.to),
        };
        let mut found = FoundSequence::new(game, 0, options(game, "0")?, found);
        found.said = Some(said).filter(|_| found.ends.is_none());
        Ok(found)
    }

    /// The nimbers of other positions that are one number.
    fn sizes(&self, rules: &dyn Solver, game: &mut dyn Solver) -> Result<FoundSequence<u64>> {
        let options = options(rules, "0")?;
        let found = self.nimbers(rules, game, 0, |size| size.to_string())?;
        Ok(FoundSequence::new(game, 0, options, found))
    }

    /// The nimbers of boards or bars.
    fn boards(&self, rules: &dyn Solver, game: &mut dyn Solver) -> Result<FoundSequence<u64>> {
        let shape = self.shape().map_err(Error::Usage)?;
        let written = |size: u64| shape.replace('n', &size.to_string());
        let found = self.nimbers(rules, game, 1, written)?;
        let options = OptionValues(vec![("shape", Value::Text(shape))]);
        Ok(FoundSequence::new(game, 1, options, found))
    }

    /// The nimbers of positions one by one.
    fn nimbers(
        &self,
        rules: &dyn Solver,
        game: &mut dyn Solver,
        from: u64,
        written: impl Fn(u64) -> String,
    ) -> Result<NimberSequence> {
        let read = |size| rules.read_position(&written(size));
        // The largest is refused before any work.
        read(self.to).map_err(Error::Usage)?;
        let positions = (from..=self.to).map_while(|size| read(size).ok());
        let found = nimber_sequence(game, positions);
        Ok(found.expect("games with a sequence have nimbers"))
    }

    /// Shows the words of heaps in misère play.
    fn show_words(
        &self,
        context: &Context,
        bar: &ProgressBar,
        game: &dyn Solver,
        code: &Code,
    ) -> Result {
        let options = options(game, "0")?;
        let none = || Error::Refused(Phrase::new("sequence-misere"));
        let found = word_sequence(code, self.to, game.work())?.ok_or_else(none)?;
        if let Some(reach) = found.reach.filter(|&reach| reach < self.to) {
            let refused = phrase!("sequence-reach", reach, order = found.order);
            return Err(Error::Refused(refused));
        }
        if self.bfile {
            let found = FoundSequence::new(game, 0, options, found.terms);
            return self.show(context, bar, &found);
        }
        let said = means(&found);
        let words: Rc<[String]> = found.words.into();
        let word = |place| HeapWord {
            place,
            words: Rc::clone(&words),
        };
        let terms = NimberSequence {
            values: found.terms.values.into_iter().map(word).collect(),
            period: found.terms.period,
            ends: found.terms.ends,
        };
        let mut shown = FoundSequence::new(game, 0, options, terms);
        shown.said = Some(said).filter(|_| shown.ends.is_none());
        shown.quotient = Some(WordRules {
            order: found.order,
            lost: found.lost,
            rules: found.rules,
        });
        self.show(context, bar, &shown)
    }

    /// The losing positions that are one number.
    fn losing_numbers(&self, game: &mut dyn Solver) -> Result<FoundSequence<u64>> {
        let options = options(game, &self.to.to_string())?;
        let found = losing_numbers(game, self.to);
        Ok(FoundSequence::new(game, 0, options, found).of_losing_positions())
    }

    /// The losing positions of piles.
    fn losing(&self, game: &dyn Solver) -> Result<FoundSequence<Lost>> {
        let OptionValues(given) = options(game, "0")?;
        let piles = self.piles.unwrap_or(USUAL_PILES);
        let found = game.losing_piles(piles, self.to);
        let options = [&[("piles", Value::Number(piles as u64))], &given[..]].concat();
        let found = NimberSequence {
            values: found.values.into_iter().map(Lost).collect(),
            period: None,
            ends: found.ends,
        };
        Ok(FoundSequence::new(game, 0, OptionValues(options), found).of_losing_positions())
    }

    /// Shows what was found, also if the work was stopped.
    fn show<T: Display + Serialize>(
        &self,
        context: &Context,
        bar: &ProgressBar,
        found: &FoundSequence<T>,
    ) -> Result {
        let is_stopped = found.ends.as_ref().is_some_and(Unsolved::is_stopped);
        if found.ends.is_none() || is_stopped && !found.values.is_empty() {
            if self.json {
                context.print_json(found)?;
            } else {
                found.print(context, self.to, self.bfile)?;
            }
        }
        if is_stopped {
            Context::tell_reached(bar);
        }
        found.ends.map_or(Ok(()), |why| Err(why.into()))
    }
}

/// The options of a game, as a position in it has them.
fn options(game: &dyn Solver, position: &str) -> Result<OptionValues> {
    let position = game.read_position(position).map_err(Error::Usage)?;
    let values = game.values(&position);
    Ok(OptionValues::of(game.about(), &values))
}

/// Says how the words of heaps repeat, and which are lost.
fn means(found: &WordSequence) -> Phrase {
    let period = found.terms.period.unwrap_or(Period {
        before: 0,
        length: 0,
    });
    phrase!(
        "sequence-words",
        length = period.length,
        before = period.before,
        from = period.before + 1,
        reach = found.reach.unwrap_or(0),
        order = found.order,
        ruled = !found.rules.is_empty(),
        rules = found.rules.clone(),
        count = found.lost.len(),
        lost = found.lost.clone()
    )
}
