//! A run of the program over pipes: its arguments and input, and what it is expected to say.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::{self, Display};
use std::io::Write;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use super::messages::{message, says};
use super::{INTERRUPTED, command, is_complaint, joined, read_all, signal, start, wait, wait_for};

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
    /// These words anywhere, as [`says`] finds them.
    Saying(Vec<String>),
    /// One line, or what clap says of the usage, that contains these words.
    OneLine(Vec<String>),
    /// Anything; the test checks it itself.
    Read,
}

impl Expected {
    fn is_met_by(&self, told: &str) -> bool {
        let has = |parts: &[String]| parts.iter().all(|part| says(told, part));
        match self {
            Self::Exactly(text) => told == text,
            Self::Saying(parts) => has(parts),
            Self::OneLine(parts) => is_complaint(told) && has(parts),
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

/// Whether a line says why a game of a match was forfeited.
fn is_forfeit(line: &str) -> bool {
    let rest = line.strip_prefix("nimatron: Game ");
    let number = rest.and_then(|rest| rest.split_once(": "));
    number.is_some_and(|(number, _)| number.parse::<u64>().is_ok())
}

/// A run of the program: its arguments, its input, and what is expected. By default a run prints
/// nothing and succeeds.
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
        // A match says why games were forfeited, and what reads a record that its end is cut off,
        // which is no bad end.
        let lines = outcome.stderr.split_inclusive('\n');
        let cut = message("record-cut", &[]);
        let complaint: String = lines
            .filter(|line| !is_forfeit(line) && !says(line, &cut))
            .collect();
        assert!(
            complaint.is_empty() || is_complaint(&complaint),
            "stderr is silent or one complaint\n{outcome}"
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

fn short(text: &str) -> String {
    const SHOWN: usize = 200;
    let mut short: String = text.chars().take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        short.push_str("...");
    }
    short
}
