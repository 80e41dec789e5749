//! The wish of the person outside that a long computation should end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that may be raised from elsewhere, and that long computations look at.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Watches a flag that a signal handler raises.
    pub fn watching(flag: Arc<AtomicBool>) -> Self {
        Self(flag)
    }

    /// Whether to stop.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
