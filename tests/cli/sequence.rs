//! `nimatron sequence`: numbers, JSON, b-files, and what is refused.

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::messages::message;

fn told(arguments: &str) -> String {
    Run::line(&format!("sequence {arguments}"))
        .expect_stdout_to_be_read()
        .check()
}

fn object(arguments: &str) -> Value {
    serde_json::from_str(&told(&format!("{arguments} --json"))).expect("an object")
}

/// The numbers of an array.
fn numbers(values: &Value) -> Vec<u64> {
    let values = values.as_array().expect("an array");
    let number = |value: &Value| value.as_u64().expect("a number");
    values.iter().map(number).collect()
}

#[test]
fn programs_get_an_object() {
    assert_eq!(
        object("take --set 4,3,1 --to 8"),
        json!({
            "game": "take", "options": {"set": "1,3,4"}, "from": 0,
            "values": [0, 1, 0, 1, 2, 3, 2, 0, 1], "pre_period": null, "period": null,
        })
    );
    assert_eq!(
        object("chomp --shape 2xN --to 3"),
        json!({
            "game": "chomp", "options": {"shape": "2xn"}, "from": 1, "values": [1, 2, 4],
            "pre_period": null, "period": null,
        })
    );
    assert_eq!(
        object("matches --piles 3 --to 3"),
        json!({
            "game": "matches", "options": {"piles": 3}, "from": 0,
            "values": ["0,0,0", "0,1,2", "1,1,1", "2,2,2", "3,3,3"], "pre_period": null, "period": null,
        })
    );
}

/// Two piles are losing in misère play as in normal play, apart from the smallest.
#[test]
fn misere_play_is_named_among_the_options() {
    assert_eq!(
        object("matches --to 5 --misere"),
        json!({
            "game": "matches", "options": {"piles": 2, "misere": true}, "from": 0,
            "values": ["0,1", "2,2", "3,5"], "pre_period": null, "period": null,
        })
    );
    assert_eq!(object("matches --to 5")["options"], json!({"piles": 2}));
}

#[test]
fn periods_are_told_if_they_are_proved() {
    let kayles = object("kayles --to 200");
    let as_octal = object("octal --code 0.77 --to 200");
    assert_eq!(kayles["values"], as_octal["values"]);
    for told in [kayles, as_octal] {
        assert_eq!(
            (&told["pre_period"], &told["period"]),
            (&json!(70), &json!(12))
        );
    }
    let sticks = object("sticks --max-take 4 --to 30");
    assert_eq!(sticks["options"], json!({"max_take": 4}));
    assert_eq!(sticks["period"], 5);
    // The code of a game has room for as many.
    let longest = object("sticks --max-take 1000 --to 3010");
    assert_eq!(longest["period"], 1001);
    let none = message("sequence-no-period", &["to=40"]);
    assert!(told("octal --to 40").ends_with(&format!("{none}\n")));
}

/// A row goes on by its period: the last of a million is that of the definition, which the period
/// gives too.
#[test]
fn a_million_heaps_follow_from_a_period() {
    let chess = object("octal --code 0.137 --to 1000000");
    let values = numbers(&chess["values"]);
    assert_eq!(values.len(), 1_000_001);
    let (before, period) = (51, 34);
    assert_eq!(chess["pre_period"], before);
    let row = |from: usize| &values[from..from + period];
    assert_eq!(
        row(before + 1),
        row(values.len() - period - (values.len() - before - 1) % period)
    );
}

/// Lines of a size and its nimber, as the OEIS has them, read back.
#[test]
fn b_files_read_back() {
    for (arguments, from) in [
        ("octal --code 0.07 --to 120", 0),
        ("nim --to 12", 0),
        ("cram --shape 3xn --to 4", 1),
        ("chomp --shape nx2 --to 6", 1),
    ] {
        let read: Vec<(u64, u64)> = told(&format!("{arguments} --bfile"))
            .lines()
            .map(|line| {
                let (size, nimber) = line.split_once(' ').expect("two numbers");
                (
                    size.parse().expect("a size"),
                    nimber.parse().expect("a nimber"),
                )
            })
            .collect();
        let values = numbers(&object(arguments)["values"]);
        let expected: Vec<(u64, u64)> = (from..).zip(values).collect();
        assert_eq!(read, expected, "{arguments}");
    }
}

