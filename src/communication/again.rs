//! Signals sent again, where a prompt may have missed the first.

use std::io;
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpid, kill_process};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// A signal that nobody has acted on is sent again after so long.
const AGAIN_AFTER: Duration = Duration::from_millis(100);

/// Sends a signal again and again until the process has ended. The first may fall just before a prompt begins to wait for a key,
/// which looks at no flag and which only a signal breaks off.
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
            // It can only fail for a process that is no longer there.
            let _ = kill_process(getpid(), again);
        }
    });
    Ok(())
}
