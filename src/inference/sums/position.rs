//! The summands of a position, a move in one of them, and how both are written:
//! `nim 3,5 + octal 7 --code 0.07` and `2/7:1`.

use std::fmt::{self, Debug, Display};
use std::rc::Rc;

use crate::games::{About, StickRow, Values, Variant, read_options};
use crate::inference::{
    erased::{Move, Position},
    solver::Solver,
};
use crate::reason::{Figure, Phrase};

/// A position.
pub(super) const EXAMPLE: &str = "nim 3,5 + kayles 4 + cram 2x3";

/// The most summands that a position may have.
pub(super) const MOST_SUMMANDS: usize = 16;

/// A summand: a position with its game.
#[derive(Clone)]
pub(super) struct Summand {
    pub(super) game: Rc<dyn Solver>,
    pub(super) at: Position,
}

/// Where the nimber of a summand comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NimberSource {
    /// The remainder of the sticks in a single row.
    Row(StickRow),
    /// A theorem, which gives the moves to each nimber too.
    Theorem,
    /// It is 0 because each move there has its copy: rows in equal pairs, or a board with a mirror.
    Copies,
    /// The moves, or those of its components.
    Search,
}

impl Summand {
    /// The name of the game, to be said.
    pub(super) fn title(&self) -> Figure {
        let About { tagline, name, .. } = *self.game.about();
        Figure::Game { tagline, name }
    }

    /// The game with its options: what is known of one position helps with others that have the
    /// same.
    pub(super) fn game_and_options(&self) -> (&'static str, Values) {
        (self.game.name(), self.game.values(&self.at))
    }

    /// How many moves it has.
    pub(super) fn move_count(&self) -> u128 {
        self.game.move_count(&self.at)
    }

    /// Where its nimber comes from.
    pub(super) fn source(&self) -> NimberSource {
        let Self { game, at } = self;
        if let Some(row) = game.single_row(at) {
            NimberSource::Row(row)
        } else if game.moves_to_nimber(at, 0).is_some() {
            NimberSource::Theorem
        } else if game.splits() && game.known_nimber(at) == Some(0) {
            NimberSource::Copies
        } else {
            NimberSource::Search
        }
    }

    /// Whether its nimber is the size of all that is written, as in nim with one pile.
    pub(super) fn is_its_nimber(&self) -> bool {
        let written = self.game.write_position(&self.at);
        let sizes = written.split(',').map(|size| size.parse::<u64>().ok());
        let size: Option<u64> = sizes.sum();
        size.is_some() && size == self.game.known_nimber(&self.at)
    }

    /// The same game after a move, which may be one that another game has read.
    pub(super) fn play(&self, played: Move) -> Result<Self, Phrase> {
        let own = self.game.read_move(&played)?;
        self.game.play(&self.at, own).map(|at| self.after(at))
    }

    /// The same game in another position.
    pub(super) fn after(&self, at: Position) -> Self {
        Self {
            game: Rc::clone(&self.game),
            at,
        }
    }

    /// What all that play alike have in common, and the one that stands for them.
    pub(super) fn alike(&self) -> (String, Self) {
        let (alike, at) = self.game.alike(&self.at);
        let (name, options) = (self.game.name(), self.game.write_options(&at));
        (format!("{name}{options} {alike};"), self.after(at))
    }

    /// Whether the other one is a position of the same game with the same options that plays alike.
    pub(super) fn plays_like(&self, other: &Self) -> bool {
        self.alike().0 == other.alike().0
    }
}

impl Display for Summand {
    /// Writes the name, the position and the options.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, at } = self;
        let (position, options) = (game.write_position(at), game.write_options(at));
        write!(f, "{} {position}{options}", game.name())
    }
}

/// Games side by side. A move is made in one of them.
#[derive(Clone)]
pub struct Summands(pub(super) Vec<Summand>);

