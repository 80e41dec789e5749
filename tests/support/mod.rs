//! What several tests need: runs of the program, its messages, small positions.

pub(crate) mod drawn;
pub(crate) mod json;
pub(crate) mod messages;
pub(crate) mod order;
pub(crate) mod run;
#[cfg(unix)]
pub(crate) mod running;
pub(crate) mod small;
pub(crate) mod sources;

use std::ffi::OsString;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use nimatron::text::{Line, Text};

pub(crate) use run::Run;

/// A run that takes longer hangs, and fails. No run should take more than a few seconds.
const PATIENCE: Duration = Duration::from_secs(120);

/// The status after an interrupt.
pub(crate) const INTERRUPTED: i32 = 130;

/// How long to sleep between two checks whether a process has ended.
const LOOK_EVERY: Duration = Duration::from_millis(2);

/// Variables of the environment that change the language, the colour or the front end. Tests set
/// them themselves.
pub(crate) const ENVIRONMENT: [&str; 9] = [
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "TERM",
    "COLUMNS",
];

/// Where the program keeps games unless a test says otherwise: not among those of the person who
/// runs the tests.
pub(crate) const STATE: (&str, &str) = (
    "XDG_STATE_HOME",
    concat!(env!("CARGO_TARGET_TMPDIR"), "/state"),
);

/// The same in a folder that several commands share.
pub(crate) const STATE_FOLDER: &str = ".state";

/// Two people with names, so that no question about the players is left.
pub(crate) const TWO_PEOPLE: &str = "--first human:Ann --second human:Bob";

/// Held while a process starts.
static STARTING: Mutex<()> = Mutex::new(());

/// Does something while no other test starts a process.
///
/// Until a new process runs its program, it holds copies of everything that is open here. A pipe
/// that one test closes at that moment would stay open, and a terminal that one test opens could be
/// inherited.
pub(crate) fn while_nothing_starts<T>(work: impl FnOnce() -> T) -> T {
    // A test that panics while it holds the lock leaves nothing in a bad state.
    let _held = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
    work()
}

/// Starts a process, which hears the signals whatever started the tests.
pub(crate) fn start(command: &mut Command) -> Child {
    #[cfg(unix)]
    hear_signals();
    let started = while_nothing_starts(|| command.spawn());
    started.unwrap_or_else(|error| {
        panic!("{} must be there: {error}", command.get_program().display())
    })
}

/// A shell starts what it runs in the background with some signals ignored, and a new process
/// ignores what its parent ignores. It does not inherit a handler, so the tests get one for these
/// signals, which does nothing. Only Linux tells which they are.
#[cfg(unix)]
fn hear_signals() {
    use std::sync::{Arc, Once};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    static HEARD: Once = Once::new();
    HEARD.call_once(|| {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        for signal in [SIGHUP, SIGINT, SIGTERM] {
            if ignored.is_some_and(|mask| mask >> (signal - 1) & 1 == 1) {
                signal_hook::flag::register(signal, Arc::default()).expect("a handler");
            }
        }
    });
}

/// Sends a signal by its name to the process with this number.
#[cfg(unix)]
pub(crate) fn signal(name: &str, id: u32) {
    let mut kill = Command::new("kill");
    let status = wait(&mut start(kill.args([format!("-{name}"), id.to_string()])));
    assert!(status.success(), "kill -{name} failed");
}

/// The program: what was built with the tests, or the build that `NIMATRON_BINARY` names.
pub(crate) fn program() -> OsString {
    let named = std::env::var_os("NIMATRON_BINARY");
    named.unwrap_or_else(|| env!("CARGO_BIN_EXE_nimatron").into())
}

