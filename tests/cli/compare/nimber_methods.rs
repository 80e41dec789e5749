//! `compare` for games that split into parts: the ladder of methods for nimbers, its options, and
//! what is refused.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::json::{keys, objects};
use crate::support::messages::message_in;

/// All methods for nimbers, from the bottom of the ladder.
const METHODS: [&str; 7] = [
    "definition",
    "table",
    "simplified",
    "cutoffs",
    "etc",
    "aspiration",
    "best",
];

/// The rows of `compare --json`.
fn rows(arguments: &str) -> Vec<Value> {
    let run = Run::line(&format!("compare {arguments} --json"));
    objects(&run.expect_stdout_to_be_read().check())
}

/// The methods of the rows with a bounded table, or of those without.
fn methods(rows: &[Value], bounded: bool) -> Vec<&str> {
    let rows = rows.iter();
    let rows = rows.filter(|row| row["tt_entries"].is_u64() == bounded);
    rows.map(|row| row["method"].as_str().expect("a name"))
        .collect()
}

#[test]
fn the_keys_are_those_of_the_contract() {
    let always = [
        "method",
        "finished",
        "value",
        "nimber",
        "calls",
        "positions",
        "seconds",
    ];
    let rows = rows("cram 2x3 --tt-entries 2");
    assert_eq!(methods(&rows, false), METHODS);
    assert_eq!(methods(&rows, true), METHODS[1..], "all that have a table");
    for row in &rows {
        let mut expected = BTreeSet::from(always);
        if row["tt_entries"].is_u64() {
            assert_eq!(row["tt_entries"], 2);
            assert!(row["positions"].as_u64().is_some_and(|kept| kept <= 2));
            expected.insert("tt_entries");
        }
        assert_eq!(keys(row), expected);
        assert_eq!(row["finished"], true, "{row}");
        assert_eq!((&row["value"], &row["nimber"]), (&json!(1), &json!(1)));
        assert!(row["calls"].as_u64().is_some_and(|calls| calls > 0));
        assert!(row["seconds"].as_f64().is_some_and(|time| time >= 0.0));
    }
}

/// The nimbers are by hand or by the judge of `inference::nimbers`.
#[test]
fn all_methods_agree() {
    for (position, nimber) in [
        ("cram ..#/.../...", 2),
        ("cram 2x4", 0),
        ("kayles 1,2,4", 2),
        ("kayles 7", 2),
        ("chomp 3,2", 0),
        ("chomp 2x4", 5),
    ] {
        for options in ["", "--tt-entries 3"] {
            let picked = METHODS.map(|method| format!("--method {method}"));
            let rows = rows(&format!("{position} {options} {}", picked.join(" ")));
            assert_eq!(methods(&rows, false), METHODS, "{position} {options}");
            assert_eq!(rows.len() > METHODS.len(), options.contains("tt-entries"));
            for row in rows {
                assert_eq!(row["nimber"], nimber, "{position} {options}: {row}");
                let value = if nimber > 0 { 1 } else { -1 };
                assert_eq!(row["value"], value, "{position} {options}: {row}");
            }
        }
    }
}

#[test]
fn a_method_that_is_given_up_says_so() {
    for (method, seconds) in METHODS
        .map(|method| (method, 0))
        .into_iter()
        .chain([("table", 1)])
    {
        let rows = rows(&format!("cram 7x9 --method {method} --give-up {seconds}"));
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0]["finished"], false, "{}", rows[0]);
        assert_eq!(rows[0]["value"], Value::Null, "{}", rows[0]);
        // The key is there, with the value null.
        assert!(keys(&rows[0]).contains("nimber"));
        assert_eq!(rows[0]["nimber"], Value::Null, "{}", rows[0]);
    }
    for language in ["en", "cs"] {
        let line = format!("compare cram 7x9 --method etc --give-up 0 --lang {language}");
        let stopped = message_in(language, "outcome", &["outcome=stopped"]);
        Run::line(&line).expect_saying(stopped).check();
    }
}

