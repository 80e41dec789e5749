//! Sends a signal again, since a prompt may have missed the first, and at last ends what hears none.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpid, kill_process};
use rustix::stdio::stdin;
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use signal_hook::iterator::Signals;

/// The time between two signals.
const AGAIN_AFTER: Duration = Duration::from_millis(100);

/// How often a signal is sent again before it ends the process at once.
const PATIENCE: u32 = 3;

/// Resends the first signal until the process exits. It may arrive just before a prompt starts waiting for a key; that wait checks no
/// flag and only a signal interrupts it.
///
/// Where the main thread still has not ended the process, it waits for something that no flag ends, such as a pipe that nobody reads.
/// Then the terminal is put back as it was, and `at_once` is raised, with which the next signal ends the process.
///
/// Where the system has no thread left, none of this is done, and the flags have to do.
pub(super) fn repeat(
    caught: impl Iterator<Item = i32>,
    at_once: Arc<AtomicBool>,
) -> io::Result<()> {
    let mut signals = Signals::new(caught)?;
    let terminal = tcgetattr(stdin()).ok();
    let wait = move || {
        let first = signals.forever().next();
        let Some(again) = first.and_then(Signal::from_named_raw) else {
            return;
        };
        for sent in 1_u32.. {
            thread::sleep(AGAIN_AFTER);
            if sent > PATIENCE {
                if let Some(terminal) = &terminal {
                    // A terminal that is gone needs no repair.
                    let _ = tcsetattr(stdin(), OptionalActions::Now, terminal);
                }
                at_once.store(true, Ordering::Relaxed);
            }
            // This fails only if the process no longer exists.
            let _ = kill_process(getpid(), again);
        }
    };
    let _ = thread::Builder::new().spawn(wait);
    Ok(())
}
