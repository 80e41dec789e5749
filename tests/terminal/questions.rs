//! A quiz on a terminal.

use std::sync::LazyLock;

use tempfile::tempdir;

use super::pty::Desk;
use crate::support::Run;
use crate::support::json::objects;
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

/// Days on which the move is found are counted while none is left out, and a damaged file is left
/// as it is.
#[test]
fn days_in_a_row_are_counted() {
    let state = tempdir().expect("a folder");
    let file = state.path().join("nimatron/daily");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed();
    let today = since.expect("later").as_secs() / 86_400;
    let told = Run::line("daily --json").expect_stdout_to_be_read().check();
    let best = objects(&told)[0]["moves"][0].clone();
    let best = best.as_str().expect("a text");
    let head = "# nimatron daily 1: last day since 1970-01-01, days in a row\n";
    let row = |days: &str| message("daily-row", &[&format!("days={days}")]);
    let damaged = |line: &str| {
        let why = message("opponents-damaged", &[&format!("line={line}")]);
        message("daily-not-kept", &[&format!("why={why}")])
    };
    let cases = [
        (String::new(), row("1"), Some(1)),
        (format!("{head}{} 3\n", today - 1), row("4"), Some(4)),
        (format!("{head}{today} 3\n"), row("3"), Some(3)),
        (format!("{head}{} 3\n", today - 2), row("1"), Some(1)),
        (format!("{head}x\n"), damaged("2"), None),
    ];
    for (kept, says, days) in cases {
        if kept.is_empty() {
            let _ = std::fs::remove_file(&file);
        } else {
            std::fs::write(&file, &kept).expect("a file");
        }
        let desk = Desk::new("daily").size(100, 60);
        let desk = desk.env("XDG_STATE_HOME", state.path().to_str().expect("plain"));
        let mut session = desk.open();
        session.answer(&message("daily-ask", &[]), best);
        session.wait_for(&says);
        assert_eq!(session.exit_status(), 0);
        let after = std::fs::read_to_string(&file).expect("a text");
        let counted = days.map(|days| format!("{head}{today} {days}\n"));
        assert_eq!(after, counted.unwrap_or(kept));
    }
}
