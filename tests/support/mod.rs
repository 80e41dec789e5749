//! Runs the program over pipes. Each run checks stdout, stderr and the status.

pub(crate) mod json;
pub(crate) mod messages;
pub(crate) mod order;
pub(crate) mod refusals;
#[cfg(unix)]
pub(crate) mod running;
pub(crate) mod small;
pub(crate) mod sources;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::{self, Display};
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use nimatron::text::{Line, Text};

/// A run that takes longer hangs, and fails. No run should take more than a few seconds.
const PATIENCE: Duration = Duration::from_secs(120);

/// The status after an interrupt.
pub(crate) const INTERRUPTED: i32 = 130;

/// How long to sleep between two checks whether a process has ended.
const LOOK_EVERY: Duration = Duration::from_millis(2);

/// Variables of the environment that change the language, the colour or the front end. Tests set them themselves.
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

/// Where the program keeps games unless a test says otherwise: not among those of the person who runs the tests.
pub(crate) const STATE: (&str, &str) = (
    "XDG_STATE_HOME",
    concat!(env!("CARGO_TARGET_TMPDIR"), "/state"),
);

/// Two people with names, so that no question about the players is left.
pub(crate) const TWO_PEOPLE: &str = "--first human:Ann --second human:Bob";

/// Held while a process starts.
static STARTING: Mutex<()> = Mutex::new(());

/// Does something while no other test starts a process.
///
/// Until a new process runs its program, it holds copies of everything that is open here. A pipe that one test closes at that
/// moment would stay open, and a terminal that one test opens could be inherited.
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

/// A shell starts what it runs in the background with some signals ignored, and a new process ignores what its parent ignores. It does
/// not inherit a handler, so the tests get one for these signals, which does nothing. Only Linux tells which they are.
#[cfg(unix)]
fn hear_signals() {
    use std::sync::{Arc, Once};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

    static HEARD: Once = Once::new();
    HEARD.call_once(|| {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
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

/// The program with these arguments, in an environment without settings of language and terminal.
pub(crate) fn command<A: Into<OsString>>(arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
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

/// Reads what a process writes, or waits for it in another way that ends when the process does. One that hangs is killed by then.
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

/// Waits until something has come about while a process runs. It fails if the process ends before that, or if it takes too long.
pub(crate) fn wait_until(child: &mut Child, what: &str, mut came: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !came() {
        let ended = child.try_wait().expect("a child can be waited for");
        assert_eq!(ended, None, "it ended before {what}");
        assert!(Instant::now() < deadline, "waited in vain for {what}");
        thread::sleep(LOOK_EVERY);
    }
}

/// Waits for the end of a process whose input is closed, and returns what it has written to the pipes that were not taken.
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

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: i32,
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            stdout,
            stderr,
            status,
        } = self;
        write!(
            f,
            "--- stdout\n{stdout}--- stderr\n{stderr}--- status {status}"
        )
    }
}

/// What a stream is expected to contain.
enum Expected {
    /// Exactly this text.
    Exactly(String),
    /// These words anywhere, as [`messages::says`] finds them.
    Saying(Vec<String>),
    /// One line that contains these words.
    OneLine(Vec<String>),
    /// Anything; the test checks it itself.
    Read,
}

impl Expected {
    fn is_met_by(&self, told: &str) -> bool {
        let says = |parts: &[String]| parts.iter().all(|part| messages::says(told, part));
        match self {
            Self::Exactly(text) => told == text,
            Self::Saying(parts) => says(parts),
            Self::OneLine(parts) => is_one_line(told) && says(parts),
            Self::Read => true,
        }
    }
}

impl Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(text) => write!(f, "exactly {text:?}"),
            Self::Saying(parts) => write!(f, "the words {parts:#?}"),
            Self::OneLine(parts) => write!(f, "one line with {parts:#?}"),
            Self::Read => write!(f, "anything"),
        }
    }
}

