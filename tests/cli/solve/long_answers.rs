//! Answers that are too long to be shown in full.

use crate::support::Run;
use crate::support::messages::{message, message_in};

#[test]
fn a_long_line_of_play_is_shown_in_part() {
    for language in ["en", "cs"] {
        let words = message_in(language, "line-goes-on", &["count=1000"]);
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
    let more = message("more-replies", &["count=7236066978", "ends=no"]);
    assert!(told.contains(&more), "{told}");
    assert!(!told.contains("--full"), "{told}");
}

/// More than a thousand winning moves are counted; programs get them all, as far as the memory
/// allows.
#[test]
fn very_many_moves_are_counted() {
    let position = "solve octal 120000 --code 0.137";
    let json = Run::line(&format!("{position} --json")).expect_stdout_to_be_read();
    let json = json.check();
    let (_, moves) = json.split_once("\"moves\":[").expect("a list");
    let (moves, _) = moves.split_once(']').expect("its end");
    let count = moves.split(',').count();
    assert!(count > 1_000, "{count}");
    let others = format!("count={}", count - 1);
    assert!(json.contains(&message("also-wins-many", &[&others])));

    let counted = format!("count={count}");
    let told = Run::line(position)
        .expect_saying(message("report-moves-many", &["points=no", &counted]))
        .check();
    assert!(told.lines().count() <= 24, "{told}");
    for (more, status) in [("600KiB", 0), ("100KiB", 1)] {
        let run = Run::line(&format!("{position} --json --max-memory {more}")).outcome();
        assert_eq!(run.status, status, "{more}: {run}");
    }
}

/// The values of more than a thousand moves are only counted, unless all are wanted, and then given
/// as far as the memory allows.
#[test]
fn very_many_values_are_counted() {
    let lines = |arguments: &str| {
        let run = Run::line(arguments).expect_stdout_to_be_read();
        run.check().lines().count()
    };
    let [short, long] = ["nim 990,7 --values", "nim 1500,7 --values"];
    assert!(lines(&format!("solve {short}")) > 997);
    assert!(lines(&format!("solve {long} --full")) > 1_507);
    let counted = message("values-left-out", &["count=1507"]);
    let told = Run::line(&format!("solve {long}")).expect_saying(counted);
    assert!(told.check().lines().count() <= 24);
    let json = |arguments: &str| {
        let run = Run::line(arguments).expect_stdout_to_be_read();
        run.check()
    };
    let counted = json("solve nim 1000000,999999,3 --values --json");
    assert!(counted.contains("\"values\":null"), "{counted}");
    let whole = json("solve nim 100001,7 --values --json --full");
    assert_eq!(whole.matches("{\"move\":").count(), 100_008);
    let refused = message("moves-too-many", &["count=100008"]);
    for form in ["--json --full", "--full"] {
        Run::line(&format!(
            "solve nim 100001,7 --values {form} --max-memory 1MB"
        ))
        .expect_complaint(1, [&refused])
        .check();
    }
}
