//! Scripts: what a person or another program sees, word for word, in `tests/sessions`.
//!
//! ```text
//! // What it shows, in a sentence.
//! > games.txt
//! | the lines of a file; `\` at the end of one: no line ends there
//! $ LANG=cs nimatron review games.txt
//! < what is typed, line by line
//! what it says
//! ! what it says on stderr
//! ? 1
//! $ 80x24 nimatron learn 1
//! the screen at which something is typed
//! < a line with Enter
//! the next screen
//! ^ UP CTRL_C x
//! ```
//!
//! The commands of a script share a folder, `/tmp/the-folder` where it is named, and what the
//! program keeps is in its `.state`. Words with blanks stand in quotes. A line with `|`, `>`, `<`,
//! `;` or `&&` between blanks, or with another command than the program, is for a shell, of which
//! both streams are shown as one, and where `$examples` is the folder of the examples. A file whose
//! name ends with `.sh` can be run. Output that reads as one of these signs stands behind `\`.
//!
//! A command with a size runs on a terminal of so many columns and rows: a screen stands before all
//! that is typed there, and after `^` are keys, by their names in `terminal/keys.rs` or as they
//! are, a new size, or `KILL`, which ends the program.
//!
//! `NIMATRON_RECORD=1` writes anew what is said, and then nothing passes: read the difference,
//! nobody else checks it. `NIMATRON_BINARY=PATH` runs another build, so that what differs between
//! two builds is listed.

use std::iter::Peekable;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use crate::support::{Run, STATE, STATE_FOLDER, shell, while_nothing_starts};

/// The environment variable that asks for a recording of what the program says.
const RECORD: &str = "NIMATRON_RECORD";

/// The beginnings of lines that are no output.
const SIGNS: [&str; 8] = ["// ", "> ", "| ", "$ ", "< ", "^ ", "! ", "? "];

/// How the folder of a script is called there: it is as long as its name, so that lines are broken
/// at the same places.
const FOLDER: &str = "/tmp/the-folder";

/// Those that begin a step.
const STEPS: [&str; 3] = ["// ", "> ", "$ "];

/// Whether recordings are made.
pub(crate) fn is_recording() -> bool {
    env::var_os(RECORD).is_some()
}

fn begins(line: &str, signs: &[&str]) -> bool {
    signs
        .iter()
        .any(|sign| line.starts_with(sign) || line == sign.trim_end())
}

/// What the commands of a script say on stdout, line by line.
pub(super) fn told(script: &str) -> impl Iterator<Item = &str> {
    script.lines().filter(|line| !begins(line, &SIGNS))
}

/// The words of a command: what stands between blanks, or in quotes.
fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let (text, end) = match first {
            '\'' | '"' => (&rest[1..], first),
            _ => (rest, ' '),
        };
        let (word, more) = text.split_once(end).unwrap_or((text, ""));
        words.push(word.to_owned());
        rest = more.trim_start();
    }
    words
}

/// A text line by line, each behind a sign. What reads as a sign itself stands behind `\`.
fn signed(sign: &str, text: &str) -> String {
    let line = |line: &str| {
        let reads_as_sign = sign.is_empty() && begins(line.trim_end_matches('\n'), &SIGNS);
        let sign = if reads_as_sign { "\\" } else { sign };
        let end = if line.ends_with('\n') { "" } else { "\\\n" };
        format!("{sign}{line}{end}")
    };
    text.split_inclusive('\n').map(line).collect()
}

/// The lines of a script that have not been read.
type Lines<'t> = Peekable<std::str::Lines<'t>>;

/// The text of the next lines, which stand behind a sign.
fn text(lines: &mut Lines, sign: &str) -> String {
    let mut text = String::new();
    while let Some(line) = lines.next_if(|line| begins(line, &[sign])) {
        text += line.get(sign.len()..).unwrap_or_default();
        text.push('\n');
    }
    text.strip_suffix("\\\n").map(str::to_owned).unwrap_or(text)
}

/// Writes a file. A script can be run, so no process may start while it is open.
fn write(path: &Path, text: &str) {
    while_nothing_starts(|| {
        fs::write(path, text).expect("writable");
        #[cfg(unix)]
        if path.extension().is_some_and(|extension| extension == "sh") {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("our file");
        }
    });
}

