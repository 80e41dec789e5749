//! Nimbers of impartial games whose positions split into independent components, by the search that
//! answers people. The searches that it is compared with are left to `compare`.
//!
//! The nimber of a component is the smallest number that is not the nimber of one of its followers
//! (the mex). The nimber of a position is the nim-sum (XOR) of the nimbers of its components
//! (Sprague and Grundy). The player to move loses exactly if it is 0.

mod ahead;
mod bound;
pub(super) mod guard;
mod method;
mod numbers;
mod options;
mod search;
pub(super) mod set;
mod shared;
mod solver;
pub(super) mod sum;
mod table;

pub use self::bound::NimberClaim;
pub use self::guard::MAX_DEPTH;
pub use self::method::ByNimbers;
pub(crate) use self::set::Nimber;
pub use self::set::NimberSet;
pub(crate) use self::solver::NimberSolver;
