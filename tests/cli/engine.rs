//! `nimatron engine`: moves for another program, on a pipe.

use std::io::{BufRead, BufReader, Write};

use crate::support::messages::{message, message_in, says};
use crate::support::{Run, command, patiently, start, wait, while_nothing_starts};

/// What an engine answers.
fn answered(arguments: &str, lines: &str) -> String {
    let run = Run::line(&format!("engine {arguments}")).input(lines);
    run.expect_stdout_to_be_read().check()
}

#[test]
fn positions_are_answered_with_the_best_move() {
    for (arguments, lines, answers) in [
        ("nim", "position 3,5,7\n", "1:1\n"),
        (
            "nim",
            "nimatron 1\ngame nim\nposition 3,5,7\nquit\nposition 1\n",
            "1:1\n",
        ),
        ("nim", "\r\nposition 3,5,7\r\n", "1:1\n"),
        ("nim", "position 3 5 7", "1:1\n"),
        ("nim --misere", "position 1,1,1,2\n", "4:2\n"),
        (
            "nim",
            "game nim misere\nposition 1,1,1,2\ngame nim\nposition 1,1,1,2\n",
            "4:2\n4:1\n",
        ),
        (
            "nim",
            "game nim misere\nposition 1,2\ngame nim\nposition 1,2\n",
            "2:2\n2:1\n",
        ),
        ("sticks --max-take 2", "position 5\n", "2\n"),
        (
            "sticks",
            "game sticks max_take=2\nposition 5\ngame sticks max-take=4\nposition 5\n",
            "2\n",
        ),
        ("nim", "game octal code=0.137\nposition 7,5\n", "2:3=2\n"),
        ("coins", "position 5,3,8 max_take=1\n", "1\n"),
        ("take --set 1,3,4", "position 8\n", "1:1\n"),
    ] {
        let told = answered(arguments, lines);
        let told: String = told
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.to_owned() + "\n")
            .collect();
        assert!(told.starts_with(answers), "{arguments}\n{lines}\n{told}");
    }
}

#[test]
fn what_is_refused_has_a_comment_and_no_answer() {
    let terms = |term, game, known| message("engine-terms", &[term, game, known]);
    for (lines, why) in [
        ("hello\n", message("engine-line", &["line=hello"])),
        (
            "nimatron 2\n",
            message("engine-version", &["line=nimatron 2"]),
        ),
        ("game chess\n", message("refuse-game", &["game=chess"])),
        (
            "game nim code=1\n",
            terms("term=code=1", "game=nim", "known=misere"),
        ),
        (
            "game coins misere\n",
            terms("term=misere", "game=coins", "known=max_take="),
        ),
        (
            "game octal code=x\n",
            message("code-unreadable", &["code=x"]),
        ),
        (
            "game sticks max_take=1\n",
            message("refuse-number", &["least=2", "value=1"]),
        ),
        ("position\n", message("position-piles-bad-size", &["word="])),
        (
            "position x\n",
            message("position-piles-bad-size", &["word=x"]),
        ),
        ("position 0,0\n", message("engine-over", &["position=0,0"])),
        ("game chess\nposition 3\n", message("engine-no-game", &[])),
        (
            "game octal code=0.7\nposition 3 code=0.77\n",
            message("engine-fixed", &["option=code"]),
        ),
    ] {
        let told = answered("nim", lines);
        let last = told.lines().next_back().unwrap_or_default();
        assert!(says(last, &why), "{why}: {told}");
        assert!(
            told.lines().all(|line| line.starts_with("# error: ")),
            "{lines}{told}"
        );
        // It goes on.
        let told = answered("nim", &format!("{lines}game nim\nposition 3\n"));
        assert!(told.ends_with("\n1:3\n"), "{lines}{told}");
    }
    let told = answered("nim --lang cs", "hello\n");
    let why = message_in("cs", "engine-line", &["line=hello"]);
    assert!(says(&told, &format!("# error: {why}")), "{told}");
}

#[test]
fn a_comment_says_that_a_position_is_lost_or_too_large() {
    let lost = message("every-move-loses", &[]);
    assert_eq!(
        answered("nim", "position 1,1\n"),
        format!("# {lost}\n1:1\n")
    );
    let told = answered("cram --seed 1", "position 11x11\n");
    let lines: Vec<&str> = told.lines().collect();
    assert!(
        lines.len() == 2 && lines[0].starts_with("# ") && lines[1].contains('-'),
        "{told}"
    );
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
