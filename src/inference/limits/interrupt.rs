//! A flag that ends a long computation: raised from outside, or by itself when a time is up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::unsolved::Unsolved;

/// A flag that may be raised from elsewhere, and that long computations check.
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    flag: Arc<AtomicBool>,
    ends: Option<Instant>,
}

impl Interrupt {
    /// Watches a flag that a signal handler raises.
    pub fn watching(flag: Arc<AtomicBool>) -> Self {
        Self { flag, ends: None }
    }

    /// Returns the same flag, which also raises itself after `time` if one is given.
    #[must_use]
    pub fn giving_up_after(&self, time: Option<Duration>) -> Self {
        Self {
            flag: Arc::clone(&self.flag),
            ends: time.map(|time| Instant::now() + time),
        }
    }

    /// Whether to stop.
    pub fn is_raised(&self) -> bool {
        self.is_wished() || self.ends.is_some_and(|ends| Instant::now() >= ends)
    }

    /// Ends the work if it is to stop.
    pub(crate) fn check(&self) -> Result<(), Unsolved> {
        if self.is_raised() {
            return Err(Unsolved::Interrupted);
        }
        Ok(())
    }

    /// Whether the flag was raised from outside.
    pub fn is_wished(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }
}
