//! Wrong command lines: one line on stderr says what is wrong and what is accepted, and the status
//! is 2. A missing file is a failure with status 1.

use std::collections::BTreeSet;
use std::ffi::OsString;

use crate::cli::names_of;
use crate::support::Run;
use crate::support::messages::{message, message_in};

/// An argument that is not valid UTF-8.
#[cfg(unix)]
fn no_utf8() -> OsString {
    use std::os::unix::ffi::OsStringExt;
    OsString::from_vec(vec![b'3', 0xff])
}

#[test]
fn the_command_line_names_what_it_accepts() {
    let names = names_of(|_| true);
    let (first, last) = names.rsplit_once(", ").expect("games");
    let games = format!("; use {first} or {last}.");
    let games = games.as_str();
    let players = "; use human, perfect, beginner, random, learner, adaptive, novice, easy, medium, hard, expert, strategy:FILE, exec:COMMAND";
    let methods = "; use plain, table, table+end-states, early-exit, ordered, dense, bits, definition, nimber-table, simplified, cutoffs, etc, aspiration, best or law, or a list";
    let shells = "; use bash, elvish, fish, powershell or zsh.";
    let mistakes = [
        ("play chess", "\"chess\"", games),
        ("solve chess 1,2", "\"chess\"", games),
        ("solve chess --batch -", "\"chess\"", games),
        ("compare Matches 1,2", "\"Matches\"", games),
        ("--lang xx", "\"xx\"", "; use en, "),
        ("play nim --lang cz", "\"cz\"", "; use en, "),
        ("solve nim 1 --lang=", "\"\"", "; use en, "),
        ("--color red", "\"red\"", "use auto, always or never."),
        ("man --color red", "\"red\"", "use auto, always or never."),
        ("play nim --first alien", "\"alien\"", players),
        ("play nim --second alien:Zork", "\"alien\"", players),
        ("--second pupil", "\"pupil\"", players),
        ("--first=", "\"\"", players),
        ("--first Easy", "\"Easy\"", players),
        ("--first easy@70", "\"easy@70\"", players),
        ("match nim 1,2 random esy", "\"esy\"", players),
        ("--first Human", "\"Human\"", players),
        ("compare nim 1,2 --method magic", "\"magic\"", methods),
        ("compare nim 1 --method table --method x", "\"x\"", methods),
        ("completions tcsh", "\"tcsh\"", shells),
        ("bogus", "\"bogus\"", "nimatron --help"),
        ("paly", "\"paly\"", "Did you mean play?"),
        ("cra 3x3", "\"cra\"", "Did you mean cram?"),
        ("sovle nim 3", "\"sovle\"", "see nimatron --help"),
        ("--seed 1 nim", "--seed", "after the subcommand"),
        ("nim 3,5 --bogus", "\"--bogus\"", "nimatron play --help"),
        ("solve kayles 100000", "\"100000\"", "too large"),
        ("solve chomp 100x100", "\"100x100\"", "too large"),
        (
            "solve nim 1 --bogus",
            "\"--bogus\"",
            "nimatron solve --help",
        ),
        ("solve", "<GAME>", "nimatron solve --help"),
        ("completions", "<SHELL>", "nimatron completions --help"),
        ("solve nim", "nim", "3,5,7"),
        ("compare nim", "nim", "3,5,7"),
        (
            "solve nim --batch",
            "--batch <FILE>",
            "nimatron solve --help",
        ),
        (
            "solve nim 1,2 --batch -",
            "--batch <FILE>",
            "cannot be used together",
        ),
        (
            "solve nim 1,2 --reasons",
            "--batch <FILE>",
            "nimatron solve --help",
        ),
        ("--seed x", "\"x\"", "18446744073709551615"),
        (
            "--seed 18446744073709551616",
            "--seed",
            "18446744073709551615",
        ),
        ("--seed 1.5", "\"1.5\"", "whole number"),
        ("solve nim 1 --max-memory much", "\"much\"", "500MB or 4GiB"),
        ("solve nim 1 --threads -1", "\"-1\"", ""),
    ];
    for (arguments, wrong, accepted) in mistakes {
        Run::line(arguments)
            .expect_complaint(2, [wrong, accepted])
            .check();
    }
}

/// An option of a subcommand.
struct Flag {
    subcommand: &'static str,
    name: String,
    /// The name of its value.
    value: Option<String>,
}

