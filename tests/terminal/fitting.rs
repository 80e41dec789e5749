//! Terminals of every kind: with and without colour, dumb, tiny and narrow ones, and a pipe on one
//! side. What a narrow one shows is recorded, too (`sessions/screens`), where no line may break.

use nimatron::explanation::Language;

use super::MENU;
use super::keys::{BACKSPACE, ENTER, LEFT, RIGHT};
use super::pty::{Desk, Session};
use crate::support::TWO_PEOPLE;
use crate::support::messages::did;

/// Answers all questions of a program at once, and expects that it ends well and breaks no line.
fn fits(desk: Desk, answers: &str) -> Session {
    let mut session = desk.open();
    // Until something reads, a key may be lost.
    session.wait_for_line("");
    session.type_text(&(answers.replace(' ', ENTER) + ENTER));
    assert_eq!(session.exit_status(), 0, "{}", session.screen());
    assert!(!session.a_line_was_too_long(), "{}", session.screen());
    session
}

#[test]
fn piles_are_colored_where_that_is_wanted() {
    let play = format!("play matches 3,5 {TWO_PEOPLE}");
    for (desk, expected) in [
        (Desk::new(&play), (8, 0)),
        (Desk::new(&play).env("TERM", "xterm"), (8, 0)),
        (Desk::new(&format!("--color always {play}")), (8, 0)),
        (Desk::new(&format!("--color never {play}")), (0, 8)),
        (Desk::new(&play).env("NO_COLOR", "1"), (0, 8)),
    ] {
        let session = fits(desk, "q y");
        assert_eq!(session.strokes(), expected, "colored and plain");
    }
}

#[test]
fn beads_are_colored() {
    for (game, bead) in [("sticks 10", "2"), ("nim 1,3,4", "")] {
        let players = "--first learner:One --second learner:Two --watch --seed 2";
        let session = fits(Desk::new(&format!("play {game} {players}")), "q");
        let colored = format!("\u{1b}[35m{bead}");
        assert!(session.output().contains(&colored), "{}", session.output());
    }
}

#[test]
fn tiny_terminals_can_be_played_on() {
    for (columns, rows) in [(1, 1), (2, 2), (5, 3), (19, 5), (80, 1)] {
        let mut desk = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}")).size(columns, rows);
        if columns < 20 {
            desk = desk.line_by_line();
        }
        let mut session = desk.open();
        session.answer(&MENU, "1+2:1");
        session.answer(":", "o");
        session.answer("Another game?", "q");
        assert_eq!(session.exit_status(), 0, "{columns} by {rows}");
    }
}

/// The editor of lines divides by the number of columns less one.
#[test]
fn a_terminal_that_shrinks_to_one_column_can_be_played_on() {
    for (columns, rows) in [(1, 1), (1, 24), (2, 2), (5, 2)] {
        let mut session = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}")).open();
        session.wait_for_prompt(&MENU);
        session.type_text("1");
        session.wait_for_line(": 1");
        session.resize(columns, rows);
        for key in [BACKSPACE, "w", LEFT, RIGHT, BACKSPACE, ENTER] {
            session.press(key);
        }
        for answer in ["w", "l", "a", "h", "1+2:1", "x", "q", "q"] {
            session.press(answer);
            session.press(ENTER);
        }
        assert_eq!(session.exit_status(), 0, "{columns} by {rows}");
        let output = session.output();
        assert!(!output.contains("panicked"), "{output}");
    }
}

/// Huge piles, many piles, names of wide characters, boxes of learners, and all of a form.
#[test]
fn no_line_is_broken() {
    let two_people = |game: &str| format!("play {game} {TWO_PEOPLE}");
    let name = "木".repeat(12);
    let learners = |game: &str| {
        let players = "--first learner:One --second learner:Two --watch --seed 2";
        format!("play {game} {players}")
    };
    let form =
        "matches 4 3 1000000 77 6 human:Ann human:Bob 2:999998 u r 3:77 u r w a l 99 s b d h q y";
    for (sizes, arguments, answers) in [
        (
            &[(20, 5), (21, 6), (40, 24)][..],
            String::new(),
            "matches 2 1 x 2 human:Ann human:Bob t 1:1 2:2 q",
        ),
        (&[(80, 250), (40, 250)], String::new(), form),
        (
            &[(40, 250)],
            two_people("matches 1000000000000000,3"),
            "2:1 1:999999999999998 q y",
        ),
        (
            &[(40, 250)],
            two_people("matches 1,2,3,4,5,6,7,8,9,10"),
            "w l q y",
        ),
        (
            &[(80, 120), (40, 120)],
            two_people("cram ..#..#...#....#..#.."),
            "w  q y",
        ),
        (
            &[(80, 60), (40, 60)],
            format!("play matches 1 --first human:{name} --second human:{name}2"),
            "o y q y",
        ),
        (&[(80, 250), (40, 250)], learners("sticks 10"), "q"),
        (
            &[(80, 250), (40, 250)],
            learners("sticks 60 --max-take 20"),
            "q",
        ),
        (&[(80, 250), (40, 250)], learners("nim 1,3,4"), "q"),
        (&[(80, 250), (40, 250)], learners("cram 3x3 --lang cs"), "q"),
    ] {
        for &(columns, rows) in sizes {
            fits(Desk::new(&arguments).size(columns, rows), answers);
        }
    }
    let desk = Desk::new(&two_people("matches 3,5,7")).size(40, 100);
    let dumb = desk.env("TERM", "dumb").line_by_line();
    assert!(!fits(dumb, "w q y").output().contains('\u{1b}'));
}

/// What needs no terminal is measured by the check of the languages.
#[test]
fn every_language_fits_at_40_columns() {
    for language in Language::all() {
        let play = format!("play matches 2,2 {TWO_PEOPLE} --lang {}", language.code());
        let desk = Desk::new(&play).size(40, 250);
        fits(desk, "w a l c v t m h 1+2:2 h e q");
    }
}

#[test]
fn a_pipe_on_either_side_means_plain_lines() {
    let play = format!("$nimatron play matches 1,3 {TWO_PEOPLE}");
    let mut session = Desk::shell(&format!("{play} | cat")).line_by_line().open();
    session.answer(&MENU, "1+2:1");
    session.answer(":", "q");
    assert_eq!(session.exit_status(), 0);
    assert!(!session.output().contains('\u{1b}'), "{}", session.output());
    let piped = format!("printf '1+2:1\\n' | {play}; echo status $?");
    let mut session = Desk::shell(&piped).line_by_line().open();
    session.wait_for("status 3");
    assert_eq!(session.exit_status(), 0);
    session.wait_for(&format!("{} 1+2:1 {}", *MENU, did("Ann", "1+2:1")));
    assert!(!session.output().contains('\u{1b}'), "{}", session.output());
}
