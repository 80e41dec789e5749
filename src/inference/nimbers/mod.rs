//! Nimbers of impartial games whose positions split into independent components, by the search that
//! answers people. The searches that it is compared with are left to `compare`.
//!
//! The nimber of a component is the smallest number that is not the nimber of one of its followers
//! (the mex). The nimber of a position is the nim-sum (XOR) of the nimbers of its components
//! (Sprague and Grundy). The player to move loses exactly if it is 0.

mod ahead;
mod bound;
mod method;
mod numbers;
mod options;
mod reports;
mod search;
mod shared;
mod solver;
mod table;

pub use self::method::ByNimbers;
pub(super) use self::solver::NimberSolver;
