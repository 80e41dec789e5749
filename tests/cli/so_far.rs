//! What a search that is stopped says about what it has found out.

use std::io::{BufRead, BufReader, Read};
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::support::json::objects;
use crate::support::{Run, command, patiently, signal, start, wait};

/// Starts the program, interrupts it after `pause`, and returns the exit status, stdout and stderr.
fn interrupted(arguments: &str, pause: Duration) -> (Option<i32>, String, String) {
    let mut child = start(&mut command(arguments.split_whitespace()));
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

/// Pauses of which the first is mostly long enough for a search to begin, in milliseconds.
const PAUSES: [u64; 4] = [150, 600, 3_000, 16_000];

/// The same, after a pause that is long enough for the search to begin.
fn told(arguments: &str) -> String {
    for pause in PAUSES {
        let (status, stdout, stderr) = interrupted(arguments, Duration::from_millis(pause));
        let by_theorem = stdout.lines().nth(1).unwrap_or_default();
        let is_early = stdout.is_empty() || by_theorem.contains("d3-d4");
        assert!(status == Some(130) && is_early, "{stdout}{stderr}");
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
    patiently(&mut child, || {
        while !said.contains(" moves win: ") {
            let read = stdout.read_line(&mut said).expect("UTF-8");
            assert!(read > 0, "{said}");
        }
    });
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

/// A signal at any time but the very first tells something.
#[test]
fn other_work_that_is_stopped_tells_how_far_it_has_got() {
    for (arguments, begin, end) in [
        (
            "solve chomp 16x16 --json --lang en",
            "nimatron: So far: the player to move wins; winning by a theorem: b2; ",
            " positions stored.\n",
        ),
        (
            "solve chomp 16x16 --json --lang cs",
            "nimatron: Zatím: hráč na tahu vyhrává; podle věty vyhrává b2; uložené pozice: ",
            ".\n",
        ),
        (
            "solve matches 1000000,1000000,100 --lang en",
            "nimatron: So far: about ",
            "% of the work done.\n",
        ),
        (
            "solve matches 1000000,1000000,100 --lang cs",
            "nimatron: Zatím: hotovo asi ",
            "% práce.\n",
        ),
        (
            "train sticks 1000 --games 1000000000 --lang en",
            "nimatron: So far: about ",
            "% of the work done.\n",
        ),
    ] {
        let said = told(arguments);
        assert!(said.starts_with(begin), "{arguments}: {said}");
        assert!(said.ends_with(end), "{arguments}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

/// What a sequence that is stopped prints: its exit status is checked, and that stderr tells the share of the work.
fn begun(arguments: &str) -> String {
    for pause in PAUSES {
        let (status, stdout, stderr) = interrupted(arguments, Duration::from_millis(pause));
        assert_eq!(status, Some(130), "{stderr}");
        if !stdout.is_empty() {
            assert!(stderr.starts_with("nimatron: So far: about "), "{stderr}");
            assert_eq!(stderr.lines().count(), 1, "{stderr}");
            return stdout;
        }
    }
    panic!("{arguments} prints nothing");
}

/// The terms that are complete are those of a whole sequence, as text, as JSON and as a b-file. No period is denied.
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
    assert_eq!(text.lines().count(), 1, "a line of numbers");
    let terms: Vec<&str> = text.split_whitespace().take(300).collect();
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
    let text = begun("sequence cram --shape 5xn --to 30 --lang en");
    assert!(text.starts_with("0 1 1 2 0"), "{text}");
}

/// Runs a command, interrupts it once it has printed two lines, and returns what it has printed, and its errors.
fn interrupted_after_two_lines<const N: usize>(arguments: [&str; N]) -> (String, String) {
    let mut child = start(&mut command(arguments));
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
    let mut said = String::new();
    patiently(&mut child, || {
        for _ in 0..2 {
            stdout.read_line(&mut said).expect("UTF-8");
        }
    });
    signal("INT", child.id());
    assert_eq!(wait(&mut child).code(), Some(130));
    stdout.read_to_string(&mut said).expect("UTF-8");
    let mut errors = String::new();
    let mut stderr = child.stderr.take().expect("stderr is a pipe");
    stderr.read_to_string(&mut errors).expect("UTF-8");
    [said, errors]
        .map(|text| text.replace('\u{a0}', " "))
        .into()
}

/// The law says at once what the table of half a billion bars says late.
#[test]
fn the_move_of_a_law_does_not_wait_for_the_table() {
    for (language, title, law) in [
        (
            "en",
            "chomp 16x16: the player to move wins.\n",
            "By a theorem b2 wins. The other winning moves and the nimber take longer.\n",
        ),
        (
            "cs",
            "Chomp 16x16: hráč na tahu vyhrává.\n",
            "Podle věty vyhrává b2. Ostatní vítězné tahy a nimber chvíli potrvají.\n",
        ),
    ] {
        let arguments = ["solve", "chomp", "16x16", "--lang", language];
        let (said, _) = interrupted_after_two_lines(arguments);
        assert_eq!(said, format!("{title}{law}"));
    }
}

/// The mirror settles the board, so the pile decides; the moves on the board would take hours.
#[test]
fn a_sum_that_is_stopped_tells_what_laws_say() {
    for (language, title, law, begin) in [
        (
            "en",
            "sum cram 8x8 + nim 1: the player to move wins.\n",
            "By a theorem 2/1:1 wins. The other winning moves and the nimber take longer.\n",
            "nimatron: So far: the player to move wins; the nimber is 1; 1 of 113 moves settled; winning: 2/1:1; ",
        ),
        (
            "cs",
            "Součet her cram 8x8 + nim 1: hráč na tahu vyhrává.\n",
            "Podle věty vyhrává 2/1:1. Ostatní vítězné tahy a nimber chvíli potrvají.\n",
            "nimatron: Zatím: hráč na tahu vyhrává; nimber je 1; rozhodnuté tahy: 1/113; vítězné tahy: 2/1:1; ",
        ),
    ] {
        let arguments = ["solve", "sum", "cram 8x8 + nim 1", "--lang", language];
        let (said, errors) = interrupted_after_two_lines(arguments);
        assert_eq!(said, format!("{title}{law}"));
        assert!(errors.starts_with(begin), "{errors}");
    }
}

/// Two boards that are alike are lost, but what a move on one of them leads to takes hours. Programs get no half of an object.
#[test]
fn values_that_are_stopped_leave_the_answer() {
    let values = ["solve", "sum", "cram 6x7 + cram 7x6", "--values"];
    for (language, answer, known) in [
        (
            "en",
            "sum cram 6x7 + cram 7x6: the player to move loses.\nNimber: 0\n",
            "nimatron: So far: the player to move loses; the nimber is 0; 1 position stored.\n",
        ),
        (
            "cs",
            "Součet her cram 6x7 + cram 7x6: hráč na tahu prohrává.\nNimber (Grundyho číslo): 0\n",
            "nimatron: Zatím: hráč na tahu prohrává; nimber je 0; uložené pozice: 1.\n",
        ),
    ] {
        let [solve, sum, position, values] = values;
        let arguments = [solve, sum, position, values, "--lang", language];
        let (said, errors) = interrupted_after_two_lines(arguments);
        assert_eq!((said.as_str(), errors.as_str()), (answer, known));
        let object = format!("solve sum cram 6x7 + cram 7x6 --values --json --lang {language}");
        assert_eq!(told(&object), known);
    }
}

/// The terms of piles are listed when the table is built, which takes minutes.
#[test]
fn a_sequence_without_a_term_yet_prints_nothing() {
    let endless = "sequence matches --piles 3 --to 30000 --lang en";
    for arguments in [endless.to_owned(), format!("{endless} --json")] {
        let said = told(&arguments);
        assert!(said.starts_with("nimatron: So far: about "), "{said}");
        assert!(said.ends_with("% of the work done.\n"), "{said}");
    }
}

/// The last method takes minutes; what is known of the others is shown.
#[test]
fn a_comparison_that_is_stopped_shows_the_methods_that_have_finished() {
    let methods = "compare matches 100000,100000,400 --method table --method bits";
    let arguments = format!("{methods} --lang en");
    let (status, stdout, stderr) = interrupted(&arguments, Duration::from_secs(2));
    assert_eq!(status, Some(130), "{stderr}");
    let title = "matches 100000,100000,400: comparison of methods\n";
    assert!(stdout.starts_with(title), "{stdout}");
    assert!(stdout.contains("\n  table "), "{stdout}");
    assert!(!stdout.contains("\n  bits "), "{stdout}");
}

#[test]
fn a_review_that_is_stopped_tells_how_many_games_are_judged() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("games.txt");
    let game = |start: &str| {
        let players = "[First \"human:Ann\"]\n[Second \"human:Bob\"]\n[Result \"*\"]\n";
        format!("[Game \"matches\"]\n[Position \"{start}\"]\n{players}\n1. 1:1\n")
    };
    let games = game("3,5") + "\n" + &game("1000000,1000000,100");
    std::fs::write(&file, games).expect("a file");
    for (language, words) in [
        ("en", "nimatron: So far: 1 of 2 games judged.\n"),
        ("cs", "nimatron: Zatím: posouzené hry: 1/2.\n"),
    ] {
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
        assert_eq!(stderr, words, "{said}{rest}");
    }
}
