//! The summands of a position, and how they are written: `nim 3,5 + octal 7 --code 0.07`.

use std::fmt::{self, Debug, Display};
use std::rc::Rc;

use super::ABOUT;
use crate::games::{About, Values, Variant};
use crate::inference::list::GameKind;
use crate::inference::solver::{At, Move, Solver};
use crate::reason::{Figure, Phrase};

/// The most summands that a position may have.
pub(super) const MOST_SUMMANDS: usize = 16;

/// A summand: a position with its game.
#[derive(Clone)]
pub(super) struct Summand {
    pub(super) game: Rc<dyn Solver>,
    pub(super) at: At,
}

impl Summand {
    /// The name of the game, to be said.
    pub(super) fn title(&self) -> Figure {
        let About { tagline, name, .. } = *self.game.about();
        Figure::Game { tagline, name }
    }

    /// The position alone.
    pub(super) fn position(&self) -> String {
        self.game.write_position(&self.at)
    }

    /// The name, the position and the options.
    pub(super) fn written(&self) -> String {
        let mut words = vec![self.game.name().to_owned(), self.position()];
        for (option, value) in self.game.values(&self.at).of(self.game.about().options) {
            words.push(format!("--{} {value}", option.name));
        }
        words.join(" ")
    }

    /// How many moves it has.
    pub(super) fn move_count(&self) -> u128 {
        self.game.move_count(&self.at)
    }

    /// The same game after a move.
    pub(super) fn play(&self, played: Move) -> Result<Self, Phrase> {
        self.game.play(&self.at, played).map(|at| self.after(at))
    }

    /// The same game in another position.
    pub(super) fn after(&self, at: At) -> Self {
        Self {
            game: Rc::clone(&self.game),
            at,
        }
    }

    /// Whether the other one is a position of the same game with the same options.
    pub(super) fn is_alike(&self, other: &Self) -> bool {
        self.game.name() == other.game.name()
            && self.game.values(&self.at) == other.game.values(&other.at)
    }

    /// Whether the other one is alike and plays alike.
    pub(super) fn plays_like(&self, other: &Self) -> bool {
        self.is_alike(other) && self.game.are_alike(&self.at, &other.at)
    }
}

/// Games side by side. A move is made in one of them.
#[derive(Clone)]
pub struct Summands(pub(super) Vec<Summand>);

impl Display for Summands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(Summand::written).collect();
        f.write_str(&all.join(" + "))
    }
}

impl PartialEq for Summands {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Debug for Summands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl Summands {
    /// The summand of this number, counted from 1.
    pub(super) fn at(&self, number: u64) -> Option<&Summand> {
        self.0.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// The summands with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (u64, &Summand)> {
        (1..).zip(&self.0)
    }

    /// The numbers of the summands that have a move.
    pub(super) fn open(&self) -> impl Iterator<Item = u64> {
        let open = self.numbered().filter(|(_, one)| one.move_count() > 0);
        open.map(|(number, _)| number)
    }

    /// For each summand the index of another one that plays alike, so that the two cancel each other, if there is one.
    pub fn pairing(&self) -> Vec<Option<usize>> {
        let mut pairing = vec![None; self.0.len()];
        for (index, summand) in self.0.iter().enumerate() {
            let mut earlier = (0..index).filter(|&other| pairing[other].is_none());
            if let Some(other) = earlier.find(|&other| self.0[other].plays_like(summand)) {
                pairing[index] = Some(other);
                pairing[other] = Some(index);
            }
        }
        pairing
    }

    /// The same with another summand in one place.
    pub(super) fn with(&self, index: usize, summand: Summand) -> Self {
        let mut summands = self.0.clone();
        summands[index] = summand;
        Self(summands)
    }
}

/// The games that may be summands: those whose positions have nimbers. A sum is not a summand of another.
pub(super) fn accepted() -> Vec<Box<dyn Solver>> {
    let others = GameKind::all().filter(|kind| kind.name() != ABOUT.name);
    let games = others.map(|kind| kind.rules(&Variant::default()));
    let with_nimbers = games.filter(|game| {
        let example = game.read_position(game.about().example);
        example.is_ok_and(|example| game.has_nimbers(&example))
    });
    with_nimbers.collect()
}

/// Reads a position of `known` games.
pub(super) fn read(text: &str, known: &[Box<dyn Solver>]) -> Result<Summands, Phrase> {
    let texts: Vec<&str> = text.split('+').collect();
    if texts.len() > MOST_SUMMANDS {
        let phrase = Phrase::new("position-sum-too-many").with("count", texts.len());
        return Err(phrase.with("most", MOST_SUMMANDS));
    }
    let summands = (1_u64..).zip(texts).map(|(number, text)| {
        read_summand(text, known).map_err(|why| {
            let phrase = Phrase::new("summand-refused").with("number", number);
            phrase.with("why", why)
        })
    });
    summands.collect::<Result<_, _>>().map(Summands)
}

fn read_summand(text: &str, known: &[Box<dyn Solver>]) -> Result<Summand, Phrase> {
    let mut words = text.split_whitespace();
    let Some(name) = words.next() else {
        return Err(Phrase::new("summand-empty").with("example", ABOUT.example));
    };
    let mut names = known.iter().map(|game| game.name());
    let Some(kind) = names.find(|&one| one == name).and_then(GameKind::from_name) else {
        let known: Vec<String> = known.iter().map(|game| game.name().to_owned()).collect();
        let phrase = Phrase::new("summand-no-game").quoting("game", name);
        return Err(phrase.with("known", known));
    };
    let mut variant = Variant::default();
    let mut position = Vec::new();
    while let Some(word) = words.next() {
        match word.strip_prefix("--") {
            None => position.push(word),
            Some(option) => {
                variant.values = read_option(kind.about(), option, &mut words, variant.values)?;
            }
        }
    }
    let game = kind.rules(&variant);
    if position.is_empty() {
        let phrase = Phrase::new("summand-no-position").with("game", name);
        return Err(phrase.with("example", kind.about().example));
    }
    let at = game.read_position(&position.join(" "))?;
    let game = Rc::from(game);
    Ok(Summand { game, at })
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
