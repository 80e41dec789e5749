//! A reader of stdout or stderr who goes away, and an output that is full.

use std::io::Write;
use std::{iter, thread};

use crate::support::messages::message;
use crate::support::running::Running;
use crate::support::{wait, while_nothing_starts};

#[test]
fn a_reader_who_goes_away_ends_a_batch_well() {
    for options in ["", "--json", "--json --reasons", "--threads 2"] {
        let mut running = Running::start(&format!("solve nim --batch - {options}"));
        let mut stdin = running.stdin.take().expect("stdin is open");
        let writer = thread::spawn(move || {
            // This is far more than a pipe holds. The program ends before it has read it all.
            let lines = iter::repeat_n(b"3,5,7\n", 1_000_000);
            lines
                .map(|line| stdin.write_all(line))
                .all(|written| written.is_ok())
        });
        running.read_until("\n");
        running.close_stdout();
        running.expect_end(0);
        let all_read = writer.join().expect("writing does not panic");
        assert!(!all_read, "it went on without a reader");
    }
}

#[test]
fn a_reader_who_goes_away_ends_a_session_well() {
    let mut running = Running::start("play nim --first human --second perfect");
    running.read_until(&format!("{} ", message("ask-piles", &[])));
    running.close_stdout();
    running.answer("2\n");
    running.expect_end(0);
}

#[test]
fn a_reader_who_goes_away_ends_a_comparison_well() {
    let mut running = Running::start("compare matches 3,5,7 --json");
    running.read_until("}\n");
    running.close_stdout();
    running.expect_end(0);
}

#[test]
fn a_complaint_that_nobody_reads_keeps_its_status() {
    let mut running = Running::start("play nim 1,2 --first human:A --second human:B");
    running.read_until(&format!("{} ", message("ask-turn", &["example=1:1"])));
    while_nothing_starts(|| drop((running.child.stderr.take(), running.stdin.take())));
    let ended = wait(&mut running.child);
    assert_eq!(ended.code(), Some(3));
}
