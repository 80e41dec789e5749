//! What a theorem knows of a position that no search could solve is said whichever way it is asked.

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::{message, message_in, says};

/// The half turn of the board wins, and no search is allowed to begin.
const LARGE: &str = "10x11";
const MOVE: &str = "f5-f6";

fn told(arguments: &str, input: &str) -> String {
    let run = Run::line(arguments).input(input.to_owned());
    run.expect_stdout_to_be_read().check()
}

fn check(answer: &Value, best: &str) {
    assert_eq!(answer["outcome"], "win", "{answer}");
    assert_eq!(answer["value"], 1, "{answer}");
    assert_eq!(answer["best"], best, "{answer}");
    for key in ["moves", "nimber", "remoteness"] {
        assert_eq!(answer[key], Value::Null, "{key} in {answer}");
    }
}

#[test]
fn solve_names_the_move_and_says_what_is_not_settled() {
    let answer = &objects(&told(&format!("solve cram {LARGE} --json"), ""))[0];
    check(answer, MOVE);
    let reason = answer["reason"].as_str().expect("a text");
    let mirror = message("theorem-mirror-left", &[]);
    assert!(says(reason, &mirror), "{reason}");
    let text = told(&format!("solve cram {LARGE}"), "");
    let unsettled = message("others-unsettled", &[]);
    assert!(says(&text, &mirror) && says(&text, &unsettled), "{text}");
    for (language, text) in [
        ("en", text),
        ("cs", told(&format!("solve cram {LARGE} --lang cs"), "")),
    ] {
        let wins = message_in(language, "report-move-theorem", &["move=f5-f6"]);
        assert!(says(&text, &wins), "{text}");
    }
}

#[test]
fn a_batch_and_a_sum_answer_as_well() {
    let lines = format!("2x2\n{LARGE}\n");
    let answers = objects(&told("solve cram --batch - --json", &lines));
    assert_eq!(answers[0]["moves"], json!([]));
    check(&answers[1], MOVE);
    let sum = format!("cram {LARGE} + nim 2,2");
    let answers = Run::new(["solve", "sum", &sum, "--json"]).expect_stdout_to_be_read();
    let answer = &objects(&answers.check())[0];
    check(answer, "1/f5-f6");
    // Which theorem it is, though the nimber of the board as it was is not known.
    let reason = answer["reason"].as_str().expect("a text");
    let copied = format!("how={}", message("nimber-by-copies", &[]));
    let zero = |number| message("summand-nimber", &[number, "nimber=0", &copied]);
    assert!(says(reason, &zero("number=1")), "{reason}");
}

#[test]
fn a_dense_table_beyond_the_memory_leaves_what_the_theorem_says() {
    let answer = &objects(&told("solve chomp 16x16 --json --max-memory 1MiB", ""))[0];
    check(answer, "b2");
}

/// Three equal piles of matches lose, and what leaves them wins. No table is made.
#[test]
fn three_equal_piles_are_known_at_any_size() {
    let solved = |position: &str| {
        let answer = told(&format!("solve {position} --json --max-memory 1MiB"), "");
        objects(&answer)[0].clone()
    };
    for (position, best) in [
        ("matches 40000,40000,40000,9", "4:9"),
        ("matches 7,40000,7,40000,40000", "1+3:7"),
        ("matches 50000,40000,40000", "1:10000"),
        ("matches 40000,50000,50000", "2+3:10000"),
    ] {
        check(&solved(position), best);
    }
    let sum = [
        "solve",
        "sum",
        "matches 40000,40000,40000 + nim 3",
        "--json",
    ];
    let answers = Run::new(sum).expect_stdout_to_be_read();
    check(&objects(&answers.check())[0], "2/1:3");
    let lost = solved("matches 40000,0,40000,40000");
    assert_eq!(
        (&lost["outcome"], &lost["nimber"]),
        (&json!("loss"), &json!(0))
    );
    assert_eq!(lost["moves"], json!([]));
}

/// Where nothing else is known of how long a game takes: who can take all that is left does so.
#[test]
fn a_win_at_once_comes_before_the_move_of_a_theorem() {
    for (position, best) in [
        ("matches 1000,1000", "1+2:1000"),
        ("matches 1000,1000,1000 --piles-at-once any", "1+2+3:1000"),
        ("nim 100000,0", "1:100000"),
        (
            "fibonacci 1000000000000000/1000000000000000",
            "1000000000000000",
        ),
    ] {
        let answer = &objects(&told(&format!("solve {position} --json"), ""))[0];
        assert_eq!(
            (&answer["best"], &answer["remoteness"]),
            (&json!(best), &json!(1))
        );
    }
}

#[test]
fn programs_and_people_get_the_move() {
    let engine = told("engine cram", &format!("position {LARGE}\n"));
    assert_eq!(engine, "f5-f6\n");
    let play = format!("play cram {LARGE} --first human:A --second human:B");
    let deed = message("deed-domino", &["first=f5", "second=f6"]);
    let did = |name: &str| {
        let figures = [name, &format!("deed={deed}"), &format!("move={MOVE}")];
        message("did", &figures)
    };
    for (asked, said) in [
        ("t\nt\nt\nq\n", message("tip-theorem", &[])),
        (
            "w\nq\n",
            message("standing-won", &[&format!("move={MOVE}"), "moves=0"]),
        ),
        ("o\nq\n", did("name=A")),
    ] {
        let shown = told(&play, asked);
        assert!(says(&shown, &said), "{asked}: {shown}");
    }
    let machine = format!("play cram {LARGE} --first perfect:P --second human:A");
    let shown = told(&machine, "q\n");
    assert!(says(&shown, &did("name=P")), "{shown}");
    assert!(!says(&shown, &message("beyond", &[])), "{shown}");
}

/// Equally quick moves, and moves whose remoteness is not known.
#[test]
fn the_move_of_a_theorem_comes_first() {
    for (position, best) in [
        ("cram 3x4", "b2-c2"),
        ("kayles 100", "1:50+"),
        ("octal 45 --code 0.77", "1:1=22+22"),
        ("chomp 3x3", "b2"),
    ] {
        let answer = &objects(&told(&format!("solve {position} --json"), ""))[0];
        assert_eq!(answer["best"], best, "{position}");
        let (game, at) = position.split_once(' ').expect("a game and a position");
        let (at, code) = at.split_once(" --").unwrap_or((at, ""));
        let options = if code.is_empty() {
            String::new()
        } else {
            format!(" --{code}")
        };
        let engine = told(
            &format!("engine {game}{options}"),
            &format!("position {at}\n"),
        );
        assert_eq!(engine.trim_end(), best, "{position}");
    }
}
