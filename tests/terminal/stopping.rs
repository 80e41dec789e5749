//! Ctrl-C and Ctrl-Z while something is searched or asked, and a game that is left.

use super::keys::{CTRL_C, CTRL_D, CTRL_Z};
use super::pty::{Desk, Session};
use super::{MENU, SIZES};
use crate::support::TWO_PEOPLE;
use crate::support::messages::{did, message, message_in, only};

/// The table for such long piles takes long.
const LONG: &str = "play matches 800,799,798,797";

/// The same program on terminals of every size, and on one that cannot move its cursor.
fn everywhere(arguments: &str) -> impl Iterator<Item = Session> {
    let desk = || Desk::new(arguments);
    let sizes = SIZES.into_iter();
    let able = sizes.map(move |(columns, rows)| desk().size(columns, rows));
    let dumb = desk().env("TERM", "dumb").line_by_line();
    able.chain([dumb]).map(Desk::open)
}

#[test]
fn ctrl_c_stops_the_search_of_a_person_and_not_the_game() {
    for mut session in everywhere(&format!("{LONG} {TWO_PEOPLE}")) {
        for wish in ["w", "o"] {
            session.answer(&MENU, wish);
            session.wait_for("Solving");
            session.press(CTRL_C);
            session.wait_for(&message("search-stopped", &[]));
        }
        // The prompt answers, and a move can be made.
        session.answer(&MENU, "3:798");
        session.wait_for_output(&did("Ann", "3:798"));
        session.wait_for_prompt(&MENU);
        session.press(CTRL_C);
        assert_eq!(session.exit_status(), 130);
    }
}

