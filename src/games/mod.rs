//! The games, one file each behind the trait [`Rules`], and the list of them. Knows nothing of searches, words or screens.

mod chomp_parts;
mod cram_parts;
mod impartial;
mod kayles_parts;
mod matches;
mod nim;
mod pile_parts;
mod piles;
mod rules;
mod tree;
mod wythoff;

pub use chomp_parts::{ChompParts, ChompRows};
pub use cram_parts::{Cells, CramParts, Wide};
pub use impartial::{Follower, Impartial, Plain};
pub use kayles_parts::KaylesParts;
pub use matches::Matches;
pub use nim::Nim;
pub use pile_parts::PileParts;
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
    pub const ALL: [Self; 2] = [Self::Matches, Self::Nim];

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Matches => "matches",
            Self::Nim => "nim",
        }
    }

    /// The message that tells the game in a few words.
    pub fn tagline(self) -> &'static str {
        match self {
            Self::Matches => "tagline-matches",
            Self::Nim => "tagline-nim",
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
        }
    }
}
