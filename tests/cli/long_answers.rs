//! Answers that are too long to be shown in full.

use crate::support::Run;

#[test]
fn a_long_line_of_play_is_shown_in_part() {
    for (language, words) in [
        ("en", "... and so on; only the first 1000 moves are shown"),
        (
            "cs",
            "... a\u{a0}tak dále; ukázáno je jen prvních 1000\u{a0}tahů",
        ),
    ] {
        let run = Run::line(&format!("solve sticks 10000000 --full --lang {language}"));
        let told = run.expect_saying(words).check();
        assert!(told.len() < 1 << 20, "{}", told.len());
    }
}

#[test]
fn a_full_report_does_not_point_to_itself() {
    let position = "solve matches 1000000000000,2000000000";
    let brief = Run::line(position).expect_saying("(--full shows up to 1000)");
    brief.check();
    let full = Run::line(&format!("{position} --full")).expect_stdout_to_be_read();
    let told = full.check();
    assert!(told.contains("7236066978 more, all answered"), "{told}");
    assert!(!told.contains("--full"), "{told}");
}
