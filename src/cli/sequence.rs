//! `nimatron sequence`: the nimbers of growing heaps, rows, boards or bars, and the losing positions of piles in order.

use std::rc::Rc;

use serde::Serialize;

use super::args::Sequence;
use super::flags::{kind, limits, variant};
use super::json::{self, OptionValues};
use super::offers::{Offer, names_with};
use super::stopped::tell_share;
use super::{Context, Failure};
use crate::communication::Bar;
use crate::explanation::sequence::{no_period, period};
use crate::games::{Code, Series, Value};
use crate::inference::{
    At, NimberSequence, Solver, Unfinished, Work, heap_sequence, losing_numbers, losing_sequence,
    nimber_sequence,
};
use crate::reason::Phrase;

/// The default number of piles.
const USUAL_PILES: u64 = 2;

/// The default shape of boards and bars.
const USUAL_SHAPE: &str = "2xn";

pub(super) fn run(context: &Context, sequence: &Sequence) -> Result<(), Failure> {
    let kind = kind(context, &sequence.game)?;
    let variant = variant(context, kind, &sequence.variant)?;
    let limits = limits(&sequence.limits);
    let bar = context.bar();
    let work = Work::new(limits, context.interrupt(), bar.clone());
    let mut listing = Listing {
        context,
        sequence,
        rules: kind.rules(&variant),
        game: kind.open(&variant, work),
        bar,
    };
    listing.list()
}

/// What every kind of sequence needs.
struct Listing<'a> {
    context: &'a Context,
    sequence: &'a Sequence,
    /// The game for its rules alone.
    rules: Box<dyn Solver>,
    game: Box<dyn Solver>,
    bar: Rc<Bar>,
}

/// What a sequence is of: the options of the game, and what was given beside them.
#[derive(Serialize)]
struct Terms {
    #[serde(flatten)]
    values: OptionValues,
    /// `Some(true)` in misère play.
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
}

/// The answer of `sequence --json`.
#[derive(Serialize)]
struct Listed<T> {
    game: &'static str,
    options: Terms,
    from: u64,
    values: Vec<T>,
    pre_period: Option<u64>,
    period: Option<u64>,
}

