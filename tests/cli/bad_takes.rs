//! Wrong answers and arguments for sticks and coins: each gets one clear line and the right exit status.

use crate::support::refusals::expect_refused_positions;
use crate::support::{Run, TWO_PEOPLE};

/// A refusal of a number, with what is asked for instead.
fn help(wrong: &str) -> String {
    format!("{wrong}, or h for help.")
}

#[test]
fn sticks_are_asked_for_within_the_classroom() {
    let wrong = [
        ("7", "7 is too few. Enter a number from 8 to 39"),
        ("40", "40 is too many. Enter a number from 8 to 39"),
        (
            "ten",
            "\"ten\" is not a whole number from 8 to 39. Enter one",
        ),
    ];
    Run::line("play sticks")
        .expect_refusals(
            "",
            "How many sticks? [10]",
            wrong.map(|(n, words)| (n, help(words))),
        )
        .check();
    let wrong = [
        ("1", "1 is too few. Enter a number from 2 to 4"),
        ("5", "5 is too many. Enter a number from 2 to 4"),
        (
            "few",
            "\"few\" is not a whole number from 2 to 4. Enter one",
        ),
    ];
    let take = "How many may be taken at a time? [3]";
    Run::line("play sticks")
        .expect_refusals("\n", take, wrong.map(|(n, words)| (n, help(words))))
        .check();
}

#[test]
fn a_large_take_asks_for_more() {
    for (game, question, answer, words) in [
        (
            "play sticks --max-take 39",
            "How many sticks? [40]",
            "39",
            "39 is too few. Enter a number from 40 to 1000000",
        ),
        (
            "play sticks --max-take 20",
            "How many sticks? [21]",
            "20",
            "20 is too few. Enter a number from 21 to 39",
        ),
        (
            "play coins --max-take 100",
            "How many columns of coins? [100]",
            "99",
            "99 is too few. Enter a number from 100 to 100",
        ),
    ] {
        Run::line(game)
            .expect_refusals("", question, [(answer, help(words))])
            .check();
    }
}

#[test]
fn columns_are_asked_for_up_to_a_hundred() {
    let wrong = [
        ("0", "0 is too few. Enter a number from 1 to 100"),
        ("101", "101 is too many. Enter a number from 1 to 100"),
        (
            "-5",
            "\"-5\" is not a whole number from 1 to 100. Enter one",
        ),
    ];
    let columns = "How many columns of coins? [10]";
    Run::line("play coins")
        .expect_refusals("", columns, wrong.map(|(n, words)| (n, help(words))))
        .check();
    let take = "How many columns may the first move take? [3]";
    let many = help("8 is too many. Enter a number from 1 to 7");
    Run::line("play coins")
        .expect_refusals("7\n", take, [("8", many)])
        .check();
}

#[test]
fn a_take_keeps_to_the_bounds() {
    let refused = |game: &str, before: &str, question: &str, wrong: &[(&str, &str)]| {
        let run = Run::line(&format!("play {game} {TWO_PEOPLE}"));
        let wrong = wrong.iter().copied();
        run.expect_refusals(before, question, wrong).check();
    };
    let (sticks, turn) = ("sticks 10", "Move (1 to 3), or a choice:");
    let wrong = [
        ("0", "0 cannot be taken. Take from 1 to 3."),
        ("4", "4 cannot be taken. Take from 1 to 3."),
        (
            "1:1",
            "\"1:1\" is not a move. Write how many to take, such as 1.",
        ),
        (
            "two",
            "\"two\" is not offered here. Enter a move such as 1 or 3, or a letter (t w v o h q); h shows what they mean.",
        ),
    ];
    refused(sticks, "", turn, &wrong);
    let only = [("2", "2 cannot be taken. Take 1.")];
    refused(sticks, "3\n3\n3\n", "Move (1), or a choice:", &only);
    let asked = "How many sticks?";
    let few = "3 is too many: only 2 sticks are left. Enter a number from 1 to 2, or h for help.";
    refused(sticks, "3\n3\n2\ns\n", asked, &[("3", few)]);
    // As many are left as may be taken.
    let agreed = "4 is too many: no more than 3 may be taken now. Enter a number from 1 to 3, or h for help.";
    refused(sticks, "3\n3\n1\ns\n", asked, &[("4", agreed)]);
    let limit = "3 is too many: no more than 2 may be taken now. Enter a number from 1 to 2, or h for help.";
    refused(
        "coins 5,3,8,1",
        "2\ns\n",
        "How many columns?",
        &[("3", limit)],
    );
}

