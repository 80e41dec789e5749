//! The summands of a position, and how they are written: `nim 3,5 + octal 7 --code 0.07`.

use std::fmt::{self, Display};
use std::rc::Rc;

use super::about::ABOUT;
use super::standing::Standing;
use super::summand::Summand;
use crate::games::game::Game;
use crate::games::manners::About;
use crate::games::options::{Values, Variant};
use crate::games::visitor::{GameList, Visitor};
use crate::reason::Phrase;

/// The most summands that a position may have.
pub(super) const MOST_SUMMANDS: usize = 16;

/// Games side by side. A move is made in one of them.
#[derive(Clone, Debug)]
pub struct Summands(pub(super) Vec<Rc<dyn Summand>>);

impl PartialEq for Summands {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len()
            && (self.0.iter().zip(&other.0)).all(|(one, other)| one.is(other.as_ref()))
    }
}

impl Summands {
    /// The summand of this number, counted from 1.
    pub(super) fn at(&self, number: u64) -> Option<&Rc<dyn Summand>> {
        self.0.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// The summands with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (u64, &Rc<dyn Summand>)> {
        (1..).zip(&self.0)
    }

    /// The numbers of the summands that have a move.
    pub(super) fn open(&self) -> impl Iterator<Item = u64> {
        let open = self.numbered().filter(|(_, one)| one.move_count() > 0);
        open.map(|(number, _)| number)
    }

    /// For each summand the index of another one that plays alike, so that the two cancel each other, if there is one.
    pub(super) fn pairing(&self) -> Vec<Option<usize>> {
        let mut pairing = vec![None; self.0.len()];
        for (index, summand) in self.0.iter().enumerate() {
            let mut earlier = (0..index).filter(|&other| pairing[other].is_none());
            let other = earlier.find(|&other| self.0[other].plays_like(summand.as_ref()));
            if let Some(other) = other {
                pairing[index] = Some(other);
                pairing[other] = Some(index);
            }
        }
        pairing
    }

    /// The same with another summand in one place.
    pub(super) fn with(&self, index: usize, summand: Rc<dyn Summand>) -> Self {
        let mut summands = self.0.clone();
        summands[index] = summand;
        Self(summands)
    }
}

impl Display for Summands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(|one| one.written()).collect();
        f.write_str(&all.join(" + "))
    }
}

/// Whether positions of a game have nimbers, so that it may be a summand. A sum is not a summand of another.
struct HasNimbers;

impl Visitor for HasNimbers {
    type Output = bool;

    fn visit<G: Game>(self, rules: G) -> bool {
        let example = rules.read_position(G::ABOUT.example);
        let is_sum = |position| rules.shape(&position).sum().is_some();
        G::ABOUT.name != ABOUT.name && example.is_ok_and(is_sum)
    }
}

/// The games that may be summands.
pub(super) fn accepted<L: GameList>() -> impl Iterator<Item = &'static About> {
    let variant = Variant::default();
    L::entries().filter(move |about| L::visit(about.name, &variant, HasNimbers) == Some(true))
}

/// Reads a position of the game, once its options are known.
struct Reading<'a>(&'a str);

impl Visitor for Reading<'_> {
    type Output = Result<Rc<dyn Summand>, Phrase>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        if self.0.is_empty() {
            let phrase = Phrase::new("summand-no-position").with("game", G::ABOUT.name);
            return Err(phrase.with("example", G::ABOUT.example));
        }
        let position = rules.read_position(self.0)?;
        Ok(Rc::new(Standing { rules, position }))
    }
}

/// Reads a position.
pub(super) fn read<L: GameList>(text: &str) -> Result<Summands, Phrase> {
    let texts: Vec<&str> = text.split('+').collect();
    if texts.len() > MOST_SUMMANDS {
        let phrase = Phrase::new("position-sum-too-many").with("count", texts.len());
        return Err(phrase.with("most", MOST_SUMMANDS));
    }
    let summands = (1_u64..).zip(texts).map(|(number, text)| {
        read_summand::<L>(text).map_err(|why| {
            let phrase = Phrase::new("summand-refused").with("number", number);
            phrase.with("why", why)
        })
    });
    summands.collect::<Result<_, _>>().map(Summands)
}

fn read_summand<L: GameList>(text: &str) -> Result<Rc<dyn Summand>, Phrase> {
    let mut words = text.split_whitespace();
    let Some(name) = words.next() else {
        return Err(Phrase::new("summand-empty").with("example", ABOUT.example));
    };
    let Some(about) = accepted::<L>().find(|about| about.name == name) else {
        let known: Vec<String> = accepted::<L>().map(|about| about.name.to_owned()).collect();
        let phrase = Phrase::new("summand-no-game").quoting("game", name);
        return Err(phrase.with("known", known));
    };
    let mut variant = Variant::default();
    let mut position = Vec::new();
    while let Some(word) = words.next() {
        match word.strip_prefix("--") {
            None => position.push(word),
            Some(option) => {
                variant.values = read_option(about, option, &mut words, variant.values)?;
            }
        }
    }
    let reading = L::visit(name, &variant, Reading(&position.join(" ")));
    reading.expect("it is in the list")
}

/// Reads `name value` or `name=value`.
fn read_option<'a>(
    about: &'static About,
    word: &'a str,
    words: &mut impl Iterator<Item = &'a str>,
    values: Values,
) -> Result<Values, Phrase> {
    let (name, value) = match word.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (word, None),
    };
    let Some(option) = about.options.iter().find(|option| option.name == name) else {
        let known = about
            .options
            .iter()
            .map(|option| format!("--{}", option.name));
        let known: Vec<String> = known.collect();
        let id = match (name, known.as_slice()) {
            ("misere", _) => "summand-misere",
            (_, []) => "summand-no-options",
            _ => "summand-no-option",
        };
        let phrase = Phrase::new(id)
            .with("game", about.name)
            .with("known", known);
        return Err(phrase.quoting("option", &format!("--{name}")));
    };
    if values.get(option).is_some() {
        return Err(Phrase::new("summand-option-twice").with("option", format!("--{name}")));
    }
    let Some(value) = value.or_else(|| words.next()) else {
        return Err(Phrase::new("summand-no-value").with("option", format!("--{name}")));
    };
    Ok(values.with(option, option.read(value)?))
}
