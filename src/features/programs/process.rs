//! The process of a program: lines to it and from it, each with a limit, and its end with
//! everything that it has started.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{
    complaints::Complaints,
    protocol::{COMMENT, QUIT, WANTS_RESULT},
    terms::BotTerms,
};
use crate::inference::Interrupt;
use crate::players::Trouble;
use crate::reason::{Figure, Phrase};

#[cfg(unix)]
use super::group as family;
#[cfg(not(unix))]
use super::single as family;

/// The most bytes of a line, its end left out.
const LONGEST_LINE: u64 = 1 << 16;

/// The most comments in one turn.
const MOST_COMMENTS: usize = 1000;

/// How many lines are read ahead. A program that writes more waits.
const AHEAD: usize = 64;

/// How often a wait looks at the interrupt.
const CHECK_EVERY: Duration = Duration::from_millis(20);

/// How long to wait for what a process said before it ended, and for the end of one that has closed
/// its output.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// The exit status by which a shell says that it cannot run a command.
pub(super) const NOT_RUN: [i32; 2] = [126, 127];

/// A line of a program, and whether it has written more than this line already; or why it cannot be
/// read.
type LineHeard = Result<(String, bool), Phrase>;

/// An answer; or if the program has ended, its exit status, if it has one.
pub(super) type ProgramAnswer = Result<String, Option<i32>>;

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Lines for the thread that writes them. `None` after the last one.
    told: Option<Sender<String>>,
    said: Receiver<LineHeard>,
    /// Whether its first line said that it wants to hear results; `None` before that line.
    wants_result: Option<bool>,
    /// Whether it has answered.
    has_answered: bool,
    /// Whether it had written more than the last line when that was read.
    more: bool,
    interrupt: Interrupt,
    complaints: Complaints,
}

impl Process {
    /// Starts a command.
    pub(super) fn start(
        command: &str,
        terms: &BotTerms,
        interrupt: &Interrupt,
    ) -> io::Result<Self> {
        let mut command = family::command(command);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = family::start(command.stderr(Stdio::piped()))?;
        let stderr = child.stderr.take().expect("it is a pipe");
        let stdin = child.stdin.take().expect("it is a pipe");
        let stdout = child.stdout.take().expect("it is a pipe");
        let (told, to_write) = channel();
        let (say, said) = sync_channel(AHEAD);
        let process = Self {
            child,
            told: Some(told),
            said,
            wants_result: None,
            has_answered: false,
            more: false,
            interrupt: interrupt.clone(),
            complaints: Complaints::new(stderr, terms.log.clone())?,
        };
        // If the system has no thread left, the process is ended when it is dropped.
        thread::Builder::new().spawn(move || write_lines(stdin, to_write))?;
        thread::Builder::new().spawn(move || read_lines(BufReader::new(stdout), &say))?;
        Ok(process)
    }

    /// Tells it some lines, and returns its answer. A process that is in trouble must not be used
    /// any more.
    pub(super) fn ask(&mut self, lines: String, time: Duration) -> Result<ProgramAnswer, Trouble> {
        // What it writes as it starts may be an answer: it may have read the question by then.
        if self.has_answered {
            // Any other line answers no question, and must not be taken for the next answer.
            if let Some(line) = self.after_comments(Self::early)? {
                return Err(Phrase::new("forfeit-out-of-turn")
                    .quoting("line", &line)
                    .into());
            }
        }
        let deadline = Instant::now() + time;
        if let Some(told) = &self.told {
            // What it said before it closed its input may be an answer.
            let _ = told.send(lines);
        }
        let answer = self.after_comments(|process| process.next(deadline, time))?;
        self.has_answered = answer.is_some();
        Ok(answer.ok_or_else(|| self.status()))
    }

    /// Ends it, and returns what it wrote last to its standard error, if it wrote something.
    pub(super) fn last_words(mut self) -> Option<String> {
        let _ = family::end(&mut self.child);
        self.complaints.last()
    }

    /// Tells it how a game has ended, if it wants to hear that. It has no answer to it.
    pub(super) fn tell_result(&self, line: String) {
        if let Some(told) = self
            .told
            .as_ref()
            .filter(|_| self.wants_result == Some(true))
        {
            // One that has ended hears nothing.
            let _ = told.send(line + "\n");
        }
    }

