//! The questions before a game on a terminal: back to the one before, and misère play.

use super::keys::{DOWN, ENTER};
use super::pty::Desk;
use crate::support::messages::{asked, message};

#[test]
fn b_goes_back_question_by_question() {
    for (columns, rows) in [(80, 24), (40, 15)] {
        let mut session = Desk::new("").size(columns, rows).open();
        session.answer("[1]:", "b");
        session.wait_for(&message("refuse-back", &[]));
        session.answer("[1]:", "misere");
        session.wait_for(&message("first-misere", &["on=yes"]));
        session.answer("[1]:", "nim");
        session.wait_for("Nim, misère:");
        session.answer("[3,5,7]", "2");
        session.answer("[3]", "b");
        session.answer("[2]", "back");
        session.answer("[2]:", "");
        session.answer("[3,5,7]", "2");
        session.answer("[3]", "1");
        session.answer("[5]", "3");
        session.wait_for(&message("who-first", &[]));
        session.answer("[1]:", "zpět");
        session.answer("[3]", "");
        session.wait_for_prompt("[1]:");
        // A list that an arrow opened is part of the question.
        session.press(DOWN);
        session.wait_for("> a person");
        session.press(ENTER);
        session.wait_for(&message("who-second", &[]));
        session.answer("[6]", "human");
        session.answer("[Player 1]", "Zoe");
        session.answer("[Player 2]", "b");
        session.answer("[Zoe]", "");
        session.answer("[Player 2]", "");
        session.wait_for(&message("turn", &["number=1", "name=Zoe"]));
        session.leave(&asked("1:1"));
        assert_eq!(session.exit_status(), 0);
    }
}
