//! The list of games, one line per game, and the methods that solve them, in the order in which
//! they are asked. No other file names them all.

use super::{
    dense::ByDenseTable,
    erased::Position,
    heaps::ByHeaps,
    limits::{Unsolved, Work},
    method::{ClosedForm, Method, Methods, Solvable},
    nimbers::ByNimbers,
    oracle::Oracle,
    ppositions::ByPTable,
    quotient::ByQuotient,
    row::ByRow,
    search::Search,
    solver::Solver,
    sums::{Accepted, BySummands, SumOfGames},
    terms::{NimberSequence, WordSequence},
};
use crate::games::{
    About, Chomp, Code, Coins, Cram, Disguised, Euclid, Fibonacci, Game, Grundy, Half, HeapGame,
    Kayles, Matches, Nim, Nimble, Octal, Presentation, Staircase, StateRules, Sticks, Take,
    Theorems, Variant,
};
use crate::reason::Phrase;

/// A game of the list.
#[derive(Clone, Copy, Debug)]
pub struct GameKind(&'static About);

/// Generates the list and [`GameKind::visit`] from one line per game, in the order of the menu.
macro_rules! games {
    ($($game:ty,)+) => {
        const LIST: &[&About] = &[$(&<$game>::ABOUT),+];

        impl GameKind {
            /// Runs `visitor` with the rules of a variant of this game.
            pub fn visit<V: Visitor>(self, variant: &Variant, visitor: V) -> V::Output {
                $(
                    if self.0.name == <$game>::ABOUT.name {
                        return visitor.visit(<$game>::of_variant(variant));
                    }
                )+
                unreachable!("a game is always one of the list")
            }
        }
    };
}

games! {
    Matches,
    Nim,
    Sticks,
    Coins,
    Cram,
    Kayles,
    Chomp,
    Octal,
    Take,
    SumOfGames,
    Grundy,
    Euclid,
    Fibonacci,
    Half,
    Nimble,
    Staircase,
}

impl GameKind {
    /// All games, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        LIST.iter().copied().map(Self)
    }

    /// The game of this entry of the list.
    pub(crate) fn of(about: &'static About) -> Self {
        Self(about)
    }

    /// Returns the game called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.about().name == name)
    }

    /// Opens the game. This is the one place where the type of a game is chosen.
    pub fn open(self, variant: &Variant, work: Work) -> Box<dyn Solver> {
        self.visit(variant, Open(work))
    }

    /// Opens the game for its rules alone.
    pub fn rules(self, variant: &Variant) -> Box<dyn Solver> {
        self.open(variant, Work::default())
    }

    /// The entry of the game.
    pub fn about(self) -> &'static About {
        self.0
    }

    /// Says why the game has no misère play; `None` if it has.
    pub fn no_misere(self) -> Option<Phrase> {
        if self.0.misere_rules.is_some() {
            return None;
        }
        let id = if self.rules(&Variant::default()).has_points() {
            "variant-no-misere"
        } else {
            "variant-only-normal"
        };
        Some(phrase!(id, game = self.name()))
    }

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        self.0.name
    }
}

impl SumOfGames {
    /// The rules of the one variant.
    pub fn of_variant(_: &Variant) -> Self {
        Self::default()
    }
}

impl Default for SumOfGames {
    /// Sums of all games that may be summands. A sum is not a summand of another.
    fn default() -> Self {
        let others = LIST.iter().copied();
        let others = others.filter(|about| about.name != Self::ABOUT.name);
        Self::of(Accepted::among(others, |about, variant| {
            GameKind::of(about).rules(variant)
        }))
    }
}

/// The rules of a game in words, with what holds from `start` on.
pub(crate) fn rules_from(game: &dyn Solver, start: &Position) -> Phrase {
    let kind = GameKind::of(game.about());
    kind.rules(&game.variant(start)).summary()
}

/// Code that runs with the rules of any game.
pub trait Visitor {
    /// What it returns.
    type Output;
    /// Runs it.
    fn visit<G: Solvable>(self, rules: G) -> Self::Output;
}

struct Open(Work);

impl Visitor for Open {
    type Output = Box<dyn Solver>;

    fn visit<G: Solvable>(self, rules: G) -> Box<dyn Solver> {
        Box::new(Oracle::at_work(rules, self.0))
    }
}

/// Matches and nim.
impl Solvable for Matches {
    fn methods(work: &Work) -> Methods<Self> {
        vec![closed_form(), Box::new(ByPTable::new(work.clone()))]
    }

    fn pairs<'a>(&self, position: &'a Self::Position) -> Option<&'a [u64]> {
        Self::pairs(self, position)
    }
}

impl Solvable for Disguised {
    fn methods(work: &Work) -> Methods<Self> {
        vec![closed_form(), minimax(work)]
    }
}

impl Solvable for Coins {
    fn methods(work: &Work) -> Methods<Self> {
        vec![Box::new(ByRow::new(work.clone()))]
    }
}

impl Solvable for Cram {
    fn methods(work: &Work) -> Methods<Self> {
        let nimbers = Box::new(ByNimbers::new(work.clone()));
        vec![closed_form(), nimbers, minimax(work)]
    }
}

impl Solvable for Chomp {
    fn methods(work: &Work) -> Methods<Self> {
        let dense_table = Box::new(ByDenseTable::new(work.clone()));
        vec![dense_table, minimax(work)]
    }
}

/// Kayles, octal, take, grundy and half.
impl Solvable for HeapGame {
    fn methods(work: &Work) -> Methods<Self> {
        let heaps = Box::new(ByHeaps::new(work.clone()));
        let quotient = Box::new(ByQuotient::new(work.clone()));
        vec![closed_form(), heaps, quotient, minimax(work)]
    }
}

impl Solvable for SumOfGames {
    fn methods(work: &Work) -> Methods<Self> {
        vec![closed_form(), Box::new(BySummands::new(work.clone()))]
    }
}

/// Sticks, euclid and fibonacci.
impl<S: StateRules + Presentation + Theorems> Solvable for S {
    fn methods(work: &Work) -> Methods<Self> {
        vec![closed_form(), minimax(work)]
    }
}

/// What lists the nimbers of the heaps of a code, whatever the game.
pub(super) const NIMBERS_BY_CODE: &[NimbersByCode] = &[
    // With the proof of a period.
    super::heaps::nimbers_of_heaps,
];

/// What lists the words of heaps in misère play.
pub(super) const WORDS_BY_CODE: &[WordsByCode] = &[
    // Those of the misère quotient.
    super::quotient::words_of_heaps,
];

type NimbersByCode = fn(&Code, u64, &Work) -> NimberSequence<u16>;
type WordsByCode = fn(&Code, u64, &Work) -> Result<Option<WordSequence>, Unsolved>;

fn closed_form<R: Game>() -> Box<dyn Method<R>> {
    Box::new(ClosedForm)
}

fn minimax<R: Game>(work: &Work) -> Box<dyn Method<R>> {
    Box::new(Search::new(work.clone()))
}

impl PartialEq for GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameKind {}
