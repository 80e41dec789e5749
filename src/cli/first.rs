//! What the first screen offers beside the games.

use super::{Context, Result};
use crate::communication::FrontEnd;
use crate::reason::Phrase;
use crate::session::Offer;

/// An offer of a feature.
pub struct FirstEntry {
    pub offer: Offer,
    /// Takes it up, with the seed that was given.
    pub open: fn(&Context, &mut dyn FrontEnd, Option<u64>) -> Result,
    /// What there is to say about it to this person.
    pub news: fn() -> Option<Phrase>,
}
