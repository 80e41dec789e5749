//! Files of boxes, sessions and command lines, as the program meets them.

use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use nimatron::players::Chance;
use rand::RngExt;

use super::inputs::{self, one_of};
use crate::support::messages::{message, says};
use crate::support::{INTERRUPTED, Run};

/// A run that takes longer is interrupted. It may be a position that takes minutes to solve.
const PATIENCE: Duration = Duration::from_secs(30);

/// A run that does not end as soon after an interrupt hangs.
const SOON: Duration = Duration::from_secs(5);

/// Runs the program, which must end by itself or soon after an interrupt, with a status that
/// `docs/scripting.md` names, and without a panic.
fn holds(arguments: &[String], input: &[u8]) {
    println!("{arguments:?} {:?}", String::from_utf8_lossy(input));
    let folder = tempfile::tempdir().expect("a folder");
    let started = Instant::now();
    let outcome = Run::new(arguments)
        .within(folder.path())
        .input(input)
        .interrupted_after(PATIENCE)
        .outcome();
    let took = started.elapsed();
    assert!(took < PATIENCE + SOON, "it hangs");
    let is_interrupted = took >= PATIENCE && outcome.status == INTERRUPTED;
    assert!(
        is_interrupted || (0..=3).contains(&outcome.status),
        "{outcome}"
    );
    assert!(!outcome.stderr.contains("panicked"), "{outcome}");
    // A batch tells of a panic in place of an answer.
    let failed = message("batch-line-failed", &[]);
    assert!(!says(&outcome.stdout, &failed), "{outcome}");
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

/// The boxes of a learner as a file.
fn saved() -> &'static [u8] {
    static SAVED: OnceLock<Vec<u8>> = OnceLock::new();
    SAVED.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        Run::line("train sticks --games 30 --seed 1 --boxes boxes.json")
            .within(folder.path())
            .expect_stdout_to_be_read()
            .check();
        fs::read(folder.path().join("boxes.json")).expect("saved boxes")
    })
}

/// A file of boxes with a few bytes changed.
pub(super) fn boxes(chance: &mut Chance) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("boxes.json");
    let bytes = inputs::changed_bytes(chance, saved());
    println!("{:?}", String::from_utf8_lossy(&bytes));
    fs::write(&path, bytes).expect("writable");
    let path = path.to_str().expect("a plain name").to_owned();
    let line = one_of(
        chance,
        &[
            "train sticks --games 0 --boxes",
            "train sticks --json --games 0 --boxes",
            "train sticks --games 2 --seed 1 --boxes",
            "play sticks 10 --first learner --second perfect --seed 1 --boxes",
        ],
    );
    let arguments = [words(line), vec![path]].concat();
    holds(&arguments, b"n\n");
}

/// A number, larger ones only where they are answered soon.
fn number(chance: &mut Chance, game: &str) -> String {
    let most = if game == "cram" { 4 } else { 12 };
    chance.random_range(0..=most).to_string()
}

/// A whole session, whose answers are letters of the menus, numbers, moves and nonsense.
pub(super) fn session(chance: &mut Chance) {
    let kind = inputs::game(chance);
    let position = inputs::position(chance, kind);
    let mut arguments = words("play");
    arguments.push(kind.name().to_owned());
    if chance.random_range(0..3) > 0 && !position.is_empty() {
        arguments.push(position.clone());
    }
    if kind.about().misere_rules.is_some() && chance.random() {
        arguments.push("--misere".to_owned());
    }
    let players = [
        "human",
        "human:Ann",
        "perfect",
        "beginner",
        "random:R",
        "learner",
    ];
    for flag in ["--first", "--second"] {
        if chance.random() {
            arguments.push(flag.to_owned());
            arguments.push(one_of(chance, &players).to_owned());
        }
    }
    let language = if chance.random() { "en" } else { "cs" };
    arguments.extend(words(&format!("--seed 1 --lang {language}")));
    let mut input = String::new();
    for _ in 0..chance.random_range(0..40) {
        let line = match chance.random_range(0..8) {
            0 | 1 => number(chance, kind.name()),
            2 => inputs::a_move(chance, kind, &position).unwrap_or_default(),
            3 => {
                let played = inputs::a_move(chance, kind, &position).unwrap_or_default();
                inputs::changed_without_digits(chance, &played)
            }
            _ => one_of(
                chance,
                &[
                    "s", "d", "o", "o", "h", "w", "u", "r", "b", "y", "n", "Ann", "", "?",
                ],
            )
            .to_owned(),
        };
        input.push_str(&line);
        input.push('\n');
    }
    holds(&arguments, input.as_bytes());
}

/// What follows the name of a subcommand.
fn flags(chance: &mut Chance, command: &str) -> Vec<String> {
    let values: &[&str] = match command {
        "play" => &[
            "--first perfect --second random",
            "--seed 3",
            "--seed x",
            "--first",
            "--second robot",
        ],
        "solve" => &[
            "--json",
            "--full",
            "--card",
            "--batch -",
            "--reasons",
            "--no-stats",
            "--keep-going",
            "--keep-blank",
        ],
        "compare" => &[
            "--json",
            "--tt-entries 1000",
            "--tt-entries 0",
            "--method table",
            "--method x",
        ],
        "map" => &[
            "--size 1",
            "--size 30",
            "--size 0",
            "--size 2001",
            "--third 3",
            "--third x",
            "--svg -",
            "--csv -",
        ],
        "train" => &[
            "--games 0",
            "--games 5",
            "--games x",
            "--against perfect",
            "--against me",
            "--json",
            "--svg -",
            "--seed 1",
        ],
        _ => &["--json"],
    };
    let shared = [
        "--lang cs",
        "--lang xx",
        "--color never",
        "--color always",
        "--misere",
        "--max-take 2",
        "--max-take 0",
        "--max-memory 1MB",
        "--max-memory x",
        "--threads 1",
        "--threads 0",
        "--help",
        "--no-such-flag",
    ];
    let mut chosen = Vec::new();
    for _ in 0..chance.random_range(0..3) {
        chosen.extend(words(one_of(chance, values)));
    }
    for _ in 0..chance.random_range(0..3) {
        chosen.extend(words(one_of(chance, &shared)));
    }
    chosen
}

/// A command line of words that belong there, in a likely order, some of them changed.
pub(super) fn command_line(chance: &mut Chance) {
    let commands = [
        "play",
        "solve",
        "solve",
        "compare",
        "map",
        "train",
        "completions",
        "man",
    ];
    let command = one_of(chance, &commands);
    let kind = inputs::game(chance);
    let position = inputs::position(chance, kind);
    let mut arguments = vec![command.to_owned()];
    match command {
        "completions" => arguments.push(one_of(chance, &["bash", "fish", "csh"]).to_owned()),
        "man" => {}
        "map" => arguments.push(kind.name().to_owned()),
        "train" => arguments.extend(words("sticks 10 --games 3")),
        _ => arguments.extend([kind.name().to_owned(), position]),
    }
    if command == "compare" {
        arguments.extend(words("--give-up 1"));
    }
    arguments.extend(flags(chance, command));
    for argument in &mut arguments {
        // A changed path could name a file that exists, and a large table takes its time.
        if chance.random_range(0..8) == 0 && !argument.contains("-file") {
            *argument = inputs::changed_without_digits(chance, argument);
        }
    }
    // No argument of a process holds a zero.
    arguments.retain(|argument| !argument.contains('\0'));
    holds(&arguments, b"1\nq\n");
}
