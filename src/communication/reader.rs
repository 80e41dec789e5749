//! Reads lines, and looks up for signals while it waits for one.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::mem;
#[cfg(unix)]
use std::os::fd::AsFd;
use std::time::Duration;

use super::{Error, INPUT_ENDED, InputLine, Result, Signals};
use crate::files::without_mark;

/// The most bytes of a line, its end left out. Bounds the memory on endless input.
const LONGEST_LINE: usize = 1 << 26;

/// How many bytes are read at once. It is more than the standard input keeps itself, so nothing is
/// left there unseen.
const AT_ONCE: usize = 1 << 16;

/// Polling interval for signals while waiting.
const CHECK_EVERY: Duration = Duration::from_millis(50);

/// Says that a line is too long.
pub fn too_long() -> String {
    let mebibytes = LONGEST_LINE >> 20;
    phrase!("refuse-long-line", most = mebibytes).to_string()
}

/// What lines are read from.
#[cfg(unix)]
pub trait LineSource: Read + AsFd {}
#[cfg(unix)]
impl<R: Read + AsFd> LineSource for R {}

#[cfg(not(unix))]
pub trait LineSource: Read {}
#[cfg(not(unix))]
impl<R: Read> LineSource for R {}

/// Whether there is something to read, its end included, or comes within a time.
#[cfg(unix)]
fn is_ready(source: &dyn LineSource, patience: Duration) -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    let mut awaited = [PollFd::from_borrowed_fd(source.as_fd(), PollFlags::IN)];
    let patience = patience.try_into().ok();
    // A signal ends the wait.
    poll(&mut awaited, patience.as_ref()).is_ok_and(|ready| ready > 0)
}

#[cfg(not(unix))]
fn is_ready(_: &dyn LineSource, _: Duration) -> bool {
    true
}

/// Lines of any input.
pub struct LineReader {
    input: Input<Box<dyn LineSource>>,
    signals: Signals,
}

impl LineReader {
    /// A reader of the lines of `source`.
    pub fn new(source: impl LineSource + 'static, signals: Signals) -> Self {
        Self {
            input: Input::new(Box::new(source)),
            signals,
        }
    }

    /// Returns the next line. `None` if it does not come within a time or the input has ended.
    /// [`Error`] if a signal came.
    pub fn next_within(&mut self, patience: Duration) -> Result<Option<InputLine>> {
        if self.signals.came() {
            return Err(Error::Interrupted);
        }
        Ok(self.input.next(|source| is_ready(&**source, patience))?)
    }

    /// Waits for the next line. [`Error`] if there is none, or a signal came.
    pub fn next(&mut self) -> Result<InputLine> {
        loop {
            if let Some(line) = self.next_within(CHECK_EVERY)? {
                return Ok(line);
            }
            // A signal that has just come goes before the end.
            if self.input.has_ended && !self.signals.came() {
                return Err(INPUT_ENDED);
            }
        }
    }
}

/// The input, from its first byte on.
struct Input<R> {
    reader: BufReader<R>,
    /// The beginning of a line whose end is not read yet; of a line that is too long, no more than
    /// shows that.
    begun: Vec<u8>,
    is_at_start: bool,
    has_ended: bool,
}

impl<R: Read> Input<R> {
    fn new(input: R) -> Self {
        Self {
            reader: BufReader::with_capacity(AT_ONCE, input),
            begun: Vec::new(),
            is_at_start: true,
            has_ended: false,
        }
    }

    /// Returns the next line; the last one may have no end. `None` at the end of the input, or if
    /// the line is not there while the input is not ready.
    fn next(&mut self, is_ready: impl Fn(&R) -> bool) -> io::Result<Option<InputLine>> {
        while !self.reader.buffer().is_empty() || is_ready(self.reader.get_ref()) {
            let bytes = match self.reader.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(None),
                read => read?,
            };
            self.has_ended = bytes.is_empty();
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let taken = end.map_or(bytes.len(), |end| end + 1);
            if self.begun.len() <= LONGEST_LINE {
                self.begun.extend(&bytes[..taken]);
            }
            self.reader.consume(taken);
            if end.is_some() || self.has_ended {
                return Ok(self.line(end.is_some()));
            }
        }
        Ok(None)
    }

    /// Returns the line that was read. `None` if nothing was.
    fn line(&mut self, has_end: bool) -> Option<InputLine> {
        let bytes = mem::take(&mut self.begun);
        let is_first = mem::replace(&mut self.is_at_start, false);
        if bytes.len() > LONGEST_LINE + usize::from(has_end) {
            return Some(InputLine::TooLong);
        }
        let text = if is_first {
            without_mark(&bytes)
        } else {
            &bytes
        };
        if text.is_empty() {
            return None;
        }
        let end = text.iter().rposition(|byte| !b"\r\n".contains(byte));
        let text = &text[..end.map_or(0, |last| last + 1)];
        Some(InputLine::Whole(String::from_utf8_lossy(text).into_owned()))
    }
}
