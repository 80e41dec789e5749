//! The games: rules, presentation and theory. Knows nothing of searches or screens.

mod asking;
mod chomp;
mod coins;
mod components;
mod cram;
mod disguise;
mod euclid;
mod fibonacci;
mod game;
mod grundy;
mod half;
mod heaps;
mod kayles;
mod matches;
mod octal;
mod options;
mod presentation;
mod ranking;
mod rules;
mod shapes;
mod shared;
mod states;
mod sticks;
mod sum;
mod take;
mod terms;
mod theory;

pub(crate) use presentation::about;

pub use asking::{Setup, Step};
pub use chomp::{Bar, Chomp};
pub use coins::{CoinRow, Coins};
pub use components::Components;
pub use cram::Cram;
pub use disguise::{Disguised, nimble::Nimble, staircase::Staircase};
pub use euclid::Euclid;
pub use fibonacci::Fibonacci;
pub use game::Game;
pub use grundy::Grundy;
pub use half::Half;
pub use heaps::{
    AskedHeaps, ByRule, Code, HeapConventions, HeapGame, HeapLaw, HeapRules, HeapTake, Heaps,
    OwnWords, Rule, Takes,
};
pub(crate) use heaps::{LONGEST_SCALE, nimbers_of_sizes};
pub use kayles::Kayles;
pub use matches::{Matches, NimPiles, Piles, nim::Nim};
pub use octal::Octal;
pub use options::{Accepts, GameOption, Value, Values, Variant};
pub use presentation::{About, Draw, Presentation};
pub use rules::{Child, Goal, Rules, Tree};
pub(crate) use shared::{counting::states_at_least, number::MAX_COUNT};
pub use states::StateRules;
pub use sticks::Sticks;
pub use sum::{ByTheory, Follower, Packed, Sum};
pub use take::Take;
pub use theory::{Answer, Cost, Theorems, Theory};

/// What has a name because a signature needs it, and no page of its own. It may change at any time.
#[doc(hidden)]
pub use self::{
    heaps::{HeapMove, HeapSum},
    matches::PileMove,
    presentation::Series,
    ranking::Met,
    shapes::HeapShape,
    shared::{cells::Cell, diagram::Diagram, single_row::StickRow},
    sum::{Scale, SumVisitor},
};

pub(crate) use options::MISERE;
pub(crate) use terms::read_options;

/// What the P-table, tests and benchmarks use beside the library's interface. It may change at any
/// time.
#[doc(hidden)]
pub mod internals {
    pub use super::chomp::Bars;
    pub use super::cram::{Cells, CramSum, Grid};
    pub use super::heaps::HeapSum;
    pub use super::heaps::misere_kayles::MisereRows;
    pub use super::matches::{
        MAX_PILES, PackedPiles,
        golden::{golden_pair, lost_pair_of_difference, lost_partner},
    };
    /// The most matches that a pile may have.
    pub const MAX_MATCHES: u64 = super::shared::number::MAX_COUNT;
    pub use super::shared::number::read_number;
}
