//! Strategies as text: one answer to every reply, all the way down. Who has one needs no solver,
//! and who doubts it checks it by the rules: `nimatron strategy` writes one, `nimatron verify`
//! checks it.
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
mod read;
mod verify;
mod words;
mod write;
mod written;

pub use checked::Unproved;
pub use made::NoStrategy;
pub(crate) use verify::VerifyArgs;
pub(crate) use write::StrategyArgs;
pub use written::{Claim, Strategy};
