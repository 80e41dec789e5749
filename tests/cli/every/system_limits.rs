//! Limits on time.

use std::time::{Duration, Instant};

use crate::support::Run;

/// Each method stops in time within one long row, and while it lists the moves of many.
#[test]
fn a_method_is_given_up_within_a_long_row() {
    let threes = ",3".repeat(26);
    for line in [
        "matches 100000,100000,400 --method bits".to_owned(),
        format!("kayles 100{threes} --misere"),
    ] {
        let started = Instant::now();
        let run = Run::line(&format!("compare {line} --give-up 1 --json"));
        let told = run.expect_stdout_to_be_read().check();
        let stopped = told.matches("\"finished\":false").count();
        assert!(stopped > 0, "{told}");
        let allowed = Duration::from_secs(5 * stopped as u64);
        assert!(started.elapsed() < allowed, "{:?}", started.elapsed());
    }
}
