//! Sums of games at the command line: answers for programs, refusals of summands, options and
//! moves.

use nimatron::games::Rules;
use nimatron::inference::{GameKind, SumOfGames};
use serde_json::json;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::{message, message_in, says};

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
        ("cram 8x16 + cram 9x9 + nim 0 + cram 9x9", "loss"),
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
        "cram 11x11 + cram 5x7 + nim 1",
        "--lang",
        "en",
    ])
    .expect_complaint(1, ["Summand 1", &message("beyond", &["short=yes"])])
    .check();
}

/// The nimbers of all summands follow from laws, and with them the reason of a move in a sum that
/// no search could solve.
#[test]
fn laws_give_the_reason_of_a_move_in_a_large_sum() {
    for (sum, language, best, law) in [
        (
            "cram 8x8 + nim 1",
            "en",
            "move=2/1:1",
            ["sum=1", "old=1", "new=0"],
        ),
        (
            "cram 8x8 + nim 5 + sticks 2",
            "cs",
            "move=2/1:3",
            ["sum=7", "old=5", "new=2"],
        ),
    ] {
        let game = [
            "play", "sum", sum, "--first", "human:A", "--second", "human:B",
        ];
        let run = Run::new(game.into_iter().chain(["--lang", language]));
        let told = run.input("w\nq\n").expect_stdout_to_be_read().check();
        for (id, figures) in [
            ("standing-won", &[best, "moves=0"][..]),
            ("theorem-summands-won", &law),
        ] {
            let reason = message_in(language, id, figures);
            assert!(says(&told, &reason), "{reason}: {told}");
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

/// Nimbers say nothing there.
#[test]
fn sums_have_no_misere_play() {
    Run::line("solve sum --misere nim --lang en")
        .expect_complaint(2, [message("variant-only-normal", &["game=sum"])])
        .check();
}

/// A message about one of the summands.
fn in_summand(number: u64, id: &str, figures: &[&str]) -> String {
    let why = format!("why={}", message(id, figures));
    message("summand-refused", &[&format!("number={number}"), &why])
}

#[test]
fn what_is_no_sum_is_refused() {
    let many = vec!["nim 1"; 17].join(" + ");
    let none = |number| in_summand(number, "summand-empty", &[]);
    let sums = SumOfGames::default();
    let is_summand = |kind: &GameKind| {
        let summand = format!("{} {}", kind.name(), kind.about().example);
        sums.read_position(&summand).is_ok()
    };
    let known: Vec<&str> = GameKind::all()
        .filter(is_summand)
        .map(GameKind::name)
        .collect();
    let (last, others) = known.split_last().expect("some games");
    let games = format!("known={} and {last}", others.join(", "));
    let no_game = |number, game: &str| in_summand(number, "summand-no-game", &[game, &games]);
    for (sum, said) in [
        ("nim 3 + fibonacci 5", no_game(2, "game=fibonacci")),
        ("coins 3", no_game(1, "game=coins")),
        ("sum 3", no_game(1, "game=sum")),
        ("nim 3 + ", none(2)),
        ("", none(1)),
        ("nim 3 + chess 4", no_game(2, "game=chess")),
        (
            "nim + kayles 3",
            in_summand(1, "summand-no-position", &["game=nim", "example=3,5,7"]),
        ),
        ("nim 3 --misere", in_summand(1, "summand-misere", &[])),
        (
            "kayles 3 --code 0.7",
            in_summand(1, "summand-no-options", &["game=kayles"]),
        ),
        (
            "octal 3 --set 4",
            in_summand(1, "summand-no-option", &["option=--set", "known=--code"]),
        ),
        (
            "octal 3 --code",
            in_summand(1, "summand-no-value", &["option=--code"]),
        ),
        (
            "octal 3 --code 9",
            in_summand(1, "code-unreadable", &["code=9"]),
        ),
        (
            "take 3 --set 1 --set 4",
            in_summand(1, "summand-option-twice", &["option=--set"]),
        ),
        (
            "nim 3 + kayles x",
            in_summand(2, "position-kayles-unreadable", &["word=x"]),
        ),
        (
            &many,
            message("position-sum-too-many", &["count=17", "most=16"]),
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
            message("move-no-such-summand", &["summand=3", "summands=2"]),
        ),
        (
            "0/1:1",
            message("move-no-such-summand", &["summand=0", "summands=2"]),
        ),
        (
            "2/1:4",
            in_summand(2, "move-no-such-pin", &["pin=4", "row=1", "most=3"]),
        ),
        (
            "1/1:3",
            in_summand(
                1,
                "move-count-single",
                &["count=3", "pile=1", "size=2", "most=2"],
            ),
        ),
        ("1:1", message("move-unreadable-sum", &["move=1:1"])),
        (
            "1/a1-b1",
            in_summand(1, "move-unreadable-nim", &["move=a1-b1"]),
        ),
    ] {
        let told = Run::line(play)
            .input(format!("{answer}\nq\n"))
            .expect_stdout_to_be_read()
            .check();
        assert!(says(&told, &said), "{answer}: {told}");
    }
}

/// A move of piles from as many at once as an option says is read whatever the other games read.
#[test]
fn a_sum_of_piles_from_several_at_once() {
    let told = Run::line("solve sum --batch - --json --values")
        .input("matches 1,1,1 --piles-at-once 3\nnim 2 + matches 1,1,1 --piles-at-once any\n")
        .expect_stdout_to_be_read()
        .check();
    let moves: Vec<_> = objects(&told)
        .iter()
        .map(|answer| answer["values"].as_array().expect("a list").len())
        .collect();
    assert_eq!(moves, [7, 9]);
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
