//! Little memory: what `--max-memory` grants, and what the system grants near the least in which
//! the program starts at all.

#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

use crate::support::messages::{message, message_in, says};
use crate::support::{finish, start};

/// Runs the program with this many bytes of addresses.
fn within(bytes: u64, arguments: &str, input: Stdio) -> Output {
    let mut limited = Command::new("prlimit");
    limited.args([format!("--as={bytes}"), "--core=0".to_owned()]);
    limited.arg(env!("CARGO_BIN_EXE_nimatron"));
    limited.args(arguments.split_whitespace());
    limited.stdin(input);
    limited.stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(start(&mut limited))
}

/// The least memory in which the program answers something small, to a few kilobytes.
static LEAST: LazyLock<u64> = LazyLock::new(|| {
    let starts = |bytes| {
        within(bytes, "solve nim 1,2", Stdio::null())
            .status
            .success()
    };
    let (mut refused, mut granted) = (1 << 20, 1 << 28);
    assert!(starts(granted));
    while granted - refused > 1 << 14 {
        let middle = u64::midpoint(refused, granted);
        if starts(middle) {
            granted = middle;
        } else {
            refused = middle;
        }
    }
    granted
});

/// So much more is not enough for anything that is large.
const LITTLE: u64 = 500_000;

#[test]
fn what_is_large_is_refused_in_little_memory() {
    for arguments in [
        "solve octal 1000000 --code 0.137",
        "solve sticks 200000 --card",
        "solve nim 1000,100000,100000 --values --json --full",
    ] {
        let ended = within(*LEAST + LITTLE, arguments, Stdio::null());
        let complained = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{arguments}: {complained}");
        let words = message("beyond", &["refused=yes"]);
        assert!(says(&complained, &words), "{arguments}: {complained}");
        assert_eq!(complained.lines().count(), 1, "{arguments}: {complained}");
    }
}

#[test]
fn what_is_small_is_answered_in_little_memory() {
    let directory = tempfile::tempdir().expect("a directory");
    let lines = directory.path().join("lines.txt");
    let long = "12345,".repeat(11_000) + "1\n";
    fs::write(&lines, long + &"1,2\n".repeat(5_000)).expect("a file");
    for arguments in [
        "solve kayles 150 --values",
        "solve nim 1000,2000,3000 --full",
        "play sticks 2000 --first learner --second random --seed 1",
        "solve nim --batch - --keep-going",
        "solve nim --batch - --keep-going --threads 2",
    ] {
        let input = if arguments.contains("--batch") {
            Stdio::from(File::open(&lines).expect("a file"))
        } else {
            Stdio::null()
        };
        let ended = within(*LEAST + LITTLE, arguments, input);
        let complained = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(
            (ended.status.code(), &*complained),
            (Some(0), ""),
            "{arguments}"
        );
    }
}

#[test]
fn both_languages_say_that_nothing_can_begin() {
    for language in ["en", "cs"] {
        let words = message_in(language, "memory-first", &[]);
        let words = format!("nimatron: {words}\n");
        let arguments = format!("solve nim 1,2 --lang {language}");
        let refused = within(*LEAST - LITTLE, &arguments, Stdio::null());
        assert_eq!(refused.status.code(), Some(1));
        assert_eq!(String::from_utf8_lossy(&refused.stderr), words);
    }
}
