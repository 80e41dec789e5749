//! `match`: Ctrl-C shows the games that were played so far.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::running::stopped_match;

/// What is shown of a match that is stopped, and the games of its record.
fn stopped(arguments: &str, folder: &Path) -> (Value, String) {
    let endless = "--games 1000000000 --seed 3 --json --record games";
    let told = stopped_match(&format!("match {arguments} {endless}"), folder);
    let record = fs::read_to_string(folder.join("games")).expect("a record");
    let told = objects(&told).remove(0);
    let games = record.matches("[Game").count() as u64;
    assert_eq!(told["games"].as_u64(), Some(games), "{told}");
    assert!(games > 0);
    (told, record)
}

/// They are the first games of the match, in their order, however many threads play.
#[test]
fn ctrl_c_shows_the_games_up_to_the_first_that_is_missing() {
    for threads in [1, 2] {
        let folder = tempdir().expect("a folder");
        let line = "kayles 20 random beginner";
        let (told, record) = stopped(&format!("{line} --threads {threads}"), folder.path());
        let games = &told["games"];
        let again = format!("match {line} --games {games} --seed 3 --json --record again");
        let run = Run::line(&again).within(folder.path());
        let again = run.expect_stdout_to_be_read().check();
        assert_eq!(objects(&again), [told]);
        let again = fs::read_to_string(folder.path().join("again")).expect("a record");
        assert_eq!(again, record);
    }
}

#[test]
fn ctrl_c_saves_what_was_learned_from_the_games_that_are_shown() {
    let folder = tempdir().expect("a folder");
    let (told, _) = stopped("nim 1,2,3 learner random --boxes nim.box", folder.path());
    let run = Run::line("train nim --games 0 --boxes nim.box --json").within(folder.path());
    let boxes = objects(&run.expect_stdout_to_be_read().check()).remove(0);
    assert_eq!(told["games"], boxes["games"]);
}