/// A command of the program: what is set in its environment, and its arguments.
fn parts(words: &[String]) -> (Vec<(&str, &str)>, &[String]) {
    let at = words.iter().position(|word| word == "nimatron");
    let (settings, rest) = words.split_at(at.expect("a command that is known"));
    let settings = settings
        .iter()
        .map(|setting| setting.split_once('=').expect("NAME=VALUE"));
    (settings.collect(), &rest[1..])
}

/// What the program says when these lines are typed.
fn said(words: &[String], input: String, folder: &Path) -> String {
    let (settings, arguments) = parts(words);
    let state = folder.join(STATE_FOLDER);
    let run = Run::new(arguments).input(input).within(folder);
    let run = run.environment(STATE.0, &state.to_string_lossy());
    let set = |run: Run, (name, value)| run.environment(name, value);
    let outcome = settings.into_iter().fold(run, set).outcome();
    let status = status(outcome.status);
    signed("", &outcome.stdout) + &signed("! ", &outcome.stderr) + &status
}

fn status(status: impl Into<i64>) -> String {
    match status.into() {
        0 => String::new(),
        status => format!("? {status}\n"),
    }
}

/// How long nothing is drawn before a screen counts as whole that is not as recorded.
fn quiet() -> Duration {
    Duration::from_millis(if is_recording() { 1000 } else { 5000 })
}

/// What a person sees who types these lines and keys.
#[cfg(unix)]
fn seen((columns, rows): (u16, u16), words: &[String], lines: &mut Lines, folder: &Path) -> String {
    use crate::terminal::keys;
    use crate::terminal::pty::Desk;

    let (settings, arguments) = parts(words);
    let state = folder.join(STATE_FOLDER);
    let desk = Desk::of(arguments)
        .within(folder)
        .size(columns, rows)
        .env(STATE.0, &state.to_string_lossy());
    let desk = settings
        .into_iter()
        .fold(desk, |desk, (name, value)| desk.env(name, value));
    let mut session = desk.open();
    let mut seen = String::new();
    let mut screen = String::new();
    let mut is_long = false;
    while let Some(line) = lines.next_if(|line| !begins(line, &STEPS)) {
        if !begins(line, &["< ", "^ "]) {
            screen += line.strip_prefix('\\').unwrap_or(line);
            screen.push('\n');
            continue;
        }
        screen = screen.replace(FOLDER, &folder.to_string_lossy());
        seen += &signed("", &session.screen_like(&screen, quiet()));
        // A long answer may be broken, but nothing that is told.
        let is_broken = session.a_line_was_too_long() && !is_long;
        assert!(!is_broken, "{}", session.screen());
        screen.clear();
        seen += line;
        seen.push('\n');
        let typed = line.get(2..).unwrap_or_default();
        is_long |= typed.chars().count() > usize::from(columns) / 2;
        if typed == "KILL" {
            session.kill();
            return seen;
        }
        if let Some((columns, rows)) = size(typed) {
            session.resize(columns, rows);
            continue;
        }
        let key = |word| keys::named(word).unwrap_or(word);
        session.type_text(&if line.starts_with('<') {
            typed.to_owned() + keys::ENTER
        } else {
            typed.split(' ').map(key).collect()
        });
    }
    let ended = status(session.exit_status());
    seen + &signed("", &session.lines()) + &ended
}

/// The columns and rows of a terminal.
fn size(word: &str) -> Option<(u16, u16)> {
    let (columns, rows) = word.split_once('x')?;
    Some((columns.parse().ok()?, rows.parse().ok()?))
}

/// What a command says today, and what is typed for it.
fn step(command: &str, lines: &mut Lines, folder: &Path) -> String {
    const OF_A_SHELL: [&str; 5] = ["|", ">", "<", ";", "&&"];
    let words = split(command);
    #[cfg(unix)]
    if let Some(size) = size(&words[0]) {
        return seen(size, &words[1..], lines, folder);
    }
    let is_simple = words[0] == "nimatron" || words[0].contains('=');
    if !is_simple || words.iter().any(|word| OF_A_SHELL.contains(&&**word)) {
        let ended = shell(command, folder);
        let told = String::from_utf8(ended.stdout).expect("UTF-8");
        return signed("", &told) + &status(ended.status.code().expect("it ends by itself"));
    }
    let input = text(lines, "< ");
    signed("< ", &input) + &said(&words, input, folder)
}

