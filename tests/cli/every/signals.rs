//! SIGINT, SIGTERM and SIGHUP: at prompts over a pipe, in the middle of a search, and in the middle
//! of answers. One handler hears all three, so each situation meets one of them, in turn.

use std::io::{Read, Write};
use std::process::Command;
use std::thread;

use crate::support::running::{Running, wait_until_begun};
use crate::support::{command, signal, start, wait};

/// The plain method is soon given up and prints its row. The next method would then search for a
/// very long time.
const LONG_SEARCH: &str = "compare matches 40,40,40,40,40 --json --method plain --method table";

const SIGNALS: [(&str, i32); 3] = [("INT", 130), ("TERM", 143), ("HUP", 129)];

/// Situations, each with a signal and the status that it leads to.
fn with_signals<T>(
    situations: impl IntoIterator<Item = T>,
) -> impl Iterator<Item = (T, (&'static str, i32))> {
    situations.into_iter().zip(SIGNALS.into_iter().cycle())
}

#[test]
fn a_signal_at_any_question_ends_the_session() {
    let people = "play matches --first human --second human";
    for ((arguments, answers, question), (signal, status)) in with_signals([
        ("", "", "Number or name [1]: "),
        ("play nim", "", "? [3,5,7] "),
        (people, "2\n", "pile 1? "),
        (people, "2\n1\n3\n", "[Player 1] "),
        (
            people,
            "2\n1\n3\nAnn\nBob\n",
            "1:1 or 1+2:1), or a choice: ",
        ),
        (people, "2\n1\n3\nAnn\nBob\nd\n", "first pile (1 or 2)? "),
        (people, "2\n1\n3\nAnn\nBob\nd\n1\n2\n", "from each? "),
        (
            "play nim 1 --first perfect --second random",
            "",
            "Another game? ",
        ),
    ]) {
        let mut running = Running::start(arguments);
        running.answer(answers);
        running.read_until(question);
        running.signal(signal);
        running.expect_end(status);
    }
}

#[test]
fn a_signal_ends_a_search() {
    let mut running = Running::start(LONG_SEARCH);
    running.read_until("}\n");
    running.signal("HUP");
    running.expect_end(129);
}

#[test]
fn a_signal_ends_the_search_for_an_answer_in_a_game() {
    let mut running =
        Running::start("play matches 40,40,40,40,39 --first human:A --second perfect");
    running.read_until("1:1 or 1+2:1), or a choice: ");
    running.answer("-\n1:1\n-\n1:1\n-\n");
    running.signal("TERM");
    running.expect_end(143);
}

/// Sticks are answered by a theorem, so no search hears the signal. The last line is whole.
#[test]
fn a_signal_ends_a_batch_that_never_waits() {
    let mut child = start(&mut command("solve sticks --batch -".split(' ')));
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = child.stdout.take().expect("a pipe");
    let feeding = thread::spawn(move || while stdin.write_all(b"12345\n").is_ok() {});
    let reading = thread::spawn(move || {
        let mut told = Vec::new();
        stdout.read_to_end(&mut told).map(|_| told)
    });
    wait_until_begun(&mut child);
    signal("INT", child.id());
    assert_eq!(wait(&mut child).code(), Some(130));
    feeding.join().expect("no panic");
    let told = reading.join().expect("no panic").expect("it is read");
    assert!(told.len() > 10_000 && told.ends_with(b"12345\twin\t1\n"));
}

#[test]
fn a_signal_ends_a_batch_that_waits_for_more() {
    for (threads, (signal, status)) in with_signals(["", "--threads 2", "--threads 3"]) {
        let mut running = Running::start(&format!("solve matches --batch - {threads}"));
        // Each line is answered before the next one is read.
        for (line, answer) in [("3,5,7", "win\t3:7"), ("1,2", "loss\t1:1")] {
            running.answer(&format!("{line}\n"));
            running.read_until(&format!("{line}\t{answer}\n"));
        }
        running.signal(signal);
        running.expect_end(status);
    }
}

#[test]
fn a_signal_ends_a_batch_while_threads_work() {
    for (signal, status) in SIGNALS {
        let mut running = Running::start("solve cram --batch - --threads 2");
        running.answer("2x2\n8x9\n2x2\n7x9\n");
        running.read_until("2x2\tloss\ta1-b1\n");
        running.expect_soon_after(signal, status);
    }
}

#[test]
fn a_later_line_is_taken_while_an_earlier_one_is_answered() {
    let mut running = Running::start("solve cram --batch - --threads 2");
    running.answer("8x9\n");
    wait_until_begun(&mut running.child);
    running.answer("2x2\n");
    // The answer has to wait for its turn, so only a signal ends this.
    running.expect_soon_after("INT", 130);
}

#[test]
fn a_signal_ends_long_rows_of_a_table() {
    for (arguments, (signal, status)) in with_signals([
        "solve matches 30,30,30,30,30,30,30,30,30,30",
        "sequence matches --piles 3 --to 30000",
        "compare matches 30,30,30,30,30,30,30,30,30,30",
    ]) {
        Running::start(arguments).expect_soon_after(signal, status);
    }
}

#[test]
fn a_signal_ends_a_wait_for_a_reader() {
    for (threads, (signal, status)) in with_signals(["", "--threads 2"]) {
        let mut running = Running::start(&format!("solve nim --batch - --json {threads}"));
        let mut stdin = running.stdin.take().expect("stdin is open");
        // Nobody reads the answers, which are more than a pipe holds.
        let writer = thread::spawn(move || stdin.write_all(&b"3,5,7\n".repeat(10_000)));
        running.expect_soon_after(signal, status);
        let _ = writer.join().expect("writing does not panic");
    }
}

#[test]
fn a_signal_ends_a_wait_at_a_fifo() {
    let directory = tempfile::tempdir().expect("a directory");
    let fifo = directory.path().join("fifo");
    let made = wait(&mut start(Command::new("mkfifo").arg(&fifo)));
    assert!(made.success());
    let fifo = fifo.display();
    for (arguments, (signal, status)) in with_signals([
        format!("solve nim --batch {fifo}"),
        format!("map matches --csv {fifo}"),
    ]) {
        Running::start(&arguments).expect_soon_after(signal, status);
    }
}
