//! What a strategy proves, and why there is none.

use super::{Claim, Strategy};
use crate::explanation::{
    refusals::about,
    titles::{titled, with_minus},
};
use crate::inference::{Position, Solver};
use crate::reason::{Figure, Phrase};

/// Returns what a strategy that was checked proves.
pub(super) fn proved(game: &dyn Solver, start: &Position, strategy: &Strategy) -> Phrase {
    let (id, margin) = match strategy.claim() {
        Claim::Win => ("strategy-proves-win", 0),
        Claim::Loss => ("strategy-proves-loss", 0),
        Claim::Margin(margin) => ("strategy-proves-margin", margin),
    };
    titled(Phrase::new(id), game, start)
        .with("margin", Figure::Decimal(with_minus(margin)))
        .with("how", how(strategy))
}

/// Returns that a strategy was written.
pub(super) fn written(file: &str, strategy: &Strategy) -> Phrase {
    phrase!("strategy-written", file, how = how(strategy))
}

fn how(strategy: &Strategy) -> Phrase {
    phrase!("strategy-by-list", count = strategy.answer_count())
}

/// Returns that a strategy would have more lines than these.
pub(super) fn too_long(most: usize, positions: u128, full: bool) -> Phrase {
    phrase!(
        "strategy-long",
        most = Figure::Decimal(most.to_string()),
        positions = Figure::Decimal(about(positions)),
        full
    )
}
