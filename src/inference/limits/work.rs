//! What a solver works with: what it may spend, what ends its work early, and who hears how far it
//! has got.

use std::rc::Rc;

use super::{Interrupt, Limits, Progress, Silent, Steps};

/// What a solver may spend, what ends its work early, and who hears how far it has got.
#[derive(Clone)]
pub struct Work {
    /// What it may spend on an answer.
    pub limits: Limits,
    /// Ends its work early.
    pub interrupt: Interrupt,
    pub(crate) steps: Rc<Steps>,
}

impl Work {
    /// Work within limits whose progress is reported.
    pub fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            steps: Rc::new(Steps::new(progress)),
        }
    }

    /// The same of which nobody hears.
    pub(crate) fn silent(limits: Limits, interrupt: Interrupt) -> Self {
        Self::new(limits, interrupt, Rc::new(Silent))
    }
}

impl Default for Work {
    /// Work within the default limits, in silence.
    fn default() -> Self {
        Self::silent(Limits::default(), Interrupt::default())
    }
}