#[test]
fn positions_and_variants_that_cannot_be() {
    let sticks = "is not a number of sticks. A position is how many there are, such as 10: a whole number from 0 to 1000000000000000.";
    let coins = "is not a column. A position is the coins of each column from left to right, such as 5,3,8,1: whole numbers from 0 to 1000000000.";
    expect_refused_positions(&[
        ("sticks", "ten", ["\"ten\"", sticks]),
        (
            "sticks",
            "1000000000000001",
            ["\"1000000000000001\"", sticks],
        ),
        ("sticks", "3,4", ["\"3,4\"", sticks]),
        ("coins", ",", ["\"\"", coins]),
        ("coins", "5,-3", ["\"-3\"", coins]),
        ("coins", "5,x", ["\"x\"", coins]),
        ("coins", "1000000001", ["\"1000000001\"", coins]),
    ]);
    for (arguments, wrong) in [
        ("solve sticks ten", format!("\"ten\" {sticks}")),
        ("solve sticks", "Missing: a position, such as 10.".to_owned()),
        ("solve coins", "Missing: a position, such as 5,3,8,1.".to_owned()),
        (
            "solve sticks 5 --max-take 1",
            "--max-take must be a whole number from 2 to 1000000000000000, not \"1\".".to_owned(),
        ),
        (
            "solve sticks 5 --max-take many",
            "--max-take must be a whole number from 2 to 1000000000000000, not \"many\".".to_owned(),
        ),
        (
            "play coins 5,3 --max-take 0",
            "--max-take must be a whole number from 1 to 1000000000000000, not \"0\".".to_owned(),
        ),
        // There is no valid answer.
        (
            "play sticks --max-take 1000000",
            "With up to 1000000 taken at a time, more than 1000000 sticks would be asked for. Give the number, as in: nimatron play sticks 10".to_owned(),
        ),
        (
            "play coins --max-take 101",
            "With a first move of up to 101 columns, more than 100 columns would be asked for. Give the columns, as in: nimatron play coins 5,3,8,1".to_owned(),
        ),
        (
            "play sticks 1000001 --first learner --second random",
            "sticks 1000001 is too large for the learner: it would need more than 1000000 matchboxes. Choose a smaller position.".to_owned(),
        ),
        (
            "solve nim 3 --max-take 2",
            "nim has no option --max-take; it is for sticks and coins.".to_owned(),
        ),
        (
            "solve coins 3 --misere",
            "coins has no --misere: points decide, not the last move.".to_owned(),
        ),
        (
            "solve coins 3 --card",
            "coins is decided by points, so there is no list of losing positions to learn.".to_owned(),
        ),
    ] {
        Run::line(arguments)
            .expect_stderr(format!("nimatron: {wrong}\n"))
            .expect_status(2)
            .check();
    }
    // A later game may have a map too.
    Run::line("map sticks")
        .expect_complaint(2, ["sticks has no map. These games have one: matches, nim"])
        .check();
}

#[test]
fn bad_lines_of_a_batch_are_told_and_passed_over() {
    Run::line("solve coins --batch -")
        .input("5,3\n\n# a remark\n5,,3\n")
        .expect_stdout(
            "5,3\twin\t2\n{\"line\":4,\"input\":\"5,,3\",\"error\":\"\\\"\\\" is not a column. A position is the coins of each column from left to right, such as 5,3,8,1: whole numbers from 0 to 1000000000.\"}\n",
        )
        .expect_stderr("nimatron: 1 line of the batch has no answer; the line says why.\n")
        .expect_status(1)
        .check();
}
