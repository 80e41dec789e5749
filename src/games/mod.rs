//! The games, one file each behind the trait [`Game`], and the list of them. Knows nothing of searches, words or screens.

mod chomp;
mod coins;
mod cram;
mod game;
mod impartial;
mod kayles;
mod piles;
mod shared;
mod sticks;
mod tree;

use std::ops::RangeInclusive;

pub use chomp::{Bar, Chomp, ChompParts, ChompRows};
pub use coins::{CoinRow, CoinState, Coins};
pub use cram::{Board, Cells, Cram, CramParts, Domino, PackedBoard, Wide};
pub use game::{Answer, Custom, Game, Setup, Step, StickRow, SumVisitor, Taking, Way, Work};
pub use impartial::{Follower, Impartial, Plain};
pub use kayles::{Kayles, KaylesParts, Knock, MAX_PINS, Pins};
pub use piles::{
    MAX_MATCHES, MAX_PILES, Matches, Nim, PackedPiles, PileGame, PileLaw, PileMove, PileParts,
    Piles, golden_pair, lost_pair_of_difference, lost_partner,
};
pub use shared::cells::{Cell, MAX_CELLS};
pub use shared::diagram::Diagram;
pub use shared::take::Take;
pub use sticks::{MAX_STICKS, Sticks, winning_take};
pub use tree::{Child, Tree};

/// The variant of a game: what the flags say about its rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// The player who makes the last move loses.
    pub misere: bool,
    /// The largest take, in games where it is agreed upon.
    pub max_take: Option<u64>,
}

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Take from one pile, or the same number from two.
    Matches,
    /// Take from one pile.
    Nim,
    /// Take one to so many from a row.
    Sticks,
    /// Take columns of coins from the right.
    Coins,
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
    fn visit<R: Game + 'static>(self, rules: R) -> Self::Output;
}

impl GameKind {
    /// All games, in the order of the menu.
    pub const ALL: [Self; 7] = [
        Self::Matches,
        Self::Nim,
        Self::Sticks,
        Self::Coins,
        Self::Cram,
        Self::Kayles,
        Self::Chomp,
    ];

    /// The name on the command line, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Self::Matches => "matches",
            Self::Nim => "nim",
            Self::Sticks => "sticks",
            Self::Coins => "coins",
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
            Self::Sticks => "tagline-sticks",
            Self::Coins => "tagline-coins",
            Self::Cram => "tagline-cram",
            Self::Kayles => "tagline-kayles",
            Self::Chomp => "tagline-chomp",
        }
    }

    /// The game of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The largest takes that can be agreed upon, in games where one is.
    pub fn max_takes(self) -> Option<RangeInclusive<u64>> {
        match self {
            Self::Sticks => Some(2..=MAX_MATCHES),
            Self::Coins => Some(1..=MAX_MATCHES),
            Self::Matches | Self::Nim | Self::Cram | Self::Kayles | Self::Chomp => None,
        }
    }

    /// Whether the last move decides, so that it can be the one that loses.
    pub fn has_misere(self) -> bool {
        self != Self::Coins
    }

    /// Whether an opponent that learns with matchboxes plays it.
    pub fn has_learner(self) -> bool {
        self == Self::Sticks
    }

    /// Does something with the rules of this game.
    pub fn visit<V: Visitor>(self, variant: Variant, visitor: V) -> V::Output {
        match self {
            Self::Matches => visitor.visit(Matches::new(variant.misere)),
            Self::Nim => visitor.visit(Nim::new(variant.misere)),
            Self::Sticks => visitor.visit(Sticks::new(variant)),
            Self::Coins => visitor.visit(Coins::new(variant)),
            Self::Cram => visitor.visit(Cram::new(variant.misere)),
            Self::Kayles => visitor.visit(Kayles::new(variant.misere)),
            Self::Chomp => visitor.visit(Chomp::new(variant.misere)),
        }
    }
}
