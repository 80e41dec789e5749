//! SIGINT, SIGTERM and SIGHUP: at prompts over a pipe, in the middle of a search, and in the middle of answers.

use std::io::Write;
use std::process::Command;
use std::thread;
use std::time::Duration;

use super::running::Running;
use crate::support::{start, wait};

/// The plain method is soon given up and prints its row. The next method would then search for a very long time.
const LONG_SEARCH: &str = "compare matches 40,40,40,40,40 --json --method plain --method table";

const SIGNALS: [(&str, i32); 3] = [("INT", 130), ("TERM", 143), ("HUP", 129)];

#[test]
fn a_signal_at_any_question_ends_the_session() {
    let people = "play matches --first human --second human";
    for (arguments, answers, question) in [
        ("", "", "Number or name [1]: "),
        ("play nim", "", "How many piles? "),
        (people, "2\n", "pile 1? "),
        (people, "2\n1\n3\n", "Name of player 1? [Player 1] "),
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
    ] {
        for (signal, status) in SIGNALS {
            let mut running = Running::start(arguments);
            running.answer(answers);
            running.read_until(question);
            running.signal(signal);
            running.expect_end(status);
        }
    }
}

#[test]
fn a_signal_ends_a_search() {
    for (signal, status) in SIGNALS {
        let mut running = Running::start(LONG_SEARCH);
        running.read_until("}\n");
        running.signal(signal);
        running.expect_end(status);
    }
}

#[test]
fn a_signal_ends_the_search_for_an_answer_in_a_game() {
    for (signal, status) in SIGNALS {
        let mut running =
            Running::start("play matches 40,40,40,40,39 --first human:A --second perfect");
        running.read_until("1:1 or 1+2:1), or a choice: ");
        running.answer("-\n1:1\n-\n1:1\n-\n");
        running.signal(signal);
        running.expect_end(status);
    }
}

#[test]
fn a_signal_ends_a_batch_that_waits_for_more() {
    for threads in ["", "--threads 2", "--threads 3"] {
        for (signal, status) in SIGNALS {
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
    thread::sleep(Duration::from_millis(100));
    running.answer("2x2\n");
    // The answer has to wait for its turn, so only a signal ends this.
    running.expect_soon_after("INT", 130);
}

#[test]
fn a_signal_ends_long_rows_of_a_table() {
    for arguments in [
        "solve matches 60000,60000,1000",
        "solve matches 100000,100000,400",
        "compare matches 100000,100000,400",
    ] {
        for (signal, status) in SIGNALS {
            Running::start(arguments).expect_soon_after(signal, status);
        }
    }
}

#[test]
fn a_signal_ends_a_wait_for_a_reader() {
    let threads = ["", "--threads 2"];
    for ((signal, status), threads) in SIGNALS.into_iter().zip(threads.into_iter().cycle()) {
        let mut running = Running::start(&format!("solve nim --batch - --json {threads}"));
        let mut stdin = running.stdin.take().expect("stdin is open");
        // Nobody reads the answers, which are more than a pipe holds.
        let writer = thread::spawn(move || stdin.write_all(&b"3,5,7\n".repeat(100_000)));
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
    for arguments in [
        format!("solve nim --batch {fifo}"),
        format!("map matches --csv {fifo}"),
    ] {
        for (signal, status) in SIGNALS {
            Running::start(&arguments).expect_soon_after(signal, status);
        }
    }
}
