//! What all tables of sorted piles have in common: the ranks of positions within bounds, those one
//! move below, and tables that are kept from one position to the next.

mod kept;
pub(super) mod neighbours;
pub mod region;

pub(super) use self::kept::{DenseTable, PileTables};
