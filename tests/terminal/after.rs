//! After a game on a terminal: the review, page by page where it is long, and the game taken up again.

use super::MENU;
use super::pty::Desk;
use crate::support::TWO_PEOPLE;

#[test]
fn a_game_is_reviewed_and_taken_up_again() {
    let mut session = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}"))
        .size(80, 60)
        .open();
    session.answer(MENU, "1:1");
    session.answer("Move (2:1), or a choice:", "2:3");
    session.wait_for("Bob takes the last one and wins.");
    session.answer("Another game?", "v");
    session.wait_for("1 Ann 1:1 mistake: it threw the win away. 2:1 wins:");
    session.wait_for("2 Bob 2:3 the only move that wins");
    session.wait_for("Ann: 0 of 1 choice right. Bob: 1 of 1 choice right.");
    session.answer("Another game?", "t");
    session.wait_for("The game goes on from move 1. Move 1, to move: Ann");
    session.answer(MENU, "2:1");
    session.answer("Move (1:1 or 1+2:1), or a choice:", "1:1");
    session.answer("Move (2:1), or a choice:", "2:2");
    session.wait_for("Score: Ann 1 : 1 Bob");
    session.answer("Another game?", "s");
    session.wait_for("The same position again; Bob begins.");
    session.answer(MENU, "1:1");
    session.answer("Move (2:1), or a choice:", "2:3");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}
