//! Sums of games at the command line: answers for programs, refusals of summands, options and moves.

use serde_json::json;

use crate::support::json::objects;
use crate::support::{Run, flowing};

const SUM: &str = "nim 3,5 + kayles 4 + octal 7 --code 0.07 + cram 2x3";

#[test]
fn an_answer_for_programs() {
    for arguments in [
        vec!["solve", "sum", SUM, "--json"],
        vec!["solve", "sum", "--json", "--", SUM],
    ] {
        let told = Run::new(arguments).expect_stdout_to_be_read().check();
        let answer = &objects(&told)[0];
        for (key, value) in [
            ("game", json!("sum")),
            ("position", json!(SUM)),
            ("outcome", json!("win")),
            ("value", json!(1)),
            ("nimber", json!(7)),
            ("moves", json!(["1/2:3"])),
            ("best", json!("1/2:3")),
        ] {
            assert_eq!(answer[key], value, "{key}");
        }
    }
}

/// No search could find the nimbers of these boards.
#[test]
fn pairs_and_laws_need_no_search() {
    for (sum, outcome) in [
        ("cram 7x7 + cram 7x7", "loss"),
        ("cram 9x10 + nim 2 + cram 10x9 + sticks 6", "loss"),
        ("cram 16x16 + cram 9x9 + nim 0 + cram 9x9", "loss"),
    ] {
        let run = Run::new(["solve", "sum", sum, "--json"]);
        let told = run.expect_stdout_to_be_read().check();
        let answer = &objects(&told)[0];
        assert_eq!(answer["outcome"], outcome, "{sum}");
        assert_eq!(
            (&answer["nimber"], &answer["moves"]),
            (&json!(0), &json!([])),
            "{sum}"
        );
    }
    // What the laws say is shown before the rest is refused.
    Run::new([
        "solve",
        "sum",
        "cram 15x16 + cram 5x7 + nim 1",
        "--lang",
        "en",
    ])
    .expect_complaint(1, ["Summand 1 decides", "too large to solve"])
    .check();
}

/// The nimbers of all summands follow from laws, and with them the reason of a move in a sum that no search could solve.
#[test]
fn laws_give_the_reason_of_a_move_in_a_large_sum() {
    for (sum, language, reasons) in [
        (
            "cram 8x8 + nim 1",
            "en",
            [
                "The best move is 2/1:1:",
                "the nim-sum of the games is 1.",
                "the move changes the nimber from 1 to 0,",
            ],
        ),
        (
            "cram 8x8 + nim 5 + sticks 2",
            "cs",
            [
                "Doporučený tah je 2/1:3:",
                "nimový součet her je 7.",
                "tah změní nimber 5 na 2,",
            ],
        ),
    ] {
        let game = [
            "play", "sum", sum, "--first", "human:A", "--second", "human:B",
        ];
        let run = Run::new(game.into_iter().chain(["--lang", language]));
        let told = run.input("w\nq\n").expect_stdout_to_be_read().check();
        let told = flowing(&told);
        for reason in reasons {
            assert!(told.contains(reason), "{told}");
        }
    }
}

#[test]
fn several_arguments_are_one_position() {
    let told = Run::line("solve sum nim 1 + kayles 1 --json --values")
        .expect_stdout_to_be_read()
        .check();
    let answer = &objects(&told)[0];
    assert_eq!(answer["position"], "nim 1 + kayles 1");
    assert_eq!(
        (&answer["outcome"], &answer["nimber"]),
        (&json!("loss"), &json!(0))
    );
    assert_eq!(answer["remoteness"], 2);
    assert_eq!(answer["values"].as_array().map(Vec::len), Some(2));
    assert_eq!(answer["values"][1]["move"], "2/1:1");
}

#[test]
fn a_batch_answers_each_line() {
    let input = "nim 1 + nim 1\nnim 2 + coins 3\ntake 5 --set 1,4 + sticks 3 --max-take 5\n";
    let told = Run::line("solve sum --batch - --json --no-stats --keep-going").input(input);
    let told = told.expect_stdout_to_be_read().check();
    let answers = objects(&told);
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["outcome"], "loss");
    assert_eq!(answers[1]["line"], 2);
    assert_eq!(
        answers[2]["position"],
        "take 5 --set 1,4 + sticks 3 --max-take 5"
    );
}

