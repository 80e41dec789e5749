//! Wrong command lines: one line on stderr says what is wrong and what is accepted, and the status is 2. A missing file is a
//! failure with status 1.

use std::collections::BTreeSet;
use std::ffi::OsString;

use super::names_of;
use crate::support::Run;
use crate::support::refusals::expect_refused_positions;

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
    let players = "; use human, perfect, beginner, random, learner, novice, easy, medium, hard, expert, strategy:FILE, exec:COMMAND";
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
        ("solve nim", "a position, such as 3,5,7", "Missing"),
        ("compare nim", "a position, such as 3,5,7", "Missing"),
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
        (
            "--seed x",
            "\"x\"",
            "whole number from 0 to 18446744073709551615",
        ),
        (
            "--seed 18446744073709551616",
            "--seed",
            "18446744073709551615",
        ),
        ("--seed 1.5", "\"1.5\"", "whole number"),
        ("solve nim 1 --max-memory much", "\"much\"", "500MB or 4GiB"),
        (
            "solve nim 1 --threads -1",
            "\"-1\"",
            "no number here is below 0",
        ),
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
    let flags = flags();
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
                format!("{name} is given twice; once is enough."),
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
            (_, "<FILE>" | "[<FILE>]") => ("", "The name of a file is empty. Give a name."),
            _ => ("bad", "\"bad\""),
        };
        Run::line(&format!("{subcommand} {name}={given}"))
            .expect_complaint(2, [said])
            .check();
    }
    Run::line("play --hints bad")
        .expect_complaint(
            2,
            ["--hints must be one of none, tips or all, not \"bad\"."],
        )
        .check();
    Run::line("--max-take 0")
        .expect_complaint(2, ["--max-take must be a whole number from 1 to"])
        .check();
    for file in ["review", "replay", "boxes"] {
        Run::new([file, ""])
            .expect_complaint(2, ["The name of a file is empty."])
            .check();
    }
}

#[test]
fn training_refuses_options_of_other_games() {
    for (flag, game) in [("--code 0.7", "octal"), ("--set 1-3", "take")] {
        Run::line(&format!("train sticks {flag}"))
            .expect_complaint(2, ["sticks has no option", game])
            .check();
    }
}

#[test]
fn a_level_is_called_by_its_name() {
    for (name, percent) in [
        ("novice", 20),
        ("easy", 40),
        ("medium", 60),
        ("hard", 80),
        ("expert", 95),
    ] {
        let spec = format!("perfect@{percent}");
        let moves = |skill: &str| {
            let line = format!("engine nim --as {skill} --seed 5");
            Run::line(&line)
                .input("position 3,5,7\n".repeat(20))
                .outcome()
        };
        assert_eq!(moves(name), moves(&spec));
        assert_eq!(moves(name).status, 0);
        if name != "hard" {
            continue;
        }
        let played = |first: &str| {
            let line = format!("play matches 9,9,9 --first {first}:Zoe --second random --seed 3");
            let outcome = Run::line(&line).outcome();
            assert_eq!(outcome.status, 0, "{outcome}");
            outcome.stdout
        };
        assert_eq!(played(name), played(&spec));
        let contest = |first: &str| {
            let line = format!("match nim 3,5,7 {first} random --games 20 --seed 3 --json");
            Run::line(&line).outcome()
        };
        assert_eq!(contest(name), contest(&spec));
    }
    let help = Run::line("play --help")
        .environment("COLUMNS", "1000")
        .outcome();
    assert!(
        help.stdout.contains("novice, easy, medium, hard or expert"),
        "{help}"
    );
}

#[test]
fn threads_are_a_whole_number_within_bounds() {
    let refused = |command: &str, threads: &str| {
        let wrong = format!("not \"{threads}\"");
        let bounds = "--threads must be a whole number from 1 to 64".to_owned();
        Run::line(&format!("{command} --threads={threads}"))
            .expect_complaint(2, [wrong, bounds])
            .check();
    };
    for threads in ["0", "65", "1.5", "+2", "two", "", "99999999999999999999"] {
        refused("solve matches 1,2", threads);
    }
    for command in ["", "play matches 1,2", "compare matches 1,2", "map matches"] {
        refused(command, "0");
    }
    refused("solve matches --batch none", "0");
    Run::line("solve matches 1,2 --threads 0 --lang cs")
        .expect_complaint(
            2,
            ["„0“ nelze zadat u --threads: musí to být celé číslo od 1 do 64."],
        )
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
            .expect_complaint(2, [name, "must come after the subcommand"])
            .check();
    }
}

#[test]
fn a_position_that_cannot_be_read_is_wrong_usage() {
    let sizes = "whole numbers from 0 to 1000000000000000";
    let wrong = [
        ("3,x,7", "\"x\""),
        ("3,five,7", "\"five\""),
        ("3,5,7x", "\"7x\""),
        ("", "\"\""),
        ("3,,7", "\"\""),
        (",3", "\"\""),
        ("3,", "\"\""),
        ("3;5", "\"3;5\""),
        ("1.5", "\"1.5\""),
        ("1e3", "\"1e3\""),
        ("+3", "\"+3\""),
        ("-1,2", "\"-1\""),
        ("3,-5", "\"-5\""),
        ("٣", "\"٣\""),
        ("1000000000000001", "\"1000000000000001\""),
        ("99999999999999999999999", "\"99999999999999999999999\""),
    ];
    for game in ["matches", "nim"] {
        expect_refused_positions(&wrong.map(|(position, word)| (game, position, [word, sizes])));
        let eleven = "1,2,3,4,5,6,7,8,9,10,11";
        expect_refused_positions(&[(game, eleven, ["too many piles", "1 to 10"])]);
    }
    for command in ["solve", "compare", "play"] {
        Run::new([command, "nim", "3,x,7"])
            .expect_complaint(2, ["\"x\"", sizes])
            .check();
    }
    Run::new(["solve", "nim", ""])
        .expect_complaint(2, ["\"\"", sizes])
        .check();
    Run::new(["solve", "nim", "--", "-1,2"])
        .expect_complaint(2, ["\"-1\"", sizes])
        .check();
    Run::line("play matches 1 2 3 4 5 6 7 8 9 10 11")
        .expect_complaint(2, ["too many piles", "1 to 10"])
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
    Run::line("solve nim --batch missing.txt")
        .within(directory.path())
        .expect_complaint(1, ["missing.txt cannot be read"])
        .check();
    Run::line("solve nim --batch missing.txt --json --lang cs")
        .within(directory.path())
        .expect_complaint(1, ["missing.txt nelze přečíst"])
        .check();
    Run::line("solve nim --batch .")
        .within(directory.path())
        .expect_complaint(1, [""])
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
        .expect_complaint(2, ["The name of a file is empty. Give a name."])
        .check();
}
