//! Scripts: several commands in one folder, each with what is typed and what it says, in
//! `tests/scripts`.
//!
//! ```text
//! // What it shows.
//! > games.txt
//! | the lines of a file; `\` at the end of one: no line ends there
//! $ LANG=cs nimatron review games.txt
//! < what is typed, line by line
//! what it says
//! ! what it says on stderr
//! ? 1
//! ```
//!
//! Words with blanks stand in single quotes. `cat`, `ls`, `cp` and `rm` are known beside the
//! program. `NIMATRON_RECORD=1` writes anew what is said, and then nothing passes.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs, thread};

use super::RECORD;
use super::transcripts::difference;
use crate::support::Run;

/// The beginnings of lines that are no output.
const SIGNS: [&str; 7] = ["// ", "> ", "| ", "$ ", "< ", "! ", "? "];

fn words(line: &str) -> Vec<String> {
    let pieces = line.split('\'').enumerate();
    let words = pieces.flat_map(|(at, piece)| match at % 2 {
        0 => piece.split_whitespace().map(str::to_owned).collect(),
        _ => vec![piece.to_owned()],
    });
    words.collect()
}

/// A text line by line, each behind a sign.
fn told(sign: &str, text: &str) -> String {
    let line = |line: &str| {
        let is_sign = |known: &&str| sign.is_empty() && line.starts_with(*known);
        assert!(!SIGNS.iter().any(is_sign), "{line:?} reads as a sign");
        let end = if line.ends_with('\n') { "" } else { "\\\n" };
        format!("{sign}{line}{end}")
    };
    text.split_inclusive('\n').map(line).collect()
}

/// What a command says when these lines are typed.
fn said(command: &str, input: String, folder: &Path) -> String {
    let words = words(command);
    let place = |at: usize| folder.join(&words[at]);
    match words[0].as_str() {
        "cat" => return told("", &fs::read_to_string(place(1)).expect(command)),
        "cp" => fs::copy(place(1), place(2)).map(drop).expect(command),
        "rm" => fs::remove_file(place(1)).expect(command),
        "ls" => {
            let names = fs::read_dir(folder).expect(command);
            let name =
                |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned() + "\n";
            let mut names: Vec<String> = names.map(|entry| name(entry.expect(command))).collect();
            names.sort();
            return names.concat();
        }
        _ => {
            let (settings, arguments) = words.split_at(
                words
                    .iter()
                    .position(|word| word == "nimatron")
                    .expect(command),
            );
            let run = Run::new(&arguments[1..]).input(input).within(folder);
            let set = |run: Run, setting: &String| {
                let (name, value) = setting.split_once('=').expect(command);
                run.environment(name, value)
            };
            let outcome = settings.iter().fold(run, set).outcome();
            let status = match outcome.status {
                0 => String::new(),
                status => format!("? {status}\n"),
            };
            return told("", &outcome.stdout) + &told("! ", &outcome.stderr) + &status;
        }
    }
    String::new()
}

/// A script as it is today.
fn today(text: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut anew = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let mut all = |sign: &str| {
            let mut all = String::new();
            while let Some(line) =
                lines.next_if(|line| line.starts_with(sign) || *line == sign.trim())
            {
                anew_line(&mut all, line.get(2..).unwrap_or_default());
            }
            all
        };
        if let Some(name) = line.strip_prefix("> ") {
            let text = all("| ");
            let text = text.strip_suffix("\\\n").unwrap_or(&text);
            fs::write(folder.path().join(name), text).expect(name);
            anew.push_str(line);
            anew.push('\n');
            anew += &told("| ", text);
        } else if let Some(command) = line.strip_prefix("$ ") {
            let input = all("< ");
            anew.push_str(line);
            anew.push('\n');
            anew += &told("< ", &input);
            anew += &said(command, input, folder.path());
            let more = lines.clone().find(|line| {
                SIGNS
                    .iter()
                    .any(|sign| line.starts_with(sign) && !["! ", "? "].contains(sign))
            });
            anew += more.map_or("", |_| "\n");
        } else if line.starts_with("// ") {
            anew_line(&mut anew, line);
        }
    }
    anew
}

fn anew_line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn scripts(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("readable").path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                scripts(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

#[test]
fn scripts_are_said_as_recorded() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let is_recording = env::var_os(RECORD).is_some();
    let open = Mutex::new(scripts(&root).into_iter());
    let wrong = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(path) = { open.lock().expect("no panic").next() } {
                    let recorded = fs::read_to_string(&path).expect("a text");
                    let today = today(&recorded);
                    if today != recorded {
                        if is_recording {
                            fs::write(&path, &today).expect("writable");
                        }
                        let shown = difference(&recorded, &today);
                        wrong
                            .lock()
                            .expect("no panic")
                            .push(format!("{}: {shown}", path.display()));
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("no panic");
    assert!(wrong.is_empty() && !is_recording, "{}", wrong.join("\n\n"));
}
