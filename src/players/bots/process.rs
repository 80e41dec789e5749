//! The process of a program: lines to it and from it, each with a limit, and its end with everything that it has started.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::failure::{Failure, Trouble};
use super::protocol::{COMMENT, QUIT};
use super::terms::BotTerms;
use crate::inference::Interrupt;

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
const LOOK_UP_EVERY: Duration = Duration::from_millis(20);

/// How long to wait for what a process said before it ended, and for the end of one that has closed its output.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// The exit status by which a shell says that it cannot run a command.
pub(super) const NOT_RUN: [i32; 2] = [126, 127];

/// A line of a program.
enum Said {
    Line {
        text: String,
        /// Whether it has written more than this line already.
        more: bool,
    },
    TooLong,
}

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Lines for the thread that writes them. `None` after the last one.
    told: Option<SyncSender<String>>,
    said: Receiver<Said>,
    /// Whether it has answered.
    has_answered: bool,
    /// Whether it had written more than the last line when that was read.
    more: bool,
    interrupt: Interrupt,
}

impl Process {
    /// Starts a command.
    ///
    /// # Errors
    /// If the system cannot start it.
    pub(super) fn start(
        command: &str,
        terms: &BotTerms,
        interrupt: &Interrupt,
    ) -> io::Result<Self> {
        let mut command = family::command(command);
        let errors = match &terms.log {
            Some(log) => log.try_clone()?.into(),
            None => Stdio::null(),
        };
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = family::start(command.stderr(errors))?;
        let stdin = child.stdin.take().expect("it is a pipe");
        let stdout = child.stdout.take().expect("it is a pipe");
        let (told, to_write) = sync_channel(1);
        let (say, said) = sync_channel(AHEAD);
        let process = Self {
            child,
            told: Some(told),
            said,
            has_answered: false,
            more: false,
            interrupt: interrupt.clone(),
        };
        // If the system has no thread left, the process is ended when it is dropped.
        thread::Builder::new().spawn(move || write_lines(stdin, &to_write))?;
        thread::Builder::new().spawn(move || read_lines(BufReader::new(stdout), &say))?;
        Ok(process)
    }

    /// Tells it some lines, and returns its answer.
    ///
    /// # Errors
    /// [`Trouble`], with which the process must not be used any more.
    pub(super) fn ask(&mut self, lines: String, time: Duration) -> Result<String, Trouble> {
        // What it writes as it starts may be an answer: it may have read the question by then.
        if self.has_answered {
            self.expect_no_more()?;
        }
        let deadline = Instant::now() + time;
        self.tell(lines, deadline, time)?;
        for _ in 0..=MOST_COMMENTS {
            let line = self.next(deadline, time)?;
            if !line.starts_with(COMMENT) {
                self.has_answered = true;
                return Ok(line);
            }
        }
        Err(Trouble::Forfeits(Failure::Comments(MOST_COMMENTS)))
    }

    /// Passes over the comments since its last answer. Any other line answers no question, and must not be taken for the next answer.
    fn expect_no_more(&mut self) -> Result<(), Trouble> {
        for _ in 0..=MOST_COMMENTS {
            // What was written together with the last line is on its way.
            let said = if self.more {
                self.said.recv_timeout(LAST_WORDS).ok()
            } else {
                self.said.try_recv().ok()
            };
            let failure = match said {
                None => return Ok(()),
                Some(Said::Line { text, more }) if text.starts_with(COMMENT) => {
                    self.more = more;
                    continue;
                }
                Some(Said::Line { text, .. }) => Failure::OutOfTurn { line: text },
                Some(Said::TooLong) => Failure::LongLine(LONGEST_LINE),
            };
            return Err(Trouble::Forfeits(failure));
        }
        Err(Trouble::Forfeits(Failure::Comments(MOST_COMMENTS)))
    }

    /// Hands lines to the thread that writes them. That waits for a program that does not read.
    fn tell(
        &mut self,
        mut lines: String,
        deadline: Instant,
        time: Duration,
    ) -> Result<(), Trouble> {
        let told = self.told.as_ref().expect("it was not told to quit");
        loop {
            match told.try_send(lines) {
                // What it said before it closed its input may be an answer.
                Ok(()) | Err(TrySendError::Disconnected(_)) => return Ok(()),
                Err(TrySendError::Full(same)) => lines = same,
            }
            if self.interrupt.is_wished() {
                return Err(Trouble::Interrupted);
            }
            if Instant::now() >= deadline {
                return Err(Trouble::Forfeits(Failure::Late(time)));
            }
            thread::sleep(LOOK_UP_EVERY);
        }
    }

    /// Waits for a line.
    fn next(&mut self, deadline: Instant, time: Duration) -> Result<String, Trouble> {
        loop {
            if self.interrupt.is_wished() {
                return Err(Trouble::Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let said = match self.said.recv_timeout(left.min(LOOK_UP_EVERY)) {
                // Something that it has started may keep its output open.
                Err(RecvTimeoutError::Timeout) if family::has_ended(&mut self.child) => {
                    self.said.recv_timeout(LAST_WORDS).ok()
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Trouble::Forfeits(Failure::Late(time)));
                }
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => None,
                Ok(said) => Some(said),
            };
            return match said {
                Some(Said::Line { text, more }) => {
                    self.more = more;
                    Ok(text)
                }
                Some(Said::TooLong) => Err(Trouble::Forfeits(Failure::LongLine(LONGEST_LINE))),
                None => Err(Trouble::Forfeits(Failure::Ended(self.status()))),
            };
        }
    }

    /// Returns the exit status of a process that has ended, or that does so soon.
    fn status(&mut self) -> Option<i32> {
        let ended = self.wait(LAST_WORDS);
        let status = family::end(&mut self.child).ok()?;
        status.code().filter(|_| ended)
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

    /// Lets the program end by itself. Whatever is left of it is killed when the process is dropped.
    pub(super) fn quit(mut self) {
        if let Some(told) = self.told.take() {
            // A program that does not read, or has ended, needs no farewell.
            let _ = told.try_send(QUIT.to_owned() + "\n");
        }
        self.wait(FAREWELL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // This fails only if the process no longer exists.
        let _ = family::end(&mut self.child);
    }
}

/// Writes lines until there are no more, or nobody reads them.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = stdin.write_all(line.as_bytes());
        if written.and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, or nobody wants them.
fn read_lines(mut output: BufReader<ChildStdout>, say: &SyncSender<Said>) {
    loop {
        let mut bytes = Vec::new();
        let mut part = output.by_ref().take(LONGEST_LINE + 1);
        if !matches!(part.read_until(b'\n', &mut bytes), Ok(1..)) {
            return;
        }
        let is_whole = bytes.last() == Some(&b'\n');
        let said = if !is_whole && bytes.len() as u64 > LONGEST_LINE {
            Said::TooLong
        } else {
            Said::Line {
                text: String::from_utf8_lossy(&bytes).trim().to_owned(),
                more: !output.buffer().is_empty(),
            }
        };
        let goes_on = matches!(said, Said::Line { .. });
        if say.send(said).is_err() || !goes_on {
            return;
        }
    }
}
