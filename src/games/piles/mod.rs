//! Games of taking from piles: everything that matches and nim share. The rest is in a [`PileLaw`].

mod components;
mod cost;
mod game;
mod law;
mod matches;
mod moves;
mod nim;
mod packed;
mod position;
mod theory;

use crate::games::manners::Messages;
pub use components::PileSum;
pub(super) use cost::states_below;
pub use matches::{Matches, golden_pair, lost_pair_of_difference, lost_partner};
pub use moves::PileMove;
pub use nim::Nim;
pub use packed::PackedPiles;
pub(crate) use position::MAX_PILES;
pub use position::{MAX_MATCHES, Piles};

/// The messages that matches and nim share.
pub(super) const MESSAGES: Messages = &[
    ("en", include_str!("en.ftl")),
    ("cs", include_str!("cs.ftl")),
];