impl Display for Summands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(Summand::to_string).collect();
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
    pub(super) fn at(&self, number: usize) -> Option<&Summand> {
        self.0.get(number.checked_sub(1)?)
    }

    /// The summands with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &Summand)> {
        (1..).zip(&self.0)
    }

    /// The numbers of the summands that have a move.
    pub(super) fn open(&self) -> impl Iterator<Item = usize> {
        let open = self.numbered().filter(|(_, one)| one.move_count() > 0);
        open.map(|(number, _)| number)
    }

    /// For each summand the index of another one that plays alike, so that the two cancel each
    /// other, if there is one.
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
}

/// A move in one summand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// The number of the summand, counted from 1.
    pub(super) number: usize,
    /// The move as the summand's game writes it.
    pub(super) played: Move,
}

impl Display for SumMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.played)
    }
}

/// The refusal of the summand of this number.
pub(super) fn refused(number: usize, why: Phrase) -> Phrase {
    phrase!("summand-refused", number, why)
}

/// The games that may be summands.
#[derive(Clone)]
pub(in crate::inference) struct Accepted {
    pub(super) games: Rc<[Rc<dyn Solver>]>,
    /// Opens a game of the list in a variant.
    pub(super) open: fn(&'static About, &Variant) -> Box<dyn Solver>,
}

impl Accepted {
    /// Those of some games whose positions have nimbers.
    pub(in crate::inference) fn among(
        games: impl Iterator<Item = &'static About>,
        open: fn(&'static About, &Variant) -> Box<dyn Solver>,
    ) -> Self {
        let games = games.map(|about| Rc::from(open(about, &Variant::default())));
        // Piles do not split, and have nimbers all the same.
        let has_nimbers = |game: &Rc<dyn Solver>| game.splits() || game.of_piles(&[1, 1]).is_some();
        let games = games.filter(has_nimbers).collect();
        Self { games, open }
    }

    /// Their names.
    pub(super) fn names(&self) -> Vec<String> {
        let games = self.games.iter();
        games.map(|game| game.name().to_owned()).collect()
    }

    /// Reads a position.
    pub(super) fn read(&self, text: &str) -> Result<Summands, Phrase> {
        let texts = split_unquoted(text, |sign| sign == '+');
        if texts.len() > MOST_SUMMANDS {
            return Err(phrase!(
                "position-sum-too-many",
                count = texts.len(),
                most = MOST_SUMMANDS
            ));
        }
        let summands = (1..).zip(texts).map(|(number, text)| {
            let summand = self.read_summand(&text);
            summand.map_err(|why| refused(number, why))
        });
        summands.collect::<Result<_, _>>().map(Summands)
    }

    fn read_summand(&self, text: &str) -> Result<Summand, Phrase> {
        let words = split_unquoted(text, char::is_whitespace);
        let words = words.iter().map(|word| word.trim_matches('\u{22}'));
        let mut words = words.filter(|word| !word.is_empty());
        let Some(name) = words.next() else {
            return Err(phrase!("summand-empty", example = EXAMPLE));
        };
        let Some(game) = self.games.iter().find(|game| game.name() == name) else {
            let phrase = Phrase::new("summand-no-game").quoting("game", name);
            return Err(phrase.with("known", self.names()));
        };
        let about = game.about();
        let (position, values) = read_options(about, words)?;
        let misere = false;
        let game: Rc<dyn Solver> = (self.open)(about, &Variant { misere, values }).into();
        if position.is_empty() {
            return Err(phrase!(
                "summand-no-position",
                game = name,
                example = about.example
            ));
        }
        let at = game.read_position(&position)?;
        Ok(Summand { game, at })
    }
}

/// Cuts a text at signs that do not stand in quotation marks.
fn split_unquoted(text: &str, separates: impl Fn(char) -> bool) -> Vec<String> {
    let (mut pieces, mut is_quoted) = (vec![String::new()], false);
    for sign in text.chars() {
        is_quoted ^= sign == '\u{22}';
        if separates(sign) && !is_quoted {
            pieces.push(String::new());
        } else if let Some(piece) = pieces.last_mut() {
            piece.push(sign);
        }
    }
    pieces
}
