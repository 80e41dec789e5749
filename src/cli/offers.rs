//! The names of the games that offer something to the command line, in the order of the menu.

use crate::games::Variant;
use crate::inference::{GameKind, Solver};
use crate::players::learner::is_learnable;

/// The names of the games for which this holds.
pub(super) fn names(holds: impl Fn(GameKind) -> bool) -> Vec<&'static str> {
    let kinds = GameKind::all().filter(|&kind| holds(kind));
    kinds.map(GameKind::name).collect()
}

/// The names of all games.
pub(super) fn all() -> Vec<&'static str> {
    names(|_| true)
}

/// The names of the games that have a map.
pub(super) fn with_map() -> Vec<&'static str> {
    names_of(|game| game.of_piles(&[0, 0]).is_some())
}

/// The names of the games that have a sequence.
pub(super) fn with_sequence() -> Vec<&'static str> {
    names_of(|game| game.conventions().series.is_some())
}

/// The names of the games that the learner plays.
pub(super) fn learnable() -> Vec<&'static str> {
    names_of(is_learnable)
}

fn names_of(holds: impl Fn(&dyn Solver) -> bool) -> Vec<&'static str> {
    names(|kind| holds(&*kind.rules(&Variant::default())))
}
