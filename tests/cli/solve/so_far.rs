//! What a search that is stopped says about what it has found out.

use std::io::{BufRead, BufReader, Read};
use std::process::Command;
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::support::json::objects;
use crate::support::messages::{message, message_in, says};
use crate::support::{Run, command, patiently, signal, start, wait};

/// Starts the program, interrupts it after `pause`, and returns the exit status, stdout and stderr.
fn interrupted(arguments: &str, pause: Duration) -> (Option<i32>, String, String) {
    interrupted_command(&mut command(arguments.split_whitespace()), pause)
}

fn interrupted_command(command: &mut Command, pause: Duration) -> (Option<i32>, String, String) {
    let mut child = start(command);
    // A program whose output is not read would be ended at once.
    let mut stream = child.stdout.take().expect("stdout is a pipe");
    let reader = thread::spawn(move || {
        let mut stdout = String::new();
        stream.read_to_string(&mut stdout).expect("UTF-8");
        stdout
    });
    thread::sleep(pause);
    signal("INT", child.id());
    let ended = wait(&mut child);
    let stdout = reader.join().expect("the reader ends with the program");
    let mut stderr = String::new();
    let mut stream = child.stderr.take().expect("stderr is a pipe");
    stream.read_to_string(&mut stderr).expect("UTF-8");
    (ended.code(), stdout, stderr)
}

/// Whether one line says this, and nothing more, of what has been found out.
fn is_so_far(language: &str, told: &str, known: &[String]) -> bool {
    let known = format!("known={}", known.join("; "));
    let expected = message_in(language, "so-far", &[&known]);
    told.starts_with("nimatron: ") && told.lines().count() == 1 && says(told, &expected)
}

/// A position that is won, and something else that is known.
fn won_and_more(language: &str) -> [String; 2] {
    let won = message_in(language, "so-far-outcome", &["wins=yes"]);
    [won, "{$more}".to_owned()]
}

/// Pauses of which the first is mostly long enough for a search to begin, in milliseconds.
const PAUSES: [u64; 4] = [150, 600, 3_000, 16_000];

/// The same, after a pause that is long enough for the search to begin.
fn told(arguments: &str) -> String {
    for pause in PAUSES {
        let (status, stdout, stderr) = interrupted(arguments, Duration::from_millis(pause));
        assert!(status == Some(130) && stdout.is_empty(), "{stdout}{stderr}");
        if !stderr.is_empty() {
            return stderr;
        }
    }
    panic!("{arguments} says nothing");
}

/// The program would search this board for minutes. The half turn shows that it is won, and there
/// are 36 + 35 moves.
#[test]
fn ctrl_c_tells_what_is_known_so_far() {
    for language in ["en", "cs"] {
        let said = told(&format!("solve cram 6x7 --lang {language}"));
        let known = [
            message_in(language, "so-far-outcome", &["wins=yes"]),
            message_in(language, "so-far-not", &["count=1", "nimbers=0"]),
            message_in(language, "so-far-moves", &["moves=71"]),
            "{$more}".to_owned(),
        ];
        assert!(is_so_far(language, &said, &known), "{said}");
    }
}

/// The comparison asks only for the nimber.
#[test]
fn ctrl_c_tells_what_a_comparison_knows() {
    let said = told("compare cram 6x7 --method best --lang en");
    // It is not 0, or none of 0, 1 by now.
    assert!(is_so_far("en", &said, &won_and_more("en")), "{said}");
    assert!(!says(&said, &message("so-far-moves", &[])), "{said}");
}

/// A signal at any time but the very first tells something.
#[test]
fn other_work_that_is_stopped_tells_how_far_it_has_got() {
    let by_theorem = |language| {
        vec![
            message_in(language, "so-far-outcome", &["wins=yes"]),
            message_in(language, "so-far-theorem", &["move=b2"]),
            message_in(language, "so-far-positions", &[]),
        ]
    };
    for language in ["en", "cs"] {
        let share = vec![message_in(language, "so-far-share", &[])];
        for (arguments, known) in [
            ("solve chomp 16x16 --json", by_theorem(language)),
            ("solve matches 30,30,30,30,30,30,30,30,30,30", share.clone()),
            ("train sticks 1000 --games 1000000000", share),
        ] {
            let said = told(&format!("{arguments} --lang {language}"));
            assert!(is_so_far(language, &said, &known), "{arguments}: {said}");
        }
    }
}

/// What a sequence that is stopped prints: its exit status is checked, and that stderr tells the
/// share of the work.
fn begun(arguments: &str) -> String {
    for pause in PAUSES {
        let (status, stdout, stderr) = interrupted(arguments, Duration::from_millis(pause));
        assert_eq!(status, Some(130), "{stderr}");
        if !stdout.is_empty() {
            let share = [message("so-far-share", &[])];
            assert!(is_so_far("en", &stderr, &share), "{stderr}");
            return stdout;
        }
    }
    panic!("{arguments} prints nothing");
}

