//! Learners in a match: their boxes, and what is refused.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::support::Run;
use crate::support::json::objects;

/// Runs a match in a folder, and returns what it shows as JSON.
fn play(folder: &Path, arguments: &str) -> Value {
    let run = Run::line(&format!("match {arguments} --json")).within(folder);
    objects(&run.expect_stdout_to_be_read().check()).remove(0)
}

/// The boxes in a file, as `train --games 0` shows them.
fn boxes(folder: &Path, file: &str) -> Value {
    let run = Run::line(&format!("train nim --games 0 --boxes {file} --json")).within(folder);
    objects(&run.expect_stdout_to_be_read().check()).remove(0)
}

#[test]
fn a_match_of_learners_repeats_with_its_seed_on_any_number_of_threads() {
    for line in [
        "sticks 9 learner perfect@50",
        "nim 1,3,5 beginner learner --misere",
        "kayles 6 learner:A learner:B",
    ] {
        let learned = |threads: u64| {
            let folder = tempdir().expect("a folder");
            let more = "--games 80 --seed 5 --boxes a.box --record games";
            let told = play(folder.path(), &format!("{line} {more} --threads {threads}"));
            let read = |file: &str| fs::read(folder.path().join(file)).expect("a file");
            (told, read("a.box"), read("games"))
        };
        assert_eq!(learned(1), learned(2), "{line}");
    }
}

#[test]
fn a_frozen_learner_learns_nothing_and_plays_the_same_games_on_two_threads() {
    let folder = tempdir().expect("a folder");
    Run::line("train nim 1,2,3 --games 400 --against perfect --seed 1 --boxes nim.box")
        .within(folder.path())
        .expect_stdout_to_be_read()
        .check();
    let before = fs::read(folder.path().join("nim.box")).expect("boxes");
    let games = |threads: u64| {
        let file = folder.path().join("games");
        let more = "--games 60 --seed 2 --boxes nim.box --frozen --record games";
        let line = format!("nim 1,2,3 learner perfect@60 {more} --threads {threads}");
        let told = play(folder.path(), &line);
        let record = fs::read_to_string(&file).expect("a record");
        fs::remove_file(file).expect("a record");
        (told, record)
    };
    let alone = games(1);
    assert_eq!(alone, games(2));
    assert_eq!(alone, games(3));
    assert_eq!(
        fs::read(folder.path().join("nim.box")).expect("boxes"),
        before
    );
    // A learner that goes on learning plays other games, from the same start.
    let learning = play(
        folder.path(),
        "nim 1,2,3 learner perfect@60 --games 60 --seed 2 --boxes nim.box",
    );
    assert_ne!(learning["first"], alone.0["first"]);
    assert_eq!(boxes(folder.path(), "nim.box")["games"], 460);
}

#[cfg(unix)]
#[test]
fn ctrl_c_saves_what_was_learned_from_the_games_that_are_shown() {
    use crate::support::running::stopped_match;

    let folder = tempdir().expect("a folder");
    let line =
        "match nim 1,2,3 learner random --games 1000000000 --json --boxes nim.box --record games";
    let told = stopped_match(line, folder.path());
    let told = objects(&told).remove(0);
    assert_eq!(told["games"], boxes(folder.path(), "nim.box")["games"]);
}
