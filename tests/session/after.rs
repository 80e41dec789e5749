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

/// The command that is sent sets the same game, in any game, with names that a shell would split.
#[test]
fn a_command_to_send_sets_the_same_game() {
    for (game, played, sent) in [
        ("nim 1,1 --misere", "1:1\n2:1\n", "nim 1,1 --misere"),
        ("sticks 1 --max-take 2", "1\n", "sticks 1 --max-take 2"),
        ("cram ##./###", "", "cram '##./###'"),
        (
            "sum 'nim 1 + kayles 1'",
            "1/1:1\n2/1:1\n",
            "sum 'nim 1 + kayles 1'",
        ),
    ] {
        let words = game
            .split('\'')
            .enumerate()
            .flat_map(|(at, part)| match at % 2 {
                0 => part.split_whitespace().map(str::to_owned).collect(),
                _ => vec![part.to_owned()],
            });
        let players = ["--first", "human:Ann", "--second", "human:Bob X"];
        let run = Run::new(words.chain(players.map(str::to_owned)).collect::<Vec<_>>());
        let told = run
            .input(format!("{played}l\nq\n"))
            .expect_stdout_to_be_read();
        let told = told.check();
        let line = format!("\nnimatron {sent} --first human:Ann --second 'human:Bob X'\n");
        assert!(told.contains(&line), "{told}");
    }
}

/// What an examined game gives away is no help to go on with it where hints are locked.
#[test]
fn locked_hints_stay_locked_after_an_examined_game() {
    let refusal = message("hints-examined", &[]);
    for (hints, input, is_refused) in [
        ("none", "1:2\ne\nu\nq\n", true),
        ("tips", "1:2\ne\nk 1\nq\n", true),
        ("none", "1:2\nu\nq\n", false),
        ("all", "1:2\ne\nu\nq\n", false),
        // The next game is another one.
        ("none", "1:2\ne\ny\n1:2\nu\nq\n", false),
    ] {
        let line = "nim 2 --first human:A --second human:B --hints";
        let run = Run::line(&format!("{line} {hints}")).input(input.to_owned());
        let told = run.expect_stdout_to_be_read().check();
        assert_eq!(says(&told, &refusal), is_refused, "{hints}: {told}");
    }
}
