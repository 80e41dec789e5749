//! A sum of games: several games side by side, and a move is made in one of them. A player who
//! cannot move in any loses.
//!
//! R. P. Sprague, "Über mathematische Kampfspiele", Tohoku Mathematical Journal 41 (1935); P. M.
//! Grundy, "Mathematics and games", Eureka 2 (1939): each game is worth a pile of nim, its nimber,
//! and a sum is worth the nim-sum of these. They say nothing of misère play, which sums do not
//! have.

mod known;
mod method;
mod position;
mod presentation;
mod rules;
mod tables;

pub(super) use method::BySummands;
pub(super) use position::Accepted;
pub use position::{SumMove, Summands};
pub use rules::SumOfGames;
