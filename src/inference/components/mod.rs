//! What every search for the nimbers of components has, the one that answers people and those that
//! it is compared with: sets of nimbers, sums of components, and what it has spent.

mod guard;
mod search;
mod set;
mod sum;

pub(super) use self::guard::Guard;
pub use self::guard::MAX_DEPTH;
pub use self::search::{NimberClaim, NimberSearch};
pub(super) use self::set::Nimber;
pub use self::set::NimberSet;
pub(super) use self::sum::cancelled;
