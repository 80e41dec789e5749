//! What is plain on purpose: questions without anything that is drawn anew, arrow keys where lines
//! are read, maps without braille, and Enter alone.

use super::pty::Desk;
use crate::support::TWO_PEOPLE;
use crate::support::messages::{asked, message};

/// Whether an output moves the cursor or clears anything; colours do not.
fn redraws(output: &str) -> bool {
    let is_colour = |rest: &str| {
        let end = rest.find(|c: char| c.is_ascii_alphabetic());
        end.is_some_and(|end| rest[end..].starts_with('m'))
    };
    let mut escapes = output.split('\u{1b}').skip(1);
    escapes.any(|rest| !is_colour(rest)) || output.replace("\r\n", "").contains('\r')
}

#[test]
fn accessible_questions_are_numbered_and_nothing_is_drawn_anew() {
    let mut session = Desk::new("nim --lang en")
        .env("ACCESSIBLE", "1")
        .line_by_line()
        .open();
    session.answer("[3,5,7]", "1,2");
    session.wait_for("1) a person");
    session.answer("[1]:", "");
    session.answer("]", "perfect");
    session.answer("[Player 1]", "Ann");
    session.answer(&asked("1:1"), "w");
    session.wait_for(&message("why-by-enter", &[]));
    session.answer(&asked("1:1"), "");
    session.wait_for(&message("theorem-pairs-left", &[]));
    session.answer(&asked("1:1"), "q");
    session.answer(":", "y");
    assert_eq!(session.exit_status(), 0);
    assert!(!redraws(&session.output()), "{:?}", session.output());
    // The same on a plain desk draws its prompts anew.
    let mut session = Desk::new("nim 1,2 --second perfect").open();
    session.answer("[1]:", "q");
    assert_eq!(session.exit_status(), 0);
    assert!(redraws(&session.output()), "{:?}", session.output());
}

/// A screen reader reads no escapes; 0 asks for nothing.
#[test]
fn accessible_answers_have_no_colours() {
    for (accessible, has_colours) in [("1", false), ("0", true)] {
        let desk = Desk::new("solve nim 3,4,5").env("ACCESSIBLE", accessible);
        let mut session = desk.size(80, 60).open();
        assert_eq!(session.exit_status(), 0);
        assert_eq!(session.output().contains('\u{1b}'), has_colours);
    }
}

#[test]
fn arrow_keys_do_no_harm_where_lines_are_read() {
    let mut session = Desk::new(&format!("play nim 1,2 {TWO_PEOPLE}"))
        .env("TERM", "dumb")
        .line_by_line()
        .open();
    session.answer(&asked("1:1"), "\u{1b}[A");
    session.wait_for(&message("turn-how", &[]));
    session.answer(&asked("1:1"), "\u{1b}[B2:1\u{1b}[D");
    session.wait_for(&message("did", &["move=2:1"]));
    session.answer(&asked("1:1"), "q");
    session.answer(":", "y");
    assert_eq!(session.exit_status(), 0);
}
