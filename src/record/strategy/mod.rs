//! Strategies as text: one answer to every reply, all the way down. Who has one needs no solver,
//! and who doubts it checks it by the rules.
//!
//! ```text
//! [Game "matches"]
//! [Position "1,2,2"]
//! [Strategy "win"]
//!
//! 1,2,2 -> 1:1
//! ...
//! ```
//!
//! `docs/strategies.md` describes the format.

mod checked;
mod made;
mod written;

pub use checked::Unproved;
pub use made::NoStrategy;
pub use written::{Claim, Strategy};
