//! Batches with answers for programs.

use serde_json::json;

use super::assert_has;
use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::message;

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
fn a_bad_line_is_given_whole() {
    let long = "x".repeat(100_000);
    let told = Run::line("solve nim --batch - --keep-going")
        .input(format!("\t {long} \"\n"))
        .expect_stdout_to_be_read()
        .check();
    let answers = objects(&told);
    assert_eq!(answers[0]["input"], format!("\t {long} \""));
}
