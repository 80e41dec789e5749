//! The games, one folder each: rules, manners and theory. Knows nothing of searches or
//! screens.

mod asking;
mod chomp;
mod coins;
mod cram;
mod euclid;
mod fibonacci;
mod game;
mod grundy;
mod heaps;
mod kayles;
mod manners;
mod matches;
mod nim;
mod octal;
mod options;
mod ranking;
mod rules;
mod shared;
mod states;
mod sticks;
mod sum;
mod take;
mod theory;

use manners::about;

pub use asking::{Setup, Step};
pub use chomp::Chomp;
pub use coins::Coins;
pub use cram::Cram;
pub use euclid::Euclid;
pub use fibonacci::Fibonacci;
pub use game::Game;
pub use grundy::Grundy;
pub use heaps::{
    AskedHeaps, Code, HeapConventions, HeapGame, HeapRules, HeapTake, Heaps, NimPiles, Takes,
};
pub(crate) use heaps::{LONGEST_SCALE, nimbers_of_sizes, states_at_least};
pub use kayles::Kayles;
pub use manners::{About, Conventions, Draw, Manners};
pub use matches::{Matches, Piles};
pub use nim::Nim;
pub use octal::Octal;
pub use options::{Accepts, GameOption, Value, Values, Variant};
pub use ranking::Ranking;
pub use rules::{Child, Goal, Rules, Tree};
pub(crate) use shared::number::MAX_COUNT;
pub use states::StateRules;
pub use sticks::Sticks;
pub use sum::{Follower, Plain, Sum};
pub use take::Take;
pub use theory::{Answer, Cost, Theorems, Theory};

/// What has a name because a signature needs it, and no page of its own. It may change at any time.
#[doc(hidden)]
pub use self::{
    game::Visitor,
    heaps::{HeapMove, HeapSum},
    manners::Series,
    matches::PileMove,
    ranking::Met,
    shared::{cells::Cell, diagram::Diagram, take::StickRow},
    sum::{Scale, SumVisitor},
    theory::{HeapShape, PileShape, RowShape},
};

pub(crate) use heaps::MAX_PILES;
pub(crate) use shared::number::read_number;
pub(crate) use sticks::{MAX_STICKS, winning_take};

/// What tests and benchmarks use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::chomp::ChompSum;
    pub use super::cram::{Cells, CramSum, Grid, Wide};
    pub use super::heaps::{HeapSum, PackedPiles};
    pub use super::kayles::misere::Rows as MisereRows;
    pub use super::matches::{golden_pair, lost_pair_of_difference, lost_partner};
    /// The most matches that a pile may have.
    pub const MAX_MATCHES: u64 = super::shared::number::MAX_COUNT;
    pub use super::sticks::winning_take;
}
