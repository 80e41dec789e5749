//! What is said of a sequence of nimbers.

use crate::inference::Period;
use crate::reason::Phrase;

/// Says how nimbers repeat.
pub(crate) fn period(period: Period) -> Phrase {
    Phrase::new("sequence-period")
        .with("length", period.length)
        .with("before", period.before)
        .with("from", period.before + 1)
}

/// Says that the nimbers up to a size prove no period.
pub(crate) fn no_period(to: u64) -> Phrase {
    Phrase::new("sequence-no-period").with("to", to)
}
