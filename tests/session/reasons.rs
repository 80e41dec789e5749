//! Reasons of every game as people read them, in `tests/sessions/reasons`: through a pipe ten in
//! English and in Czech and three in the other languages, and for a screen of 40 columns three in
//! every language.
//!
//! A file is a line that says what it shows, then commands, each with its output. It is recorded as
//! sessions are; see the module `transcripts`.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use nimatron::explanation::Language;
use nimatron::inference::GameKind;

use super::RECORD;
use crate::support::Run;
use crate::terminal::pty::Desk;

/// A small screen.
const NARROW: u16 = 40;

/// How wide a screen is on which nothing here has to be broken, unless it is long.
const WIDE: u16 = 120;

/// What a command shows through a pipe, at 80 columns.
fn through_a_pipe(arguments: &str) -> String {
    Run::line(arguments).expect_stdout_to_be_read().check()
}

/// What a command shows on a screen of so many columns, with plain blanks.
fn on_a_screen(arguments: &str, columns: u16) -> String {
    Run::line(arguments)
        .environment("NIMATRON_WIDTH", &columns.to_string())
        .expect_stdout_to_be_read()
        .check()
}

/// What a command shows on a terminal.
fn on_a_terminal(arguments: &str, columns: u16) -> String {
    // The bar that shows progress is not part of it.
    let script = format!("$nimatron {arguments} --color never 2>/dev/null");
    let mut session = Desk::shell(&script).size(columns, 250).open();
    assert_eq!(session.exit_status(), 0, "{arguments}");
    session.output().replace("\r\n", "\n")
}

/// The commands of a file, without the name of the program.
fn commands(text: &str) -> Vec<&str> {
    let commands = text
        .lines()
        .filter_map(|line| line.strip_prefix("$ nimatron "));
    commands.collect()
}

/// Runs the commands of a file and writes it anew.
fn run(text: &str, show: impl Fn(&str) -> String) -> String {
    let mut told = text.lines().next().unwrap_or_default().to_owned() + "\n";
    for command in commands(text) {
        let shown = show(command);
        write!(told, "\n$ nimatron {command}\n{shown}").expect("a string can be written");
    }
    told
}

/// Whether every reason is read in a language, for its words and for what it says; what a reason
/// says is the same in the others.
fn is_read_in_full(language: &str) -> bool {
    ["en", "cs"].contains(&language)
}

/// Checks the file of each game and language, which has as many commands as `count` says.
fn every_game(ending: &str, count: impl Fn(&str) -> usize, show: impl Fn(&str) -> String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions/reasons");
    let recording = env::var_os(RECORD).is_some();
    let mut changed = Vec::new();
    for game in GameKind::all().map(GameKind::name) {
        for language in Language::all().map(Language::code) {
            let path = root.join(format!("{game}-{language}{ending}.txt"));
            // A game may be new to the other languages.
            if !is_read_in_full(language) && !path.exists() {
                continue;
            }
            let count = count(language);
            // A game that was added has none yet.
            let text = fs::read_to_string(&path).unwrap_or_default();
            let commands = commands(&text);
            let distinct: BTreeSet<&str> = commands.iter().copied().collect();
            let start = format!("solve {game} ");
            let end = format!(" --lang {language}");
            let is_so = |command: &&str| command.starts_with(&start) && command.ends_with(&end);
            if distinct.len() != count || !commands.iter().all(is_so) {
                changed.push(format!(
                    "{}: write a line that says what it shows, then {count} different lines like `$ nimatron {start}POSITION{end}`, \
                     and record what they show: {RECORD}=1 cargo test --test main session::reasons",
                    path.display()
                ));
                continue;
            }
            let told = run(&text, &show);
            if told != text {
                if recording {
                    fs::write(&path, &told).expect("the file can be written");
                }
                let same = told
                    .lines()
                    .zip(text.lines())
                    .take_while(|(one, other)| one == other);
                let at = same.count();
                let line = told.lines().nth(at).unwrap_or_default();
                changed.push(format!("{}, line {}: {line}", path.display(), at + 1));
            }
        }
    }
    assert!(
        changed.is_empty(),
        "not as expected:\n{}",
        changed.join("\n")
    );
    assert!(
        !recording,
        "{RECORD} is set. Read the diff, then test without {RECORD}."
    );
}

#[test]
fn reasons_of_every_game() {
    let count = |language: &str| if is_read_in_full(language) { 10 } else { 3 };
    every_game("", count, through_a_pipe);
}

#[test]
fn three_reasons_of_every_game_on_a_narrow_screen() {
    every_game("-40", |_| 3, |command| on_a_screen(command, NARROW));
}

/// A terminal shows the same lines, with blanks at which no line may break.
#[test]
fn a_terminal_breaks_the_same_lines() {
    for command in [
        "solve matches 13,25,9 --lang cs",
        "solve kayles 3,4,5 --misere --full --lang pl",
        "solve cram 3x4 --misere --lang cs",
    ] {
        let shown = on_a_terminal(command, NARROW);
        assert!(shown.contains('\u{a0}'), "{shown}");
        assert_eq!(shown.replace('\u{a0}', " "), on_a_screen(command, NARROW));
    }
}

/// The words of a text: what stands between blanks at which a line may break. On a narrow screen a
/// table is a list with semicolons.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split([' ', '\n']);
    words
        .map(|word| word.trim_end_matches(';').to_owned())
        .collect()
}

/// A position, a board or a move is a word of its own: what is a word on a narrow screen is one on
/// a wide screen too.
#[test]
fn no_line_breaks_inside_a_position_or_a_move() {
    let mut seen = 0;
    for command in [
        "solve matches 13,25,9",
        "solve matches 10,12,14,16",
        "solve matches 2,2,9 --misere",
        "solve nim 5,6,9,4",
        "solve sticks 21 --max-take 4",
        "solve coins 5,3,8,1,12,7",
        "solve cram ...#/.#../....",
        "solve cram ..#../.#.../.....",
        "solve cram 3x4 --misere",
        "solve kayles 3,4,5 --misere",
        "solve kayles 2,3,5",
        "solve chomp 5,5,4,3",
        "solve chomp 4x4",
    ] {
        for language in ["en", "cs"] {
            let command = format!("{command} --full --lang {language}");
            let whole = words(&on_a_screen(&command, WIDE));
            for word in words(&on_a_screen(&command, NARROW)) {
                assert!(
                    word == "..." || whole.contains(&word),
                    "{command} at {NARROW} columns: {word}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 1000, "the words were not found");
}
