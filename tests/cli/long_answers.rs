//! Answers that are too long to be shown in full.

use crate::support::Run;

#[test]
fn a_long_line_of_play_is_shown_in_part() {
    for (language, words) in [
        ("en", "... and so on; only the first 1000 moves are shown"),
        ("cs", "... a tak dále; ukázáno je jen prvních 1000 tahů"),
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

/// More than a thousand winning moves are counted; programs get them all, as far as the memory allows.
#[test]
fn very_many_moves_are_counted() {
    let position = "solve octal 120000 --code 0.137";
    let json = Run::line(&format!("{position} --json")).expect_stdout_to_be_read();
    let json = json.check();
    let (_, moves) = json.split_once("\"moves\":[").expect("a list");
    let (moves, _) = moves.split_once(']').expect("its end");
    let count = moves.split(',').count();
    assert!(count > 1_000, "{count}");
    assert!(json.contains(&format!("{} other moves win too.", count - 1)));

    let told = Run::line(position)
        .expect_saying(format!("{count} moves win; --json lists them."))
        .check();
    assert!(told.lines().count() <= 24, "{told}");
    for (more, status) in [("600KiB", 0), ("100KiB", 1)] {
        let run = Run::line(&format!("{position} --json --max-memory {more}")).outcome();
        assert_eq!(run.status, status, "{more}: {run}");
    }
}
