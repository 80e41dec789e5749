//! Options and variants that a game does not have, or that do not go together. Positions, moves and
//! answers that cannot be are in `tests/sessions/refused`.

use crate::support::Run;
use crate::support::messages::message;

#[test]
fn what_a_game_does_not_have_is_refused() {
    let takes = |value| {
        let bounds = ["argument=--max-take", "least=2", "most=1000000000000000"];
        message("refuse-number", &[&bounds[..], &[value]].concat())
    };
    let no_option = |game, option| message("variant-no-option", &[game, option]);
    for (arguments, wrong) in [
        (
            "solve sticks ten",
            message("position-sticks", &["word=ten"]),
        ),
        ("solve sticks 5 --max-take 1", takes("value=1")),
        ("solve sticks 5 --max-take many", takes("value=many")),
        (
            "play coins 5,3 --max-take 0",
            message("refuse-number", &["argument=--max-take", "least=1"]),
        ),
        // There is no valid answer.
        (
            "play sticks --max-take 1000000",
            message("ask-no-sticks", &[]),
        ),
        ("play coins --max-take 101", message("ask-no-columns", &[])),
        (
            "play sticks 1000001 --first learner --second random",
            message("refuse-learner-boxes", &["game=sticks", "position=1000001"]),
        ),
        (
            "solve nim 3 --max-take 2",
            no_option("game=nim", "option=--max-take"),
        ),
        (
            "solve octal 5 --set 1",
            no_option("game=octal", "option=--set"),
        ),
        (
            "solve take 5 --code 0.3",
            no_option("game=take", "option=--code"),
        ),
        (
            "solve octal 5 --code 0.8",
            message("code-large-digit", &["code=0.8"]),
        ),
        (
            "solve coins 3 --misere",
            message("variant-no-misere", &["game=coins"]),
        ),
        (
            "solve coins 3 --card",
            message("refuse-card", &["game=coins"]),
        ),
    ] {
        Run::line(arguments).expect_complaint(2, [wrong]).check();
    }
}

/// Heaps whose nimbers nobody can find in a few seconds are refused, and so is a search in misère
/// play.
#[test]
fn heaps_that_are_too_large_are_refused() {
    for arguments in [
        "octal 10000000 --code 0.6 --max-memory 1MB",
        "octal 200,300 --code 0.137 --misere",
        "take 9000000000000000 --set 1,2 --max-memory 100",
    ] {
        Run::line(&format!("solve {arguments}"))
            .expect_complaint(1, [message("beyond", &["short=yes"])])
            .check();
    }
}
