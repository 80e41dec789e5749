//! A sign of life while work goes on that cannot say how far it has got, on a terminal only.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::progress::PATIENCE;
use super::status::StatusLine;

/// How often the time is shown.
const TICK: Duration = Duration::from_millis(100);

/// Shows some words and the time that has passed on the standard error, until it is dropped.
#[derive(Debug)]
pub(crate) struct Waiting {
    /// Dropped when the work is over. `None` if nothing is shown.
    shown: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Waiting {
    /// Begins to show `label`. Shows nothing if the standard error is no terminal, or the system has no thread left.
    pub(crate) fn new(label: String) -> Self {
        let (works, over) = channel();
        let show = move || show(&label, &over);
        let is_seen = io::stderr().is_terminal();
        let thread = is_seen.then(|| Builder::new().spawn(show).ok()).flatten();
        Self {
            shown: thread.map(|thread| (works, thread)),
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some((works, thread)) = self.shown.take() {
            drop(works);
            // The line is clear again when the thread has ended. It has nothing else to report.
            let _ = thread.join();
        }
    }
}

fn show(label: &str, over: &Receiver<()>) {
    let goes_on = |time| over.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
    if !goes_on(PATIENCE) {
        return;
    }
    let (line, started) = (StatusLine::default(), Instant::now());
    loop {
        line.show(|_| format!("{label} {}", rounded(started.elapsed().as_secs())));
        if !goes_on(TICK) {
            break line.clear();
        }
    }
}

/// A time in the largest unit of which there are two.
fn rounded(seconds: u64) -> String {
    match seconds {
        0..90 => format!("{seconds}s"),
        90..5400 => format!("{}m", (seconds + 30) / 60),
        _ => format!("{}h", (seconds + 1800) / 3600),
    }
}
