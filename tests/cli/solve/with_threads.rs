//! No answer depends on how many threads work: on a position, or on a batch, which may also be
//! divided among runs.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::answers;
use crate::support::json::objects;
use crate::support::running::Running;
use crate::support::{INTERRUPTED, Run, wait};

/// The answers of one run to these lines.
fn batch(arguments: &str, lines: &[String]) -> String {
    let run = Run::line(&format!("solve {arguments} --batch - --no-stats --json"));
    let input = lines.join("\n") + "\n";
    run.input(input).expect_stdout_to_be_read().check()
}

/// Some lines of a game: piles of up to these sizes, by their number.
fn piles(chance: &mut ChaCha8Rng, count: usize, largest: &[u64]) -> Vec<String> {
    let mut line = |_| {
        let piles = chance.random_range(1..=largest.len());
        let mut line = String::new();
        for pile in 0..piles {
            let size = chance.random_range(0..=largest[piles - 1]);
            let comma = if pile > 0 { "," } else { "" };
            write!(line, "{comma}{size}").expect("a text takes everything");
        }
        line
    };
    (0..count).map(&mut line).collect()
}

fn boards(chance: &mut ChaCha8Rng, count: usize) -> Vec<String> {
    let mut board = |_| {
        let columns = chance.random_range(1..=5);
        let mut row = || -> String {
            let cells = (0..columns).map(|_| if chance.random_ratio(1, 4) { '#' } else { '.' });
            cells.collect()
        };
        [row(), row(), row()].join("/")
    };
    (0..count).map(&mut board).collect()
}

#[test]
fn threads_change_no_answer() {
    for arguments in [
        "solve matches 16,16,16,16,16,16,16,15,14 --json",
        "compare matches 16,16,16,16,16,16,16,16,16 --method bits --json",
    ] {
        let one = answers(&format!("{arguments} --threads 1"));
        assert_eq!(answers(&format!("{arguments} --threads 2")), one);
        assert_eq!(answers(&format!("{arguments} --threads 64")), one);
        assert!(
            one[0]["positions"]
                .as_u64()
                .is_some_and(|count| count > 10_000)
        );
    }
    let map = Run::line("map matches --size 40 --third 7 --csv - --threads 1");
    let map = map.expect_stdout_to_be_read().check();
    Run::line("map matches --size 40 --third 7 --csv - --threads 2")
        .expect_stdout(map)
        .check();
}

#[test]
fn parts_of_a_batch_and_threads_give_the_same_bytes() {
    let chance = &mut ChaCha8Rng::seed_from_u64(14);
    let three = piles(chance, 200, &[0, 0, 60]);
    let mixed = piles(chance, 60, &[1_000_000, 1_000_000, 60, 12, 7]);
    for (arguments, lines) in [
        ("matches", &three),
        ("matches", &mixed),
        ("matches --misere --values", &piles(chance, 100, &[9, 9, 9])),
        ("nim", &mixed),
        ("kayles", &piles(chance, 80, &[30, 20, 10])),
        ("kayles --reasons", &piles(chance, 60, &[30, 20, 10])),
        ("kayles --misere", &piles(chance, 80, &[30, 20, 10])),
        ("cram", &boards(chance, 50)),
        ("cram --misere", &boards(chance, 40)),
        ("coins --max-take 2", &piles(chance, 100, &[9, 9, 9, 9, 9])),
    ] {
        let whole = batch(arguments, lines);
        assert_eq!(whole.lines().count(), lines.len());
        let parts = lines.chunks(lines.len().div_ceil(4));
        let joined: String = parts.map(|part| batch(arguments, part)).collect();
        assert!(joined == whole, "{arguments}: the parts differ");
        for threads in [2, 3] {
            let divided = batch(&format!("{arguments} --threads {threads}"), lines);
            assert!(divided == whole, "{arguments}: {threads} threads differ");
        }
    }
}

#[test]
fn threads_keep_the_numbers_of_bad_lines_and_blank_ones() {
    let mut lines = piles(&mut ChaCha8Rng::seed_from_u64(3), 500, &[9, 9, 9]);
    for (at, line) in (0..).zip(&mut lines) {
        match at % 7 {
            2 => *line = format!("{line},x"),
            4 => line.clear(),
            _ => {}
        }
    }
    let arguments = "matches --keep-going --keep-blank";
    let whole = batch(arguments, &lines);
    let divided = batch(&format!("{arguments} --threads 2"), &lines);
    assert_eq!(divided, whole);
    let third = whole.lines().nth(2).expect("an answer");
    assert_eq!(objects(&format!("{third}\n"))[0]["line"], 3);
    assert_eq!(whole.lines().nth(4), Some(""));
}

#[test]
fn a_line_too_large_for_a_share_of_the_memory_has_all_of_it() {
    let lines = [
        "3,5,7",
        "12,12,12,12,12,12,12",
        "1,2,3,4",
        "40,40,40,40,40,40,40,40,40,40",
        "9,9,9",
    ]
    .map(str::to_owned);
    // Seven piles of 12 need more than a half of this, and ten piles of 40 far more than all.
    let within = "matches --keep-going --max-memory 120KB";
    let half = "matches --keep-going --max-memory 60KB";
    let [whole, divided, less] = [
        within.to_owned(),
        format!("{within} --threads 2"),
        half.to_owned(),
    ]
    .map(|arguments| batch(&arguments, &lines));
    assert_eq!(divided, whole);
    let has_answer = |told: &str| -> Vec<bool> {
        let told = objects(told);
        told.iter()
            .map(|answer| !answer["outcome"].is_null())
            .collect()
    };
    assert_eq!(has_answer(&whole), [true, true, true, false, true]);
    assert_eq!(has_answer(&less), [true, false, true, false, true]);
}

/// No more lines are read while many answers wait for the first one, which takes minutes.
#[cfg(unix)]
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
