//! The answers for programs, key by key as the contract has them: `solve --json`, batches, and `compare --json`.

mod support;

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use support::Run;

/// What every answer of `solve --json` holds.
const ALWAYS: [&str; 10] = [
    "best",
    "game",
    "misere",
    "moves",
    "nimber",
    "outcome",
    "position",
    "positions",
    "remoteness",
    "seconds",
];

fn objects(told: &str) -> Vec<Value> {
    let object = |line| serde_json::from_str(line).expect("one object a line");
    assert!(told.is_empty() || told.ends_with('\n'), "{told:?}");
    told.lines().map(object).collect()
}

/// The one object that a run answers, without its time, which is a number that differs each time.
fn answer(arguments: &str) -> Value {
    let told = Run::line(arguments).expect_stdout_to_be_read().check();
    let mut objects = objects(&told);
    assert_eq!(objects.len(), 1, "{told}");
    without_time(objects.remove(0))
}

fn without_time(mut object: Value) -> Value {
    let seconds = object
        .as_object_mut()
        .and_then(|keys| keys.remove("seconds"));
    let seconds = seconds.as_ref().and_then(Value::as_f64);
    assert!(seconds.is_some_and(|seconds| seconds >= 0.0), "{object}");
    object
}

fn keys(object: &Value) -> BTreeSet<&str> {
    let object = object.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

/// Whether the answer has these values under these keys.
fn assert_has(answer: &Value, expected: &Value) {
    for (key, value) in expected.as_object().expect("an object") {
        assert_eq!(&answer[key], value, "{key} in {answer}");
    }
}

#[test]
fn a_won_position() {
    let answer = answer("solve matches 3,5,7 --json");
    assert_has(
        &answer,
        &json!({
            "game": "matches", "position": "3,5,7", "outcome": "win", "value": 1, "misere": false,
            "nimber": null, "moves": ["1:1", "3:7"], "best": "3:7", "remoteness": 5,
        }),
    );
    assert!(answer["positions"].as_u64().is_some_and(|count| count > 0));
    let reason = answer["reason"].as_str().expect("a text");
    assert!(reason.starts_with("The optimal move is 3:7"), "{reason}");
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
    // In the middle of a game fewer may be left than a move may take.
    assert_has(
        &answer("solve sticks 0 --json"),
        &json!({"outcome": "loss", "nimber": 0, "moves": [], "best": null, "remoteness": 0}),
    );
    assert_has(
        &answer("solve sticks 2 --max-take 7 --json --card"),
        &json!({"max_take": 7, "moves": ["2"], "remoteness": 1, "card": ["0"]}),
    );
}

/// The margins of 5,3,8,1 by hand: after 2 both columns that are left may be taken; after 3 there is only the last one.
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
    // All columns may be taken where there are fewer than three.
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
    // All three winning moves of misère matches 1,2,3 leave 0,1 or 1,1,2, as a search by definition finds.
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
    // Found by a search from the definition, and read over: no move leads from one of them to another.
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
    assert!(reason.starts_with("Optimální tah je 3:7"), "{reason}");
    assert_has(&czech, &json!({"outcome": "win", "best": "3:7"}));
}

const BATCH: &str =
    "# two good lines\n\n3,5,7\n3 x\n 1 2 \n#\n# the last one is bad\n1,1,1,1,1,1,1,1,1,1,1\n";

/// The answers to [`BATCH`].
fn assert_batch(told: &str, with_reasons: bool) {
    let answers = objects(told);
    assert_eq!(answers.len(), 4, "{told}");
    assert_has(
        &answers[0],
        &json!({"position": "3,5,7", "outcome": "win", "moves": ["1:1", "3:7"]}),
    );
    assert_has(
        &answers[2],
        &json!({"position": "1,2", "outcome": "loss", "best": "1:1"}),
    );
    for good in [&answers[0], &answers[2]] {
        let mut expected: BTreeSet<&str> = ALWAYS.into();
        expected.insert("value");
        if with_reasons {
            expected.insert("reason");
        }
        assert_eq!(keys(good), expected);
    }
    for (bad, line, word) in [
        (&answers[1], 4, "\"x\""),
        (&answers[3], 8, "too many piles"),
    ] {
        assert_eq!(keys(bad), ["error", "line"].into());
        assert_eq!(bad["line"], line);
        let error = bad["error"].as_str().expect("a text");
        assert!(error.contains(word), "{error}");
    }
}

