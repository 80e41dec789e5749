//! By what terms programs play.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

/// What holds for all programs.
#[derive(Clone, Debug)]
pub(super) struct BotTerms {
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
