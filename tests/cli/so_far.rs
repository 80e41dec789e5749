//! What a search that is stopped says about what it has found out.

use std::io::{BufRead, BufReader, Read};
use std::thread;
use std::time::Duration;

use crate::support::{command, signal, start, wait};

/// Starts the program, interrupts it after `pause`, and returns the exit status, stdout and stderr.
fn interrupted(arguments: &str, pause: Duration) -> (Option<i32>, String, String) {
    let mut child = start(&mut command(arguments.split_whitespace()));
    thread::sleep(pause);
    signal("INT", child.id());
    let ended = wait(&mut child);
    let (mut stdout, mut stderr) = (String::new(), String::new());
    let mut stream = child.stdout.take().expect("stdout is a pipe");
    stream.read_to_string(&mut stdout).expect("UTF-8");
    let mut stream = child.stderr.take().expect("stderr is a pipe");
    stream.read_to_string(&mut stderr).expect("UTF-8");
    (ended.code(), stdout, stderr)
}

/// The same, after a pause that is long enough for the search to begin.
fn told(arguments: &str) -> String {
    for seconds in [1, 4, 16] {
        let (status, stdout, stderr) = interrupted(arguments, Duration::from_secs(seconds));
        assert_eq!((status, &stdout[..]), (Some(130), ""), "{stderr}");
        if !stderr.is_empty() {
            return stderr;
        }
    }
    panic!("{arguments} says nothing");
}

/// The program would search this board for minutes. The half turn shows that it is won, and there are 36 + 35 moves.
#[test]
fn ctrl_c_tells_what_is_known_so_far() {
    for (language, begin, moves, end) in [
        (
            "en",
            "nimatron: So far: the player to move wins; the nimber is not 0; ",
            " of 71 moves settled; ",
            " positions stored.\n",
        ),
        (
            "cs",
            "nimatron: Zatím: hráč na tahu vyhrává; nimber není 0; rozhodnuté tahy: ",
            "/71; ",
            ".\n",
        ),
    ] {
        let said = told(&format!("solve cram 6x7 --lang {language}"));
        assert!(said.starts_with(begin), "{said}");
        assert!(said.contains(moves), "{said}");
        assert!(said.ends_with(end) && said.lines().count() == 1, "{said}");
    }
}

/// The comparison asks only for the nimber.
#[test]
fn ctrl_c_tells_what_a_comparison_knows() {
    let said = told("compare cram 6x7 --method best --lang en");
    // It is not 0, or none of 0, 1 by now.
    let begin = "nimatron: So far: the player to move wins; the nimber is no";
    assert!(said.starts_with(begin), "{said}");
    assert!(!said.contains("moves"), "{said}");
}

/// Stops the program when it has said which moves win. Returns what it said by then on stdout, the rest of it, stderr and the status.
fn stopped_after_the_moves(arguments: &str) -> (String, String, String, Option<i32>) {
    let mut child = start(&mut command(arguments.split_whitespace()));
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
    let mut said = String::new();
    while !said.contains(" moves win: ") {
        let read = stdout.read_line(&mut said).expect("UTF-8");
        assert!(read > 0, "{said}");
    }
    signal("INT", child.id());
    let ended = wait(&mut child);
    let (mut rest, mut stderr) = (String::new(), String::new());
    stdout.read_to_string(&mut rest).expect("UTF-8");
    let mut stream = child.stderr.take().expect("stderr is a pipe");
    stream.read_to_string(&mut stderr).expect("UTF-8");
    (said, rest, stderr, ended.code())
}

/// The nimber of the last of these boards takes many times as long as its moves.
#[test]
fn the_moves_do_not_wait_for_the_nimber() {
    for board in ["5x7", "5x8", "5x9"] {
        let arguments = format!("solve cram {board} --lang en");
        let (said, rest, stderr, status) = stopped_after_the_moves(&arguments);
        let title = format!("cram {board}: the player to move wins.\n");
        assert!(said.starts_with(&title), "{said}");
        assert!(!said.contains("Nimber"), "{said}");
        if status == Some(130) && !rest.contains("Nimber") {
            let begin = "nimatron: So far: the player to move wins; the nimber is no";
            assert!(stderr.starts_with(begin), "{stderr}");
            return;
        }
    }
    panic!("no search was stopped in time");
}
