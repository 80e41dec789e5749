//! Games of taking from piles: everything that matches and nim share. What sets a game apart is its [`PileLaw`](game::PileLaw).

mod components;
mod cost;
mod game;
mod law;
mod matches;
mod moves;
mod nim;
mod packed;
mod position;

use crate::games::manners::Messages;
pub use components::PileSum;
pub(super) use cost::states_below;
pub use matches::{Matches, golden_pair, lost_pair_of_difference, lost_partner};
pub use moves::PileMove;
pub use nim::Nim;
pub use packed::PackedPiles;
pub(crate) use position::MAX_PILES;
pub use position::{MAX_MATCHES, Piles};

/// What several of these games say.
pub(super) const MESSAGES: Messages = &[
    ("en", include_str!("en.ftl")),
    ("cs", include_str!("cs.ftl")),
];
