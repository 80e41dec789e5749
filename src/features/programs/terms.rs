//! By what terms programs play.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

/// What holds for all programs.
#[derive(Clone, Debug)]
pub(super) struct BotTerms {
    /// The most time for a move.
    pub move_time: Duration,
    /// The name of the file to which their errors are added, if they are kept.
    pub log_file: Option<String>,
    /// That file, once it is open.
    pub log: Option<Arc<File>>,
}

impl Default for BotTerms {
    fn default() -> Self {
        Self {
            move_time: Duration::from_secs(5),
            log_file: None,
            log: None,
        }
    }
}