/// The words of a text with single spaces between them, independent of line breaks.
pub(crate) fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text is a single error message with the end of its line.
pub(crate) fn is_one_line(text: &str) -> bool {
    text.starts_with("nimatron: ") && text.ends_with('\n') && text.lines().count() == 1
}

/// Whether a line says why a game of a match was forfeited.
fn is_forfeit(line: &str) -> bool {
    let rest = line.strip_prefix("nimatron: Game ");
    let number = rest.and_then(|rest| rest.split_once(": "));
    number.is_some_and(|(number, _)| number.parse::<u64>().is_ok())
}

/// A run of the program: its arguments, its input, and what is expected. By default a run prints nothing and succeeds.
#[must_use = "nothing runs before `check` or `outcome`"]
pub(crate) struct Run {
    arguments: Vec<OsString>,
    input: Vec<u8>,
    environment: BTreeMap<String, String>,
    directory: Option<PathBuf>,
    /// When it is interrupted if it still runs.
    interrupted_after: Option<Duration>,
    stdout: Expected,
    stderr: Expected,
    status: i32,
}

impl Run {
    /// The program with these arguments.
    pub(crate) fn new<A: Into<OsString>>(arguments: impl IntoIterator<Item = A>) -> Self {
        Self {
            arguments: arguments.into_iter().map(Into::into).collect(),
            input: Vec::new(),
            environment: BTreeMap::new(),
            directory: None,
            interrupted_after: None,
            stdout: Expected::Exactly(String::new()),
            stderr: Expected::Exactly(String::new()),
            status: 0,
        }
    }

    /// The program with the arguments of a command line, separated by spaces.
    pub(crate) fn line(arguments: &str) -> Self {
        Self::new(arguments.split_whitespace())
    }

    /// The whole input on stdin.
    pub(crate) fn input(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.input = bytes.into();
        self
    }

    pub(crate) fn environment(mut self, name: &str, value: &str) -> Self {
        self.environment.insert(name.to_owned(), value.to_owned());
        self
    }

    /// Interrupts it if it has not ended by itself after some time.
    pub(crate) fn interrupted_after(mut self, time: Duration) -> Self {
        self.interrupted_after = Some(time);
        self
    }

    pub(crate) fn within(mut self, directory: impl Into<PathBuf>) -> Self {
        self.directory = Some(directory.into());
        self
    }

    pub(crate) fn expect_stdout(mut self, text: impl Into<String>) -> Self {
        self.stdout = Expected::Exactly(text.into());
        self
    }

    /// Expects these words anywhere on stdout. Can be called several times.
    pub(crate) fn expect_saying(mut self, words: impl Into<String>) -> Self {
        let mut parts = match self.stdout {
            Expected::Saying(parts) => parts,
            _ => Vec::new(),
        };
        parts.push(words.into());
        self.stdout = Expected::Saying(parts);
        self
    }

    /// Leaves stdout to the test, which gets it from `check`.
    pub(crate) fn expect_stdout_to_be_read(mut self) -> Self {
        self.stdout = Expected::Read;
        self
    }

    pub(crate) fn expect_stderr(mut self, text: impl Into<String>) -> Self {
        self.stderr = Expected::Exactly(text.into());
        self
    }

    /// Expects one line on stderr with these words, and this exit status.
    pub(crate) fn expect_complaint<W: Into<String>>(
        mut self,
        status: i32,
        words: impl IntoIterator<Item = W>,
    ) -> Self {
        self.stderr = Expected::OneLine(words.into_iter().map(Into::into).collect());
        self.status = status;
        self
    }

    /// Leaves open what a match says about forfeited games.
    pub(crate) fn expect_forfeits(mut self) -> Self {
        self.stderr = Expected::Read;
        self
    }

    pub(crate) fn expect_status(mut self, status: i32) -> Self {
        self.status = status;
        self
    }

