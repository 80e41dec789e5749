//! The P-table of matches: every position of up to ten piles is settled by a few look-ups.
//!
//! For every multiset of all piles but one there is exactly one pile that completes it to a losing
//! position (a P-position). So P-positions are few, and no two of them are one move apart. The
//! table finds them in lexicographic order and remembers what each excludes.

mod build;
mod cap;
pub mod cost;
mod kept;
mod long_rows;
mod method;
mod nimbers;
pub mod partners;
mod query;
pub mod region;
mod rows;
mod several;
mod table;
mod walk;
mod words;

pub use self::cap::{Capped, capped};
pub use self::cost::{RowKind, TableCost};
pub(super) use self::kept::PileTables;
pub use self::method::ByPTable;
pub(super) use self::nimbers::PileNimbers;
pub use self::query::Taking;
pub(super) use self::several::{BySeveral, Several};
pub use self::table::PTable;
