//! A match that several threads share is the same match.

use std::fs;

use tempfile::tempdir;

use crate::support::Run;
use crate::support::json::objects;

/// What a match shows as JSON, and its record.
fn played(arguments: &[&str], more: &str) -> (String, String) {
    let folder = tempdir().expect("a folder");
    let words = ["match"].iter().chain(arguments).copied();
    let more = more.split_whitespace();
    let run = Run::new(
        words
            .chain(more)
            .chain(["--json", "--seed", "7", "--record", "games"]),
    );
    let told = run
        .within(folder.path())
        .expect_stdout_to_be_read()
        .expect_forfeits()
        .check();
    let record = fs::read_to_string(folder.path().join("games")).expect("a record");
    (told, record)
}

/// Checks that two and three threads play the same games as one, and returns what it shows.
fn is_the_same(arguments: &[&str], more: &str) -> serde_json::Value {
    let alone = played(arguments, more);
    for threads in [2, 3] {
        let shared = played(arguments, &format!("{more} --threads {threads}"));
        assert_eq!(alone, shared, "{arguments:?} {more}, {threads} threads");
    }
    let told = objects(&alone.0).remove(0);
    let games = told["games"].as_u64().expect("a number");
    assert_eq!(alone.1.matches("[Game ").count() as u64, games);
    told
}

#[test]
fn machines_play_the_same_games() {
    for (arguments, more) in [
        ("kayles 7,5 beginner perfect@50", "--games 60"),
        ("matches 3,5,7 random perfect@80", "--games 41"),
        ("nim 4,6 perfect random --misere", "--games 1"),
        ("coins 5,3,8,1,4 perfect@30 beginner", "--games 30"),
        ("cram random perfect@50", "--random-starts 3 --games 30"),
        (
            "octal perfect@70 beginner --code 0.137",
            "--random-starts 2 --games 21",
        ),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        is_the_same(&arguments, more);
    }
}

/// The position needs 7.2 KiB, which is more than a half or a third of the memory.
#[test]
fn a_position_that_is_too_large_for_a_share_is_played_with_all_the_memory() {
    for (memory, is_solved) in [("10KB", true), ("6KB", false)] {
        let more = format!("--games 12 --max-memory {memory}");
        let told = is_the_same(&["matches", "30,40,50", "perfect@70", "perfect"], &more);
        let second = &told["second"];
        assert!(second["choices"].as_u64() > Some(0), "{told}");
        // It is optimal in all its choices exactly if it knows the optimal moves of the start.
        let run = Run::line(&format!("solve matches 30,40,50 --max-memory {memory}"));
        assert_eq!(run.outcome().status == 0, is_solved, "{memory}");
        if is_solved {
            assert_eq!(second["choices"], second["right"], "{told}");
        }
    }
    // As much as a share may be too small, so may all the memory.
    is_the_same(
        &["cram", "4x5", "perfect@60", "beginner"],
        "--misere --games 6 --max-memory 170KB",
    );
}

#[cfg(unix)]
#[test]
fn programs_play_the_same_games() {
    let engine = format!("exec:{} engine nim", env!("CARGO_BIN_EXE_nimatron"));
    let first = "exec:while read -r word rest; do case $word in position) case $rest in 0,*) echo 2:1;; *) echo 1:1;; esac;; esac; done";
    let told = is_the_same(&["nim", "2,3", first, &engine], "--games 12");
    assert_eq!(told["second"]["forfeits"], 0);
    assert_eq!(told["second"]["choices"], told["second"]["right"]);
    // The first of these ends after each game, and the second forfeits it.
    let once = "exec:read -r a; read -r b; read -r c; echo 1:1";
    let told = is_the_same(&["nim", "1,1", once, "exec:echo no; cat"], "--games 9");
    assert_eq!(told["second"]["forfeits"], 9);
    assert_eq!(told["first"]["forfeits"], 0);
}

#[cfg(unix)]
#[test]
fn ctrl_c_shows_the_games_up_to_the_first_that_is_missing() {
    use crate::support::running::stopped_match;

    let folder = tempdir().expect("a folder");
    let line = "match kayles 20 random beginner --games 1000000000 --seed 3 --json --record games";
    let file = folder.path().join("games");
    let told = stopped_match(&format!("{line} --threads 2"), folder.path());
    let games = objects(&told).remove(0)["games"]
        .as_u64()
        .expect("a number");
    let record = fs::read_to_string(&file).expect("a record");
    assert_eq!(record.matches("[Game").count() as u64, games);
    // They are the first games of the match, in their order.
    let again =
        format!("match kayles 20 random beginner --games {games} --seed 3 --json --record again");
    let run = Run::line(&again).within(folder.path());
    assert_eq!(run.expect_stdout_to_be_read().check(), told);
    let again = fs::read_to_string(folder.path().join("again")).expect("a record");
    assert_eq!(again, record);
}
