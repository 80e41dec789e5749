//! The keys that edit an answer, the answers before it, and lists for arrow keys.

use nimatron::inference::GameKind;

use super::keys::{
    BACKSPACE, CTRL_A, CTRL_C, CTRL_D, CTRL_E, CTRL_U, CTRL_W, DOWN, END, ENTER, ESCAPE, HOME,
    LEFT, RIGHT, UP,
};
use super::pty::{Desk, Session};
use super::{MENU, SIZES, turn};
use crate::support::TWO_PEOPLE;
use crate::support::messages::{asked, message};

#[test]
fn keys_edit_an_answer() {
    for (columns, rows) in SIZES {
        let mut session = Desk::new("play matches").size(columns, rows).open();
        session.wait_for_prompt("[3,5,7]");
        for (key, line) in [
            (LEFT, ""),
            (BACKSPACE, ""),
            ("9", " 9"),
            ("5", " 95"),
            (LEFT, " 9"),
            (BACKSPACE, ""),
            ("1", " 1"),
            (RIGHT, " 15"),
            (HOME, ""),
            ("2", " 2"),
            (CTRL_E, " 215"),
            (CTRL_A, ""),
            (END, " 215"),
            (" 4", " 215 4"),
            (CTRL_W, " 215"),
            (CTRL_U, ""),
            ("3", " 3"),
        ] {
            session.press(key);
            session.wait_for_line(&format!("? [3,5,7]{line}"));
        }
        session.press(ENTER);
        session.answer("[3]", "q");
        assert_eq!(session.exit_status(), 0);
        let words = session.words();
        let next = message("ask-pile-size", &["row=1"]);
        assert!(words.contains(&format!("[3,5,7] 3 {next}")), "{words}");
    }
}

#[test]
fn arrow_up_brings_back_what_was_typed_before() {
    for (columns, rows) in SIZES {
        let mut session = Desk::new(&format!("play matches 3,5,7 {TWO_PEOPLE}"))
            .size(columns, rows)
            .open();
        session.answer(&MENU, "3:1");
        session.answer(&MENU, "2:1");
        session.wait_for_prompt(&MENU);
        for (key, end) in [(UP, "2:1"), (UP, "3:1"), (DOWN, "2:1"), (UP, "3:1")] {
            session.press(key);
            session.wait_for_line(&format!("{} {end}", *MENU));
        }
        session.press(ENTER);
        session.wait_for(&message("turn", &["number=4", "name=Bob"]));
        session.leave(&MENU);
        assert_eq!(session.exit_status(), 0);
    }
}

/// Waits until an arrow marks the entry of a list.
fn wait_for_mark(session: &mut Session, entry: &str) {
    session.wait_for(&format!("> {entry}"));
}

#[test]
fn games_and_players_are_chosen_by_arrows_or_by_typing() {
    for (columns, rows) in SIZES {
        let mut session = Desk::new("").size(columns, rows).open();
        session.wait_for_prompt("[1]:");
        session.press(DOWN);
        wait_for_mark(&mut session, "matches");
        session.press(DOWN);
        wait_for_mark(&mut session, "nim");
        session.press(ENTER);
        session.wait_for("Number or name [1]: nim");
        session.answer("[3,5,7]", "2");
        session.answer("[3]", "1");
        session.answer("[5]", "2");
        let question = "[1]:";
        session.wait_for_prompt(question);
        session.press(UP);
        wait_for_mark(&mut session, &message("who-human", &[]));
        session.press(ESCAPE);
        // Esc goes back to typing.
        session.wait_for_line(question);
        session.type_text("human:Ann\r");
        session.wait_for_prompt("[6]");
        session.press(DOWN);
        session.wait_for("> the computer: of your own");
        session.press(DOWN);
        session.wait_for("> the computer: learns from");
        session.press(DOWN);
        wait_for_mark(&mut session, &message("who-human", &[]));
        session.press(ENTER);
        session.answer("[Player 2]", "");
        session.wait_for(&message("turn", &["number=1", "name=Ann"]));
        session.leave(&asked("1:1"));
        assert_eq!(session.exit_status(), 0);
    }
}

/// A letter with an accent is two bytes in one column.
#[test]
fn a_list_of_long_labels_leaves_the_lines_above_it() {
    // The list and four lines.
    let rows = 4 + u16::try_from(GameKind::all().count()).expect("few");
    let mut session = Desk::new("--lang cs").size(40, rows).open();
    let question = "Číslo nebo název [1]:";
    session.wait_for_prompt(question);
    session.press(DOWN);
    wait_for_mark(&mut session, "Sirky");
    for entry in ["Nim", "Tyčky", "Mince", "Cram", "Kayles", "Chomp"] {
        session.press(DOWN);
        wait_for_mark(&mut session, entry);
        session.wait_for(&format!("prohrává, kdo táhne poslední {question} Sirky"));
    }
    session.press(ESCAPE);
    session.wait_for_line(question);
    session.wait_for("prohrává, kdo táhne poslední Číslo nebo název [1]:");
    session.type_text("q\r");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_list_that_is_longer_than_the_screen_is_shown_page_by_page() {
    let mut session = Desk::new("").size(80, 8).open();
    let question = "[1]:";
    session.wait_for_prompt(question);
    session.press(DOWN);
    wait_for_mark(&mut session, "matches");
    let games = GameKind::all().skip(1).map(GameKind::name);
    for game in games.chain(["matches"]) {
        session.press(DOWN);
        wait_for_mark(&mut session, game);
        // The question stays above each page.
        assert!(session.words().contains(question), "{}", session.screen());
    }
    session.press(RIGHT);
    wait_for_mark(&mut session, "chomp");
    session.press(LEFT);
    wait_for_mark(&mut session, "matches");
    session.press(UP);
    let last = GameKind::all().last().expect("games").about();
    wait_for_mark(&mut session, last.name);
    session.press(ENTER);
    session.wait_for(&format!("Number or name [1]: {}", last.name));
    session.answer(&format!("[{}]", last.example), "q");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_list_can_be_left_in_every_way() {
    for (key, status) in [(CTRL_C, 130), (CTRL_D, 3), ("q\r", 0)] {
        let mut session = Desk::new("").open();
        session.wait_for_prompt("[1]:");
        session.press(key);
        assert_eq!(session.exit_status(), status);
    }
    let mut session = Desk::new("").open();
    session.wait_for_prompt("[1]:");
    session.press(DOWN);
    wait_for_mark(&mut session, "matches");
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);
    for (name, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let mut session = Desk::new("").open();
        session.wait_for_prompt("[1]:");
        session.press(DOWN);
        wait_for_mark(&mut session, "matches");
        session.signal(name);
        assert_eq!(session.exit_status(), status);
    }
}

#[test]
fn a_list_on_a_terminal_that_shrinks_gives_way_to_typing() {
    let mut session = Desk::new("").open();
    session.wait_for_prompt("[1]:");
    session.press(DOWN);
    wait_for_mark(&mut session, "matches");
    session.resize(30, 2);
    session.press(DOWN);
    session.wait_for_line("[1]:");
    session.type_text("q\r");
    assert_eq!(session.exit_status(), 0);
    assert!(!session.output().contains("panicked"));
}

#[test]
fn bytes_that_are_no_text_bring_the_question_again() {
    let mut session = turn("3,5,7");
    session.wait_for_prompt(&MENU);
    session.type_bytes(b"3\xff\xfe");
    session.type_text("3:1\r");
    session.leave(&MENU);
    assert_eq!(session.exit_status(), 0);
}
