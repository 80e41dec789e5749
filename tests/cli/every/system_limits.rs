//! Threads and memory that the system refuses, and limits on time and memory.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::messages::{message, says};
use crate::support::{Run, TWO_PEOPLE, finish, start};

#[test]
fn a_method_is_given_up_within_a_long_row() {
    let started = Instant::now();
    let run = Run::line("compare matches 100000,100000,400 --method bits --give-up 1 --json");
    let told = run.expect_stdout_to_be_read().check();
    assert!(told.contains("\"finished\":false"), "{told}");
    assert!(started.elapsed() < Duration::from_secs(5));
}

/// The program must not fail where no thread can be started. For a privileged user there is no such
/// limit, and it is not tested.
#[cfg(target_os = "linux")]
#[test]
fn no_thread_is_no_panic() {
    for (arguments, input, words) in [
        ("--version", "", "nimatron "),
        ("solve nim --batch -", "3,5\n", "3,5\twin\t2:2\n"),
        (
            "solve nim --batch - --threads 2",
            "3,5\n",
            "3,5\twin\t2:2\n",
        ),
        ("play nim 1,2", "q\n", "Nim: "),
    ] {
        let program = env!("CARGO_BIN_EXE_nimatron");
        let mut limited = Command::new("prlimit");
        limited.args(["--nproc=1", program]);
        limited.args(arguments.split_whitespace());
        limited.stdin(Stdio::piped());
        limited.stdout(Stdio::piped());
        limited.stderr(Stdio::piped());
        let mut child = start(&mut limited);
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        stdin.write_all(input.as_bytes()).expect("it reads");
        drop(stdin);
        let ended = finish(child);
        let told = String::from_utf8_lossy(&ended.stdout);
        let complained = String::from_utf8_lossy(&ended.stderr);
        assert!(told.contains(words), "{told}{complained}");
        assert_eq!(ended.status.code(), Some(0), "{complained}");
    }
}

/// Memory that the system refuses is one line, not an abort; where the work can do with less, it is
/// an answer.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_is_refused_is_a_line() {
    let directory = tempfile::tempdir().expect("a directory");
    let lines = "250,300,350\n30,31,32,33\n3,5\n".repeat(20);
    std::fs::write(directory.path().join("pos.txt"), lines).expect("a file");
    for (arguments, is_refused) in [
        ("solve matches 250,300,350,400 --threads 1", true),
        ("solve cram 5x6 --misere", true),
        ("solve cram 5x7", false),
        ("solve kayles 20,21 --misere", false),
        ("solve chomp 9x9", false),
        ("solve sticks 300000 --card", true),
        (
            "compare matches 30,31,32,33 --method table --method bits",
            false,
        ),
        (
            "compare cram 4x6 --method table --method best --tt-entries 5000000",
            false,
        ),
        ("map matches --size 500 --third 300", false),
        ("solve octal 1000000 --code 0.137", true),
        ("solve octal 1000000 --code 0.137 --json", true),
        ("sequence nim --to 1000000 --json", true),
        ("sequence octal --to 1000000 --json", false),
        ("sequence matches --to 1000000", true),
        ("train sticks 200 --games 20", false),
        ("solve matches --batch pos.txt --keep-going", false),
    ] {
        let mut limited = Command::new("prlimit");
        limited.arg(format!("--as={}", 30 << 20));
        limited.arg(env!("CARGO_BIN_EXE_nimatron"));
        limited.args(arguments.split_whitespace());
        if !arguments.starts_with("train") {
            limited.args(["--max-memory", "100GB"]);
        }
        limited.current_dir(directory.path());
        limited.stdin(Stdio::null());
        limited.stdout(Stdio::piped()).stderr(Stdio::piped());
        let ended = finish(start(&mut limited));
        let complained = String::from_utf8_lossy(&ended.stderr);
        let status = ended.status.code();
        assert_eq!(
            status,
            Some(i32::from(is_refused)),
            "{arguments}: {complained}"
        );
        if is_refused {
            let refused = [
                message("beyond", &["refused=yes"]),
                message("memory-first", &[]),
            ];
            let is_said = refused.iter().any(|words| says(&complained, words));
            assert!(is_said, "{complained}");
            assert_eq!(complained.lines().count(), 1, "{complained}");
        }
    }
}

