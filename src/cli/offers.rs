//! What games offer to the command line, and the names of those that do.

use crate::games::Variant;
use crate::inference::GameKind;
use crate::players::learner::is_learnable;

/// What only some games offer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Offer {
    /// A map of their losing positions.
    Map,
    /// A sequence.
    Sequence,
    /// A learner.
    Learner,
}

/// The names of the games for which this holds, in the order of the menu.
pub(super) fn names(holds: impl Fn(GameKind) -> bool) -> Vec<&'static str> {
    let kinds = GameKind::all().filter(|&kind| holds(kind));
    kinds.map(GameKind::name).collect()
}

/// The names of the games that offer this, in the order of the menu.
pub(super) fn names_with(offer: Offer) -> Vec<&'static str> {
    names(|kind| {
        let game = kind.rules(&Variant::default());
        match offer {
            Offer::Map => game.of_piles(&[0, 0]).is_some(),
            Offer::Sequence => game.conventions().series.is_some(),
            Offer::Learner => is_learnable(&*game),
        }
    })
}
