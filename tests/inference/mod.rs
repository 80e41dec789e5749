//! The searches, the tables, and what they find.

mod dense;
mod estimates;
mod game_trees;
mod mistakes;
pub(crate) mod nimbers;
mod ppositions;
mod quotient;
mod remoteness;
mod search;
mod steps;