/// A script as it is today.
fn today(script: &str) -> String {
    let parent = if cfg!(unix) {
        "/tmp".into()
    } else {
        env::temp_dir()
    };
    let folder = tempfile::tempdir_in(parent).expect("a folder");
    assert!(
        begins(script, &["// "]),
        "a script begins with a sentence that says what it shows"
    );
    let mut anew = String::new();
    let mut is_answered = false;
    let mut lines = script.lines().peekable();
    while let Some(line) = lines.next() {
        if !begins(line, &STEPS) {
            continue;
        }
        if is_answered {
            anew.push('\n');
        }
        is_answered = line.starts_with("$ ");
        anew += line;
        anew.push('\n');
        if let Some(name) = line.strip_prefix("> ") {
            let text = text(&mut lines, "| ");
            write(&folder.path().join(name), &text);
            anew += &signed("| ", &text);
        } else if let Some(command) = line.strip_prefix("$ ") {
            anew += &step(command, &mut lines, folder.path());
        }
    }
    anew.replace(&*folder.path().to_string_lossy(), FOLDER)
}

/// The lines from the first difference on, recorded (-) and said today (+).
fn difference(recorded: &str, today: &str) -> String {
    let same = |(one, other): &(&str, &str)| one == other;
    let agree = recorded.lines().zip(today.lines()).take_while(same).count();
    let before = recorded.lines().take(agree).skip(agree.saturating_sub(3));
    let mut shown = vec!["not as recorded".to_owned()];
    shown.extend(before.map(|line| format!("  {line}")));
    for (mark, text) in [('-', recorded), ('+', today)] {
        let lines = text.lines().skip(agree).take(12);
        shown.extend(lines.map(|line| format!("{mark} {line}")));
    }
    shown.join("\n")
}

/// Compares files with what they would say `today`, or writes them anew.
pub(crate) fn as_recorded(
    files: impl IntoIterator<Item = PathBuf>,
    today: impl Fn(&str) -> String,
) {
    let check = |path: &Path| {
        let recorded = fs::read_to_string(path).expect("a text");
        let today = today(&recorded);
        if is_recording() && today != recorded {
            fs::write(path, &today).expect("writable");
        }
        (today != recorded).then(|| difference(&recorded, &today))
    };
    let mut wrong = Vec::new();
    for path in files {
        // Which file it was is not said where it fails.
        let checked = catch_unwind(AssertUnwindSafe(|| check(&path)));
        let fault = checked.unwrap_or_else(|_| Some("it fails".to_owned()));
        wrong.extend(fault.map(|fault| format!("{}: {fault}", path.display())));
    }
    assert!(
        wrong.is_empty(),
        "{}\n{} differ",
        wrong.join("\n\n"),
        wrong.len()
    );
    assert!(
        !is_recording(),
        "{RECORD} is set. Read the difference, then test without it."
    );
}

/// What is in a folder below `tests/sessions`, or in that folder itself, in order.
fn sessions(folder: &str) -> Vec<PathBuf> {
    let sessions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    let entries = fs::read_dir(sessions.join(folder)).expect("a folder");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("readable").path())
        .collect();
    paths.sort();
    paths
}

/// A test for each folder of scripts.
macro_rules! folders {
    ($($name:ident)*) => {
        const FOLDERS: &[&str] = &[$(stringify!($name)),*];
        $(#[test] fn $name() { as_recorded(sessions(stringify!($name)), today) })*
    };
}

folders! {
    batch bots compare completions contest czech daily engine estonian experiments german
    largest learner lessons limits machines map memory people play polish programs quiz reasons
    records refused review russian screens sequence solve strategy tree words
}

#[test]
fn every_folder_has_a_test() {
    let folders = sessions("");
    assert!(folders.iter().all(|path| path.is_dir()), "{folders:?}");
    assert!(
        folders
            .iter()
            .filter_map(|path| path.file_name()?.to_str())
            .eq(FOLDERS.iter().copied())
    );
}
