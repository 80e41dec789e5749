//! Matchboxes: every bead is where it was, and more games go into the same file.

use std::fs;

use serde_json::Value;

use super::{copy, written};
use crate::support::Run;
use crate::support::json::objects;

/// What is in a file of boxes after so many more games.
fn boxes(path: &str, game: &str, games: u64) -> Value {
    let line = format!("train {game} --boxes {path} --games {games} --json");
    let told = Run::line(&line).expect_stdout_to_be_read().check();
    objects(&told).remove(0)
}

#[test]
fn every_bead_is_there_and_the_file_goes_on() {
    for (name, game) in [
        ("state/nimatron/learners/sticks-3-9", "sticks 9"),
        ("sticks-misere.box", "sticks 9 --misere"),
        ("nim.box", "nim 1,2,2"),
    ] {
        let text = fs::read_to_string(written(name)).expect("a text");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let (_folder, path) = copy(name);
        let read = boxes(&path, game, 0);
        for key in ["games", "position", "misere"] {
            assert_eq!(read[key], file[key], "{name} {key}");
        }
        let count = |all: &Value, bead: (&Value, &Value)| {
            let find = |all: &Value, key: &str, name: &Value| {
                let mut entries = all.as_array().expect("a list").iter();
                entries.find(|entry| entry[key] == *name).cloned()
            };
            let found = find(&all["boxes"], "position", bead.0).expect("a box");
            find(&found["beads"], "move", bead.1).expect("a bead")["count"].clone()
        };
        let saved = file["boxes"].as_array().expect("a list");
        assert!(!saved.is_empty(), "{name}");
        for place in saved {
            for bead in place["beads"].as_array().expect("a list") {
                let bead_of = (&place["position"], &bead["move"]);
                assert_eq!(count(&read, bead_of), bead["count"], "{name} {bead_of:?}");
            }
        }
        let games = file["games"].as_u64().expect("a number");
        boxes(&path, game, 5);
        assert_eq!(boxes(&path, game, 0)["games"], games + 5, "{name}");
    }
}
