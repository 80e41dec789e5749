//! `--values`: what each move leads to.

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::messages::message_in;

fn values(arguments: &str) -> Value {
    let told = Run::line(&format!("solve {arguments} --values --json --no-stats")).outcome();
    assert_eq!(told.status, 0, "{}", told.stderr);
    let solved: Value = serde_json::from_str(&told.stdout).expect("an object");
    solved["values"].clone()
}

#[test]
fn every_move_has_its_outcome_and_its_remoteness() {
    let told = values("matches 1,2");
    let expected = json!([
        {"move": "1:1", "outcome": "loss", "remoteness": 2},
        {"move": "2:1", "outcome": "loss", "remoteness": 2},
        {"move": "2:2", "outcome": "loss", "remoteness": 2},
        {"move": "1+2:1", "outcome": "loss", "remoteness": 2},
    ]);
    assert_eq!(told, expected);
    let told = values("nim 1,1 --misere");
    assert_eq!(
        told[0],
        json!({"move": "1:1", "outcome": "win", "remoteness": 2})
    );
}

#[test]
fn coins_have_margins() {
    let told = values("coins 5,3,8,1");
    let margins: Vec<_> = (0..3).map(|index| told[index]["value"].clone()).collect();
    assert_eq!(margins, [json!(-9), json!(1), json!(7)]);
    let outcomes: Vec<_> = (0..3).map(|index| told[index]["outcome"].clone()).collect();
    assert_eq!(outcomes, [json!("loss"), json!("win"), json!("win")]);
}

/// The winning moves are those that the answer names, and the fastest of them has its remoteness.
#[test]
fn values_agree_with_the_answer() {
    for position in [
        "matches 3,5,7",
        "nim 3,4,6",
        "cram 3x4",
        "kayles 3,5",
        "chomp 3x4",
        "sticks 11",
    ] {
        let told = Run::line(&format!("solve {position} --values --json")).outcome();
        let solved: Value = serde_json::from_str(&told.stdout).expect("an object");
        let values = solved["values"].as_array().expect("moves");
        let wins = values.iter().filter(|value| value["outcome"] == "win");
        let moves: Vec<Value> = wins.clone().map(|value| value["move"].clone()).collect();
        assert_eq!(Value::from(moves), solved["moves"], "{position}");
        let fastest = wins.map(|value| value["remoteness"].as_u64()).min();
        assert_eq!(
            fastest.flatten(),
            solved["remoteness"].as_u64(),
            "{position}"
        );
    }
}

#[test]
fn a_person_sees_the_best_first() {
    Run::line("solve coins 5,3,8,1 --values")
        .expect_saying("move leads to 3 +7 2 +1 1 −9")
        .check();
    Run::line("solve nim 1,2 --values --lang cs")
        .expect_saying(message_in("cs", "leads-to", &["outcome=win", "moves=3"]))
        .check();
    Run::line("solve nim --batch - --values")
        .expect_complaint(2, ["--json"])
        .check();
}
