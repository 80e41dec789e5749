//! The rules at the end of a full report say how to win in one sentence; help at a turn does not.

use nimatron::inference::GameKind;

use crate::support::Run;
use crate::support::messages::{message, message_in, says};

fn help(arguments: &str) -> String {
    let run = Run::line(arguments).input("h\nq\n");
    run.expect_stdout_to_be_read().check()
}

fn report(arguments: &[&str]) -> String {
    let run = Run::new([&["solve"], arguments, &["--full"]].concat());
    run.expect_stdout_to_be_read().check()
}

#[test]
fn each_game_has_a_strategy_in_one_sentence() {
    for kind in GameKind::all() {
        let name = kind.name();
        let options = match name {
            "octal" => "--code 0.77",
            "take" => "--set 1,3,4",
            "sticks" => "--max-take 3",
            "coins" => "--max-take 2",
            _ => "",
        };
        let position = kind.about().example;
        let options: Vec<&str> = options.split_whitespace().collect();
        for language in ["en", "cs"] {
            let strategy = message_in(language, "help-strategy", &[]);
            let shown = report(&[&[name, position, "--lang", language], &options[..]].concat());
            assert!(says(&shown, &strategy), "{name}: {shown}");
        }
    }
    let hidden = help("play nim 3,5 --first human:A --second human:B");
    assert!(!says(&hidden, &message("help-strategy", &[])), "{hidden}");
}

/// In misère play there is one of its own or none, and with one pile at a time matches are nim.
#[test]
fn a_strategy_is_that_of_the_variant() {
    let report = |game: &str| report(&game.split_whitespace().collect::<Vec<_>>());
    for (game, rules, figures) in [
        ("nim 3,5", "rules-nim", &[][..]),
        ("nim 3,5 --misere", "rules-nim-misere", &[]),
        (
            "sticks 10 --max-take 3 --misere",
            "rules-sticks-misere",
            &["round=4"],
        ),
        ("matches 3,5", "rules-matches", &["most=2"]),
        (
            "matches 3,5 --piles-at-once 1",
            "rules-matches",
            &["most=1"],
        ),
    ] {
        let strategy = message(&format!("{rules}.strategy"), figures);
        let shown = report(game);
        assert!(says(&shown, &strategy), "{game}: {shown}");
    }
    for game in ["matches 3,5 --misere", "kayles 5 --misere"] {
        let shown = report(game);
        assert!(
            !says(&shown, &message("help-strategy", &[])),
            "{game}: {shown}"
        );
    }
}
