//! Batches with answers for programs.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};

use super::{ALWAYS, assert_has};
use crate::support::Run;
use crate::support::json::{keys, objects};
use crate::support::messages::message;

const BATCH: &str =
    "# two good lines\n\n3,5,7\n3 x\n 1 2 \n# \n# the last one is bad\n1,1,1,1,1,1,1,1,1,1,1\n";

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
        // Written as it is, the text of the line is not repeated.
        if good["position"] == "1,2" {
            expected.insert("input");
            assert_eq!(good["input"], " 1 2 ");
        }
        if with_reasons {
            expected.insert("reason");
        }
        assert_eq!(keys(good), expected);
    }
    for (bad, line, input, word) in [
        (&answers[1], 4, "3 x", "\"x\""),
        (&answers[3], 8, "1,1,1,1,1,1,1,1,1,1,1", "too many piles"),
    ] {
        assert_eq!(keys(bad), ["error", "input", "line"].into());
        assert_eq!(bad["input"], input);
        assert_eq!(bad["line"], line);
        let error = bad["error"].as_str().expect("a text");
        assert!(error.contains(word), "{error}");
    }
}

#[test]
fn a_batch_answers_line_by_line() {
    let directory = tempfile::tempdir().expect("a directory");
    fs::write(directory.path().join("batch.txt"), BATCH).expect("a file");
    let complaint = message("batch-bad-lines", &["count=2"]);
    for (options, with_reasons) in [("--json", false), ("--json --reasons", true)] {
        let from_stdin = Run::line(&format!("solve matches --batch - {options}"))
            .input(BATCH)
            .expect_stdout_to_be_read()
            .expect_complaint(1, [&complaint])
            .check();
        assert_batch(&from_stdin, with_reasons);
        let from_file = Run::line(&format!("solve matches {options} --batch batch.txt"))
            .within(directory.path())
            .expect_stdout_to_be_read()
            .expect_complaint(1, [&complaint])
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

#[test]
fn nim_has_as_many_piles_as_a_line_holds() {
    let line = vec!["7"; 4_000].join(" ") + " 5,5 2";
    let told = Run::line("solve nim --batch - --json")
        .input(line + "\n")
        .expect_stdout_to_be_read()
        .check();
    let answer = &objects(&told)[0];
    assert_eq!(answer["nimber"], 2);
    assert_eq!(answer["moves"].as_array().expect("a list").len(), 4_001);
}

#[test]
fn a_long_line_is_read_whole() {
    // Cut after 65,536 bytes it would be another position.
    let blanks = " ".repeat(1 << 17);
    let told = Run::line("solve nim --batch - --json")
        .input(format!("1,2{blanks},3\n"))
        .expect_stdout_to_be_read()
        .check();
    let answers = objects(&told);
    assert_eq!(answers.len(), 1);
    assert_has(
        &answers[0],
        &json!({"position": "1,2,3", "outcome": "loss"}),
    );
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_rest_is_answered() {
    let blanks = " ".repeat((1 << 26) - "1,2,3".len());
    let longest = format!("1,2{blanks},3");
    let told = Run::line("solve nim --batch - --json")
        .input(format!("{longest}\n {longest}\n7\n {longest}"))
        .expect_stdout_to_be_read()
        .expect_complaint(1, [message("batch-bad-lines", &["count=2"])])
        .check();
    let answers = objects(&told);
    assert_eq!(answers.len(), 4);
    assert_has(&answers[0], &json!({"position": "1,2,3"}));
    assert_has(&answers[2], &json!({"position": "7"}));
    for line in [2, 4] {
        let error = message("refuse-long-line", &["most=64"]);
        let refused = json!({"line": line, "input": null, "error": error});
        assert_has(&answers[line - 1], &refused);
    }
}

/// What a batch quotes of lines that are no positions.
fn quoted(input: &[u8]) -> Vec<String> {
    let told = Run::line("solve nim --batch - --keep-going --keep-blank")
        .input(input)
        .expect_stdout_to_be_read()
        .check();
    let quoted = |line: &str| match line {
        "" => String::new(),
        line => objects(&format!("{line}\n"))[0]["input"]
            .as_str()
            .expect("a text")
            .to_owned(),
    };
    told.lines().map(quoted).collect()
}

#[test]
fn lines_are_read_without_their_ends_and_without_a_mark_at_the_start() {
    for (input, lines) in [
        (
            "a\r\n\n\u{feff}b\nlast",
            &["a", "", "\u{feff}b", "last"][..],
        ),
        ("\u{feff}", &[]),
        ("\u{feff}\n", &[""]),
        ("\u{feff}a\nb", &["a", "b"]),
    ] {
        assert_eq!(quoted(input.as_bytes()), lines, "{input:?}");
    }
    // Half a mark is broken text.
    assert_eq!(quoted(b"\xef\xbb"), ["\u{fffd}"]);
    assert_eq!(quoted(b"\xffa\n"), ["\u{fffd}a"]);
}

#[test]
fn a_hash_without_a_blank_is_a_board() {
    let told = Run::line("solve cram --batch - --json")
        .input("#\n# a comment\n#/.\n #.. \n\n")
        .expect_stdout_to_be_read()
        .check();
    let answers = objects(&told);
    let positions: Vec<_> = answers.iter().map(|answer| &answer["position"]).collect();
    assert_eq!(positions, ["#", "#/.", "#.."]);
}

#[test]
fn a_bad_line_is_given_whole() {
    let long = "x".repeat(100_000);
    let told = Run::line("solve nim --batch - --keep-going")
        .input(format!("\t {long} \"\n"))
        .expect_stdout_to_be_read()
        .check();
    let answers = objects(&told);
    assert_eq!(answers[0]["input"], format!("\t {long} \""));
}

#[test]
fn bad_lines_and_blank_ones_can_be_kept() {
    let input = "# a comment\n3,5\n\nx\n";
    let error = message(
        "position-piles-bad-size",
        &["word=x", "most=1000000000000000"],
    );
    let bad = json!({"line": 4, "input": "x", "error": error});
    for (flags, status, blank) in [
        ("", 1, ""),
        ("--keep-blank", 1, "\n"),
        ("--keep-going", 0, ""),
        ("--keep-going --keep-blank", 0, "\n"),
    ] {
        let run = Run::line(&format!("solve nim --batch - {flags}")).input(input);
        let run = if status > 0 {
            run.expect_complaint(1, [message("batch-bad-lines", &["count=1"])])
        } else {
            run
        };
        let told = run.expect_stdout_to_be_read().check();
        let good = format!("{blank}3,5\twin\t2:2\n{blank}");
        let rest = told.strip_prefix(&good).expect("the good line");
        assert_eq!(objects(rest), std::slice::from_ref(&bad));
    }
}

#[test]
fn what_an_answer_took_can_be_left_out() {
    for arguments in ["solve nim 3,5 --json", "solve nim --batch - --json"] {
        let run = Run::line(&format!("{arguments} --no-stats")).input("3,5\n");
        let answers = objects(&run.expect_stdout_to_be_read().check());
        let keys = keys(&answers[0]);
        assert!(!keys.contains("seconds") && !keys.contains("positions"));
        assert!(keys.contains("outcome"));
    }
    // A table has no such columns.
    Run::line("solve nim --batch - --no-stats")
        .input("3,5\n")
        .expect_stdout("3,5\twin\t2:2\n")
        .check();
    for flag in ["--keep-going", "--keep-blank"] {
        Run::line(&format!("solve nim 3,5 {flag}"))
            .expect_complaint(2, [flag])
            .check();
    }
}
