//! The games, one file each behind the trait [`Rules`], and the list of them. Knows nothing of searches, words or screens.

mod cells;
mod chomp;
mod cram;
mod diagram;
mod kayles;
mod matches;
mod nim;
mod piles;
mod rules;
mod tree;
mod wythoff;

pub use cells::{Cell, MAX_CELLS};
pub use chomp::{Bar, Chomp};
pub use cram::{Board, Cram, Domino, PackedBoard};
pub use diagram::Diagram;
pub use kayles::{Kayles, Knock, MAX_PINS, Pins};
pub use matches::Matches;
pub use nim::Nim;
pub use piles::{MAX_MATCHES, MAX_PILES, PackedPiles, PileGame, PileLaw, PileMove, Piles};
pub use rules::{Answer, Rules, Setup, Step, Taking, Way, Work};
pub use tree::{Child, Tree};
pub use wythoff::{golden_pair, lost_pair_of_difference, lost_partner};

/// The variant of a game: what the flags say about its rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// The player who makes the last move loses.
    pub misere: bool,
}

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Take from one pile, or the same number from two.
    Matches,
    /// Take from one pile.
    Nim,
    /// Put dominoes on a board.
    Cram,
    /// Knock down one pin or two neighbouring ones.
    Kayles,
    /// Bite off a square and all that is right of it and below it.
    Chomp,
}

/// Something to do with the rules of a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<R: Rules + 'static>(self, rules: R) -> Self::Output;
}

impl GameKind {
    /// All games, in the order of the menu.
    pub const ALL: [Self; 5] = [
        Self::Matches,
        Self::Nim,
        Self::Cram,
        Self::Kayles,
        Self::Chomp,
    ];

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Matches => "matches",
            Self::Nim => "nim",
            Self::Cram => "cram",
            Self::Kayles => "kayles",
            Self::Chomp => "chomp",
        }
    }

    /// The message that tells the game in a few words.
    pub fn tagline(self) -> &'static str {
        match self {
            Self::Matches => "tagline-matches",
            Self::Nim => "tagline-nim",
            Self::Cram => "tagline-cram",
            Self::Kayles => "tagline-kayles",
            Self::Chomp => "tagline-chomp",
        }
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Does something with the rules of this game.
    pub fn visit<V: Visitor>(self, variant: Variant, visitor: V) -> V::Output {
        match self {
            Self::Matches => visitor.visit(Matches::new(variant.misere)),
            Self::Nim => visitor.visit(Nim::new(variant.misere)),
            Self::Cram => visitor.visit(Cram::new(variant.misere)),
            Self::Kayles => visitor.visit(Kayles::new(variant.misere)),
            Self::Chomp => visitor.visit(Chomp::new(variant.misere)),
        }
    }
}