/// The program with these arguments, in an environment without settings of language and terminal.
pub(crate) fn command<A: Into<OsString>>(arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(program());
    command.args(arguments.into_iter().map(Into::into));
    for name in ENVIRONMENT {
        command.env_remove(name);
    }
    command.env(STATE.0, STATE.1);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Waits for the end of a process. A process that hangs is killed, and the test fails.
pub(crate) fn wait(child: &mut Child) -> ExitStatus {
    wait_for(child, PATIENCE).unwrap_or_else(|| {
        child.kill().expect("a child can be ended");
        panic!("the program hangs: it did not end within {PATIENCE:?}");
    })
}

/// Waits for the end of a process for some time; `None` if it does not end.
fn wait_for(child: &mut Child, time: Duration) -> Option<ExitStatus> {
    let deadline = Instant::now() + time;
    loop {
        let status = child.try_wait().expect("a child can be waited for");
        if status.is_some() || Instant::now() > deadline {
            return status;
        }
        thread::sleep(LOOK_EVERY);
    }
}

/// Reads what a process writes, or waits for it in another way that ends when the process does. One
/// that hangs is killed by then.
pub(crate) fn patiently<T>(child: &mut Child, work: impl FnOnce() -> T) -> T {
    let (done, is_done) = channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            if is_done.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                // If this fails, it has just ended.
                let _ = child.kill();
            }
        });
        // Also dropped when the work panics.
        let _done = done;
        work()
    })
}

/// Waits until something has come about while a process runs. It fails if the process ends before
/// that, or if it takes too long.
pub(crate) fn wait_until(child: &mut Child, what: &str, mut came: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !came() {
        let ended = child.try_wait().expect("a child can be waited for");
        assert_eq!(ended, None, "it ended before {what}");
        assert!(Instant::now() < deadline, "waited in vain for {what}");
        thread::sleep(LOOK_EVERY);
    }
}

/// Waits for the end of a process whose input is closed, and returns what it has written to the
/// pipes that were not taken.
pub(crate) fn finish(mut child: Child) -> Output {
    drop(child.stdin.take());
    let stdout = child.stdout.take().map(read_all);
    let stderr = child.stderr.take().map(read_all);
    let status = wait(&mut child);
    let all = |reader: Option<JoinHandle<Vec<u8>>>| reader.map_or_else(Vec::new, joined);
    Output {
        status,
        stdout: all(stdout),
        stderr: all(stderr),
    }
}

/// What a shell says of a line on both streams, in their order. `nimatron` is the program there.
pub(crate) fn shell(line: &str, folder: &Path) -> Output {
    let program = program();
    let mut path = OsString::from(Path::new(&program).parent().expect("a folder"));
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    command.args(["-c", &format!("exec 2>&1\n{line}")]);
    for name in ENVIRONMENT {
        command.env_remove(name);
    }
    command
        .env("examples", concat!(env!("CARGO_MANIFEST_DIR"), "/examples"))
        .env("PATH", path)
        .env(STATE.0, folder.join(STATE_FOLDER));
    command.current_dir(folder).stdin(Stdio::null());
    finish(start(command.stdout(Stdio::piped()).stderr(Stdio::piped())))
}

fn read_all(mut stream: impl Read + Send + 'static) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("readable");
        bytes
    })
}

fn joined(reader: JoinHandle<Vec<u8>>) -> Vec<u8> {
    reader.join().expect("reading does not panic")
}

/// The words of a text with single spaces between them, independent of line breaks.
pub(crate) fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text is a single error message with the end of its line, or what clap says of the
/// usage.
pub(crate) fn is_complaint(text: &str) -> bool {
    let is_one_line = text.ends_with('\n') && text.lines().count() == 1;
    text.starts_with("nimatron: ") && is_one_line || text.starts_with("error: ")
}

/// The lines of a text that were built to fit the width.
pub(crate) fn fixed_lines(text: Text) -> Vec<String> {
    let fixed = text.lines.into_iter().filter_map(|line| match line {
        Line::Fixed(spans) => Some(spans.into_iter().map(|span| span.text).collect()),
        Line::Prose(..) | Line::Sentence(_) => None,
    });
    fixed.collect()
}
