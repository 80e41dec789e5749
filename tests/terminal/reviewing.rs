//! After a game on a terminal: the review, page by page where it is long, and the game taken up
//! again.

use super::MENU;
use super::keys::CTRL_C;
use super::pty::Desk;
use crate::support::TWO_PEOPLE;
use crate::support::messages::message;

#[test]
fn ctrl_c_stops_a_review_and_not_the_session() {
    // The table for such long piles takes minutes.
    let mut session = Desk::new(&format!("play matches 800,800,800,800 {TWO_PEOPLE}")).open();
    session.answer(&MENU, "3+4:800");
    session.answer(&MENU, "1+2:800");
    session.answer("Another game?", "e");
    session.wait_for("Solving");
    session.press(CTRL_C);
    session.wait_for(&message("search-stopped", &[]));
    // There was no review, so no mistake is known.
    session.answer("Another game?", "k");
    session.wait_for(&message("refuse-take-up", &["most=2"]));
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}