    /// Gives wrong answers to one question, which is asked after the lines of `before`: each is
    /// refused with its words, and the question comes again. The last answer is `q`.
    pub(crate) fn expect_refusals<A: Display, W: Display>(
        self,
        before: &str,
        question: &str,
        wrong: impl IntoIterator<Item = (A, W)>,
    ) -> Self {
        let (mut input, mut told) = (before.to_owned(), question.to_owned());
        for (answer, words) in wrong {
            input += &format!("{answer}\n");
            told += &format!(" {answer} {words} {question}");
        }
        self.input(format!("{input}q\n"))
            .expect_saying(format!("{told} q"))
    }

    /// Expects the error that the input ended before the game.
    pub(crate) fn expect_input_ended(self) -> Self {
        self.expect_complaint(3, [messages::message("input-ended", &[])])
    }

    /// Runs the program, checks all three, and returns stdout.
    pub(crate) fn check(self) -> String {
        let outcome = self.outcome();
        let shown = self
            .arguments
            .iter()
            .map(|argument| short(&argument.to_string_lossy()))
            .collect::<Vec<_>>()
            .join(" ");
        let told = format!(
            "\n$ nimatron {shown}\n{}",
            outcome.to_string().replace('\u{1b}', "<ESC>")
        );
        let input = short(&String::from_utf8_lossy(&self.input));
        assert_eq!(outcome.status, self.status, "status; input {input:?}{told}");
        assert!(
            self.stdout.is_met_by(&outcome.stdout),
            "stdout should have {}; input {input:?}{told}",
            self.stdout
        );
        assert!(
            self.stderr.is_met_by(&outcome.stderr),
            "stderr should have {}; input {input:?}{told}",
            self.stderr
        );
        outcome.stdout
    }

    /// Runs the program and returns the outcome. Only what every run has to fulfil is checked.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut command = command(&self.arguments);
        command.envs(&self.environment);
        if let Some(directory) = &self.directory {
            command.current_dir(directory);
        }
        let mut child = start(&mut command);
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        let input = self.input.clone();
        // The write fails if the program ends before it has read everything, which is no error.
        let writer = thread::spawn(move || drop(stdin.write_all(&input)));
        let stdout = read_all(child.stdout.take().expect("stdout is a pipe"));
        let stderr = read_all(child.stderr.take().expect("stderr is a pipe"));
        let time = self.interrupted_after;
        let is_interrupted = time.is_some_and(|time| wait_for(&mut child, time).is_none());
        if is_interrupted {
            signal("INT", child.id());
        }
        let status = wait(&mut child);
        writer.join().expect("writing does not panic");
        let outcome = Outcome {
            stdout: String::from_utf8(joined(stdout)).expect("stdout is UTF-8"),
            stderr: String::from_utf8(joined(stderr)).expect("stderr is UTF-8"),
            status: status.code().expect("the program ends by itself"),
        };
        // A match says why games were forfeited, which is no bad end.
        let lines = outcome.stderr.split_inclusive('\n');
        let complaint: String = lines.filter(|line| !is_forfeit(line)).collect();
        assert!(
            complaint.is_empty() || is_one_line(&complaint),
            "stderr is silent or one line\n{outcome}"
        );
        // A run that was interrupted here need not say why it ends.
        if !(is_interrupted && outcome.status == INTERRUPTED) {
            assert_eq!(
                outcome.status == 0,
                complaint.is_empty(),
                "a complaint goes with a bad end\n{outcome}"
            );
        }
        outcome
    }
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

fn short(text: &str) -> String {
    const SHOWN: usize = 200;
    let mut short: String = text.chars().take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        short.push_str("...");
    }
    short
}

/// The lines of a text that were built to fit the width.
pub(crate) fn fixed_lines(text: Text) -> Vec<String> {
    let fixed = text.lines.into_iter().filter_map(|line| match line {
        Line::Fixed(spans) => Some(spans.into_iter().map(|span| span.text).collect()),
        Line::Prose(..) | Line::Sentence(_) => None,
    });
    fixed.collect()
}
