//! Days, from 1970-01-01 on. A day begins at midnight in Greenwich, for everybody.

use std::time::{SystemTime, UNIX_EPOCH};

/// The days since 1970-01-01.
pub(crate) fn today() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
        / 86_400
}