/// Each method stops in time, also while it lists the moves of so many rows.
#[test]
fn many_rows_that_can_be_split_are_no_trap() {
    let threes = ",3".repeat(26);
    let started = Instant::now();
    let rows = rows(&format!("kayles 100{threes} --misere --give-up 1"));
    let stopped = rows.iter().filter(|row| row["finished"] == false);
    let stopped = u32::try_from(stopped.count()).expect("few methods");
    assert!(stopped > 0, "{rows:?}");
    let allowed = Duration::from_secs(5) * (1 + stopped);
    assert!(started.elapsed() < allowed, "{:?}", started.elapsed());
}

/// In games that have no method `table` for values the table of nimbers has the shorter name, too.
#[test]
fn the_table_of_nimbers_is_picked_by_either_name() {
    for name in ["table", "nimber-table"] {
        Run::line(&format!("compare cram 2x3 --method {name} --json"))
            .expect_saying(format!("{{\"method\":\"{name}\",\"finished\":true"))
            .check();
    }
}

/// The calls of a method.
fn calls(arguments: &str, method: &str) -> Value {
    let rows = rows(&format!("{arguments} --method {method}"));
    assert_eq!(rows.len(), 1, "{method}");
    assert_eq!(rows[0]["method"], method);
    rows[0]["calls"].clone()
}

/// What each ingredient of the original program saves on 7 and 8 matches.
#[test]
fn ingredients_of_minimax_are_measured_one_by_one() {
    for (method, expected) in [
        ("raw-table", 709),
        ("table+end-states", 337),
        ("table", 429),
    ] {
        assert_eq!(calls("matches 7,8", method), expected, "{method}");
    }
    let has = |game: &str| {
        rows(game)
            .iter()
            .any(|row| row["method"] == "table+end-states")
    };
    assert!(has("matches 3,4") && !has("coins 1,2"));
    // A list where it has no row.
    let (list, turned) = ("table+end-states", "end-states+table");
    assert_eq!(calls("cram 2x3", list), calls("cram 2x3", turned));
}

#[test]
fn ingredients_of_the_search_for_nimbers_are_measured_one_by_one() {
    for (list, preset) in [
        ("table+cut", "cutoffs"),
        ("table+simple-cut", "simplified"),
        ("table+cut+etc", "etc"),
    ] {
        assert_eq!(calls("cram 3x4", list), calls("cram 3x4", preset), "{list}");
    }
    let without = rows("cram 3x3 --method cut --tt-entries 0");
    assert_eq!((without.len(), &without[0]["nimber"]), (1, &json!(0)));
    let bounded = rows("cram 3x3 --method cutoffs --tt-entries 0");
    assert_eq!(bounded.len(), 2);
    assert_eq!(bounded[1]["calls"], without[0]["calls"]);
    for list in [
        "simple-cut+aspiration",
        "table+cut+etc+aspiration",
        "table+simple-cut+etc",
    ] {
        let rows = rows(&format!("cram 3x4 --method {list}"));
        assert_eq!((rows.len(), &rows[0]["nimber"]), (1, &json!(1)), "{list}");
    }
}

/// The calls by the algorithms of the talk, written anew in another language. In kayles the order
/// of the moves is plain.
#[test]
fn sharp_sets_are_those_of_the_talk() {
    for (list, expected) in [
        ("sharp", 10836),
        ("simple-cut+sharp", 10200),
        ("table+cut+sharp", 112),
        ("table+cut+aspiration+sharp", 525),
    ] {
        assert_eq!(calls("kayles 12", list), expected, "{list}");
    }
    for (list, expected) in [("cut+sharp", 724), ("table+cut+etc+sharp", 58)] {
        assert_eq!(calls("kayles 9", list), expected, "{list}");
    }
}

/// A move may split a heap without taking anything, so a line of play may have more moves than the
/// heap has pieces.
#[test]
fn heaps_that_are_split_whole_have_nimbers_up_to_their_longest_line() {
    for (position, nimber) in [("9", 9), ("3,4", 7)] {
        let rows = rows(&format!(
            "octal {position} --code 4.333333333333 --method table --method best"
        ));
        let nimbers: Vec<&Value> = rows.iter().map(|row| &row["nimber"]).collect();
        assert_eq!(nimbers, [nimber, nimber], "{position}");
    }
}