#[test]
fn ctrl_c_at_the_turn_of_a_person_tells_what_is_known_so_far() {
    for (language, search) in [
        ("en", "Solving (Ctrl-C stops it): won; nimber not 0"),
        ("cs", "Počítám (Ctrl-C to zastaví): výhra; nimber není 0"),
    ] {
        let play = format!("play cram 6x7 {TWO_PEOPLE} --lang {language}");
        let mut session = Desk::new(&play).size(80, 40).open();
        session.answer(":", "a");
        session.wait_for(search);
        session.press(CTRL_C);
        session.wait_for(&message_in(language, "search-stopped", &[]));
        let wins = message_in(language, "so-far-outcome", &["wins=yes"]);
        session.wait_for(&message_in(
            language,
            "so-far",
            &[&format!("known={wins}{{$more}}")],
        ));
        session.leave(":");
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn a_search_that_was_stopped_can_be_made_again() {
    let mut session = Desk::new(&format!("{LONG} {TWO_PEOPLE}")).open();
    for _ in 0..3 {
        session.answer(&MENU, "w");
        session.wait_for("Solving");
        session.press(CTRL_C);
    }
    session.leave(&MENU);
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn ctrl_c_while_the_computer_thinks_makes_it_guess() {
    for mut session in everywhere(&format!("{LONG} --first human:Ann --second perfect")) {
        session.answer(&MENU, "3:1");
        session.wait_for("Solving");
        session.press(CTRL_C);
        let why = format!("why={}", message("search-stopped", &[]));
        let guess = message("machine-beyond", &["name=Nimatron", &why]);
        session.wait_for_output(&guess);
        session.wait_for(&message("turn", &["number=3", "name=Ann"]));
        session.leave(&MENU);
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn other_signals_end_a_search_in_a_game() {
    for (name, status) in [("TERM", 143), ("HUP", 129)] {
        let mut session = Desk::new(&format!("{LONG} {TWO_PEOPLE}")).open();
        session.answer(&MENU, "w");
        session.wait_for("Solving");
        session.signal(name);
        assert_eq!(session.exit_status(), status, "{name}");
    }
}

#[test]
fn without_a_person_ctrl_c_ends_a_search() {
    let play = format!("{LONG} --first perfect --second random");
    let mut session = Desk::new(&play).line_by_line().open();
    session.wait_for("Solving");
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);
}

/// A shell with job control that brings the program back once it is stopped.
fn in_a_shell(arguments: &str, columns: u16, rows: u16) -> Session {
    let script = format!("set -m; $nimatron {arguments}; echo stopped; fg; echo status $?");
    Desk::shell(&script).size(columns, rows).open()
}

#[test]
fn ctrl_z_and_fg_bring_the_prompt_back() {
    for (columns, rows) in SIZES {
        let mut session = in_a_shell(&format!("play matches 3,5,7 {TWO_PEOPLE}"), columns, rows);
        session.wait_for_prompt(&MENU);
        session.type_text("3:");
        session.wait_for_line("3:");
        session.press(CTRL_Z);
        session.wait_for("stopped");
        // What was typed is still there.
        session.wait_for_line("choice: 3:");
        session.type_text("7\r");
        session.wait_for_output(&did("Ann", "3:7"));
        session.leave(&MENU);
        session.wait_for("status 0");
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn ctrl_z_and_fg_bring_a_page_back() {
    for (columns, rows) in [(80, 24), (40, 15)] {
        let arguments = format!("play cram 5x6 {TWO_PEOPLE}");
        let mut session = in_a_shell(&arguments, columns, rows);
        let prompt = "a choice:";
        session.answer(prompt, "a");
        session.wait_for_prompt("go back --");
        session.press(CTRL_Z);
        session.wait_for("stopped");
        session.wait_for_prompt("go back --");
        session.type_text("q");
        session.leave(prompt);
        session.wait_for("status 0");
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn ctrl_z_and_fg_go_on_with_a_search() {
    let mut session = in_a_shell(&format!("{LONG} {TWO_PEOPLE}"), 80, 24);
    session.answer(&MENU, "w");
    session.wait_for("Solving");
    session.press(CTRL_Z);
    session.wait_for("stopped");
    session.press(CTRL_C);
    session.wait_for(&message("search-stopped", &[]));
    session.leave(&MENU);
    session.wait_for("status 0");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn leaving_a_game_asks_once_and_says_how_to_go_on() {
    let hint = "nimatron play --resume";
    let play = format!("play matches 3,5,7 {TWO_PEOPLE}");
    let sessions = everywhere(&play).chain(everywhere(&play));
    let yes = ["y", "Yes", "ano", "a", "q", "konec"];
    for (moves, (yes, mut session)) in yes.into_iter().zip(sessions).enumerate() {
        // A game without a move is not kept.
        if moves > 0 {
            session.answer(&MENU, "2:1");
        }
        session.answer(&MENU, "quit");
        session.wait_for_prompt("to go on:");
        let said = session.words().matches(hint).count();
        assert_eq!(said, moves.min(1), "{}", session.words());
        session.answer("to go on:", yes);
        assert_eq!(session.exit_status(), 0, "{yes}");
        assert_eq!(session.words().matches(hint).count(), moves.min(1));
    }
    for no in ["", "n", "b", "3:7"] {
        let mut session = Desk::new(&format!("play matches 3,5,7 {TWO_PEOPLE}")).open();
        session.answer(&MENU, "s");
        session.answer("From which pile (1, 2 or 3)?", "q");
        session.answer("to go on:", "h");
        session.wait_for(&message("help-leave", &[]));
        session.answer("to go on:", no);
        session.answer(&MENU, "3:7");
        session.wait_for(&did("Ann", "3:7"));
        session.answer(&MENU, "q");
        session.wait_for_prompt("to go on:");
        session.press(CTRL_D);
        assert_eq!(session.exit_status(), 3, "{no:?}");
    }
}

#[test]
fn nothing_is_asked_where_no_game_would_be_lost() {
    let mut session = Desk::new("").open();
    session.answer("[3]:", "konec");
    assert_eq!(session.exit_status(), 0);
    let mut session = Desk::new(&format!("play matches 1 {TWO_PEOPLE}")).open();
    session.answer(&only("1:1"), "1:1");
    session.answer("Another game?", "q");
    assert_eq!(session.exit_status(), 0);
}
