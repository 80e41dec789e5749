//! `review --json`: one object for each game of a record.

use std::fs;

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::json::objects;

/// The answers for a record.
fn reviewed(record: &str, flags: &str) -> Vec<Value> {
    let directory = tempfile::tempdir().expect("a directory");
    fs::write(directory.path().join("games.txt"), record).expect("writable");
    let run = Run::line(&format!("review games.txt --json {flags}")).within(directory.path());
    objects(&run.expect_stdout_to_be_read().check())
}

/// A record of one game.
fn record(tags: &[(&str, &str)], moves: &[&str]) -> String {
    let tags = tags
        .iter()
        .map(|(name, value)| format!("[{name} \"{value}\"]\n"));
    let numbered = (1..)
        .zip(moves)
        .map(|(number, played)| format!("{number}. {played}\n"));
    let parts: [String; 2] = [tags.collect(), numbered.collect()];
    parts.join("\n")
}

#[test]
fn every_move_is_judged() {
    let tags = [
        ("Game", "nim"),
        ("Position", "1,2,3"),
        ("First", "human:Ann"),
        ("Second", "perfect"),
        ("Result", "0-1"),
    ];
    let told = reviewed(&record(&tags, &["2:2", "3:1", "1:1", "3:2"]), "");
    let judged = |played, player, before, after, mistake, better: &[&str]| {
        json!({
            "move": played, "player": player, "outcome_before": before, "outcome_after": after,
            "mistake": mistake, "better": better,
        })
    };
    let expected = json!({
        "game": "nim",
        "position": "1,2,3",
        "moves": [
            judged("2:2", "first", "loss", "loss", false, &[]),
            judged("3:1", "second", "win", "loss", true, &["3:2"]),
            judged("1:1", "first", "win", "loss", true, &["3:1"]),
            judged("3:2", "second", "win", "win", false, &[]),
        ],
        "first": {"name": "Ann", "choices": 1, "right": 0},
        "second": {"name": "Nimatron", "choices": 2, "right": 1},
    });
    assert_eq!(told, [expected]);
}

#[test]
fn the_variant_decides() {
    let tags = [("Game", "nim"), ("Position", "1,2"), ("Misere", "true")];
    let told = reviewed(&record(&tags, &["2:2"]), "");
    assert_eq!(told[0]["moves"][0]["mistake"], json!(false));
    let told = reviewed(&record(&tags[..2], &["2:2"]), "");
    assert_eq!(told[0]["moves"][0]["mistake"], json!(true));
    assert_eq!(told[0]["moves"][0]["better"], json!(["2:1"]));
    assert_eq!(told[0]["first"]["name"], "Player 1");
}

#[test]
fn coins_have_costs() {
    let tags = [("Game", "coins"), ("Position", "5,3,8,1"), ("MaxTake", "3")];
    let told = reviewed(&record(&tags, &["2", "1", "1"]), "");
    let moves = &told[0]["moves"];
    let costs: Vec<&Value> = (0..3).map(|index| &moves[index]["cost"]).collect();
    assert_eq!(costs, [&json!(6), &json!(10), &json!(0)], "{moves}");
    assert_eq!(moves[0]["outcome_before"], "win");
    assert_eq!(moves[0]["better"], json!(["3"]));
    let keys = moves[0].as_object().expect("an object").len();
    assert_eq!(keys, 7);
}

#[test]
fn what_is_too_large_is_null() {
    let tags = [("Game", "matches"), ("Position", "90,95,99")];
    let moves = ["1:90", "2:1"];
    let told = reviewed(&record(&tags, &moves), "--max-memory 4KB");
    let first = &told[0]["moves"][0];
    let expected = json!({
        "move": "1:90", "player": "first", "outcome_before": null, "outcome_after": "loss",
        "mistake": false, "better": null,
    });
    assert_eq!(first, &expected);
    let tags = [("Game", "cram"), ("Position", "11x11")];
    let told = reviewed(&record(&tags, &["a1-b1"]), "");
    let first = &told[0]["moves"][0];
    assert_eq!(first["outcome_before"], Value::Null);
    assert_eq!(first["outcome_after"], Value::Null);
    assert_eq!(
        told[0]["first"],
        json!({"name": "Player 1", "choices": 0, "right": 0})
    );
}

#[test]
fn every_game_of_a_file_has_an_object() {
    let names = ["nim", "kayles", "kayles", "chomp", "nim"];
    let games = names.map(|name| {
        let position = if name == "chomp" { "2x2" } else { "1,1" };
        record(&[("Game", name), ("Position", position)], &[])
    });
    let told = reviewed(&games.join("\n"), "");
    let games: Vec<&Value> = told.iter().map(|game| &game["game"]).collect();
    assert_eq!(games, names);
    assert!(told.iter().all(|game| game["moves"] == json!([])));
}
