//! Remoteness: how many moves a game still takes if the winner hurries and the loser delays.

mod endings;
pub(super) mod piles;

pub use self::endings::{Ending, Endings};
pub use self::piles::PileRemoteness;
