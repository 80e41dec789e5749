//! Progress: what was mastered still is, and a lesson goes on from it.

use std::fs;

use super::{copy, written};
use crate::support::Run;
use crate::support::messages::message;

#[test]
fn what_was_mastered_still_is() {
    let (_folder, path) = copy("state/nimatron/progress");
    let course = message("learn-course", &["mastered=1", "count=14"]);
    let list = Run::line(&format!("learn --list --progress {path}"));
    list.expect_saying(course).check();
    let before = fs::read_to_string(written("state/nimatron/progress")).expect("a text");
    assert_eq!(fs::read_to_string(&path).expect("a text"), before);
    let run = Run::line(&format!("learn pairs --seed 1 --progress {path}"));
    run.input("\n".repeat(8) + "?\nq\n")
        .expect_stdout_to_be_read()
        .check();
    let after = fs::read_to_string(&path).expect("a text");
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (before, after) = (lines(&before), lines(&after));
    // The question that was not known costs the lesson nothing that it had, and the other is left.
    assert_eq!(after[..2], before[..2]);
    assert!(after[2].starts_with("pairs 0 0 "), "{after:?}");
    assert_eq!(after.len(), 3);
}
