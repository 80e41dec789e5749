//! The questions before a game on a terminal: back to the one before, and misère play.

use super::pty::{DOWN, Desk, ENTER};

#[test]
fn b_goes_back_question_by_question() {
    for (columns, rows) in [(80, 24), (40, 15)] {
        let mut session = Desk::new("").size(columns, rows).open();
        session.answer("Number or name [1]:", "b");
        session.wait_for("There is no question before this one.");
        session.answer("Number or name [1]:", "misere");
        session.wait_for("misere: misère play is on");
        session.answer("Number or name [1]:", "nim");
        session.wait_for("Nim, misère:");
        session.answer("How many piles? [3,5,7]", "2");
        session.answer("How many matches in pile 1? [3]", "b");
        session.answer("How many piles? [2]", "back");
        session.answer("Number or name [2]:", "");
        session.answer("How many piles? [3,5,7]", "2");
        session.answer("How many matches in pile 1? [3]", "1");
        session.answer("How many matches in pile 2? [5]", "3");
        session.wait_for("Who plays first?");
        session.answer("[1]:", "zpět");
        session.answer("How many matches in pile 2? [3]", "");
        session.wait_for_prompt("[1]:");
        // A list that an arrow opened is part of the question.
        session.press(DOWN);
        session.wait_for("> a person");
        session.press(ENTER);
        session.wait_for("Who plays second?");
        session.answer("[2]:", "human");
        session.answer("Name of player 1? [Player 1]", "Zoe");
        session.answer("Name of player 2? [Player 2]", "b");
        session.answer("Name of player 1? [Zoe]", "");
        session.answer("Name of player 2? [Player 2]", "");
        session.wait_for("Move 1, to move: Zoe");
        session.leave("Move (such as 1:1), or a choice:");
        assert_eq!(session.exit_status(), 0);
    }
}
