//! What becomes of the progress of a pupil, and requests that are refused.

use std::fs;

use super::answer;
use crate::support::Run;
use crate::support::messages::{message, says};

/// A file of progress with this text, in a folder of its own.
fn file(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("progress");
    fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("plain").to_owned();
    (folder, path)
}

const HEAD: &str = "# nimatron progress 1: lesson, box, right in a row, day since 1970-01-01\n";

#[test]
fn progress_is_a_line_a_lesson_and_what_is_due_comes_first() {
    // Both were learned long ago.
    let (_folder, path) = file(&format!("{HEAD}backwards 5 4 100\nremainder 1 4 100\n"));
    let run = |input: &str| {
        let run = Run::line(&format!("learn --progress {path} --seed 1")).input(input);
        run.outcome().stdout
    };
    let said = run("?\nq\n");
    assert!(
        says(&said, &message("learn-repeats", &["count=2"])),
        "{said}"
    );
    assert!(
        says(&said, &message("learn-earlier", &["lesson=1"])),
        "{said}"
    );
    let kept = fs::read_to_string(&path).expect("a text");
    // One that was wrong goes back to the first box.
    assert!(kept.contains("\nbackwards 1 4 2"), "{kept}");
    assert!(kept.contains("\nremainder 1 4 100\n"), "{kept}");
    let asked = run("");
    let right = answer(asked.trim_end(), true);
    let said = run(&format!("{right}\nq\n"));
    assert!(
        says(&said, &message("learn-repeats", &["count=1"])),
        "{said}"
    );
    let kept = fs::read_to_string(&path).expect("a text");
    assert!(kept.contains("\nremainder 2 4 2"), "{kept}");
    assert!(run("q\n").contains("[3] q"));
    let entry = |name, lesson, days| {
        let [title, due] = [message(lesson, &[]), message("learn-due-in", &[days])];
        format!("{name} {title} ({due})")
    };
    let list = Run::line(&format!("learn --list --progress {path}"));
    let list = list
        .expect_saying(message("learn-course", &["mastered=2", "count=14"]))
        .expect_saying(entry("backwards", "lesson-backwards", "days=1"))
        .expect_saying(entry("remainder", "lesson-remainder", "days=2"));
    assert!(list.check().contains("│ ●  │"));
}

#[test]
fn every_answer_is_kept_and_a_lesson_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new/progress");
    let path = path.to_str().expect("plain");
    let reset = Run::line(&format!("learn --reset --progress {path}"));
    reset
        .expect_saying(message("learn-reset-none", &[]))
        .check();
    let line = format!("learn pairs --progress {path} --seed 5");
    let begun = Run::line(&line).input("\n\n\n").outcome().stdout;
    let right = answer(begun.trim_end(), true);
    // The example is not shown again.
    Run::line(&line)
        .input(format!("{right}\nq\n"))
        .expect_saying(message("learn-row", &["row=1", "most=4"]))
        .check();
    let kept = fs::read_to_string(path).expect("a text");
    assert!(kept.starts_with(&format!("{HEAD}pairs 0 1 ")), "{kept}");
    Run::line(&line)
        .input("q\n")
        .expect_saying(message("learn-drills", &["left=3"]))
        .check();
}
