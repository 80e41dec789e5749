//! The games, one folder each: rules, notation, manners and theory, and the list of them. Knows nothing of searches or
//! screens.

mod chomp;
mod coins;
mod cram;
mod game;
mod heaps;
mod kayles;
mod list;
mod manners;
mod notation;
mod options;
mod piles;
mod rules;
mod shared;
mod sticks;
mod sum;
mod theory;
mod tree;

pub use chomp::{Bar, Chomp, ChompRows, ChompSum};
pub use coins::{CoinRow, CoinState, Coins};
pub use cram::{Board, Cells, Cram, CramSum, Domino, PackedBoard, Wide};
pub use game::Game;
pub use heaps::{HeapMove, HeapRules, HeapSum, HeapWords, Heaps, MAX_HEAPS, SumGame};
pub use kayles::{Kayles, Knock, Row};
pub use list::{GameKind, Visitor};
pub use manners::{About, Conventions, Manners, Messages, OfPiles, Setup, SingleRow, Step, Way};
pub use notation::Notation;
pub use options::{GameOption, Values, Variant};
pub use piles::{
    MAX_MATCHES, MAX_PILES, Matches, Nim, PackedPiles, PileGame, PileLaw, PileMove, PileSum, Piles,
    golden_pair, lost_pair_of_difference, lost_partner,
};
pub use rules::{Goal, Points, Rules};
pub use shared::cells::{Cell, MAX_CELLS};
pub use shared::diagram::Diagram;
pub use shared::take::{StickRow, Take};
pub use sticks::{MAX_STICKS, Sticks, winning_take};
pub use sum::{Components, Follower, Indivisible, Plain, Sum, SumVisitor};
pub use theory::{Answer, Cost, PileShape, Shape, Taking, Theory};
pub use tree::{Child, Tree};