/// The options of all subcommands, as the help lists them; those that several share, once.
fn flags() -> Vec<Flag> {
    let mut seen = BTreeSet::new();
    let mut flags = Vec::new();
    for subcommand in SUBCOMMANDS {
        let help = Run::line(&format!("{subcommand} --help"))
            .environment("COLUMNS", "1000")
            .outcome()
            .stdout;
        let options = help.lines().map(str::trim);
        let options: Vec<&str> = options.filter(|line| line.starts_with("--")).collect();
        assert!(options.len() > 1, "{help}");
        for line in options {
            let mut words = line.split_whitespace();
            let name = words.next().expect("a name").to_owned();
            let value = words.next().filter(|word| word.starts_with(['<', '[']));
            if name != "--help" && seen.insert(line.to_owned()) {
                let value = value.map(str::to_owned);
                flags.push(Flag {
                    subcommand,
                    name,
                    value,
                });
            }
        }
    }
    flags
}

const SUBCOMMANDS: [&str; 14] = [
    "",
    "play",
    "review",
    "replay",
    "solve",
    "compare",
    "map",
    "sequence",
    "train",
    "boxes",
    "quiz",
    "match",
    "engine",
    "completions",
];

#[test]
fn an_option_given_twice_is_one_clear_line() {
    let mut flags = flags();
    flags.sort_by(|one, other| one.name.cmp(&other.name));
    flags.dedup_by(|one, other| one.name == other.name);
    for Flag {
        subcommand,
        name,
        value,
    } in flags.iter().filter(|flag| flag.name != "--method")
    {
        let given = match (name.as_str(), value) {
            ("--lang", _) => "--lang=cs".to_owned(),
            ("--color", _) => "--color=auto".to_owned(),
            ("--hints", _) => "--hints=all".to_owned(),
            ("--first" | "--second" | "--as" | "--against", _) => format!("{name}=perfect"),
            ("--code", _) => "--code=0.7".to_owned(),
            (_, Some(_)) => format!("{name}=2"),
            (_, None) => name.clone(),
        };
        let (language, said) = match name.as_str() {
            "--lang" => ("", format!("Přepínač {name} je zadán dvakrát")),
            _ => (
                "--lang en",
                message("usage-twice", &[&format!("option={name}")]),
            ),
        };
        Run::line(&format!("{subcommand} {language} {given} {given}"))
            .expect_complaint(2, [said])
            .check();
    }
}

#[test]
fn a_bad_value_is_named_before_what_is_missing() {
    for Flag {
        subcommand,
        name,
        value,
    } in flags()
    {
        let empty = message("usage-empty-file", &[]);
        let Some(value) = value else {
            Run::line(&format!("{subcommand} {name}=x --lang cs"))
                .expect_complaint(2, [format!("Přepínač {name} je bez hodnoty")])
                .check();
            continue;
        };
        let (given, said) = match (name.as_str(), value.as_str()) {
            // They need the file, the game or the board.
            ("--at" | "--game" | "--shape", _) => continue,
            ("--max-take", _) if !subcommand.is_empty() => continue,
            (_, "<FILE>" | "[<FILE>]") => ("", &*empty),
            _ => ("bad", "\"bad\""),
        };
        Run::line(&format!("{subcommand} {name}={given}"))
            .expect_complaint(2, [said])
            .check();
    }
    Run::line("play --hints bad")
        .expect_complaint(
            2,
            [message(
                "refuse-hints",
                &["known=none, tips or all", "hints=bad"],
            )],
        )
        .check();
    Run::line("--max-take 0")
        .expect_complaint(
            2,
            [message(
                "refuse-number",
                &["argument=--max-take", "least=1"],
            )],
        )
        .check();
    let empty = message("usage-empty-file", &[]);
    for file in ["review", "replay", "boxes"] {
        Run::new([file, ""]).expect_complaint(2, [&empty]).check();
    }
}

#[test]
fn training_refuses_options_of_other_games() {
    for (flag, game) in [("--code 0.7", "octal"), ("--set 1-3", "take")] {
        Run::line(&format!("train sticks {flag}"))
            .expect_complaint(
                2,
                [message(
                    "variant-no-option",
                    &["game=sticks", &format!("known={game}")],
                )],
            )
            .check();
    }
}

