//! `compare --save`: a search that is stopped is taken up again.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use tempfile::tempdir;

use crate::support::{INTERRUPTED, Run};

/// A search for a nimber that is saved in `a.search`.
fn search(board: &str, folder: &Path) -> Run {
    Run::line(&format!(
        "compare cram {board} --method best --save a.search --json"
    ))
    .within(folder)
}

/// The nimber that a search finds, and its calls.
fn found(board: &str, folder: &Path) -> (Option<u64>, u64) {
    let line = search(board, folder).expect_stdout_to_be_read().check();
    let row: Value = serde_json::from_str(&line).expect("an object");
    (
        row["nimber"].as_u64(),
        row["calls"].as_u64().expect("a number"),
    )
}

#[test]
fn a_search_that_was_saved_has_nothing_left_to_do() {
    let folder = tempdir().expect("a folder");
    let (nimber, calls) = found("5x5", folder.path());
    let (again, few) = found("5x5", folder.path());
    assert_eq!((nimber, again), (Some(0), Some(0)));
    assert!(few < calls / 100, "{few} of {calls} calls");
}

#[test]
fn ctrl_c_keeps_what_was_found() {
    let folder = tempdir().expect("a folder");
    let stopped = search("5x9", folder.path())
        .interrupted_after(Duration::from_millis(500))
        .outcome();
    assert_eq!(stopped.status, INTERRUPTED);
    let kept = fs::metadata(folder.path().join("a.search")).expect("it was saved");
    assert!(kept.len() > 1_000, "{} bytes", kept.len());
    let stopped = search("5x9", folder.path())
        .interrupted_after(Duration::from_millis(500))
        .outcome();
    assert_eq!(stopped.status, INTERRUPTED);
    let more = fs::metadata(folder.path().join("a.search")).expect("it was saved");
    assert!(
        more.len() > kept.len(),
        "{} and {} bytes",
        kept.len(),
        more.len()
    );
}

#[test]
fn a_file_that_is_damaged_or_of_another_search_is_refused_and_stays() {
    let folder = tempdir().expect("a folder");
    found("4x5", folder.path());
    let file = folder.path().join("a.search");
    let saved = fs::read(&file).expect("it was saved");
    let refused = |board: &str, bytes: &[u8]| {
        fs::write(&file, bytes).expect("it is written");
        let words = format!("a.search holds no search for cram {board}, or is damaged");
        search(board, folder.path())
            .expect_complaint(1, [words])
            .check();
        assert_eq!(fs::read(&file).expect("it is there"), bytes);
    };
    refused("4x7", &saved);
    refused("4x5", &saved[..saved.len() - 1]);
    refused("4x5", &saved[..20]);
    refused("4x5", b"");
    for place in [0, saved.len() / 2, saved.len() - 9, saved.len() - 1] {
        let mut damaged = saved.clone();
        damaged[place] ^= 1;
        refused("4x5", &damaged);
    }
}

#[test]
fn only_one_search_can_be_saved() {
    for arguments in ["compare cram 3x3", "compare matches 1,2 --method bits"] {
        Run::line(&format!("{arguments} --save a.search"))
            .expect_complaint(2, ["--save is for one method: add --method best"])
            .check();
    }
}
