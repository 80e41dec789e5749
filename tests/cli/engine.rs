//! `nimatron engine`: moves for another program, on a pipe.

use std::io::{BufRead, BufReader, Write};

use crate::support::messages::message;
use crate::support::{Run, command, patiently, start, wait, while_nothing_starts};

/// What an engine answers.
fn answered(arguments: &str, lines: &str) -> String {
    let run = Run::line(&format!("engine {arguments}")).input(lines);
    run.expect_stdout_to_be_read().check()
}

#[test]
fn it_may_play_worse() {
    let lines = "position 3,5,7\n".repeat(40);
    let random = answered("nim --as random --seed 1", &lines);
    assert_eq!(random, answered("nim --as random --seed 1", &lines));
    assert_ne!(random, answered("nim --as random --seed 2", &lines));
    assert_eq!(answered("nim --as beginner", "position 5\n"), "1:5\n");
    let never = answered("nim --as perfect@0 --seed 1", &lines);
    let optimal = ["1:1", "2:1", "3:1"];
    assert_eq!(never.lines().count(), 40);
    assert!(
        never.lines().all(|line| !optimal.contains(&line)),
        "{never}"
    );
    for skill in ["human", "exec:cat", "perfect:Ann", "alien"] {
        let refusal = message("refuse-skill", &[&format!("skill={skill}")]);
        Run::line(&format!("engine nim --as {skill}"))
            .expect_complaint(2, [refusal])
            .check();
    }
    Run::line("engine nim --as perfect@x")
        .expect_complaint(2, [message("refuse-level", &["level=perfect@x"])])
        .check();
}

#[test]
fn every_answer_comes_at_once_and_closing_either_end_is_quiet() {
    let mut child = start(&mut command(["engine", "nim"]));
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    for (position, answer) in [("3,5,7", "1:1\n"), ("2", "1:2\n")] {
        writeln!(stdin, "position {position}").expect("it reads");
        let mut line = String::new();
        patiently(&mut child, || stdout.read_line(&mut line)).expect("it answers");
        assert_eq!(line, answer);
    }
    while_nothing_starts(|| drop(stdin));
    assert_eq!(wait(&mut child).code(), Some(0));
    let mut child = start(&mut command(["engine", "nim"]));
    let mut stdin = child.stdin.take().expect("a pipe");
    let stdout = child.stdout.take();
    while_nothing_starts(|| drop(stdout));
    writeln!(stdin, "position 3").expect("it reads");
    assert_eq!(wait(&mut child).code(), Some(0));
}

#[test]
fn a_level_is_called_by_its_name() {
    for (name, percent) in [("easy", 40), ("medium", 60), ("hard", 80)] {
        let spec = format!("perfect@{percent}");
        let moves = |skill: &str| {
            let line = format!("engine nim --as {skill} --seed 5");
            Run::line(&line)
                .input("position 3,5,7\n".repeat(20))
                .outcome()
        };
        assert_eq!(moves(name), moves(&spec));
        assert_eq!(moves(name).status, 0);
        if name != "hard" {
            continue;
        }
        let played = |first: &str| {
            let line = format!("play matches 9,9,9 --first {first}:Zoe --second random --seed 3");
            let outcome = Run::line(&line).outcome();
            assert_eq!(outcome.status, 0, "{outcome}");
            outcome.stdout
        };
        assert_eq!(played(name), played(&spec));
        let contest = |first: &str| {
            let line = format!("match nim 3,5,7 {first} random --games 20 --seed 3 --json");
            Run::line(&line).outcome()
        };
        assert_eq!(contest(name), contest(&spec));
    }
    let help = Run::line("play --help")
        .environment("COLUMNS", "1000")
        .outcome();
    assert!(help.stdout.contains("easy, medium, hard"), "{help}");
}
