//! The count of the lines of a batch.

use super::pty::{CTRL_D, Desk, Session};
use crate::support::messages::{message_in, says};

/// A batch of what is typed, until the terminal ends its input.
fn batch(options: &str) -> Session {
    let script = format!("stty -echo; cat | $nimatron solve nim --batch - {options}; stty echo");
    Desk::shell(&script).line_by_line().open()
}

/// The count comes after some time. It is not for those who see the answers.
#[test]
fn a_long_batch_shows_how_many_lines_are_answered() {
    let mut seen = batch("");
    seen.type_text("1,2\r");
    seen.wait_for("1,2 win 2:1");
    let counted = [
        ("> counted-1; cat counted-1", "en"),
        ("--threads 2 > counted-2; cat counted-2", "en"),
        ("--lang cs > counted-3; cat counted-3", "cs"),
    ];
    let counted = counted.map(|(options, code)| {
        let words = message_in(code, "batch-progress", &[]);
        (batch(options), words)
    });
    for (mut session, words) in counted {
        session.type_until_seen("5\r", &words);
        session.press(CTRL_D);
        session.wait_for("5 win 1:5 5 win 1:5");
        assert_eq!(session.exit_status(), 0);
        // Only the answers are left on the screen.
        assert!(!says(&session.screen(), &words), "{}", session.screen());
    }
    seen.type_text("5\r");
    seen.wait_for("5 win 1:5");
    seen.press(CTRL_D);
    assert_eq!(seen.exit_status(), 0);
    let output = seen.output();
    assert!(!output.contains("answered"), "{output}");
}
