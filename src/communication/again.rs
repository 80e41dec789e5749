//! Sends a signal again, since a prompt may have missed the first.

use std::io;
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpid, kill_process};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// The time between two signals.
const AGAIN_AFTER: Duration = Duration::from_millis(100);

/// Resends the first signal until the process exits. It may arrive just before a prompt starts waiting for a key; that wait checks no
/// flag and only a signal interrupts it.
pub(super) fn repeat() -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    thread::spawn(move || {
        let Some(first) = signals.forever().next() else {
            return;
        };
        let again = if first == SIGTERM {
            Signal::TERM
        } else {
            Signal::INT
        };
        loop {
            thread::sleep(AGAIN_AFTER);
            // This fails only if the process no longer exists.
            let _ = kill_process(getpid(), again);
        }
    });
    Ok(())
}
