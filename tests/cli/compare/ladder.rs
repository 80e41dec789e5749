//! The methods for values, from the plain recursion up, and what `compare` shows of them.

use serde_json::{Value, json};

use crate::cli::solve::{answers, assert_has};
use crate::support::Run;
use crate::support::json::keys;
use crate::support::messages::{message, says};

fn compared(arguments: &str) -> Vec<Value> {
    let rows = answers(arguments);
    for row in &rows {
        // Only a method that finds nimbers has the key.
        let mut expected = vec!["calls", "finished", "method", "positions", "value"];
        let values = [
            "plain",
            "table",
            "table+end-states",
            "early-exit",
            "ordered",
            "dense",
            "bits",
        ];
        let finds_value = values.map(|name| json!(name)).contains(&row["method"]);
        if arguments.contains("nim") && !arguments.contains("misere") && !finds_value {
            expected.insert(3, "nimber");
        }
        assert_eq!(keys(row), expected.into_iter().collect());
        assert!(
            row["calls"].as_u64().is_some_and(|count| count > 0),
            "{row}"
        );
        if finds_value {
            assert!(
                row["positions"].as_u64().is_some_and(|count| count > 0),
                "{row}"
            );
        }
        if row["finished"] == json!(false) {
            assert_eq!(
                (&row["value"], &row["nimber"]),
                (&Value::Null, &Value::Null)
            );
        }
    }
    rows
}

fn methods(rows: &[Value]) -> Vec<&str> {
    rows.iter()
        .filter_map(|row| row["method"].as_str())
        .collect()
}

#[test]
fn compare_climbs_the_ladder_and_all_methods_agree() {
    let rows = compared("compare matches 1,2,3 --json");
    assert_eq!(
        methods(&rows),
        [
            "plain",
            "table",
            "table+end-states",
            "early-exit",
            "ordered",
            "dense",
            "bits"
        ]
    );
    let rows = compared("compare nim 1,2,3 --json");
    assert_eq!(
        methods(&rows),
        [
            "plain",
            "table",
            "early-exit",
            "ordered",
            "definition",
            "nimber-table",
            "simplified",
            "cutoffs",
            "etc",
            "aspiration",
            "best",
            "law"
        ]
    );
    for row in &rows {
        assert_has(row, &json!({"finished": true, "value": -1}));
    }
}

/// The plain search of 5,3,8,1 with takes of at most 2 has nine calls: the row itself, 5,3,8 and
/// 5,3 below it, and what they lead to.
#[test]
fn compare_tells_the_margin_of_coins() {
    let rows = compared("compare coins 5,3,8,1 --max-take 2 --json");
    assert_eq!(methods(&rows), ["plain", "table", "early-exit", "ordered"]);
    for row in &rows {
        assert_has(row, &json!({"finished": true, "value": 1}));
    }
    assert_has(&rows[0], &json!({"calls": 9, "positions": 9}));
    // The plain tree of 60 columns has a node for each partition of each number up to 60. The tree
    // of 80 columns is given up.
    let columns = |count: usize| vec!["1"; count].join(",");
    let row = |count: usize| format!("compare coins {} --max-take {count} --json", columns(count));
    let rows = compared(&format!("{} --method plain --method table", row(60)));
    assert_has(
        &rows[0],
        &json!({"finished": true, "value": 60, "calls": 6_639_349}),
    );
    assert_has(&rows[1], &json!({"finished": true, "value": 60}));
    assert!(
        rows[1]["calls"]
            .as_u64()
            .is_some_and(|calls| calls < 10_000)
    );
    let rows = compared(&format!("{} --method plain --method table", row(80)));
    assert_has(&rows[0], &json!({"finished": false, "value": null}));
    assert_has(&rows[1], &json!({"finished": true, "value": 80}));
}

#[test]
fn compare_has_the_law_of_sticks() {
    for (arguments, value) in [("21", 1), ("21 --misere", -1)] {
        let rows = answers(&format!("compare sticks {arguments} --json"));
        let named = methods(&rows);
        assert!(named.starts_with(&["plain", "table", "early-exit", "ordered"]));
        assert!(named.ends_with(&["law"]));
        assert_eq!(named.contains(&"best"), !arguments.contains("misere"));
        for row in &rows {
            assert_has(row, &json!({"finished": true, "value": value}));
        }
    }
}

#[test]
fn compare_gives_up_the_method_without_a_table() {
    let rows = compared("compare matches 3,5,7 --json --method ordered --method plain");
    assert_eq!(methods(&rows), ["plain", "ordered"]);
    assert_has(&rows[0], &json!({"finished": false, "value": null}));
    assert_has(&rows[1], &json!({"finished": true, "value": 1}));
}

#[test]
fn that_calls_are_bounded_is_said_where_they_stopped_a_method() {
    for (give_up, is_bounded) in [("--give-up 0", false), ("", true)] {
        let run = Run::line(&format!("compare matches 6,6,6 --method plain {give_up}"));
        let shown = run
            .expect_saying(message("outcome", &["outcome=stopped"]))
            .check();
        let note = message("plain-given-up", &["calls=10000000"]);
        assert_eq!(says(&shown, &note), is_bounded, "{shown}");
    }
    let counted = answers("compare matches 6,6,6 --method plain --give-up 1 --json");
    assert_eq!(counted[0]["finished"], false);
    assert!(counted[0]["calls"].as_u64() > Some(1_000));
}

#[test]
fn compare_shows_what_the_table_is_worth() {
    let told = Run::line("compare matches 1,2,3,4 --method table --method ordered")
        .expect_saying("matches 1,2,3,4")
        .expect_saying("method calls positions seconds ratio outcome")
        .expect_saying(message("ratio-means", &[]))
        .check();
    for (method, outcome) in [("table", "win"), ("ordered", "win")] {
        let row = told
            .lines()
            .find(|line| line.trim_start().starts_with(method));
        assert!(row.is_some_and(|row| row.ends_with(outcome)), "{told}");
    }
}
