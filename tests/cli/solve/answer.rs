//! `solve --json`: each kind of answer.

use std::collections::BTreeSet;

use serde_json::json;

use super::{ALWAYS, answer, assert_has};
use crate::support::Run;
use crate::support::json::{keys, objects};
use crate::support::messages::{message, message_in, says};

#[test]
fn a_won_position() {
    let answer = answer("solve matches 3,5,7 --json");
    assert_has(
        &answer,
        &json!({
            "game": "matches", "position": "3,5,7", "outcome": "win", "value": 1, "misere": false,
            "nimber": 3, "moves": ["1:1", "3:7"], "best": "3:7", "remoteness": 5,
        }),
    );
    assert!(answer["positions"].as_u64().is_some_and(|count| count > 0));
    let reason = answer["reason"].as_str().expect("a text");
    assert!(
        says(reason, &message("standing-won", &["move=3:7"])),
        "{reason}"
    );
}

#[test]
fn the_keys_are_those_of_the_contract() {
    for (arguments, more) in [
        ("solve matches 3,5,7 --json", vec!["reason"]),
        ("solve nim 1 --json --misere", vec!["reason"]),
        ("solve nim 0 --json --full", vec!["reason"]),
        ("solve matches 2,3 --json --card", vec!["reason", "card"]),
    ] {
        let told = Run::line(arguments).expect_stdout_to_be_read().check();
        let answers = objects(&told);
        let mut expected: BTreeSet<&str> = ALWAYS.into();
        expected.insert("value");
        expected.extend(more);
        assert_eq!(keys(&answers[0]), expected, "{arguments}");
    }
}

#[test]
fn sticks_say_how_many_may_be_taken() {
    let sticks = answer("solve sticks 10 --json");
    let keys_of_sticks = ALWAYS.into_iter().chain(["value", "reason", "max_take"]);
    let expected = keys_of_sticks.filter(|&key| key != "seconds").collect();
    assert_eq!(keys(&sticks), expected);
    assert_has(
        &sticks,
        &json!({
            "game": "sticks", "position": "10", "outcome": "win", "value": 1, "misere": false, "max_take": 3,
            "nimber": 2, "moves": ["2"], "best": "2", "remoteness": 5,
        }),
    );
    assert_has(
        &answer("solve sticks 11 --max-take 4 --misere --json"),
        &json!({
            "outcome": "loss", "value": -1, "misere": true, "max_take": 4, "nimber": null, "moves": [], "best": "1",
            "remoteness": 5,
        }),
    );
    // In the middle of a game fewer sticks may be left than the largest take.
    assert_has(
        &answer("solve sticks 0 --json"),
        &json!({"outcome": "loss", "nimber": 0, "moves": [], "best": null, "remoteness": 0}),
    );
    assert_has(
        &answer("solve sticks 2 --max-take 7 --json --card"),
        &json!({"max_take": 7, "moves": ["2"], "remoteness": 1, "card": ["0"]}),
    );
}

/// The margins of 5,3,8,1 by hand: after a take of 2 both remaining columns may be taken; after a
/// take of 3 only one is left.
#[test]
fn coins_say_what_both_gain() {
    let coins = answer("solve coins 5,3,8,1 --max-take 2 --json");
    let keys_of_coins = ALWAYS
        .into_iter()
        .chain(["value", "reason", "max_take", "gains"]);
    let expected = keys_of_coins
        .filter(|key| !["seconds", "misere"].contains(key))
        .collect();
    assert_eq!(keys(&coins), expected);
    assert_has(
        &coins,
        &json!({
            "game": "coins", "position": "5,3,8,1", "outcome": "win", "value": 1, "max_take": 2, "gains": [9, 8],
            "nimber": null, "moves": ["2"], "best": "2", "remoteness": null,
        }),
    );
    assert_has(
        &answer("solve coins 5,3,8,1 --json"),
        &json!({"value": 7, "max_take": 3, "gains": [12, 5], "moves": ["3"]}),
    );
    // If there are fewer than three columns, all of them may be taken.
    assert_has(
        &answer("solve coins 0 0 --json"),
        &json!({
            "position": "0,0", "outcome": "draw", "value": 0, "max_take": 2, "gains": [0, 0], "moves": ["1", "2"],
        }),
    );
    assert_has(
        &answer("solve coins 9,1 --max-take 1 --json"),
        &json!({"outcome": "loss", "value": -8, "gains": [1, 9], "moves": ["1"], "best": "1"}),
    );
}

#[test]
fn a_lost_position_has_no_optimal_move_but_a_best_one() {
    assert_has(
        &answer("solve matches 1 2 --json"),
        &json!({
            "position": "1,2", "outcome": "loss", "value": -1, "moves": [], "best": "1:1", "remoteness": 2,
        }),
    );
}

