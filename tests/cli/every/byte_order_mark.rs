//! Some editors put a byte order mark before a text. The program skips it wherever it reads a text.

use std::fs;

use tempfile::tempdir;

use crate::support::messages::message;
use crate::support::{Run, TWO_PEOPLE};

/// The mark.
const MARK: &str = "\u{feff}";

/// Runs a command line twice, the second time with the mark before its input, and checks that
/// nothing differs.
fn same_input(arguments: &str, input: &str) {
    let run = |input: String| Run::line(arguments).input(input).outcome();
    let plain = run(input.to_owned());
    assert_eq!(plain.status, 0, "{plain}");
    assert_eq!(run(format!("{MARK}{input}")), plain);
}

#[test]
fn answers_and_lines_on_stdin_may_begin_with_a_mark() {
    same_input(&format!("play nim 1,2 {TWO_PEOPLE}"), "2:1\n1:1\n2:1\nn\n");
    same_input(
        "play matches --first human:Ann --second perfect:B",
        "2\n1\n2\nq\n",
    );
    same_input("solve matches --batch -", "3,5,7\n1,2\n");
    same_input("solve matches --batch - --json --no-stats", "# no\n3,5,7\n");
    same_input("engine nim", "position 3,5,7\nquit\n");
    same_input("quiz nim --seed 1", "q\n");
}

#[test]
fn files_may_begin_with_a_mark() {
    let folder = tempdir().expect("a folder");
    let run = |arguments: &str| Run::line(arguments).within(folder.path());
    let same = |file: &str, arguments: &str| {
        let path = folder.path().join(file);
        let text = fs::read_to_string(&path).expect("it was written");
        let plain = run(arguments).outcome();
        assert_eq!(plain.status, 0, "{plain}");
        fs::write(&path, format!("{MARK}{text}")).expect("writable");
        assert_eq!(run(arguments).outcome(), plain);
    };
    fs::write(folder.path().join("batch.txt"), "3,5,7\n1,2\n").expect("writable");
    same("batch.txt", "solve nim --batch batch.txt");
    let record = "[Game \"nim\"]\n[Position \"1,2\"]\n\n1. 1:1\n2. 2:2\n";
    fs::write(folder.path().join("games.txt"), record).expect("writable");
    same("games.txt", "replay games.txt");
    run("review games.txt").expect_stdout_to_be_read().check();
    for game in ["sticks", "nim 1,2"] {
        let train = format!("train {game} --games 9 --seed 1 --boxes boxes.json");
        let shown = format!("train {game} --games 0 --boxes boxes.json");
        run(&train).expect_stdout_to_be_read().check();
        same("boxes.json", &shown);
        // They are written without it.
        run(&train).expect_stdout_to_be_read().check();
        same("boxes.json", &format!("{shown} --json"));
        fs::remove_file(folder.path().join("boxes.json")).expect("writable");
    }
}

#[test]
fn a_game_goes_on_in_a_record_that_begins_with_a_mark() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("games.txt");
    let open = "[Game \"nim\"]\n[Position \"1,2\"]\n[First \"human:Ann\"]\n[Second \"human:Bob\"]\n[Result \"*\"]\n\n1. 1:1\n";
    fs::write(&path, format!("{MARK}{open}")).expect("writable");
    Run::line("play --resume games.txt")
        .within(folder.path())
        .input(format!("{MARK}2:1\nq\n"))
        .expect_saying(message("record-resumed", &["count=1"]))
        .check();
    let told = fs::read_to_string(&path).expect("a record");
    assert_eq!(told.trim_start_matches(MARK), format!("{open}2. 2:1\n"));
}
