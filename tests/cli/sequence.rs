//! `nimatron sequence`: numbers, JSON, b-files, and what is refused.

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::messages::{message, says};

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

/// Losing positions are numbers too.
#[test]
fn what_is_no_nimber_is_said() {
    let losing = message("sequence-losing", &[]);
    for (arguments, is_said) in [
        ("fibonacci --to 13", true),
        ("matches --to 7", true),
        ("octal --to 7", false),
    ] {
        assert_eq!(says(&told(arguments), &losing), is_said, "{arguments}");
    }
}
