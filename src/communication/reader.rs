//! Reads lines on a thread of its own, so that whoever waits for one can look for signals meanwhile.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

use super::{Signals, Stop};

/// What is longer is cut, so that endless input does not fill the memory; no answer is so long.
const LONGEST_LINE: u64 = 1 << 16;

/// So many lines are read ahead.
const AHEAD: usize = 1 << 10;

/// How often who waits looks for signals: a read itself cannot be broken off.
const LOOK_UP_EVERY: Duration = Duration::from_millis(50);

/// Lines from anything, without their ends; bytes that are no UTF-8 become replacement characters.
pub struct LineReader {
    lines: Receiver<io::Result<String>>,
    signals: Signals,
}

impl LineReader {
    /// A reader of `input`.
    pub fn new(input: impl BufRead + Send + 'static, signals: Signals) -> Self {
        let (sender, lines) = sync_channel(AHEAD);
        thread::spawn(move || {
            let mut input = input;
            while let Some(line) = read_line(&mut input).transpose() {
                let failed = line.is_err();
                if sender.send(line).is_err() || failed {
                    break;
                }
            }
        });
        Self { lines, signals }
    }

    /// The next line where it is there already; none where one would have to wait for it, or for the end.
    ///
    /// # Errors
    /// [`Stop`] where input failed.
    pub fn next_ready(&self) -> Result<Option<String>, Stop> {
        match self.lines.try_recv() {
            Ok(line) => Ok(Some(line?)),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => Ok(None),
        }
    }

    /// The next line, waiting for it.
    ///
    /// # Errors
    /// [`Stop`] where there is none, or a signal came.
    pub fn next(&self) -> Result<String, Stop> {
        loop {
            if self.signals.came() {
                return Err(Stop::Interrupted);
            }
            match self.lines.recv_timeout(LOOK_UP_EVERY) {
                Ok(line) => return Ok(line?),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Stop::InputEnded),
            }
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
