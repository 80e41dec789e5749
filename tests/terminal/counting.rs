//! The count of the lines of a batch.

use super::pty::{CTRL_D, Desk};
use crate::support::messages::{message, message_in};

/// The first line comes after the time in which nothing is shown, and the batch goes on until the terminal ends its input.
fn late_lines(options: &str) -> String {
    format!("{{ sleep 2.2; printf '5\\n1,2\\n'; cat; }} | $nimatron solve nim --batch - {options}")
}

#[test]
fn a_long_batch_shows_how_many_lines_are_answered() {
    for (options, words) in [
        ("", message("batch-progress", &["count=1"])),
        ("--threads 2", "line".to_owned()),
        (
            "--lang cs",
            message_in("cs", "batch-progress", &["count=1"]),
        ),
    ] {
        let script = format!("{} > counted; cat counted", late_lines(options));
        let mut session = Desk::shell(&script).line_by_line().open();
        session.wait_for(&words);
        session.press(CTRL_D);
        session.wait_for("5 win 1:5 1,2 win 2:1");
        assert_eq!(session.exit_status(), 0);
        // Only the answers are left on the screen.
        assert!(!session.words().contains(&words), "{}", session.screen());
    }
}

#[test]
fn a_batch_that_is_seen_shows_only_answers() {
    let mut session = Desk::shell(&late_lines("")).line_by_line().open();
    session.wait_for("5 win 1:5 1,2 win 2:1");
    session.press(CTRL_D);
    assert_eq!(session.exit_status(), 0);
    assert!(
        !session.output().contains("answered"),
        "{}",
        session.output()
    );
}
