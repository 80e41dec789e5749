//! The P-table of matches: whether a position of up to ten piles is lost takes one look-up.
//!
//! For every multiset of all piles but one there is exactly one pile that completes it to a losing
//! position (a P-position): no two, as they would be one move apart, and always one (see `cap`).
//! The table finds them in lexicographic order and remembers what each excludes.

mod build;
mod cap;
mod level;
mod lines;
mod method;
mod nimbers;
mod query;
mod rows;
mod sequence;
mod signatures;
mod table;
mod walk;

pub use self::cap::{Capped, capped};
pub use self::method::ByPTable;
pub use self::query::Taking;
pub use self::sequence::losing_sequence;
pub use self::table::PTable;