    /// The first line that is no comment.
    fn after_comments(
        &mut self,
        mut next: impl FnMut(&mut Self) -> Result<Option<String>, Trouble>,
    ) -> Result<Option<String>, Trouble> {
        for _ in 0..=MOST_COMMENTS {
            match next(self)? {
                Some(line) if line.starts_with(COMMENT) => {}
                found => return Ok(found),
            }
        }
        Err(phrase!("forfeit-comments", most = MOST_COMMENTS).into())
    }

    /// A line that it has written since its last answer.
    fn early(&mut self) -> Result<Option<String>, Trouble> {
        // What was written together with the last line is on its way.
        let wait = if self.more {
            LAST_WORDS
        } else {
            Duration::ZERO
        };
        let said = self.said.recv_timeout(wait).ok();
        said.map(|said| self.heard(said)).transpose()
    }

    /// Waits for a line. `None` if the program has ended.
    fn next(&mut self, deadline: Instant, time: Duration) -> Result<Option<String>, Trouble> {
        loop {
            if self.interrupt.is_wished() {
                return Err(Trouble::Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let said = match self.said.recv_timeout(left.min(CHECK_EVERY)) {
                // Something that it has started may keep its output open.
                Err(RecvTimeoutError::Timeout) if family::has_ended(&mut self.child) => {
                    self.said.recv_timeout(LAST_WORDS).ok()
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    // Written as on the command line: 0.5.
                    let seconds = Figure::Decimal(time.as_secs_f64().to_string());
                    return Err(phrase!("forfeit-late", seconds).into());
                }
                Err(RecvTimeoutError::Timeout) => continue,
                said => said.ok(),
            };
            return said.map(|said| self.heard(said)).transpose();
        }
    }

    fn heard(&mut self, said: LineHeard) -> Result<String, Trouble> {
        let (line, more) = said?;
        self.more = more;
        self.wants_result.get_or_insert(line == WANTS_RESULT);
        Ok(line)
    }

    /// Returns the exit status of a process that has ended, or that does so soon.
    fn status(&mut self) -> Option<i32> {
        let ended = self.wait(LAST_WORDS);
        family::end(&mut self.child).ok()?.code().filter(|_| ended)
    }

    /// Waits until the process has ended, but not longer than `time`. Returns whether it has.
    fn wait(&mut self, time: Duration) -> bool {
        let deadline = Instant::now() + time;
        while !family::has_ended(&mut self.child) {
            if Instant::now() >= deadline || self.interrupt.is_wished() {
                return false;
            }
            thread::sleep(Duration::from_millis(2));
        }
        true
    }

    /// Lets the program end by itself. Whatever is left of it is killed when the process is
    /// dropped.
    pub(super) fn quit(mut self) {
        if let Some(told) = self.told.take() {
            // A program that has ended needs no farewell.
            let _ = told.send(QUIT.to_owned() + "\n");
        }
        self.wait(FAREWELL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // This fails only if the process no longer exists.
        let _ = family::end(&mut self.child);
        self.complaints.last();
    }
}

/// Writes lines until there are no more, or nobody reads them. Waits for a program that does not
/// read.
fn write_lines(mut stdin: ChildStdin, lines: Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, or nobody wants them.
fn read_lines(mut output: BufReader<ChildStdout>, say: &SyncSender<LineHeard>) {
    loop {
        let mut bytes = Vec::new();
        let mut part = output.by_ref().take(LONGEST_LINE + 1);
        if !matches!(part.read_until(b'\n', &mut bytes), Ok(1..)) {
            return;
        }
        let said = if bytes.last() != Some(&b'\n') && bytes.len() as u64 > LONGEST_LINE {
            Err(phrase!("forfeit-long-line", most = LONGEST_LINE >> 10))
        } else {
            let line = String::from_utf8_lossy(&bytes).trim().to_owned();
            Ok((line, !output.buffer().is_empty()))
        };
        let goes_on = said.is_ok();
        if say.send(said).is_err() || !goes_on {
            return;
        }
    }
}
