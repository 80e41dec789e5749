//! Why a player makes no move.

use crate::reason::Phrase;

/// Why there is no move of a player.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It forfeits the game, for this reason, which lacks its name.
    Forfeits(Phrase),
    /// Its command cannot be run at all, for this reason.
    NotRun(Phrase),
    /// The interrupt was raised while it was thinking.
    Interrupted,
}

impl From<Phrase> for Trouble {
    fn from(why: Phrase) -> Self {
        Self::Forfeits(why)
    }
}
