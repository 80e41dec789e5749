//! A quiz on a terminal.

use tempfile::tempdir;

use super::pty::Desk;
use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::message;

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