#[test]
fn threads_are_a_whole_number_within_bounds() {
    let refused = |command: &str, threads: &str| {
        let value = format!("value={threads}");
        let bounds = ["argument=--threads", "least=1", "most=64", &value];
        Run::line(&format!("{command} --threads={threads}"))
            .expect_complaint(2, [message("refuse-number", &bounds)])
            .check();
    };
    for threads in ["0", "65", "1.5", "+2", "two", "", "99999999999999999999"] {
        refused("solve matches 1,2", threads);
    }
    for command in [
        "",
        "play matches 1,2",
        "compare matches 1,2",
        "map matches",
        "match nim 3 random perfect",
    ] {
        refused(command, "0");
    }
    refused("solve matches --batch none", "0");
    let zero = ["argument=--threads", "least=1", "most=64", "value=0"];
    Run::line("solve matches 1,2 --threads 0 --lang cs")
        .expect_complaint(2, [message_in("cs", "refuse-number", &zero)])
        .check();
}

#[test]
fn an_option_before_the_subcommand_is_told_where_it_goes() {
    for (option, command) in [
        ("--first human", "play nim 1,2"),
        ("--second random", "solve nim 1,2"),
        ("--seed 1", "compare nim 1,2"),
        ("--misere", "man"),
        ("--max-memory 1MB", "play nim 1,2"),
        ("--threads 2", "solve nim 1,2"),
    ] {
        let name = option.split(' ').next().unwrap_or_default();
        Run::line(&format!("{option} {command}"))
            .expect_complaint(2, [name, "subcommand"])
            .check();
    }
}

#[test]
fn a_position_that_cannot_be_read_is_wrong_usage() {
    let sizes = |word| message("position-piles-bad-size", &[word]);
    for command in ["solve", "compare", "play"] {
        Run::new([command, "nim", "3,x,7"])
            .expect_complaint(2, [sizes("word=x")])
            .check();
    }
    Run::new(["solve", "nim", ""])
        .expect_complaint(2, [sizes("word=")])
        .check();
    Run::new(["solve", "nim", "--", "-1,2"])
        .expect_complaint(2, [sizes("word=-1")])
        .check();
    Run::line("play matches 1 2 3 4 5 6 7 8 9 10 11")
        .expect_complaint(2, ["1 to 10"])
        .check();
}

#[test]
#[cfg(unix)]
fn arguments_that_are_no_utf8_are_wrong_usage() {
    for before in [
        vec![],
        vec!["play"],
        vec!["solve", "nim"],
        vec!["--lang"],
        vec!["--first"],
    ] {
        let arguments = before.into_iter().map(OsString::from).chain([no_utf8()]);
        Run::new(arguments).expect_complaint(2, ["--help"]).check();
    }
}

#[test]
fn a_file_that_cannot_be_read_is_a_failure_that_names_it() {
    let directory = tempfile::tempdir().expect("a directory");
    let missing = ["file=missing.txt"];
    Run::line("solve nim --batch missing.txt")
        .within(directory.path())
        .expect_complaint(1, [message("file-unreadable", &missing)])
        .check();
    Run::line("solve nim --batch missing.txt --json --lang cs")
        .within(directory.path())
        .expect_complaint(1, [message_in("cs", "file-unreadable", &missing)])
        .check();
    Run::line("solve nim --batch .")
        .within(directory.path())
        .expect_complaint(1, [message("file-unreadable", &["file=."])])
        .check();
}

#[test]
fn a_slip_of_the_hand_is_recognised() {
    for (arguments, meant) in [
        ("solv nim 1", "Did you mean solve?"),
        ("nin 3,5", "Did you mean nim?"),
        ("engin nim", "Did you mean engine?"),
        ("solve nimm 1", "Did you mean nim?"),
        ("play Matches", "Did you mean matches?"),
        ("solve nim 1 --jsno", "Did you mean --json?"),
        ("compare nim 1 --method tabel", "Did you mean table?"),
    ] {
        Run::line(arguments).expect_complaint(2, [meant]).check();
    }
    let far = Run::line("solve tictactoe 1").outcome();
    assert!(!far.stderr.contains("Did you mean"), "{}", far.stderr);
}

#[test]
fn a_strategy_needs_a_file() {
    Run::line("play nim 3 --first strategy: --second random")
        .expect_complaint(2, [message("usage-empty-file", &[])])
        .check();
}