#[test]
fn ten_numbers_stand_in_a_line_after_their_heap() {
    let told = told("octal --code 0.137 --to 12");
    let lines: Vec<&str> = told.lines().take(2).collect();
    assert_eq!(lines, [" 0  0 1 1 2 0 3 1 1 0 3", "10  3 2 2"]);
}

#[test]
fn boards_have_two_rows_unless_a_shape_is_given() {
    for game in ["cram", "chomp"] {
        let usual = object(&format!("{game} --to 6"));
        assert_eq!(usual, object(&format!("{game} --to 6 --shape 2xn")));
        assert_eq!(usual["options"], json!({"shape": "2xn"}));
    }
}

#[test]
fn what_has_no_sequence_is_refused() {
    let option = |option, game| message("sequence-option", &[option, game]);
    let misere = message("sequence-misere", &[]);
    let shape = |shape| message("sequence-shape", &[shape]);
    for (arguments, said) in [
        ("nim --to 5 --misere", misere.clone()),
        ("grundy --to 5 --misere", misere),
        (
            "nim --to 5 --shape 3xn",
            option("option=--shape", "game=nim"),
        ),
        (
            "octal --to 5 --piles 2",
            option("option=--piles", "game=octal"),
        ),
        ("cram --to 5 --shape 3x3", shape("shape=3x3")),
        ("cram --to 5 --shape n", shape("shape=n")),
        ("cram --to 5 --shape 3xnxn", shape("shape=3xnxn")),
        ("cram --to 5 --shape 0xn", shape("shape=0xn")),
        ("cram --to 500 --shape 3xn", "1 to 128".to_owned()),
        ("matches --to 5 --bfile", message("sequence-bfile", &[])),
        (
            "octal --to 5 --code 0.9",
            message("code-large-digit", &["code=0.9"]),
        ),
        (
            "nim --to 5 --code 0.7",
            message(
                "variant-no-option",
                &["game=nim", "option=--code", "known=octal"],
            ),
        ),
    ] {
        Run::line(&format!("sequence {arguments}"))
            .expect_complaint(2, [said])
            .check();
    }
    for (arguments, said) in [
        ("coins --to 5", "'coins'"),
        ("euclid --to 5", "'euclid'"),
        ("nim", "--to"),
        ("nim --to 134217729", "'134217729'"),
        ("matches --to 5 --piles 4", "'4'"),
        ("nim --to 5 --bfile --json", "cannot be used with"),
    ] {
        Run::line(&format!("sequence {arguments}"))
            .expect_complaint(2, [said])
            .check();
    }
}

#[test]
fn a_sequence_keeps_to_the_memory() {
    let sequence = "octal --code 0.007 --max-memory 100KB";
    told(&format!("{sequence} --to 8000"));
    Run::line(&format!("sequence {sequence} --to 9000"))
        .expect_complaint(1, [message("beyond", &["short=yes"])])
        .check();
}

/// The largest heap, where no nimber has to be found one by one, and one more.
#[test]
fn heaps_are_at_most_two_to_the_27th() {
    let solve = |heap: u64| Run::line(&format!("solve octal {heap} --code 0.3 --json"));
    solve(1 << 27).expect_saying("\"nimber\":0").check();
    solve((1 << 27) + 1)
        .expect_complaint(2, ["at most 134217728"])
        .check();
}

#[test]
fn misere_play_has_words_of_heaps() {
    let found = object("octal --code 0.123 --to 12 --misere");
    let words = [
        "1", "a", "1", "b", "b", "a", "c", "1", "d", "e", "a", "c", "1",
    ];
    assert_eq!(found["values"], json!(words));
    assert_eq!(found["order"], json!(20));
    assert_eq!(found["lost"], json!(["a", "c", "ad", "b2", "be"]));
    assert_eq!(found["rules"][0], json!("a2=1"));
    assert_eq!(
        [&found["pre_period"], &found["period"]],
        [&json!(4), &json!(5)]
    );
    assert_eq!(
        told("octal --code 0.123 --to 4 --misere --bfile"),
        "0 0\n1 1\n2 0\n3 2\n4 2\n"
    );
    // Ferguson: take is like nim, in which two heaps above 1 are as many as none or two.
    let take = object("take --set 1-3 --to 8 --misere");
    assert_eq!(
        take["values"],
        json!(["1", "a", "b", "ab", "1", "a", "b", "ab", "1"])
    );
    let reach = message("sequence-reach", &["reach=24", "order=24"]);
    Run::line("sequence octal --code 0.07 --to 100 --misere")
        .expect_complaint(1, [reach])
        .check();
}