/// A disk that is full may take the first half of a line. Here a file may have no more bytes than
/// the record of two moves and a half.
#[cfg(target_os = "linux")]
#[test]
fn half_a_move_is_taken_out_of_a_record_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = |name: &str| std::fs::read_to_string(folder.path().join(name));
    let play = |name: &str| format!("play nim 9,9 {TWO_PEOPLE} --record {name}");
    let moves = "1:1\n1:1\n";
    Run::line(&play("whole"))
        .within(folder.path())
        .input(format!("{moves}q\n"))
        .expect_stdout_to_be_read()
        .check();
    let whole = record("whole").expect("a record");
    let mut limited = Command::new("prlimit");
    limited.arg(format!("--fsize={}", whole.len() + 3));
    limited.arg(env!("CARGO_BIN_EXE_nimatron"));
    limited.args(play("cut").split(' '));
    limited.current_dir(folder.path()).stdin(Stdio::piped());
    limited.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = start(&mut limited);
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let input = format!("{moves}1:1\nq\n");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    let ended = finish(child);
    let complained = String::from_utf8_lossy(&ended.stderr);
    let unwritable = message("file-unwritable", &["file=cut"]);
    assert!(says(&complained, &unwritable), "{complained}");
    assert_eq!(ended.status.code(), Some(1));
    assert_eq!(record("cut").expect("a record"), whole);
}

/// The signal of a file that is too large does not end the program: writing fails, and what was
/// there stays.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_may_not_grow_stays_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("old.svg"), "old").expect("a file");
    for arguments in [
        "match nim 3,5 random random --games 100 --record u.rec",
        "map matches --size 30 --svg old.svg",
        "map matches --size 600 --csv new.csv",
        "train sticks --games 100 --svg old.svg",
    ] {
        let mut limited = Command::new("prlimit");
        limited.args(["--fsize=2048", env!("CARGO_BIN_EXE_nimatron")]);
        limited.args(arguments.split(' '));
        limited.current_dir(folder.path()).stdin(Stdio::null());
        limited.stdout(Stdio::piped()).stderr(Stdio::piped());
        let ended = finish(start(&mut limited));
        let complained = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{arguments}: {complained}");
        let unwritable = message("file-unwritable", &[]);
        assert!(says(&complained, &unwritable), "{complained}");
        assert_eq!(complained.lines().count(), 1, "{complained}");
    }
    assert_eq!(std::fs::read(path("old.svg")).expect("a file"), b"old");
    let record = std::fs::read(path("u.rec")).expect("a record");
    assert!(!nimatron::record::read(&record).expect("whole").is_empty());
    let left = std::fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 2, "no lock and no part of a file is left");
}

/// A table with more entries than the memory limit allows is not even created.
#[test]
fn a_bounded_table_keeps_to_the_memory() {
    for (entries, memory) in [(100_000, "1MB"), (1_000_000_000, "2GiB")] {
        let run = Run::line(&format!(
            "compare cram 2x3 --method table --tt-entries {entries} --max-memory {memory} --json"
        ));
        let told = run.expect_stdout_to_be_read().check();
        let [free, bounded] = *told.lines().collect::<Vec<_>>() else {
            panic!("two lines: {told}");
        };
        assert!(free.contains("\"finished\":true"), "{told}");
        assert!(bounded.contains("\"finished\":false"), "{told}");
        let calls = format!("\"calls\":0,\"positions\":0,\"tt_entries\":{entries}");
        assert!(bounded.contains(&calls), "{told}");
    }
}