/// The terms that are complete are those of a whole sequence, as text, as JSON and as a b-file. No
/// period is denied.
#[test]
fn a_sequence_that_is_stopped_prints_its_first_terms() {
    let whole = Run::line("sequence octal --code 0.007 --to 300 --json");
    let whole = &objects(&whole.expect_stdout_to_be_read().check())[0];
    let first = |count: usize| -> Vec<String> {
        let values = whole["values"].as_array().expect("an array");
        values.iter().take(count).map(ToString::to_string).collect()
    };
    let endless = "sequence octal --code 0.007 --to 10000000 --lang en";
    let text = begun(endless);
    let terms: Vec<&str> = (text.lines().skip(1))
        .flat_map(|line| line.split_whitespace().skip(1))
        .take(300)
        .collect();
    assert_eq!(terms, first(terms.len()));

    let json = begun(&format!("{endless} --json"));
    let object = &objects(&json)[0];
    let values = object["values"].as_array().expect("an array");
    let terms: Vec<String> = values.iter().take(300).map(ToString::to_string).collect();
    assert_eq!(terms, first(terms.len()));
    assert_eq!(
        (&object["from"], &object["period"]),
        (&json!(0), &json!(null))
    );

    let lines = begun(&format!("{endless} --bfile"));
    for (n, (line, value)) in lines.lines().zip(first(300)).enumerate() {
        assert_eq!(line, format!("{n} {value}"));
    }
}

/// The nimbers of the first boards (Uiterwijk). The last ones would take years.
#[test]
fn a_sequence_of_boards_that_is_stopped_prints_its_first_terms() {
    let text = begun("sequence cram --shape 5xn --to 25 --lang en");
    assert!(text.contains("\n 1:  0 1 1 2 0"), "{text}");
}

/// The mirror settles the board, so the pile decides; the moves on the board would take hours. Two
/// boards that are alike are lost, but what a move on one of them leads to takes hours.
#[test]
fn a_sum_that_is_stopped_tells_what_laws_say() {
    for language in ["en", "cs"] {
        let more = "{$more}".to_owned();
        let won = message_in(language, "so-far-outcome", &["wins=yes"]);
        tells_of_sum(&["cram 8x8 + nim 1"], language, &[won, more.clone()]);
        let values = ["cram 6x7 + cram 7x6", "--values", "--json"];
        let lost = message_in(language, "so-far-outcome", &["wins=no"]);
        tells_of_sum(&values, language, &[lost, more]);
    }
}

/// Asks about a sum, and interrupts it, later and later, until it tells this.
fn tells_of_sum(arguments: &[&str], language: &str, known: &[String]) {
    let all = [&["solve", "sum"], arguments, &["--lang", language]].concat();
    let tells = PAUSES.into_iter().any(|pause| {
        let pause = Duration::from_millis(pause);
        let (_, stdout, stderr) = interrupted_command(&mut command(&all), pause);
        assert!(stdout.is_empty(), "{stdout}");
        is_so_far(language, &stderr, known)
    });
    assert!(tells, "{all:?} does not tell {known:?}");
}

/// The terms of piles are listed when the table is built, which takes minutes.
#[test]
fn a_sequence_without_a_term_yet_prints_nothing() {
    let endless = "sequence matches --piles 3 --to 30000 --lang en";
    for arguments in [endless.to_owned(), format!("{endless} --json")] {
        let said = told(&arguments);
        let share = [message("so-far-share", &[])];
        assert!(is_so_far("en", &said, &share), "{said}");
    }
}

#[test]
fn a_review_that_is_stopped_tells_how_many_games_are_judged() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.txt");
    let game = |start: &str| {
        let players = "[First \"human:Ann\"]\n[Second \"human:Bob\"]\n[Result \"*\"]\n";
        format!("[Game \"matches\"]\n[Position \"{start}\"]\n{players}\n1. 1:1\n")
    };
    let games = game("3,5") + "\n" + &game("30,30,30,30,30,30,30,30,30,30");
    std::fs::write(&file, games).expect("a file");
    for language in ["en", "cs"] {
        let known = [message_in(
            language,
            "so-far-games",
            &["judged=1", "count=2"],
        )];
        let arguments = format!("review {} --lang {language}", file.display());
        let mut child = start(&mut command(arguments.split_whitespace()));
        let mut stdout = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        // The first game is shown.
        let mut said = String::new();
        let read = patiently(&mut child, || stdout.read_line(&mut said)).expect("UTF-8");
        let (mut rest, mut stderr) = (String::new(), String::new());
        let mut errors = child.stderr.take().expect("stderr is a pipe");
        if read == 0 {
            errors.read_to_string(&mut stderr).expect("UTF-8");
            panic!("{stderr}");
        }
        thread::sleep(Duration::from_millis(500));
        signal("INT", child.id());
        assert_eq!(wait(&mut child).code(), Some(130));
        stdout.read_to_string(&mut rest).expect("UTF-8");
        errors.read_to_string(&mut stderr).expect("UTF-8");
        assert!(is_so_far(language, &stderr, &known), "{said}{rest}{stderr}");
    }
}
