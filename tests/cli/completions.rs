//! The completions, the manual and the help.

#[cfg(unix)]
use std::fs;
#[cfg(unix)]
use std::process::Command;

use crate::support::Run;

#[test]
fn completions_and_the_manual_name_every_subcommand() {
    let mut pages: Vec<String> = ["bash", "elvish", "fish", "powershell", "zsh"]
        .map(|shell| format!("completions {shell}"))
        .into();
    pages.push("man".to_owned());
    for page in pages {
        let mut run = Run::line(&page);
        for name in [
            "play",
            "solve",
            "compare",
            "map",
            "train",
            "completions",
            "man",
        ] {
            run = run.expect_saying(name);
        }
        run.check();
    }
}

/// The script for a shell.
fn script(shell: &str) -> String {
    let run = Run::line(&format!("completions {shell}"));
    run.expect_stdout_to_be_read().check()
}

/// The words that bash completes a line to, of which the last word is not finished.
#[cfg(unix)]
fn completed_by_bash(line: &str) -> Vec<String> {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("nimatron.bash");
    fs::write(&file, script("bash")).expect("a file");
    let asking = r#"
        . "$1"
        shift
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        COMPREPLY=()
        _nimatron nimatron "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let mut bash = Command::new("bash");
    let bash = bash.args(["--norc", "-c", asking, "bash"]).arg(&file);
    let told = bash.args(line.split(' ')).output().expect("bash runs");
    assert!(told.status.success(), "{told:?}");
    let told = String::from_utf8(told.stdout).expect("UTF-8");
    let words = told.lines().filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[test]
#[cfg(unix)]
fn bash_completes_games_languages_and_opponents() {
    for (line, words) in [
        ("nimatron solve ma", &["matches", "marienbad"][..]),
        ("nimatron ki", &[]),
        ("nimatron kay", &["kayles"]),
        ("nimatron wy", &["wythoff"]),
        ("nimatron play c", &["coins", "cram", "chomp"]),
        ("nimatron play nim --first pe", &["perfect"]),
        ("nimatron learn kay", &["kayles"]),
        ("nimatron quiz --theme me", &["mex"]),
        ("nimatron map n", &["nim"]),
        ("nimatron map k", &[]),
        ("nimatron sequence c", &["cram", "chomp"]),
        ("nimatron sequence s", &["sticks", "subtraction", "squares"]),
        (
            "nimatron train s",
            &[
                "sticks",
                "sum",
                "staircase",
                "subtraction",
                "squares",
                "staircase-nim",
            ],
        ),
        ("nimatron solve --lang c", &["cs"]),
        ("nimatron solve --color a", &["auto", "always"]),
        ("nimatron train sticks --against se", &["self"]),
        ("nimatron completions z", &["zsh"]),
    ] {
        assert_eq!(completed_by_bash(line), words, "{line}");
    }
}

#[test]
fn completions_hold_the_words_that_arguments_accept() {
    let fish = script("fish");
    let games = "-f -a \"matches nim sticks coins cram kayles chomp";
    for (subcommand, offered) in [
        ("solve", games),
        ("play", games),
        ("map", "-f -a \"matches nim"),
    ] {
        let begins = format!("\"__fish_nimatron_using_subcommand {subcommand}; and not");
        let mut lines = fish.lines().filter(|line| line.contains(&begins));
        assert!(lines.any(|line| line.contains(offered)), "{subcommand}");
    }
    assert!(fish.contains("cs\\t''"));
    let zsh = script("zsh");
    assert!(zsh.contains("(matches nim sticks coins cram kayles chomp") && zsh.contains("(en cs "));
}

/// The sections beside the command line are there, and what all subcommands share stands once.
#[test]
fn the_manual_says_what_is_beside_the_command_line() {
    let page = Run::line("man").expect_stdout_to_be_read().check();
    for section in ["EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
        assert!(page.contains(&format!("\n.SH {section}\n")), "{section}");
    }
    assert!(page.contains("\nACCESSIBLE\n") && !page.contains("EXTRA"));
    assert_eq!(page.matches("\nfr\n").count(), 1);
}

/// Clap offers `--` for each flag that it does not know, which never helps.
#[test]
fn an_unknown_flag_is_not_said_to_be_a_value() {
    for line in [
        "map nim --to 10",
        "match nim 3,5,7 --first perfect",
        "quiz --questions 3",
    ] {
        let told = Run::line(line).outcome().stderr;
        assert!(
            told.contains("unexpected argument") && !told.contains("'-- --"),
            "{told}"
        );
    }
}

#[test]
fn every_help_has_examples() {
    for command in ["", "play ", "solve ", "compare ", "map ", "train "] {
        let help = Run::line(&format!("{command}--help")).outcome();
        assert!(
            help.stdout.contains("\nExamples:\n  nimatron"),
            "{}",
            help.stdout
        );
    }
    let maps = Run::line("map --help").outcome().stdout;
    assert!(
        maps.contains("matches, nim]") && !maps.contains("cram"),
        "{maps}"
    );
    assert!(!maps.contains("--max-take"), "{maps}");
}
