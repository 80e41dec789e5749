//! The rules at the end of a full report say how to win in one sentence; help at a turn does not.

use nimatron::inference::GameKind;

use crate::support::Run;
use crate::support::messages::{message_in, says};

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
}