#[test]
fn where_the_game_is_over_there_is_no_move() {
    assert_has(
        &answer("solve matches 0,0 --json"),
        &json!({"position": "0,0", "outcome": "loss", "value": -1, "moves": [], "best": null, "remoteness": 0}),
    );
    assert_has(
        &answer("solve nim 0 --misere --json"),
        &json!({"position": "0", "outcome": "win", "value": 1, "moves": [], "best": null, "remoteness": 0}),
    );
}

#[test]
fn nim_has_a_nimber_under_normal_play() {
    assert_has(
        &answer("solve nim 3,5,7 --json"),
        &json!({"game": "nim", "nimber": 1, "moves": ["1:1", "2:1", "3:1"], "remoteness": 15}),
    );
    assert_has(
        &answer("solve nim 1,2,3 --json"),
        &json!({"nimber": 0, "outcome": "loss"}),
    );
    assert_has(
        &answer("solve nim 3,5,7 --misere --json"),
        &json!({"nimber": null, "misere": true, "outcome": "win", "moves": ["1:1", "2:1", "3:1"]}),
    );
}

#[test]
fn moves_are_sorted_single_piles_first() {
    // By definition, the three winning moves of misère matches 1,2,3 are those that leave 0,1 or
    // 1,1,2.
    assert_has(
        &answer("solve matches 1,2,3 --misere --json"),
        &json!({"moves": ["3:2", "1+3:1", "2+3:1"], "misere": true}),
    );
    assert_has(
        &answer("solve matches 1,2,3,4,5,6,7,8,9,10 --json"),
        &json!({"moves": ["7:4", "5+7:2", "7+8:7", "8+9:7", "8+10:3"]}),
    );
}

#[test]
fn piles_that_no_search_could_reach_are_answered_by_a_law() {
    assert_has(
        &answer("solve nim 1000000000000,999999999999,1 --json"),
        &json!({"nimber": 8190, "remoteness": null, "outcome": "win"}),
    );
    // Fibonacci numbers 70 and 71 are a golden pair.
    assert_has(
        &answer("solve matches 190392490709135,308061521170129 --json"),
        &json!({"outcome": "loss", "moves": [], "remoteness": null}),
    );
}

#[test]
fn the_card_is_listed_in_full() {
    // Found by a search from the definition, and checked by hand: no move leads from one of them to
    // another.
    let card = [
        "0,0,0", "0,1,2", "0,3,5", "0,4,7", "1,1,1", "1,3,4", "2,2,2", "2,3,6", "2,5,7", "3,3,3",
    ];
    assert_has(
        &answer("solve matches 3,5,7 --card --json"),
        &json!({ "card": card }),
    );
    assert_has(
        &answer("solve matches 0,0 --card --json"),
        &json!({"card": []}),
    );
    let many = answer("solve matches 40,50,60 --card --json");
    assert_eq!(many["card"].as_array().map(Vec::len), Some(460));
}

#[test]
fn the_reason_is_in_the_language_that_was_asked_for() {
    let czech = answer("solve matches 3,5,7 --json --lang cs");
    let reason = czech["reason"].as_str().expect("a text");
    let expected = message_in("cs", "standing-won", &["move=3:7"]);
    assert!(says(reason, &expected), "{reason}");
    // Programs search for plain blanks.
    assert!(!reason.contains('\u{a0}'), "{reason}");
    assert_has(&czech, &json!({"outcome": "win", "best": "3:7"}));
}

#[test]
fn a_law_tells_how_long_a_game_lasts_however_long() {
    let answer = answer("solve sticks 6442450944 --max-take 2 --json");
    assert_has(
        &answer,
        &json!({"outcome": "loss", "remoteness": 4_294_967_296_u64}),
    );
}

/// `--why` answers about one move what `w MOVE` answers at the table.
#[test]
fn a_move_is_asked_about() {
    for (game, position, played, outcome) in [
        ("matches", "3,5,7", "3:7", "win"),
        ("matches", "3,5,7", "2:2", "loss"),
        ("coins", "5,3,8,1", "1", "loss"),
        ("sticks", "3", "3", "win"),
    ] {
        let arguments = format!("solve {game} {position} --why {played}");
        let run = Run::line(&format!("{arguments} --json"));
        let why = objects(&run.expect_stdout_to_be_read().check()).remove(0)["why"].take();
        assert_eq!(
            (&why["move"], &why["outcome"]),
            (&json!(played), &json!(outcome))
        );
        let reason = why["reason"].as_str().expect("a sentence");
        let said = Run::line(&arguments).expect_stdout_to_be_read().check();
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            !reason.is_empty() && said.starts_with(reason),
            "{said} {reason}"
        );
    }
    for (played, word) in [("4:1", "4"), ("x", "x")] {
        Run::line(&format!("solve matches 3,5,7 --why {played}"))
            .expect_complaint(2, [word])
            .check();
    }
}
