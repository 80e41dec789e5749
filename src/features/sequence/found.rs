//! A sequence as far as it was found, and how it is printed.

use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

use serde::{Serialize, Serializer};

use crate::cli::{Context, Result, json::OptionValues};
use crate::explanation::{
    head,
    titles::{game_name, valued},
};
use crate::inference::{LosingSizes, NimberSequence, Solver, Unsolved};
use crate::reason::{Figure, Phrase};
use crate::text::Text;

/// A sequence as far as it was found: the answer of `sequence --json`.
#[derive(Serialize)]
pub(super) struct FoundSequence<T> {
    game: &'static str,
    options: SequenceOptions,
    from: u64,
    pub values: Vec<T>,
    pre_period: Option<u64>,
    period: Option<u64>,
    /// What the words of heaps in misère play mean.
    #[serde(flatten)]
    pub quotient: Option<WordRules>,
    /// Whether the terms are the nimbers of heaps or boards; else they are losing positions.
    #[serde(skip)]
    are_nimbers: bool,
    /// What the terms are of, said above them.
    #[serde(skip)]
    of: Figure,
    /// The shape of boards behind it.
    #[serde(skip)]
    shape: String,
    /// What is said below the terms.
    #[serde(skip)]
    pub said: Option<Phrase>,
    /// Why there are no more terms, if the work was not done.
    #[serde(skip)]
    pub ends: Option<Unsolved>,
}

/// A misère quotient beside the words of heaps.
#[derive(Serialize)]
pub(super) struct WordRules {
    pub order: usize,
    pub lost: Vec<String>,
    pub rules: Vec<String>,
}

/// The word of a heap, by its place among all words.
pub(super) struct HeapWord {
    pub place: usize,
    pub words: Rc<[String]>,
}

impl Display for HeapWord {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.words[self.place])
    }
}

impl Serialize for HeapWord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A losing position, which is written like one of the game. Millions of texts would take several
/// times their memory.
pub(super) struct Lost(pub LosingSizes);

impl Display for Lost {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let mut between = "";
        for size in &self.0 {
            write!(f, "{between}{size}")?;
            between = ",";
        }
        Ok(())
    }
}

impl Serialize for Lost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a sequence is of: the options of the game, or what was given beside them.
#[derive(Serialize)]
struct SequenceOptions {
    #[serde(flatten)]
    values: OptionValues,
    /// `Some(true)` in misère play.
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
}

impl<T> FoundSequence<T> {
    pub(super) fn new(
        game: &dyn Solver,
        from: u64,
        values: OptionValues,
        found: NimberSequence<T>,
    ) -> Self {
        let misere = game.is_misere().then_some(true);
        let at = game.read_position("0").ok();
        let options = at.map(|at| game.values(&at)).unwrap_or_default();
        let of = valued(game.about(), game_name(game), &options);
        let shape = match &values.0[..] {
            [("shape", shape)] => format!(" {shape}"),
            _ => String::new(),
        };
        Self {
            of,
            shape,
            game: game.name(),
            options: SequenceOptions { values, misere },
            from,
            values: found.values,
            pre_period: found.period.map(|period| period.before),
            period: found.period.map(|period| period.length),
            quotient: None,
            are_nimbers: true,
            said: None,
            ends: found.ends,
        }
    }

    pub(super) fn of_losing_positions(self) -> Self {
        Self {
            are_nimbers: false,
            ..self
        }
    }
}

/// So many nimbers stand in a line, after the heap of the first one.
const IN_A_LINE: u64 = 10;

impl<T: Display> FoundSequence<T> {
    /// Prints the terms: nimbers in tens, losing positions in one line. A text of them all would
    /// take several times their memory. `to` is the largest size that was asked for.
    pub(super) fn print(&self, context: &Context, to: u64, as_bfile: bool) -> Result {
        let mut printer = context.printer();
        let widths = self.values.iter().map(|term| term.to_string().len());
        let (heap, wide) = if self.are_nimbers {
            (to.to_string().len(), widths.max().unwrap_or(0))
        } else {
            (0, 0)
        };
        if !as_bfile {
            let id = match (self.are_nimbers, &self.quotient) {
                (false, _) => "sequence-losing",
                (true, None) => "sequence-nimbers",
                (true, Some(_)) => "sequence-heap-words",
            };
            let title = phrase!(id, game = self.of.clone(), shape = self.shape.as_str());
            printer.show(&Text::new().sentence(title.to_string()))?;
        }
        let last = (self.from + self.values.len() as u64).saturating_sub(1);
        for (size, term) in (self.from..).zip(&self.values) {
            if as_bfile {
                printer.line(&format!("{size} {term}"))?;
                continue;
            }
            let begins = self.are_nimbers && size % IN_A_LINE == 0;
            if self.are_nimbers && (begins || size == self.from) {
                printer.write(&format!("{}  ", head(&format!("{size:>heap$}"))))?;
            }
            let term = format!("{:>wide$}", term.to_string());
            if size == last || self.are_nimbers && size % IN_A_LINE == IN_A_LINE - 1 {
                printer.line(&term)?;
            } else {
                printer.write(&(term + " "))?;
            }
        }
        if let Some(said) = self.said.as_ref().filter(|_| !as_bfile) {
            printer.show(&Text::new().sentence(said.to_string()))?;
        }
        printer.flush()
    }
}
