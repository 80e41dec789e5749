//! Impossible boards, pins and bars, and impossible moves on them: each gets one clear line that says what is accepted.

use crate::support::refusals::expect_refused_positions;
use crate::support::{Run, TWO_PEOPLE};

#[test]
fn positions_that_cannot_be() {
    expect_refused_positions(&[
        ("cram", "0x5", ["\"0x5\"", "1 to 256"]),
        ("cram", "5x0", ["\"5x0\"", "1 to 256"]),
        ("cram", "17x17", ["\"17x17\"", "1 to 256"]),
        ("cram", "99999999999999999999x1", ["\"9999", "1 to 256"]),
        ("cram", "../.../..", ["row 2 has 3", "row 1 has 2"]),
        ("cram", "../", ["row 2 has 0", "row 1 has 2"]),
        ("cram", "..a/...", ["\"..a/...\"", "such as ..#/.../..."]),
        ("cram", "/", ["\"/\"", "such as ..#/.../..."]),
        ("cram", "4", ["\"4\"", "such as ..#/.../..."]),
        ("cram", "4x", ["\"4x\"", "such as ..#/.../..."]),
        ("cram", "4 5", ["\"4 5\"", "such as ..#/.../..."]),
        ("kayles", "7,", ["\"\"", "such as 7 or 3,4"]),
        ("kayles", "3,x", ["\"x\"", "such as 7 or 3,4"]),
        ("kayles", "1001", ["\"1001\"", "at most 1000"]),
        ("kayles", "600,600", ["\"600,600\"", "at most 1000"]),
        ("kayles", "99999999", ["\"99999999\"", "at most 1000"]),
        ("chomp", "0", ["\"0\"", "must have a length of at least 1"]),
        ("chomp", "0x4", ["\"0x4\"", "1 to 256"]),
        ("chomp", "2,4", ["\"2,4\"", "as in 4,4,2"]),
        ("chomp", "4,,2", ["\"4,,2\"", "such as 4,4,2"]),
        ("chomp", "four", ["\"four\"", "such as 4,4,2"]),
        ("chomp", "300", ["\"300\"", "1 to 256"]),
    ]);
    for (line, words) in [
        ("solve cram 0x5", ["\"0x5\"", "1 to 256"]),
        ("solve kayles -1", ["\"-1\"", "no number here is below 0"]),
    ] {
        Run::line(line).expect_complaint(2, words).check();
    }
}

#[test]
fn moves_that_cannot_be_made_on_a_board() {
    let unreadable = |text: &str| {
        format!(
            "\"{text}\" is not a move. Write the two cells of a domino, each as a letter for the column and a number for the row, such as b2-c2."
        )
    };
    let taken = "Choose two free cells that are neighbours.";
    let wrong = [
        (
            "a1-d1",
            "There is no cell d1: the columns are a to c, the rows 1 to 2.".to_owned(),
        ),
        (
            "a3-a2",
            "There is no cell a3: the columns are a to c, the rows 1 to 2.".to_owned(),
        ),
        ("c1-b1", format!("c1 is taken. {taken}")),
        (
            "a1-a1",
            "A domino takes two different cells, not a1 twice.".to_owned(),
        ),
        (
            "a1-b2",
            "a1 and b2 are not neighbours: a domino takes two cells side by side or one above the other.".to_owned(),
        ),
        ("a1-", unreadable("a1-")),
        ("a0-a1", unreadable("a0-a1")),
        ("1a-1b", unreadable("1a-1b")),
        ("a99999999-a1", unreadable("a99999999-a1")),
    ];
    for (before, question) in [
        ("", "Move (such as a1-b1), or a choice:"),
        ("s\n", "Which two cells, such as a1-b1?"),
    ] {
        Run::line(&format!("play cram ..#/... {TWO_PEOPLE}"))
            .expect_refusals(
                before,
                question,
                wrong.iter().map(|(answer, words)| (answer, words)),
            )
            .check();
    }
}

#[test]
fn moves_that_cannot_be_made_among_pins() {
    let wrong = [
        (
            "3:1",
            "There is no row 3: the rows are numbered from 1 to 2.",
        ),
        ("1:1", "Row 1 is empty. Choose a row that has pins."),
        (
            "2:4",
            "There is no pin 4 in row 2: its pins are numbered from 1 to 3.",
        ),
        (
            "2:0",
            "There is no pin 0 in row 2: its pins are numbered from 1 to 3.",
        ),
        (
            "2:3+",
            "Pin 3 is the last of row 2: there is none next to it. Leave out the + to knock it down alone.",
        ),
        (
            "2:+",
            "\"2:+\" is not a move. Write 2:3 to knock down pin 3 of row 2, or 2:3+ to knock down pins 3 and 4.",
        ),
    ];
    Run::line(&format!("play kayles 0,3 {TWO_PEOPLE}"))
        .expect_refusals("", "Move (such as 2:1 or 2:1+), or a choice:", wrong)
        .check();
    let last =
        "2 is too many: pin 3 is the last of its row. Enter a number from 1 to 1, or h for help.";
    Run::line(&format!("play kayles 3 {TWO_PEOPLE}"))
        .expect_refusals("s\n1\n3\n", "How many pins (1 or 2)?", [("2", last)])
        .check();
}

#[test]
fn moves_that_cannot_be_made_on_a_bar() {
    let wrong = [
        (
            "a1",
            "a1 is poisoned and is never taken. Choose another square.",
        ),
        ("d2", "There is no square d2: row 2 has the columns a to b."),
        (
            "a4",
            "There is no square a4: the rows are numbered from 1 to 2.",
        ),
        (
            "a99999999",
            "\"a99999999\" is not a move. Write a square as a letter for the column and a number for the row, such as b2.",
        ),
    ];
    for (before, question) in [
        ("", "Move (such as b1), or a choice:"),
        ("s\n", "Which square, such as b1?"),
    ] {
        Run::line(&format!("play chomp 4,2 {TWO_PEOPLE}"))
            .expect_refusals(before, question, wrong)
            .check();
    }
}

#[test]
fn a_board_that_is_asked_for_is_no_larger_than_twelve() {
    for (game, usual) in [("cram", "4x5"), ("chomp", "3x4")] {
        let refused = |before, question: &str, answer, words: &str| {
            let run = Run::line(&format!("play {game}"));
            run.expect_refusals(before, question, [(answer, words)])
                .check();
        };
        let rows = format!("How many rows? [{usual}]");
        let columns = format!("How many columns? [{}]", &usual[2..]);
        let many = |least: u32| {
            format!("13 is too many. Enter a number from {least} to 12, or h for help.")
        };
        refused("", &rows, "13", &many(1));
        refused("4\n", &columns, "13", &many(1));
        // A single cell has no move.
        let few = "1 is too few. Enter a number from 2 to 12, or h for help.";
        refused("1\n", &columns, "1", few);
    }
}
