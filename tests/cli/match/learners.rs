//! Learners in a match: their boxes, and what is refused.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::message;

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

/// How many beads of the first move are in the last box.
fn beads(boxes: &Value) -> Option<u64> {
    boxes["boxes"].as_array()?.last()?["beads"][0]["count"].as_u64()
}

#[test]
fn a_learner_is_paid_for_each_game_of_a_match() {
    let folder = tempdir().expect("a folder");
    // With one match who begins wins by the only move, so the learner gets a bead in every other
    // game.
    let line = "nim 1 learner:Ann random --games 7 --boxes nim.box";
    let told = play(folder.path(), line);
    assert_eq!(told["first"]["name"], "Ann");
    assert_eq!(told["first"]["won"], 4);
    let learned = boxes(folder.path(), "nim.box");
    assert_eq!(learned["games"], 7);
    assert_eq!(beads(&learned), Some(1 + 4));
    // The file is read at the start, also for the second seat.
    let told = play(
        folder.path(),
        "nim 1 random learner --games 3 --boxes nim.box",
    );
    assert_eq!(told["second"]["name"], "Learner");
    let learned = boxes(folder.path(), "nim.box");
    assert_eq!(learned["games"], 10);
    assert_eq!(beads(&learned), Some(1 + 4 + 1));
    // Of two learners the first one's boxes are kept.
    play(
        folder.path(),
        "nim 1 learner:A learner:B --games 3 --boxes two.box",
    );
    assert_eq!(beads(&boxes(folder.path(), "two.box")), Some(1 + 2));
    // In misere play the only move loses, and no box loses its last bead.
    play(
        folder.path(),
        "nim 1 learner perfect --games 4 --misere --boxes lost.box",
    );
    let lost = boxes(folder.path(), "lost.box");
    assert_eq!((&lost["games"], beads(&lost)), (&Value::from(4), Some(1)));
}

#[cfg(unix)]
#[test]
fn a_learner_is_paid_for_a_forfeit() {
    let folder = tempdir().expect("a folder");
    let bot = "exec:echo no; cat";
    let words = ["match", "nim", "2", "learner", bot, "--seed", "1", "--json"];
    let more = ["--games", "6", "--boxes", "nim.box"];
    let run = Run::new(words.into_iter().chain(more)).within(folder.path());
    let told = objects(&run.expect_stdout_to_be_read().expect_forfeits().check()).remove(0);
    assert_eq!(told["first"]["won"], 6);
    assert_eq!(boxes(folder.path(), "nim.box")["games"], 6);
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

#[test]
fn what_a_learner_cannot_play_is_refused() {
    let folder = tempdir().expect("a folder");
    play(
        folder.path(),
        "nim 1,2 learner random --games 1 --boxes nim.box",
    );
    fs::write(folder.path().join("bad.box"), "no boxes").expect("a file");
    let before = fs::read(folder.path().join("nim.box")).expect("boxes");
    let others = ["file=nim.box", "row=no", "game=nim", "position=1,2"];
    let others = message("boxes-other-terms", &others);
    let too_large = ["game=nim", "position=100,100,100"];
    for (arguments, status, words) in [
        (
            "coins 3,4 learner random",
            2,
            message("refuse-learner", &["game=coins"]),
        ),
        (
            "nim 100,100,100 random learner",
            2,
            message("refuse-learner-boxes", &too_large),
        ),
        (
            "nim learner random --random-starts 2",
            2,
            message("match-learner-drawn", &[]),
        ),
        (
            "nim 1,2 perfect random --boxes nim.box",
            2,
            message("flag-absent", &["option=--boxes", "player=learner"]),
        ),
        ("nim 1,2 learner random --frozen", 2, "--boxes".to_owned()),
        ("nim 1,3 learner random --boxes nim.box", 1, others.clone()),
        ("nim 1,3 learner random --boxes nim.box --frozen", 1, others),
        (
            "nim 1,2 learner random --boxes none.box --frozen",
            1,
            message("file-unreadable", &["file=none.box"]),
        ),
        (
            "nim 1,2 learner random --boxes bad.box",
            1,
            "bad.box".to_owned(),
        ),
    ] {
        Run::line(&format!("match {arguments}"))
            .within(folder.path())
            .expect_complaint(status, [words])
            .check();
    }
    assert_eq!(
        fs::read(folder.path().join("nim.box")).expect("boxes"),
        before
    );
    assert!(!folder.path().join("none.box").exists());
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