impl Listing<'_> {
    fn list(&mut self) -> Result<(), Failure> {
        let Some(series) = self.game.conventions().series else {
            let phrase = Phrase::new("sequence-none").with("game", self.game.name());
            let known = names_with(Offer::Sequence).join(", ");
            return Err(self.context.usage(&phrase.with("known", known)));
        };
        if !matches!(series, Series::Piles) {
            if self.game.is_misere() && !matches!(series, Series::Losing) {
                return Err(self.context.usage(&Phrase::new("sequence-misere")));
            }
            self.refuse_unless("--piles", self.sequence.piles.is_some())?;
        }
        if !matches!(series, Series::Boards) {
            self.refuse_unless("--shape", self.sequence.shape.is_some())?;
        }
        match series {
            Series::Sizes(code) => self.sizes(code.as_deref()),
            Series::Boards => self.boards(),
            Series::Piles => self.piles(),
            Series::Losing => self.losing(),
        }
    }

    /// Refuses a flag that is of no use for this game.
    fn refuse_unless(&self, flag: &str, is_given: bool) -> Result<(), Failure> {
        if !is_given {
            return Ok(());
        }
        let phrase = Phrase::new("sequence-option").with("game", self.game.name());
        Err(self.context.usage(&phrase.with("option", flag)))
    }

    /// The nimbers of heaps or rows.
    fn sizes(&mut self, code: Option<&Code>) -> Result<(), Failure> {
        let position = self.position("0")?;
        let options = json::values(&*self.game, &position);
        let found = match code {
            Some(code) => {
                let Work {
                    limits, interrupt, ..
                } = self.game.work();
                heap_sequence(code, self.sequence.to, limits, interrupt, &*self.bar)
            }
            None => self.nimbers(0, |size| size.to_string())?,
        };
        self.show_found(found, begun, |found, is_complete| {
            self.tell(options, 0, found, is_complete && code.is_some())
        })
    }

    /// The nimbers of boards or bars.
    fn boards(&mut self) -> Result<(), Failure> {
        let shape = self.sequence.shape.as_deref().unwrap_or(USUAL_SHAPE);
        let bad = || {
            let phrase = Phrase::new("sequence-shape").quoting("shape", shape);
            self.context.usage(&phrase)
        };
        let sides: Vec<String> = shape.to_lowercase().split('x').map(str::to_owned).collect();
        let is_side = |side: &String| side == "n" || side.parse::<u16>().is_ok_and(|side| side > 0);
        if sides.len() != 2 || !sides.iter().all(is_side) || !sides.iter().any(|side| side == "n") {
            return Err(bad());
        }
        let written = |size: u64| sides.join("x").replace('n', &size.to_string());
        // The largest is refused before any work.
        self.position(&written(self.sequence.to))?;
        let found = self.nimbers(1, written)?;
        let options = vec![("shape", Value::Text(sides.join("x")))];
        self.show_found(found, begun, |found, _| self.tell(options, 1, found, false))
    }

    /// The losing positions of piles.
    fn piles(&self) -> Result<(), Failure> {
        if self.sequence.bfile {
            return Err(self.context.usage(&Phrase::new("sequence-bfile")));
        }
        let piles = self.sequence.piles.unwrap_or(USUAL_PILES);
        let count = usize::try_from(piles).expect("two or three");
        let Work {
            limits, interrupt, ..
        } = self.game.work();
        let misere = self.game.is_misere();
        let lost = losing_sequence(
            count,
            self.sequence.to,
            misere,
            limits,
            interrupt,
            &*self.bar,
        );
        let options = vec![("piles", Value::Number(piles))];
        self.show_found(
            lost,
            |listed| listed,
            |lost, _| {
                let lost: Vec<String> = lost.iter().map(|sizes| joined(sizes, ",")).collect();
                if !self.sequence.json {
                    return self.print(&lost.join(" "));
                }
                self.print(&json::line(&Listed {
                    game: self.game.name(),
                    options: terms(&*self.game, options),
                    from: 0,
                    values: lost,
                    pre_period: None,
                    period: None,
                }))
            },
        )
    }

    /// The numbers that are losing positions.
    fn losing(&mut self) -> Result<(), Failure> {
        let last = self.position(&self.sequence.to.to_string())?;
        let options = json::values(&*self.game, &last);
        let found = losing_numbers(&mut *self.game, self.sequence.to);
        self.show_found(found, begun, |found, _| self.tell(options, 0, found, false))
    }

    /// The nimbers of positions one by one.
    fn nimbers(
        &mut self,
        from: u64,
        written: impl Fn(u64) -> String,
    ) -> Result<Result<NimberSequence, Unfinished<u64>>, Failure> {
        // The largest is refused before any work.
        self.position(&written(self.sequence.to))?;
        let read = |size| self.rules.read_position(&written(size)).ok();
        let positions = (from..=self.sequence.to).map_while(read);
        let found = nimber_sequence(&mut *self.game, positions);
        Ok(found.map(|found| found.expect("games with a sequence have nimbers")))
    }

    fn position(&self, text: &str) -> Result<At, Failure> {
        let position = self.game.read_position(text);
        position.map_err(|refusal| self.context.usage(&refusal))
    }

    /// Shows what was found, or the terms of it that are complete if the work was stopped; `begun` makes a sequence of these. `show` is
    /// told whether it is complete.
    fn show_found<T, E>(
        &self,
        found: Result<T, Unfinished<E>>,
        begun: impl FnOnce(Vec<E>) -> T,
        show: impl FnOnce(&T, bool) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let Unfinished { why, terms } = match found {
            Ok(found) => return show(&found, true),
            Err(unfinished) => unfinished,
        };
        if why.is_stopped() {
            if !terms.is_empty() {
                show(&begun(terms), false)?;
            }
            tell_share(self.context, &self.bar);
        }
        Err(Failure::unsolved(&self.context.words, why))
    }

    /// Shows nimbers. `tries` says whether a period was looked for.
    fn tell(
        &self,
        options: Vec<(&'static str, Value)>,
        from: u64,
        found: &NimberSequence,
        tries: bool,
    ) -> Result<(), Failure> {
        if self.sequence.bfile {
            let mut printer = self.context.printer();
            for (n, value) in (from..).zip(&found.values) {
                printer.line(&format!("{n} {value}"))?;
            }
            return Ok(printer.flush()?);
        }
        if self.sequence.json {
            return self.print(&json::line(&Listed {
                game: self.game.name(),
                options: terms(&*self.game, options),
                from,
                values: found.values.clone(),
                pre_period: found.period.map(|period| period.before),
                period: found.period.map(|period| period.length),
            }));
        }
        // A text of them all would take several times their memory.
        let mut printer = self.context.printer();
        for (place, value) in found.values.iter().enumerate() {
            let between = if place == 0 { "" } else { " " };
            printer.write(&format!("{between}{value}"))?;
        }
        printer.line("")?;
        if tries {
            let said = found
                .period
                .map_or_else(|| no_period(self.sequence.to), period);
            printer.line(&self.context.words.say(&said))?;
        }
        Ok(printer.flush()?)
    }

    fn print(&self, text: &str) -> Result<(), Failure> {
        let mut printer = self.context.printer();
        printer.line(text)?;
        Ok(printer.flush()?)
    }
}

/// The beginning of a sequence, which says nothing about a period.
fn begun(values: Vec<u64>) -> NimberSequence {
    NimberSequence {
        values,
        period: None,
    }
}

fn terms(game: &dyn Solver, values: Vec<(&'static str, Value)>) -> Terms {
    Terms {
        values: OptionValues(values),
        misere: game.is_misere().then_some(true),
    }
}

fn joined(numbers: &[u64], between: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(between)
}
