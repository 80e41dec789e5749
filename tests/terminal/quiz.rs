//! A quiz on a terminal.

use tempfile::tempdir;

use super::pty::Desk;

/// The questions of a quiz and of lessons.
const WON: &str = "Won (+) or lost (-) for the player to move? (t tip, ? I don't know)";
const MOVE: &str = "Which move wins? (t tip, w MOVE why, ? I don't know)";

#[test]
fn a_quiz_is_answered_left_and_reported() {
    let mut session = Desk::new("quiz nim --seed 1 --count 4").open();
    session.wait_for("4 questions at level 1; h for help, q to quit with the report card.");
    session.wait_for("Question 1 of 4: nim 1,1");
    session.answer(WON, "-");
    session.wait_for("Right: the position is lost.");
    session.wait_for("Question 2 of 4: nim 3,2");
    session.answer(WON, "+");
    session.wait_for("Right: the position is won.");
    session.answer(MOVE, "1:4");
    session.wait_for("4 cannot be taken: pile 1 has 3.");
    session.answer(MOVE, "w 2:2");
    session.wait_for("2:2 leaves 3,0. Then your opponent wins by 1:3.");
    session.answer(MOVE, "2:2");
    session.wait_for("The answer: only 1:1 wins.");
    session.answer(WON, "q");
    session.wait_for("Report card Won or lost: 2 right of 2 The move: 0 right of 1");
    session.wait_for("Study this next: nimatron solve nim 3,2 --full");
    assert_eq!(session.exit_status(), 0);
}

#[test]
fn a_lesson_is_begun_left_and_gone_on_with() {
    let state = tempdir().expect("a folder");
    let folder = state.path().to_str().expect("a plain name");
    let desk = |arguments: &str| {
        Desk::new(arguments)
            .size(80, 60)
            .env("XDG_STATE_HOME", folder)
    };
    let mut session = desk("learn --seed 1").open();
    session.wait_for("The course: 0 of 14 lessons mastered");
    session.answer("Which lesson? [1]", "pairs");
    for _ in 0..3 {
        session.answer("Enter shows the next line:", "");
    }
    session.wait_for("Now the questions: 4 right answers in a row");
    session.wait_for("Tip: Can you leave the piles in equal pairs?");
    session.answer(WON, "t");
    session.wait_for("There is no other tip for this position.");
    session.answer(WON, "?");
    session.wait_for("The answer: the position is");
    session.answer(MOVE, "q");
    session.wait_for("Your progress is kept in");
    assert_eq!(session.exit_status(), 0);
    let kept = std::fs::read_to_string(state.path().join("nimatron/progress")).expect("a text");
    assert!(kept.contains("\npairs 0 0 "), "{kept}");
    let mut session = desk("learn pairs").open();
    session.wait_for("4 right answers in a row");
    session.answer(WON, "q");
    assert_eq!(session.exit_status(), 0);
    let mut session = desk("learn --reset").open();
    session.wait_for("The course starts afresh.");
    assert_eq!(session.exit_status(), 0);
    assert!(!state.path().join("nimatron/progress").exists());
}
