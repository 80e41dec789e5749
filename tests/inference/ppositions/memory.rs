//! The memory that the program really uses, as Linux reports it, compared with the estimate for
//! `--max-memory`.
//!
//! The program is measured in a process of its own, so tests that run at the same time have no
//! influence.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};

use super::cost;
use crate::support::messages::message;
use crate::support::{Run, command, patiently, start, wait};

/// The peak memory of the program so far, in bytes.
fn peak(program: &Child) -> u64 {
    let path = format!("/proc/{}/status", program.id());
    let status = fs::read_to_string(path).expect("the program waits for a line");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let figure = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kibibytes: u64 = figure
        .and_then(|figure| figure.parse().ok())
        .expect("Linux tells the peak");
    kibibytes << 10
}

/// How much a question raises the peak, after the program has answered a tiny one. That has four
/// piles, and none of the others has, so that no table covers both.
fn taken_by(position: &str) -> u64 {
    let arguments = ["solve", "matches", "--batch", "-"];
    let mut program = start(command(arguments).stderr(Stdio::inherit()));
    let mut questions = program.stdin.take().expect("piped");
    let mut answers = BufReader::new(program.stdout.take().expect("piped"));
    let mut peak_after = |position: &str| {
        writeln!(questions, "{position}").expect("the program reads");
        let mut answer = String::new();
        patiently(&mut program, || answers.read_line(&mut answer)).expect("the program answers");
        assert!(answer.starts_with(position), "{answer}");
        peak(&program)
    };
    let before = peak_after("1,2,4,8");
    let taken = peak_after(position) - before;
    drop(questions);
    assert!(wait(&mut program).success());
    taken
}

/// Allowance for memory other than the table: code that runs for the first time, and what the
/// allocator keeps.
const BESIDES: u64 = 1 << 20;

#[test]
fn no_more_memory_is_taken_than_was_estimated() {
    for bounds in [
        [12; 10].as_slice(),
        &[33; 6],
        &[70; 5],
        &[30, 3_000, 4_000],
        &[1, 2, 3, 4, 300, 500],
        &[400, 2_000, 4_000],
    ] {
        let cost = cost(bounds);
        let texts: Vec<String> = bounds.iter().map(u64::to_string).collect();
        let taken = taken_by(&texts.join(","));
        let least = u128::from(taken.saturating_sub(BESIDES));
        assert!(least <= cost.memory, "{bounds:?} took {taken}: {cost:?}");
        // Make sure that the measurement is not empty.
        assert!(taken > BESIDES / 4, "{bounds:?} took {taken}: {cost:?}");
    }
}

/// Where two long piles stand beside a short one, each size of the short one takes two long rows of
/// numbers.
#[test]
fn less_memory_than_three_skewed_piles_take_refuses_them() {
    let position = "20,50000,60000";
    let taken = taken_by(position);
    assert!(taken > 4 * BESIDES, "{taken}");
    let memory = taken / 4 * 3;
    Run::line(&format!("solve matches {position} --max-memory {memory}"))
        .expect_complaint(1, [message("beyond", &["short=yes"])])
        .check();
}
