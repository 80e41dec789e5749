//! The list of games: the only file that names them all. A game is a line in it.

use super::chomp::Chomp;
use super::coins::Coins;
use super::cram::Cram;
use super::game::Game;
use super::heaps;
use super::kayles::Kayles;
use super::manners::{About, Manners, Messages};
use super::options::Variant;
use super::piles::{self, Matches, Nim};
use super::shared;
use super::sticks::Sticks;

/// Something to do with the rules of a game, whichever it is.
pub trait Visitor {
    /// The result.
    type Output;
    /// Does it.
    fn visit<G: Game>(self, rules: G) -> Self::Output;
}

/// A game of the list.
#[derive(Clone, Copy, Debug)]
pub struct GameKind(&'static About);

/// Makes the list and the visit from one line a game, in the order of the menu.
macro_rules! games {
    ($($game:ty,)+) => {
        const LIST: &[&About] = &[$(&<$game>::ABOUT),+];

        impl GameKind {
            /// Does something with the rules of a variant of this game.
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
}

impl GameKind {
    /// All games, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        LIST.iter().copied().map(Self)
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.about().name == name)
    }

    /// The message files of all games, and those that several games share.
    pub fn messages() -> impl Iterator<Item = Messages> {
        let own = Self::all().map(|kind| kind.about().messages);
        [shared::MESSAGES, heaps::MESSAGES, piles::MESSAGES]
            .into_iter()
            .chain(own)
    }

    /// What is to be known of the game before it is played.
    pub fn about(self) -> &'static About {
        self.0
    }

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        self.0.name
    }
}

impl PartialEq for GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for GameKind {}
