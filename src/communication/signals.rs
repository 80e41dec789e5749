//! Ctrl-C and SIGTERM raise flags; whoever waits or works looks at them, and the main thread ends the process.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpid, kill_process};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use signal_hook::iterator;

/// A signal that nobody has acted on is sent again after so long.
const AGAIN_AFTER: Duration = Duration::from_millis(100);

/// The flags, shared between copies.
#[derive(Clone, Debug, Default)]
pub struct Signals {
    either: Arc<AtomicBool>,
    terminate: Arc<AtomicBool>,
}

impl Signals {
    /// Flags that Ctrl-C and SIGTERM raise from now on.
    ///
    /// # Errors
    /// Where the system does not let the process handle signals.
    pub fn catch() -> io::Result<Self> {
        let signals = Self::default();
        flag::register(SIGTERM, Arc::clone(&signals.terminate))?;
        flag::register(SIGTERM, Arc::clone(&signals.either))?;
        flag::register(SIGINT, Arc::clone(&signals.either))?;
        repeat()?;
        Ok(signals)
    }

    /// The flag that either signal raises.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.either)
    }

    /// Whether either came.
    pub fn came(&self) -> bool {
        self.either.load(Ordering::Relaxed)
    }

    /// The exit status by custom: 128 and the number of the signal.
    pub fn exit_status(&self) -> u8 {
        // A prompt that SIGTERM breaks off raises an interrupt too, so SIGTERM goes first.
        let signal = if self.terminate.load(Ordering::Relaxed) {
            SIGTERM
        } else {
            SIGINT
        };
        128 + u8::try_from(signal).unwrap_or(0)
    }
}

/// Sends a signal again and again until the process has ended. The first may fall just before a prompt begins to wait for a key,
/// which looks at no flag and which only a signal breaks off.
fn repeat() -> io::Result<()> {
    let mut signals = iterator::Signals::new([SIGINT, SIGTERM])?;
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
