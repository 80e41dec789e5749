//! `strategy` and `verify`.

use std::fs;
use std::process::{Command, Stdio};

use tempfile::{TempDir, tempdir};

use crate::support::messages::message;
use crate::support::{Run, finish, start};

/// Writes the strategy of a position, as a command line has it, into `a.strategy` in a folder of
/// its own.
fn with_strategy(position: &str) -> TempDir {
    let folder = tempdir().expect("a folder");
    Run::line(&format!("strategy {position} --out a.strategy"))
        .within(folder.path())
        .expect_saying(message("strategy-written", &[]))
        .check();
    folder
}

/// Does something to the text of the strategy in a folder.
fn edited(folder: &TempDir, edit: impl FnOnce(&str) -> String) {
    let file = folder.path().join("a.strategy");
    let text = fs::read_to_string(&file).expect("it was written");
    fs::write(&file, edit(&text)).expect("it is written");
}

/// The second verifier knows nothing of the program.
#[test]
fn the_verifier_in_python_agrees() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/verify.py");
    let lines = fs::read_to_string(script)
        .expect("it is there")
        .lines()
        .count();
    assert!(lines <= 100, "{lines} lines");
    let run = |folder: &TempDir| {
        let mut python = Command::new("python3");
        python
            .arg(script)
            .arg("a.strategy")
            .current_dir(folder.path());
        python
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .stdin(Stdio::null());
        finish(start(&mut python)).status.success()
    };
    for position in [
        "matches 3,5,7",
        "matches 2,3,4 --misere",
        "nim 1,2,3",
        "nim 30,30",
        "cram 3x4",
        "cram 3x3 --misere",
        "cram 1x16",
        "matches 2,2,3 --piles-at-once any",
    ] {
        let folder = with_strategy(position);
        assert!(run(&folder), "{position}");
        edited(&folder, |text| {
            let last = text.trim_end().rfind('\n').expect("two lines");
            text[..=last].to_owned()
        });
        assert!(!run(&folder), "{position} without its last line");
    }
    let folder = tempdir().expect("a folder");
    for text in [
        "[Game \"nim\"]\n[Position \"1\"]\n[Strategy \"win\"]\n[Misere \"True\"]\n1 -> 1:1\n",
        "[Game \"matches\"]\n[Position \"3,5\"]\n[Strategy \"loss\"]\n[PilesAtOnce \"0\"]\n",
        "[Game \"cram\"]\n[Position \"3X3\"]\n[Strategy \"loss\"]\n",
        "[Game \"chomp\"]\n[Position \"1x1\"]\n[Strategy \"loss\"]\n",
        // The program takes names of tags without regard to case, so these are other games for it.
        "[Game \"nim\"]\n[Position \"1\"]\n[Strategy \"win\"]\n[misere \"true\"]\n1 -> 1:1\n",
        "[Game \"nim\"]\n[Position \"1\"]\n[Strategy \"win\"]\n[PilesAtOnce \"1\"]\n1 -> 1:1\n",
        "[Game \"nim\"]\n[Position \"1\"]\n[Strategy \"loss\"]\n[Strategy \"win\"]\n1 -> 1:1\n",
    ] {
        fs::write(folder.path().join("a.strategy"), text).expect("it is written");
        assert!(!run(&folder), "{text}");
    }
}
