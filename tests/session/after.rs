//! After a game: what a game that is taken up again, or another one, leaves behind.

use std::fs;

use serde_json::Value;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::{message, says};

/// Plays sticks against a learner with a file of boxes, and returns what was said and what the file
/// then holds.
fn with_boxes(answers: &[&str]) -> (String, Value) {
    let directory = tempfile::tempdir().expect("a directory");
    let line = "play sticks 9 --first human:Ann --second learner --boxes sticks.box --seed 3";
    let run = Run::line(line).within(directory.path());
    let run = run.input(answers.join("\n") + "\n");
    let told = run.expect_stdout_to_be_read().check();
    let run =
        Run::line("train sticks --games 0 --boxes sticks.box --json").within(directory.path());
    let mut boxes = objects(&run.expect_stdout_to_be_read().check());
    assert!(fs::exists(directory.path().join("sticks.box")).expect("readable"));
    (told, boxes.remove(0))
}

#[test]
fn a_learner_is_paid_for_a_game_that_is_taken_up_again() {
    let game = ["1", "1", "1", "1"];
    let (told, once) = with_boxes(&[&game[..], &["n"]].concat());
    assert!(says(&told, &message("wins", &[])), "{told}");
    assert_eq!(once["games"], 1);
    let (told, twice) = with_boxes(&[&game[..], &["k 7", "1", "n"]].concat());
    assert!(says(&told, &message("taken-up", &["number=7"])), "{told}");
    assert_eq!(twice["games"], 2, "{told}");
}

#[test]
fn boxes_for_other_sticks_are_left_alone() {
    let game = ["1", "1", "1", "1", "g", "", "8", "2", "", "", ""];
    let (told, boxes) = with_boxes(&[&game[..], &["q"]].concat());
    assert!(told.contains("sticks.box"), "{told}");
    assert_eq!(
        (&boxes["games"], &boxes["position"]),
        (&1.into(), &"9".into()),
        "{told}"
    );
}

#[test]
fn boxes_are_no_reason_against_another_game() {
    let game = ["1", "1", "1", "1", "g", "nim", "2", "1", "2", "", "", ""];
    let (told, boxes) = with_boxes(&[&game[..], &["q"]].concat());
    let turn = message("turn", &["number=1", "name=Ann"]);
    assert!(told.contains(&format!("{turn}\n\n   1  |  ")), "{told}");
    assert_eq!(boxes["games"], 1);
}

#[test]
fn a_move_can_be_asked_about_after_the_game() {
    let line = "play matches 3,3 --first human:A --second human:B";
    let answers = "1+2:1\n1+2:2\ne\nw 1+2:3\nw 9:9\nq\n";
    let told = Run::line(line).input(answers).expect_stdout_to_be_read();
    let told = told.check();
    for words in [
        message("why-leaves", &["drawn=no", "move=1+2:3", "position=0,0"]),
        message("why-over", &["wins=yes"]),
        message("move-no-such-pile", &["row=9"]),
    ] {
        assert!(says(&told, &words), "{words}: {told}");
    }
}
