//! Reads lines on a thread of its own, so that the thread that waits for one can poll for signals.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

use super::{Signals, Stop};

/// The longest line that is read; the rest is dropped. Bounds the memory on endless input.
const LONGEST_LINE: u64 = 1 << 16;

/// How many batches of lines the reader thread may queue. A batch is everything available at once, because waking the other
/// thread per line costs more than most answers.
const AHEAD: usize = 1 << 4;

/// Polling interval for signals while waiting; a blocking read cannot be interrupted.
const LOOK_UP_EVERY: Duration = Duration::from_millis(50);

/// Lines of any input, without their ends. Bytes that are not UTF-8 become replacement characters.
pub(crate) struct LineReader {
    incoming: Receiver<Vec<io::Result<String>>>,
    /// Lines that came in the same batch as the last one.
    lines: RefCell<VecDeque<io::Result<String>>>,
    signals: Signals,
}

impl LineReader {
    /// Starts a reader of `input`.
    pub(crate) fn new(input: impl Read + Send + 'static, signals: Signals) -> Self {
        let (sender, incoming) = sync_channel(AHEAD);
        thread::spawn(move || {
            let mut input = BufReader::new(input);
            loop {
                let lines = lines_at_hand(&mut input);
                let goes_on = lines.last().is_some_and(Result::is_ok);
                if lines.is_empty() || sender.send(lines).is_err() || !goes_on {
                    break;
                }
            }
        });
        Self {
            incoming,
            lines: RefCell::default(),
            signals,
        }
    }

    /// Returns the next line without waiting. `None` if it is not there yet or the input has ended.
    ///
    /// # Errors
    /// [`Stop`] if the input failed.
    pub(crate) fn next_ready(&self) -> Result<Option<String>, Stop> {
        let mut lines = self.lines.borrow_mut();
        if lines.is_empty() {
            match self.incoming.try_recv() {
                Ok(more) => lines.extend(more),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => {}
            }
        }
        Ok(lines.pop_front().transpose()?)
    }

    /// Waits for the next line.
    ///
    /// # Errors
    /// [`Stop`] if there is none, or a signal came.
    pub(crate) fn next(&self) -> Result<String, Stop> {
        loop {
            if self.signals.came() {
                return Err(Stop::Interrupted);
            }
            let mut lines = self.lines.borrow_mut();
            if let Some(line) = lines.pop_front() {
                return Ok(line?);
            }
            match self.incoming.recv_timeout(LOOK_UP_EVERY) {
                Ok(more) => lines.extend(more),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Stop::InputEnded),
            }
        }
    }
}

/// Waits for the next line, and returns it with all whole lines that came with it. Empty at the end of the input.
fn lines_at_hand(input: &mut BufReader<impl Read>) -> Vec<io::Result<String>> {
    let mut lines = Vec::new();
    loop {
        let line = read_line(input).transpose();
        let goes_on = matches!(line, Some(Ok(_)));
        lines.extend(line);
        if !goes_on || !input.buffer().contains(&b'\n') {
            return lines;
        }
    }
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let mut rest = Vec::new();
    while bytes.last() != Some(&b'\n') && rest.last() != Some(&b'\n') {
        rest.clear();
        if input.take(LONGEST_LINE).read_until(b'\n', &mut rest)? == 0 {
            break;
        }
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(line.trim_end_matches(['\n', '\r']).to_owned()))
}