/// Misère nim of two single matches is won: take one, and the opponent has to take the last.
#[test]
fn misere_sums_are_searched() {
    for (sum, outcome, moves) in [
        ("nim 1 + nim 1", "win", json!(["1/1:1", "2/1:1"])),
        ("matches 1 + kayles 1 + nim 1", "loss", json!([])),
        ("matches 2,2 + nim 0", "loss", json!([])),
    ] {
        let told = Run::new(["solve", "sum", sum, "--misere", "--json"]).expect_stdout_to_be_read();
        let answer = &objects(&told.check())[0];
        assert_eq!(
            (&answer["outcome"], &answer["moves"]),
            (&json!(outcome), &moves),
            "{sum}"
        );
        assert!(
            answer["nimber"].is_null() && answer["misere"] == true,
            "{sum}"
        );
    }
}

#[test]
fn what_is_no_sum_is_refused() {
    let many = vec!["nim 1"; 17].join(" + ");
    let games = "matches, nim, sticks, cram, kayles, chomp, octal, take, grundy and euclid";
    for (sum, said) in [
        ("nim 3 + fibonacci 5", games),
        ("coins 3", games),
        ("sum 3", games),
        ("nim 3 + ", "Summand 2: no game is named"),
        ("", "Summand 1: no game is named"),
        ("nim 3 + chess 4", "Summand 2: \"chess\" cannot be in a sum"),
        (
            "nim + kayles 3",
            "Summand 1: nim needs a position, such as nim 3,5,7",
        ),
        ("nim 3 --misere", "no summand has a --misere of its own"),
        ("kayles 3 --code 0.7", "kayles has no options"),
        (
            "octal 3 --set 4",
            "octal has no option \"--set\". It has: --code",
        ),
        ("octal 3 --code", "--code needs a value"),
        ("octal 3 --code 9", "Summand 1: \"9\" is not the code"),
        ("take 3 --set 1 --set 4", "--set is given twice"),
        ("nim 3 + kayles x", "Summand 2: \"x\" is not a row"),
        (
            many.as_str(),
            "17 summands are too many: a sum has at most 16",
        ),
    ] {
        Run::new(["solve", "sum", sum])
            .expect_complaint(2, [said])
            .check();
    }
}

#[test]
fn moves_that_cannot_be_made_in_a_sum() {
    let play = "play sum nim 2 + kayles 3 --first human:Ann --second human:Bob";
    for (answer, said) in [
        (
            "3/1:1",
            "There is no summand 3: the summands are numbered from 1 to 2.",
        ),
        (
            "0/1:1",
            "There is no summand 0: the summands are numbered from 1 to 2.",
        ),
        ("2/1:4", "Summand 2: There is no pin 4"),
        ("1/1:3", "Summand 1: 3 cannot be taken: pile 1 has 2."),
        (
            "1:1",
            "\"1:1\" is not a move. Write the number of the summand, a slash",
        ),
        ("1/a1-b1", "Summand 1: \"a1-b1\" is not a move."),
    ] {
        let told = Run::line(play)
            .input(format!("{answer}\nq\n"))
            .expect_stdout_to_be_read();
        let told = flowing(&told.check());
        assert!(told.contains(said), "{answer}: {told}");
    }
}

/// As in other games, the smallest come first.
#[test]
fn the_card_of_a_sum_begins_with_the_smallest() {
    Run::new(["solve", "sum", "nim 1,2 + kayles 3", "--card", "--json"])
        .expect_saying(
            "\"card\":[\"nim 0,0 + kayles 0\",\"nim 0,0 + kayles 1,1\",\"nim 0,1 + kayles 1\",\"nim 0,2 + kayles 2\",\"nim 1,1 + kayles 0\",\"nim 1,1 + kayles 1,1\"]",
        )
        .check();
}
