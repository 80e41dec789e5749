//! The list of games, one line per game. No other file names them all.

use super::{erased::At, limits::Work, oracle::Oracle, solver::Solver, sums::SumOfGames};
use crate::games::{
    About, Chomp, Coins, Cram, Euclid, Fibonacci, Game, Grundy, Half, Kayles, Matches, Nim, Octal,
    Sticks, Take, Variant, Visitor,
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
        if self.name() == SumOfGames::ABOUT.name {
            return Box::new(Oracle::of_sums(work));
        }
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

/// The rules of a game in words, with what holds from `start` on.
pub(crate) fn rules_from(game: &dyn Solver, start: &At) -> Phrase {
    let kind = GameKind::of(game.about());
    kind.rules(&game.variant(start)).summary()
}

struct Open(Work);

impl Visitor for Open {
    type Output = Box<dyn Solver>;

    fn visit<G: Game>(self, rules: G) -> Box<dyn Solver> {
        Box::new(Oracle::at_work(rules, self.0))
    }
}

impl PartialEq for GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameKind {}
