//! The keys that edit an answer, the answers before it, and lists for arrow keys.

use super::keys::DOWN;
use super::pty::{Desk, Session};
use super::{MENU, turn};

/// Waits until an arrow marks the entry of a list.
fn wait_for_mark(session: &mut Session, entry: &str) {
    session.wait_for(&format!("> {entry}"));
}

#[test]
fn a_signal_ends_a_list() {
    for (name, status) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let mut session = Desk::new("").open();
        session.wait_for_prompt("[3]:");
        session.press(DOWN);
        wait_for_mark(&mut session, "sticks");
        session.signal(name);
        assert_eq!(session.exit_status(), status);
    }
}

#[test]
fn a_list_on_a_terminal_that_shrinks_gives_way_to_typing() {
    let mut session = Desk::new("").open();
    session.wait_for_prompt("[3]:");
    session.press(DOWN);
    wait_for_mark(&mut session, "sticks");
    session.resize(30, 2);
    session.press(DOWN);
    session.wait_for_line("[3]:");
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
