//! Every way to end the program, and the state of the terminal after it.

use std::thread;
use std::time::Duration;

use super::keys::{CTRL_C, CTRL_D};
use super::pty::Desk;
use super::{MENU, turn};
use crate::support::messages::{message, only};

#[test]
fn ctrl_c_ends_a_prompt() {
    let mut session = turn("3,5,7");
    session.wait_for_prompt(&MENU);
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);

    let mut session = turn("3,5,7");
    session.wait_for_prompt(&MENU);
    session.press("3:");
    session.wait_for_line("3:");
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);
}

#[test]
fn ctrl_c_ends_a_prompt_of_lines() {
    let mut session = Desk::new("play matches")
        .env("TERM", "dumb")
        .line_by_line()
        .open();
    session.wait_for_prompt("[3,5,7]");
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);
}

/// At an empty prompt: see `walking`.
#[test]
fn a_signal_ends_a_prompt_with_half_an_answer() {
    for (name, status) in [("TERM", 143), ("INT", 130), ("HUP", 129)] {
        let mut session = turn("3,5,7");
        session.wait_for_prompt(&MENU);
        session.type_text("3:");
        session.wait_for_line("3:");
        session.signal(name);
        assert_eq!(session.exit_status(), status, "{name}");
    }
}

/// Also where it comes before the first prompt, or before the program hears signals at all.
#[test]
fn an_early_signal_ends_the_program() {
    for milliseconds in (0..60).step_by(4) {
        let mut session = turn("3,5,7");
        thread::sleep(Duration::from_millis(milliseconds));
        session.signal("INT");
        assert!(session.ends_by_interrupt(), "{milliseconds}");
    }
}

#[test]
fn ctrl_d_ends_the_input() {
    let said = &message("input-ended", &[]);
    let mut session = Desk::new("").open();
    session.wait_for_prompt("[3]:");
    session.press(CTRL_D);
    assert_eq!(session.exit_status(), 3);
    assert!(session.words().contains(said), "{}", session.screen());

    let mut session = turn("1");
    session.answer(&only("1:1"), "");
    session.wait_for_prompt("Another game?");
    session.press(CTRL_D);
    assert_eq!(session.exit_status(), 0);
    assert!(!session.words().contains(said), "{}", session.screen());
}

#[test]
fn a_shell_finds_its_terminal_as_it_was() {
    let script = "stty -g; $nimatron play matches; echo status $?; stty -g";
    for (key, status) in [(CTRL_C, 130), (CTRL_D, 3), ("q\r", 0)] {
        let mut session = Desk::shell(script).open();
        session.wait_for_prompt("[3,5,7]");
        session.press(key);
        assert_eq!(session.exit_status(), 0);
        let screen = session.screen();
        assert!(screen.contains(&format!("status {status}\n")), "{screen}");
        let lines: Vec<&str> = screen.lines().collect();
        assert_eq!(lines.first(), lines.last(), "{screen}");
    }
}

/// Signals: see `walking`.
#[test]
fn ctrl_c_ends_a_long_row_that_shows_progress() {
    let mut session = Desk::new("solve matches 400,400,400,400")
        .line_by_line()
        .open();
    session.wait_for("Solving");
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);
}

#[test]
fn a_long_search_for_nimbers_says_what_it_knows() {
    let mut session = Desk::new("solve cram 6x7").line_by_line().open();
    session.wait_for("Solving (Ctrl-C stops it): won; nimber not 0; ");
    session.press(CTRL_C);
    assert_eq!(session.exit_status(), 130);
    let wins = message("so-far-outcome", &["wins=yes"]);
    session.wait_for(&message("so-far", &[&format!("known={wins}{{$more}}")]));
}
