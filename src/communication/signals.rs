//! Ctrl-C and SIGTERM raise flags. Code that waits or computes polls them; only the main thread ends the process.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The flags, shared between copies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signals {
    either: Arc<AtomicBool>,
    terminate: Arc<AtomicBool>,
}

impl Signals {
    /// Returns flags that Ctrl-C and SIGTERM raise from now on.
    ///
    /// # Errors
    /// If the system does not let the process handle signals.
    pub(crate) fn catch() -> io::Result<Self> {
        let signals = Self::default();
        flag::register(SIGTERM, Arc::clone(&signals.terminate))?;
        flag::register(SIGTERM, Arc::clone(&signals.either))?;
        flag::register(SIGINT, Arc::clone(&signals.either))?;
        #[cfg(unix)]
        super::again::repeat()?;
        Ok(signals)
    }

    /// Returns the flag that either signal raises.
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.either)
    }

    /// Whether either signal has come.
    pub(crate) fn came(&self) -> bool {
        self.either.load(Ordering::Relaxed)
    }

    /// Returns the conventional exit status: 128 plus the number of the signal.
    pub(crate) fn exit_status(&self) -> u8 {
        // A prompt interrupted by SIGTERM raises an interrupt too, so SIGTERM goes first.
        let signal = if self.terminate.load(Ordering::Relaxed) {
            SIGTERM
        } else {
            SIGINT
        };
        128 + u8::try_from(signal).unwrap_or(0)
    }
}
