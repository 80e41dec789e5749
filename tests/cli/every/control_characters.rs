//! Characters that a terminal does not show, or that change the order of what it shows, are never
//! passed on.

use crate::support::Run;

/// C0, DEL, C1, and marks that turn the direction of a text.
const HIDDEN: &str = "\u{1b}\u{7f}\u{9b}\u{200f}\u{202e}\u{2066}";

/// Whether a text holds one of them.
fn hides(text: &str) -> bool {
    text.contains(|character| HIDDEN.contains(character))
}

#[test]
fn a_batch_escapes_what_it_quotes() {
    let told = Run::line("solve nim --batch - --json --keep-going --no-stats")
        .input(format!("3,{HIDDEN}5\n"))
        .expect_stdout_to_be_read()
        .check();
    assert!(!hides(&told), "{told:?}");
    let input = "\"input\":\"3,\\u001b\\u007f\\u009b\\u200f\\u202e\\u20665\"";
    assert!(told.contains(input), "{told}");
}

#[test]
fn refusals_show_a_sign_in_its_place() {
    let word = format!("3,{HIDDEN}5");
    for (arguments, input, status) in [
        (vec!["solve", "nim", &word], String::new(), 2),
        (vec!["review", &word], String::new(), 1),
        (
            vec!["engine", "nim"],
            format!("position {word}\n{word}\n"),
            0,
        ),
        (vec!["play", "nim"], format!("{word}\nq\n"), 0),
    ] {
        let ended = Run::new(arguments.clone()).input(input).outcome();
        assert_eq!(ended.status, status, "{arguments:?}: {ended}");
        assert!(!hides(&ended.stdout), "{arguments:?}: {ended:?}");
        assert!(!hides(&ended.stderr), "{arguments:?}: {ended:?}");
    }
}

#[test]
#[cfg(unix)]
fn what_a_program_says_is_shown_with_a_sign() {
    // DEL, a C1 control, and a mark.
    let bot = r"exec:printf '1:\177\302\233\342\200\256\n'";
    let ended = Run::new(["match", "nim", "3", bot, "random", "--games", "1"]).outcome();
    assert!(ended.stdout.contains('\u{fffd}'), "{ended}");
    assert!(!hides(&ended.stdout), "{ended:?}");
}
