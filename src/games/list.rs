//! The list of games, one line per game. No other file names them all.

use super::chomp::Chomp;
use super::coins::Coins;
use super::cram::Cram;
use super::euclid::Euclid;
use super::fibonacci::Fibonacci;
use super::game::Game;
use super::grundy::Grundy;
use super::heaps;
use super::kayles::Kayles;
use super::manners::{About, Manners, Messages};
use super::matches::Matches;
use super::nim::Nim;
use super::octal::Octal;
use super::options::Variant;
use super::rules::Goal;
use super::shared;
use super::sticks::Sticks;
use super::sum_of_games::SumOfGames;
use super::take::Take;
use super::visitor::{GameList, Visitor};
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
    SumOfGames<GameKind>,
    Grundy,
    Euclid,
    Fibonacci,
}

impl GameKind {
    /// All games, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        LIST.iter().copied().map(Self)
    }

    /// Returns the game called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.about().name == name)
    }

    /// Returns the message files of all games, and those that several games share.
    pub fn messages() -> impl Iterator<Item = Messages> {
        let own = Self::all().map(|kind| kind.about().messages);
        [shared::MESSAGES, heaps::MESSAGES, heaps::OF_PILES]
            .into_iter()
            .chain(own)
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
        let by_points = self.visit(&Variant::default(), ByPoints);
        let id = if by_points {
            "variant-no-misere"
        } else {
            "variant-only-normal"
        };
        Some(Phrase::new(id).with("game", self.name()))
    }

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        self.0.name
    }
}

/// Whether points decide.
struct ByPoints;

impl Visitor for ByPoints {
    type Output = bool;

    fn visit<G: Game>(self, rules: G) -> bool {
        matches!(rules.goal(), Goal::Points(_))
    }
}

impl GameList for GameKind {
    fn entries() -> impl Iterator<Item = &'static About> {
        LIST.iter().copied()
    }

    fn visit<V: Visitor>(name: &str, variant: &Variant, visitor: V) -> Option<V::Output> {
        Some(Self::from_name(name)?.visit(variant, visitor))
    }
}

impl PartialEq for GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameKind {}
