//! What a terminal shows on few columns.

use std::collections::BTreeSet;

use crate::support::Run;
use crate::terminal::pty::Desk;

/// A small screen.
const NARROW: u16 = 40;

/// How wide a screen is on which nothing here has to be broken, unless it is long.
const WIDE: u16 = 120;

/// What a command shows on a screen of so many columns, with plain blanks.
fn on_a_screen(arguments: &str, columns: u16) -> String {
    Run::line(arguments)
        .environment("NIMATRON_WIDTH", &columns.to_string())
        .expect_stdout_to_be_read()
        .check()
}

/// What a command shows on a terminal.
fn on_a_terminal(arguments: &str, columns: u16) -> String {
    // The bar that shows progress is not part of it.
    let script = format!("$nimatron {arguments} --color never 2>/dev/null");
    let mut session = Desk::shell(&script).size(columns, 250).open();
    assert_eq!(session.exit_status(), 0, "{arguments}");
    session.output().replace("\r\n", "\n")
}

/// A terminal shows the same lines, with blanks at which no line may break.
#[test]
fn a_terminal_breaks_the_same_lines() {
    for command in [
        "solve matches 13,25,9 --lang cs",
        "solve kayles 3,4,5 --misere --full --lang pl",
        "solve cram 3x4 --misere --lang cs",
    ] {
        let shown = on_a_terminal(command, NARROW);
        assert!(shown.contains('\u{a0}'), "{shown}");
        assert_eq!(shown.replace('\u{a0}', " "), on_a_screen(command, NARROW));
    }
}

/// The words of a text: what stands between blanks at which a line may break. On a narrow screen a
/// table is a list with semicolons.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split([' ', '\n']);
    words
        .map(|word| word.trim_end_matches(';').to_owned())
        .collect()
}

/// A position, a board or a move is a word of its own: what is a word on a narrow screen is one on
/// a wide screen too.
#[test]
fn no_line_breaks_inside_a_position_or_a_move() {
    let mut seen = 0;
    for command in [
        "solve matches 13,25,9",
        "solve matches 10,12,14,16",
        "solve matches 2,2,9 --misere",
        "solve nim 5,6,9,4",
        "solve sticks 21 --max-take 4",
        "solve coins 5,3,8,1,12,7",
        "solve cram ...#/.#../....",
        "solve cram ..#../.#.../.....",
        "solve cram 3x4 --misere",
        "solve kayles 3,4,5 --misere",
        "solve kayles 2,3,5",
        "solve chomp 5,5,4,3",
        "solve chomp 4x4",
    ] {
        for language in ["en", "cs"] {
            let command = format!("{command} --full --lang {language}");
            let whole = words(&on_a_screen(&command, WIDE));
            for word in words(&on_a_screen(&command, NARROW)) {
                assert!(
                    word == "..." || whole.contains(&word),
                    "{command} at {NARROW} columns: {word}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 1000, "the words were not found");
}
