//! What a program writes to its standard error: it goes to the log, and its last line is kept.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ChildStderr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The most bytes of a line that is remembered.
const LONGEST: usize = 200;

/// The most bytes that are read as one line.
const PART: u64 = 1 << 16;

/// How long to wait, once a program is ended, for what it wrote before.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// The standard error of a program.
#[derive(Debug)]
pub(super) struct Complaints {
    last: Arc<Mutex<Vec<u8>>>,
    /// Hears nothing before all is read, and then that nothing more comes.
    end: Receiver<()>,
}

impl Complaints {
    /// Reads what comes, and adds it to the log if there is one.
    pub(super) fn new(stderr: ChildStderr, log: Option<Arc<File>>) -> io::Result<Self> {
        let last = Arc::new(Mutex::new(Vec::new()));
        let (ends, end) = channel();
        let read = Arc::clone(&last);
        thread::Builder::new().spawn(move || {
            copy(stderr, log.as_deref(), &read);
            drop::<Sender<()>>(ends);
        })?;
        Ok(Self { last, end })
    }

    /// The last line of a program that is ended, unless it was silent.
    pub(super) fn last(&self) -> Option<String> {
        let _ = self.end.recv_timeout(LAST_WORDS);
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let line = String::from_utf8_lossy(&last);
        Some(line.trim().to_owned()).filter(|line| !line.is_empty())
    }
}

/// Copies lines until there are no more.
fn copy(stderr: ChildStderr, log: Option<&File>, last: &Mutex<Vec<u8>>) {
    let mut stderr = BufReader::new(stderr);
    loop {
        let mut line = Vec::new();
        let mut part = stderr.by_ref().take(PART);
        if !matches!(part.read_until(b'\n', &mut line), Ok(1..)) {
            return;
        }
        if let Some(mut log) = log {
            // A full disk loses what is said, and no game.
            let _ = log.write_all(&line);
        }
        if !line.trim_ascii().is_empty() {
            line.truncate(LONGEST);
            *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
        }
    }
}
