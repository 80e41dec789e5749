//! By what terms programs play, and why there may be no move.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use crate::reason::Phrase;

/// What holds for all programs.
#[derive(Clone, Debug)]
pub(crate) struct BotTerms {
    /// The most time for a move.
    pub move_time: Duration,
    /// Where they write their errors. `None` if nowhere.
    pub log: Option<Arc<File>>,
}

impl Default for BotTerms {
    fn default() -> Self {
        Self {
            move_time: Duration::from_secs(5),
            log: None,
        }
    }
}

/// Why there is no move of a player.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It forfeits the game, for this reason, which lacks its name.
    Forfeits(Phrase),
    /// Its command cannot be run at all, for this reason.
    NotRun(Phrase),
    /// A share of the memory is too small for the game. It is not for programs.
    Left,
    /// The interrupt was raised while it was thinking.
    Interrupted,
}

impl From<Phrase> for Trouble {
    fn from(why: Phrase) -> Self {
        Self::Forfeits(why)
    }
}
