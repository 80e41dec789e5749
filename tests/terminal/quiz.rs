//! A quiz on a terminal.

use super::pty::Desk;

#[test]
fn a_quiz_is_answered_left_and_reported() {
    let mut session = Desk::new("quiz nim --seed 1 --count 4").open();
    session.wait_for("4 questions at level 1; h for help, q to quit with the report card.");
    session.wait_for("Question 1 of 4: nim 1,1");
    session.answer("Won or lost for the player to move? (w or l)", "l");
    session.wait_for("Right: the position is lost.");
    session.wait_for("Question 2 of 4: nim 3,2");
    session.answer("Won or lost for the player to move? (w or l)", "won");
    session.wait_for("Right: the position is won.");
    session.answer("Which move wins?", "1:4");
    session.wait_for("4 cannot be taken: pile 1 has 3.");
    session.answer("Which move wins?", "2:2");
    session.wait_for("Wrong: 1:1 wins, and no other move does.");
    session.answer("Won or lost for the player to move? (w or l)", "q");
    session.wait_for("Report card Won or lost: 2 right of 2 The move: 0 right of 1");
    session.wait_for("Look at next: nimatron solve nim 3,2 --full");
    assert_eq!(session.exit_status(), 0);
}
