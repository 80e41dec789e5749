//! The searches, the tables, and what they find.

mod dense;
mod estimates;
pub(crate) mod nimbers;
mod ppositions;
mod remoteness;
mod review;
mod search;
mod steps;
mod tree;
