//! Nimbers of impartial games whose positions split into independent components, by the search that
//! answers people. The searches that it is compared with are left to `compare`.
//!
//! The nimber of a component is the smallest number that is not the nimber of one of its followers
//! (the mex). The nimber of a position is the nim-sum (XOR) of the nimbers of its components
//! (Sprague and Grundy). The player to move loses exactly if it is 0.

pub(super) mod budget;
pub mod fact;
pub mod findings;
pub mod growth;
mod listing;
mod method;
pub mod numbers;
mod options;
pub mod packed;
mod pages;
pub mod places;
pub mod proofs;
mod search;
pub(super) mod set;
mod small;
pub(super) mod solver;
pub(super) mod sum;
pub(super) mod table;
mod threads;

pub use self::budget::{Budget, MAX_DEPTH};
pub use self::fact::Claim;
pub use self::method::ByNimbers;
pub(crate) use self::set::Nimber;
pub use self::set::NimberSet;
pub use self::solver::NimberSolver;
