//! `matches --piles-at-once` by every command.

use std::fs;

use serde_json::json;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::{message, says};

fn told(arguments: &str, input: &str) -> String {
    let run = Run::line(arguments).input(input.to_owned());
    run.expect_stdout_to_be_read().check()
}

#[test]
fn programs_get_moves_on_several_piles() {
    let answer = &objects(&told("solve matches 2,2,2 --piles-at-once 3 --json", ""))[0];
    assert_eq!(answer["moves"], json!(["1+2+3:2"]));
    assert_eq!(answer["piles_at_once"], "3");
    assert_eq!(
        (&answer["nimber"], &answer["remoteness"]),
        (&json!(6), &json!(1))
    );
    let lines = "2,3,4\n1,1,1\n";
    let batch = told("solve matches --batch - --json --piles-at-once any", lines);
    let moves = json!(["1+3:1", "2+3:3", "1+2+3:2"]);
    assert_eq!(objects(&batch)[0]["moves"], moves);
    let asked = "game matches piles-at-once=3\nposition 2,2,2\ngame matches\nposition 2,2,2\n";
    let engine = told("engine matches", asked);
    let lost = message("every-move-loses", &[]);
    assert_eq!(engine, format!("1+2+3:2\n# {lost}\n1:1\n"));
    let played =
        "match matches 2,3,3 perfect random --piles-at-once any --games 20 --seed 1 --json";
    assert_eq!(objects(&told(played, ""))[0]["first"]["won"], 20);
    let lost = told("sequence matches --piles 3 --to 5 --piles-at-once any", "");
    assert_eq!(lost, "0,0,0 0,1,2 0,3,5 1,1,4 1,3,3 3,4,4\n");
}

/// The record keeps the option, and 3,3,4 less 1 from each is one of the losing positions of two
/// piles at once.
#[test]
fn a_game_is_recorded_reviewed_and_resumed() {
    let directory = tempfile::tempdir().expect("a directory");
    let within = |arguments: &str, input: &str| {
        let run = Run::line(arguments).within(directory.path());
        let run = run.input(input.to_owned()).expect_stdout_to_be_read();
        run.check()
    };
    let play = "play matches 3,3,4 --first human:A --second human:B --record g.txt";
    let shown = within(&format!("{play} --piles-at-once any"), "1+2+3:1\nq\n");
    let deed = |count| message("deed-double", &[count, "number=3", "piles=1, 2 and 3"]);
    assert!(says(&shown, &deed("count=1")), "{shown}");
    let record = fs::read_to_string(directory.path().join("g.txt")).expect("a record");
    assert!(record.contains("[PilesAtOnce \"any\"]"), "{record}");
    let judged = &objects(&within("review g.txt --json", ""))[0]["moves"][0];
    assert_eq!(judged["mistake"], true);
    assert_eq!(judged["better"], json!(["3:3", "1+2:2"]));
    let resumed = within("play --resume g.txt", "1+2+3:2\nq\n");
    assert!(says(&resumed, &deed("count=2")), "{resumed}");
}

#[test]
fn a_sum_asks_for_two_piles_step_by_step() {
    let run = Run::new([
        "play",
        "sum",
        "matches 2,2 + nim 1",
        "--first",
        "human:A",
        "--second",
        "human:B",
    ]);
    let shown = run
        .input("d\n1\n1\n2\n1\nq\n".to_owned())
        .expect_stdout_to_be_read();
    let shown = shown.check();
    let deed = message(
        "deed-double",
        &["count=1", "number=2", "first=1", "second=2"],
    );
    let deed = format!("deed={deed}");
    let deed = message("deed-summand", &[&deed, "number=1", "game=matches"]);
    assert!(says(&shown, &deed), "{shown}");
    // Nim has no such way.
    assert!(
        says(&shown, &message("ask-summand", &["offered=1"])),
        "{shown}"
    );
}

/// The title tells the rule, as a picture of another one looks alike.
#[test]
fn a_map_says_from_how_many_piles() {
    for (at_once, game) in [
        ("1", "game=matches (piles at once: 1)"),
        ("2", "game=matches"),
    ] {
        let map = told(
            &format!("map matches --size 9 --piles-at-once {at_once}"),
            "",
        );
        let title = message("map-title", &[game, "size=9"]);
        assert!(map.starts_with(&title), "{map}");
    }
}

#[test]
fn other_numbers_are_refused() {
    for value in ["0", "11", "x", "2,3"] {
        let run = Run::new(["solve", "matches", "3,5", "--piles-at-once", value]);
        let value = format!("value={value}");
        run.expect_complaint(2, [message("at-once-unreadable", &["most=10", &value])])
            .check();
    }
    Run::line("solve nim 3,5 --piles-at-once 3")
        .expect_complaint(2, ["--piles-at-once"])
        .check();
}

#[test]
fn a_game_asks_for_two_of_many_piles() {
    let people = "--first human:A --second human:B";
    Run::line(&format!("play matches 3,3,3 --piles-at-once any {people}"))
        .input("d\n1\n3\n2\nq\n")
        .expect_saying(message(
            "deed-double",
            &["count=2", "number=2", "first=1", "second=3"],
        ))
        .check();
}

#[test]
fn help_writes_only_moves_that_are_legal() {
    let people = "--first human:A --second human:B";
    for (at_once, has_double) in [("1", false), ("2", true), ("any", true)] {
        let play = format!("play matches 3,3,3 --piles-at-once {at_once} {people}");
        let told = Run::line(&play).input("h\nq\n").expect_stdout_to_be_read();
        let told = told.check();
        for (most, is_told) in [("most=1", !has_double), ("most=2", has_double)] {
            let moves = message("moves-matches", &[most]);
            assert_eq!(says(&told, &moves), is_told, "{told}");
        }
    }
}
