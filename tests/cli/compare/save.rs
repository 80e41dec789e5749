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

/// Interrupts a search of minutes until its file has more bytes than before. Returns how many.
fn interrupted(folder: &Path, before: u64) -> u64 {
    let lengths = (1..20).map(|times| {
        let stopped = search("6x9", folder)
            .interrupted_after(Duration::from_millis(500) * times)
            .outcome();
        assert_eq!(stopped.status, INTERRUPTED);
        fs::metadata(folder.join("a.search")).map_or(0, |file| file.len())
    });
    let mut more = lengths.filter(|&length| length > before);
    more.next().expect("it is saved")
}

#[test]
fn ctrl_c_keeps_what_was_found() {
    let folder = tempdir().expect("a folder");
    let kept = interrupted(folder.path(), 1_000);
    interrupted(folder.path(), kept);
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
