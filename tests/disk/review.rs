//! Records: every game of every kind is read, move by move, and the next is added after them.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::{copy, written};
use crate::support::json::objects;
use crate::support::{Run, TWO_PEOPLE};

/// The moves of the games of a file, by its lines alone.
fn moves(text: &str) -> Vec<Vec<String>> {
    let games = text.split("[Game ").skip(1);
    let of = |game: &str| {
        let numbered = game.lines().filter(|line| !line.starts_with('['));
        let moves = numbered.filter_map(|line| Some(line.split_once(". ")?.1.to_owned()));
        moves.collect()
    };
    games.map(of).collect()
}

/// What follows a tag in each game of a file.
fn tags<'t>(text: &'t str, tag: &str) -> Vec<&'t str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix(tag));
    lines.filter_map(|line| line.strip_suffix("\"]")).collect()
}

#[test]
fn every_game_is_read_move_by_move() {
    let text = fs::read_to_string(written("games.record")).expect("a text");
    let file = written("games.record");
    let run = Run::new(["review".into(), "--json".into(), file.into_os_string()]);
    let read = objects(&run.expect_stdout_to_be_read().check());
    let told = |key: &str| -> Vec<&str> {
        let texts = read.iter().map(|game| game[key].as_str().expect("a text"));
        texts.collect()
    };
    assert_eq!(told("game"), tags(&text, "[Game \""));
    assert_eq!(told("position"), tags(&text, "[Position \""));
    let kinds: BTreeSet<&str> = told("game").into_iter().collect();
    assert_eq!(kinds.len(), 14, "{kinds:?}");
    let said = |game: &Value| -> Vec<String> {
        let made = game["moves"].as_array().expect("a list").iter();
        made.map(|made| made["move"].as_str().expect("a text").to_owned())
            .collect()
    };
    assert_eq!(read.iter().map(said).collect::<Vec<_>>(), moves(&text));
    // The perfect player of that build makes no mistake by this one.
    let of_perfect = read
        .iter()
        .flat_map(|game| ["first", "second"].map(|side| (&game[side]["name"], &game[side])));
    let perfect: Vec<&Value> = of_perfect
        .filter(|(name, _)| **name == "Nimatron")
        .map(|(_, side)| side)
        .collect();
    assert_eq!(perfect.len(), 34);
    assert!(
        perfect.iter().all(|side| side["choices"] == side["right"]),
        "{perfect:?}"
    );
}

#[test]
fn the_next_game_is_added_after_the_others() {
    let text = fs::read_to_string(written("games.record")).expect("a text");
    let (_folder, path) = copy("games.record");
    let run = Run::line(&format!("play nim 1,1 {TWO_PEOPLE} --record {path}"));
    run.input("1:1\n2:1\nq\n")
        .expect_stdout_to_be_read()
        .check();
    let longer = fs::read_to_string(&path).expect("a text");
    let added = longer.strip_prefix(&text).expect("all of it is kept");
    assert_eq!(tags(added, "[Position \""), ["1,1"]);
    assert_eq!(moves(added), [["1:1", "2:1"]]);
}
