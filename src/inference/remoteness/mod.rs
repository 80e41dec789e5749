//! Remoteness: how many moves a game still takes if the winner hurries and the loser delays.

mod endings;
mod piles;
mod states;

pub use self::endings::{Endings, OutcomeInMoves};
pub(super) use self::piles::ByPairs;
pub use self::piles::PileRemoteness;