#[test]
fn a_batch_answers_line_by_line() {
    let directory = tempfile::tempdir().expect("a directory");
    fs::write(directory.path().join("batch.txt"), BATCH).expect("a file");
    let complaint = "2 lines of the batch have no answer";
    for (options, with_reasons) in [("--json", false), ("--json --reasons", true)] {
        let from_stdin = Run::line(&format!("solve matches --batch - {options}"))
            .input(BATCH)
            .expect_stdout_to_be_read()
            .expect_complaint(1, [complaint])
            .check();
        assert_batch(&from_stdin, with_reasons);
        let from_file = Run::line(&format!("solve matches {options} --batch batch.txt"))
            .within(directory.path())
            .expect_stdout_to_be_read()
            .expect_complaint(1, [complaint])
            .check();
        assert_batch(&from_file, with_reasons);
    }
}

#[test]
fn a_batch_without_bad_lines_ends_well() {
    let told = Run::line("solve nim --batch - --json --misere")
        .input("1\n2\n1,1\n")
        .expect_stdout_to_be_read()
        .check();
    let outcomes: Vec<Value> = objects(&told)
        .into_iter()
        .map(|mut answer| answer["outcome"].take())
        .collect();
    assert_eq!(outcomes, ["loss", "win", "win"]);
}

fn compared(arguments: &str) -> Vec<Value> {
    let told = Run::line(arguments).expect_stdout_to_be_read().check();
    let rows: Vec<Value> = objects(&told).into_iter().map(without_time).collect();
    for row in &rows {
        // Only a method that finds a nimber names one.
        let mut expected = vec!["calls", "finished", "method", "positions", "value"];
        let values = ["plain", "table", "early-exit", "ordered", "dense", "bits"];
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
        ["plain", "table", "early-exit", "ordered", "dense", "bits"]
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

/// 5,3,8,1 with at most 2 has nine plain calls: the row itself, 5,3,8 and 5,3 below it, and what can be taken of these.
#[test]
fn compare_tells_the_margin_of_coins() {
    let rows = compared("compare coins 5,3,8,1 --max-take 2 --json");
    assert_eq!(methods(&rows), ["plain", "table", "early-exit", "ordered"]);
    for row in &rows {
        assert_has(row, &json!({"finished": true, "value": 1}));
    }
    assert_has(&rows[0], &json!({"calls": 9, "positions": 9}));
    // The plain tree of 60 columns has a node for each partition of each number up to 60, and that of 80 is given up.
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
        let told = Run::line(&format!("compare sticks {arguments} --json"))
            .expect_stdout_to_be_read()
            .check();
        let rows = objects(&told);
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

/// What stands on stdout, as objects without their times.
fn told(arguments: &str) -> Vec<Value> {
    let told = Run::line(arguments).expect_stdout_to_be_read().check();
    objects(&told).into_iter().map(without_time).collect()
}

#[test]
fn threads_change_no_answer() {
    let directory = tempfile::tempdir().expect("a directory");
    let batch = directory.path().join("batch");
    fs::write(
        &batch,
        "16,16,16,16,16,16,16,16,15\n15,16,3,2,16,9,9,8,4\n40,50,60\n",
    )
    .expect("a file");
    for arguments in [
        "solve matches 16,16,16,16,16,16,16,15,14 --json",
        "compare matches 16,16,16,16,16,16,16,16,16 --method bits --json",
        &format!("solve matches --json --batch {}", batch.display()),
    ] {
        let one = told(&format!("{arguments} --threads 1"));
        assert_eq!(told(&format!("{arguments} --threads 2")), one);
        assert_eq!(told(&format!("{arguments} --threads 64")), one);
        assert!(
            one[0]["positions"]
                .as_u64()
                .is_some_and(|count| count > 10_000)
        );
    }
    let map = Run::line("map matches --size 40 --third 7 --csv - --threads 1");
    let map = map.expect_stdout_to_be_read().check();
    Run::line("map matches --size 40 --third 7 --csv - --threads 2")
        .expect_stdout(map)
        .check();
}

#[test]
fn compare_shows_what_the_table_is_worth() {
    let told = Run::line("compare matches 1,2,3,4 --method table --method ordered")
        .expect_saying("matches 1,2,3,4")
        .expect_saying("method calls positions seconds ratio outcome")
        .expect_saying("Ratio: how many times as fast as the first method that finished.")
        .check();
    for (method, outcome) in [("table", "win"), ("ordered", "win")] {
        let row = told
            .lines()
            .find(|line| line.trim_start().starts_with(method));
        assert!(row.is_some_and(|row| row.ends_with(outcome)), "{told}");
    }
}

#[test]
fn completions_and_the_manual_name_every_subcommand() {
    let mut pages: Vec<String> = ["bash", "elvish", "fish", "powershell", "zsh"]
        .map(|shell| format!("completions {shell}"))
        .into();
    pages.push("man".to_owned());
    for page in pages {
        let mut run = Run::line(&page);
        for name in [
            "play",
            "solve",
            "compare",
            "map",
            "train",
            "boxes",
            "completions",
            "man",
        ] {
            run = run.expect_saying(name);
        }
        run.check();
    }
}
