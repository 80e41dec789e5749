//! What is wrong with a record, and where.

use crate::reason::Phrase;

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong there, and what is accepted.
    pub why: Phrase,
}

impl Damage {
    /// Creates the damage of a line.
    pub(super) fn new(line: u64, why: Phrase) -> Self {
        Self { line, why }
    }
}
