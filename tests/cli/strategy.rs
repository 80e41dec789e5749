//! `strategy` and `verify`.

use std::fs;
use std::process::{Command, Stdio};

use tempfile::{TempDir, tempdir};

use crate::support::messages::{message, message_in};
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

fn verify(folder: &TempDir) -> Run {
    Run::line("verify a.strategy").within(folder.path())
}

#[test]
fn a_strategy_is_written_and_proved() {
    let folder = with_strategy("matches 3,5,7");
    let text = fs::read_to_string(folder.path().join("a.strategy")).expect("it was written");
    let begin = "[Game \"matches\"]\n[Position \"3,5,7\"]\n[Strategy \"win\"]\n\n3,5,7 -> 3:7\n";
    assert!(text.starts_with(begin), "{text}");
    let proved = ["game=matches", "position=3,5,7"];
    verify(&folder)
        .expect_saying(message("strategy-proves-win", &proved))
        .check();
    Run::line("verify a.strategy --lang cs")
        .within(folder.path())
        .expect_saying(message_in("cs", "strategy-proves-win", &["position=3,5,7"]))
        .check();
    Run::line("strategy matches 3,5,7")
        .expect_stdout(&text)
        .check();
    Run::line("verify -")
        .input(text)
        .expect_saying(message("strategy-proves-win", &proved))
        .check();
}

#[test]
fn a_strategy_of_coins_reaches_a_margin() {
    let folder = with_strategy("coins 3,0,1,5,0,2,0");
    verify(&folder)
        .expect_saying(message("strategy-proves-margin", &["margin=1"]))
        .check();
    edited(&folder, |text| {
        text.replace("[Strategy \"1\"]", "[Strategy \"2\"]")
    });
    let less = message("strategy-less", &[]);
    verify(&folder)
        .expect_complaint(1, ["line 3: ", &less])
        .check();
}

#[test]
fn a_strategy_that_fails_ends_with_1_and_names_its_line() {
    let folder = with_strategy("nim 1,2");
    edited(&folder, |text| text.replace("0,1 -> 2:1\n", ""));
    let missing = message("strategy-missing", &["position=0,1"]);
    verify(&folder)
        .expect_complaint(1, ["a.strategy, line 5: ", &missing])
        .check();
}

#[test]
fn what_is_no_strategy_ends_with_2() {
    let folder = tempdir().expect("a folder");
    verify(&folder)
        .expect_complaint(2, [message("file-unreadable", &[])])
        .check();
    let no_game = message("damage-header", &[]);
    for (text, words) in [
        (
            "[Game \"nim\"]\n[Position \"1,2\"]\n",
            message("strategy-header", &[]),
        ),
        ("nonsense\n", no_game.clone()),
        ("[Game \"go\"]\n", "line 1: ".to_owned()),
        ("", no_game),
    ] {
        fs::write(folder.path().join("a.strategy"), text).expect("it is written");
        verify(&folder).expect_complaint(2, [&words]).check();
        Run::line("verify -")
            .input(text)
            .expect_complaint(2, [words])
            .check();
    }
}

#[test]
fn who_types_the_flag_that_is_gone_hears_of_the_command() {
    for flag in ["--strategy a", "--strategy=-"] {
        Run::line(&format!("solve nim 3,5 {flag}"))
            .expect_complaint(
                2,
                ["--strategy is gone: write nimatron strategy GAME POSITION"],
            )
            .check();
    }
}

#[test]
fn a_strategy_that_would_be_too_long_is_refused() {
    let folder = tempdir().expect("a folder");
    Run::line("strategy nim 2000,3000,4000 --out a")
        .within(folder.path())
        .expect_complaint(1, [message("strategy-long", &["most=10000", "full=no"])])
        .check();
    assert!(!folder.path().join("a").exists());
    // The search would take hours, so this is refused before it.
    Run::line("strategy cram 7x9 --out missing/a")
        .within(folder.path())
        .expect_complaint(1, [message("file-unwritable", &["file=missing/a"])])
        .check();
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
