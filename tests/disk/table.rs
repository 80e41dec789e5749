//! At the table, on a terminal: the unfinished game goes on, and it is known who has won.

use std::fs;

use tempfile::{TempDir, tempdir};

use super::written;
use crate::support::TWO_PEOPLE;
use crate::support::messages::{message, only};
use crate::terminal::pty::Desk;

/// A copy of what was kept of a user.
fn state() -> TempDir {
    let state = tempdir().expect("a folder");
    let kept = state.path().join("nimatron");
    fs::create_dir_all(kept.join("learners")).expect("a folder");
    for name in [
        "last.record",
        "learners/sticks-3-9",
        "opponents",
        "unfinished.record",
    ] {
        fs::copy(written("state/nimatron").join(name), kept.join(name)).expect(name);
    }
    state
}

fn desk(state: &TempDir, arguments: &str) -> Desk {
    let state = state.path().to_str().expect("plain");
    Desk::new(arguments)
        .size(80, 60)
        .env("XDG_STATE_HOME", state)
}

#[test]
fn the_unfinished_game_goes_on() {
    let state = state();
    let mut session = desk(&state, "play --resume").open();
    session.wait_for(&message("record-resumed", &["count=3"]));
    session.wait_for(&message("turn", &["number=4", "name=Žofie"]));
    // Of 3,4,5 these are left: 2,2,1.
    session.answer("or a choice:", "1+2:2");
    session.answer(&only("3:1"), "");
    session.wait_for("Another game?");
    let file = state.path().join("nimatron/unfinished.record");
    assert!(!file.exists());
    session.answer("Another game?", "q");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn another_game_takes_the_place_of_the_unfinished_one_and_says_so() {
    let state = state();
    let mut session = desk(&state, &format!("play nim 4,4 {TWO_PEOPLE}")).open();
    let game = "game=matches 3,4,5: Ann against Žofie (3 moves)";
    session.wait_for(&message("record-replaces", &[game]));
    session.leave("or a choice:");
}

#[test]
fn it_is_known_who_has_won_and_lost() {
    for (name, wins, losses) in [("Ann", 1, 0), ("Žofie", 0, 1)] {
        let state = state();
        let line = format!("play nim 1 --first human:{name} --second adaptive");
        let mut session = desk(&state, &line).open();
        let figures = [
            format!("name={name}"),
            format!("wins={wins}"),
            format!("losses={losses}"),
            format!("percent={}", if wins > losses { 60 } else { 20 }),
        ];
        let figures = figures.each_ref().map(String::as_str);
        session.wait_for(&message("remembered", &figures));
        session.answer(&only("1:1"), "1:1");
        session.answer("Another game?", "q");
        assert_eq!(session.exit_status(), 0);
        let file = state.path().join("nimatron/opponents");
        let kept = fs::read_to_string(file).expect("a text");
        let line = format!(" {} {losses} {name}\n", wins + 1);
        assert!(kept.contains(&line), "{kept}");
        assert_eq!(kept.lines().count(), 3, "{kept}");
    }
}

#[test]
fn the_learner_plays_on_from_its_boxes() {
    let state = state();
    let mut session = desk(&state, "play sticks 9 --first random --second learner").open();
    session.answer("Another game?", "q");
    assert_eq!(session.exit_status(), 0);
    let boxes = state.path().join("nimatron/learners/sticks-3-9");
    let kept = fs::read_to_string(boxes).expect("a text");
    assert!(kept.contains("\"games\":3,"), "{kept}");
}
