//! A quiz on a terminal.

use std::sync::LazyLock;

use tempfile::tempdir;

use super::pty::Desk;
use crate::support::messages::message;

/// The questions of a quiz and of lessons.
static WON: LazyLock<String> = LazyLock::new(|| message("quiz-ask", &[]));
static MOVE: LazyLock<String> = LazyLock::new(|| message("quiz-ask-move", &[]));

/// Whether an answer is right, and what is.
fn verdict(right: &str, fact: &str) -> String {
    let figures = [format!("right={right}"), format!("fact={fact}")];
    message("quiz-verdict", &figures.each_ref().map(String::as_str))
}

#[test]
fn a_quiz_is_answered_left_and_reported() {
    let mut session = Desk::new("quiz nim --seed 1 --count 4").open();
    session.wait_for(&message("quiz-begins", &["count=4", "level=1"]));
    session.wait_for(&message(
        "quiz-question",
        &["number=1", "count=4", "game=nim", "position=1,1"],
    ));
    session.answer(&WON, "-");
    session.wait_for(&verdict("yes", &message("quiz-outcome", &["outcome=loss"])));
    session.wait_for(&message(
        "quiz-question",
        &["number=2", "count=4", "game=nim", "position=3,2"],
    ));
    session.answer(&WON, "+");
    session.wait_for(&verdict("yes", &message("quiz-outcome", &["outcome=win"])));
    session.answer(&MOVE, "1:4");
    session.wait_for(&message(
        "move-count-single",
        &["count=4", "pile=1", "size=3"],
    ));
    session.answer(&MOVE, "w 2:2");
    session.wait_for(&message(
        "why-leaves",
        &["drawn=no", "move=2:2", "position=3,0"],
    ));
    session.wait_for(&message("why-loses", &["because=no", "best=1:3"]));
    session.answer(&MOVE, "2:2");
    let best = message("quiz-best", &["count=1", "moves=1:1"]);
    session.wait_for(&verdict("unknown", &best));
    session.answer(&WON, "q");
    session.wait_for(&message("quiz-report", &[]));
    session.wait_for(&message("quiz-tally-outcomes", &["right=2", "asked=2"]));
    session.wait_for(&message("quiz-tally-moves", &["right=0", "asked=1"]));
    session.wait_for("nimatron solve nim 3,2 --full");
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
    session.wait_for(&message("learn-course", &["mastered=0", "count=14"]));
    session.answer("[1]", "pairs");
    for _ in 0..3 {
        session.answer(&message("learn-next", &[]), "");
    }
    session.wait_for(&message("learn-drills", &["left=4"]));
    session.wait_for(&message("theorem-pairs-left.idea", &[]));
    session.answer(&WON, "t");
    session.wait_for(&message("quiz-no-tip", &[]));
    session.answer(&WON, "?");
    session.wait_for(&message("quiz-verdict", &["right=unknown"]));
    session.answer(&MOVE, "q");
    session.wait_for(&message("learn-kept", &[]));
    assert_eq!(session.exit_status(), 0);
    let kept = std::fs::read_to_string(state.path().join("nimatron/progress")).expect("a text");
    assert!(kept.contains("\npairs 0 0 "), "{kept}");
    let mut session = desk("learn pairs").open();
    session.wait_for(&message("learn-drills", &["left=4"]));
    session.answer(&WON, "q");
    assert_eq!(session.exit_status(), 0);
    let mut session = desk("learn --reset").open();
    session.wait_for(&message("learn-reset", &[]));
    assert_eq!(session.exit_status(), 0);
    assert!(!state.path().join("nimatron/progress").exists());
}

/// Where nobody asked for a file and none can be written, the lessons go on without.
#[test]
fn a_course_that_cannot_be_kept_is_taught() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let no_folder = file.path().to_str().expect("a plain name");
    let desk = Desk::new("learn pairs").env("XDG_STATE_HOME", no_folder);
    let mut session = desk.size(80, 60).open();
    session.wait_for(&message("learn-not-kept", &["why="]));
    session.wait_for(&message("learn-next", &[]));
    session.answer("", "q");
    assert_eq!(session.exit_status(), 0);
}
