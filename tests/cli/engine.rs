//! `nimatron engine`: moves for another program, on a pipe.

use std::io::{BufRead, BufReader, Write};

use crate::support::{command, patiently, start, wait, while_nothing_starts};

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
