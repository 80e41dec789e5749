//! The games, one folder each: rules, notation, manners and theory. Knows nothing of searches or
//! screens.

mod asking;
mod chomp;
mod coins;
mod cram;
mod game;
mod heaps;
mod kayles;
mod manners;
mod notation;
mod octal;
mod options;
mod piles;
mod ranking;
mod rules;
mod shared;
mod states;
mod sticks;
mod sum;
mod take;
mod theorems;
mod theory;
mod tree;
mod visitor;

pub use asking::{Setup, Step, Way};
pub use chomp::Chomp;
pub use coins::Coins;
pub use cram::Cram;
pub use game::Game;
pub use heaps::{
    Code, HeapConventions, HeapMove, HeapRules, HeapTheory, HeapWords, Heaps, SumGame,
};
pub use kayles::Kayles;
pub(crate) use manners::Messages;
pub use manners::{About, Conventions, Draw, Manners, Series};
pub use notation::Notation;
pub use octal::Octal;
pub use options::{Accepts, GameOption, Value, Values, Variant};
pub use piles::{Matches, Nim, PileMove, Piles};
pub use ranking::{Ranking, Unranked};
pub use rules::{Goal, Points, Rules};
pub use shared::take::{StickRow, Taken};
pub use states::{StateGame, StateRules};
pub use sticks::Sticks;
pub use sum::{Components, Follower, Indivisible, Plain, Sum, SumVisitor};
pub use take::Take;
pub use theorems::{Answer, Theorems};
pub use theory::{Cost, HeapShape, PileShape, RowShape, Shape, Taking, Theory};
pub use tree::{Child, Tree};
pub use visitor::Visitor;

pub(crate) use piles::MAX_PILES;
pub(crate) use shared::number::{MAX_COUNT, read_count};
pub(crate) use sticks::{MAX_STICKS, winning_take};

/// The message files that several games share.
pub(crate) fn shared_messages() -> [Messages; 3] {
    [shared::MESSAGES, heaps::MESSAGES, piles::MESSAGES]
}

/// What tests and benchmarks use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::chomp::ChompSum;
    pub use super::cram::{Cells, CramSum, Wide};
    pub use super::heaps::HeapSum;
    pub use super::kayles::Row;
    pub use super::piles::{
        MAX_MATCHES, PackedPiles, PileSum, golden_pair, lost_pair_of_difference, lost_partner,
    };
    pub use super::sticks::winning_take;
}
