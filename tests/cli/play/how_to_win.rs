//! The rules end with how to win in one sentence, for those who get hints.

use nimatron::inference::GameKind;

use crate::support::{Run, flowing};

fn help(arguments: &str) -> String {
    let run = Run::line(arguments)
        .input("h\nq\n")
        .expect_stdout_to_be_read();
    flowing(&run.check())
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
        let position = kind.about().example.replace(" + ", "+");
        let play = format!("play {name} {position} {options} --first human:A --second human:B");
        for (language, begins) in [("en", "How to win: "), ("cs", "Jak vyhrát: ")] {
            let shown = help(&format!("{play} --lang {language}"));
            assert!(shown.contains(begins), "{name}: {shown}");
            let hidden = help(&format!("{play} --lang {language} --hints tips"));
            assert!(!hidden.contains(begins), "{name}: {hidden}");
        }
    }
}

/// In misère play there is one of its own or none, and with one pile at a time matches are nim.
#[test]
fn a_strategy_is_that_of_the_variant() {
    for (game, said) in [
        (
            "nim 3,5",
            Some("and leave every power an even number of times."),
        ),
        (
            "nim 3,5 --misere",
            Some("and leave an odd number of piles of one."),
        ),
        (
            "sticks 10 --max-take 3 --misere",
            Some("Leave one more than a multiple of 4;"),
        ),
        (
            "matches 3,5",
            Some("equal piles are a losing position too."),
        ),
        (
            "matches 3,5 --piles-at-once 1",
            Some("leave every power an even number of times."),
        ),
        ("matches 3,5 --misere", None),
        ("kayles 5 --misere", None),
    ] {
        let shown = help(&format!("play {game} --first human:A --second human:B"));
        match said {
            Some(said) => assert!(shown.contains(said), "{game}: {shown}"),
            None => assert!(!shown.contains("How to win"), "{game}: {shown}"),
        }
    }
}
