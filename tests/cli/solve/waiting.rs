//! Answers that wait for an earlier one.

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crate::support::running::Running;
use crate::support::{INTERRUPTED, wait};

/// No more lines are read while many answers wait for the first one, which takes minutes.
#[test]
fn answers_that_wait_are_bounded() {
    const LINES: usize = 400;

    let line = "solve matches --json --batch - --threads 2";
    let mut running = Running::start(line);
    running.answer("30,30,30,30,30,30,30,30,30,30\n");
    let mut stdin = running.stdin.take().expect("stdin is open");
    let taken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&taken);
    let writer = thread::spawn(move || {
        // The answer has a megabyte, as it repeats the line.
        let line = format!("20000{}\n", " ".repeat(1_000_000));
        for _ in 0..LINES {
            if stdin.write_all(line.as_bytes()).is_err() {
                return;
            }
            count.fetch_add(1, Ordering::Relaxed);
        }
    });
    // A busy machine may pause before any answer waits.
    let mut before = 0;
    for _ in 0..120 {
        thread::sleep(Duration::from_millis(500));
        let now = taken.load(Ordering::Relaxed);
        if now == before && now >= 16 {
            break;
        }
        before = now;
    }
    assert!(
        (16..LINES / 2).contains(&before),
        "{before} lines are taken"
    );
    running.signal("INT");
    let ended = wait(&mut running.child);
    assert_eq!(ended.code(), Some(INTERRUPTED));
    writer.join().expect("writing does not panic");
}
