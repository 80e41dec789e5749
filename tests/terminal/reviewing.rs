//! After a game on a terminal: the review, page by page where it is long, and the game taken up
//! again.

use super::MENU;
use super::keys::{CTRL_C, DOWN, ENTER};
use super::pty::Desk;
use crate::support::TWO_PEOPLE;
use crate::support::messages::{asked, message, only, wins};

#[test]
fn a_game_is_reviewed_and_taken_up_again() {
    let mut session = Desk::new(&format!("play matches 1,3 {TWO_PEOPLE}"))
        .size(80, 60)
        .open();
    session.answer(&MENU, "1:1");
    session.answer(&asked("2:1"), "2:3");
    session.wait_for(&wins("Bob"));
    session.answer("Another game?", "e");
    let threw = ["answered=yes", "drawn=no", "left=0,3", "answer=2:3"];
    session.wait_for(&message("review-threw", &threw));
    let wins = ["drawn=no", "position=1,3", "best=2:1"];
    session.wait_for(&message("review-wins-because", &wins));
    session.wait_for(&message("review-keeps", &["count=1"]));
    session.wait_for(&message(
        "review-tally",
        &["choices=1", "name=Ann", "right=0"],
    ));
    session.wait_for(&message(
        "review-tally",
        &["choices=1", "name=Bob", "right=1"],
    ));
    session.answer("Another game?", "k");
    session.wait_for(&message("taken-up", &["number=1"]));
    session.wait_for(&message("turn", &["number=1", "name=Ann"]));
    session.answer(&MENU, "2:1");
    session.answer(&asked("1:1 or 1+2:1"), "1:1");
    session.answer(&asked("2:1"), "2:2");
    // The game counts once.
    session.wait_for("Score: Ann - Bob 1 : 0");
    session.answer("Another game?", "y");
    session.wait_for(&message("turn", &["number=1", "name=Bob"]));
    session.answer(&MENU, "1:1");
    session.answer(&asked("2:1"), "2:3");
    session.answer("Another game?", "n");
    assert_eq!(session.exit_status(), 0);
}

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

#[test]
fn what_comes_next_is_chosen_by_arrows() {
    let mut session = Desk::new(&format!("play nim 1 {TWO_PEOPLE}")).open();
    session.answer(&only("1:1"), "1:1");
    session.wait_for_prompt("Another game?");
    for entry in [
        "short-again",
        "short-take-back",
        "short-examine",
        "short-keep",
        "short-send",
        "short-change",
        "short-leave",
        "short-again",
    ] {
        session.press(DOWN);
        session.wait_for(&format!("> {}", message(entry, &[])));
    }
    session.press(ENTER);
    session.wait_for(&message("turn", &["number=1", "name=Bob"]));
    session.answer(&only("1:1"), "1:1");
    session.answer("Another game?", "no");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_review_fits_a_narrow_terminal() {
    let mut session = Desk::new(&format!("play matches 2,3,5 {TWO_PEOPLE} --lang cs"))
        .size(40, 60)
        .open();
    for played in ["1:1", "2+3:3", "1:1", "3:2"] {
        session.answer("volba:", played);
    }
    session.answer("hra?", "e");
    session.wait_for("1 Ann: 1:1 chyba: tah zahodil výhru. Nechává 1,3,5, kde vyhrává odpověď 2+3:3. V pozici 2,3,5 tah 1:2 vyhrává:");
    session.wait_for("Bob: správných voleb 2 z celkových 2.");
    session.wait_for_prompt("hra?");
    assert!(!session.a_line_was_too_long(), "{}", session.screen());
    session.answer("hra?", "n");
    assert_eq!(session.exit_status(), 0);
}
