//! What a strategy proves, and why there is none.

use super::titles::titled;
use crate::inference::{At, Solver};
use crate::reason::{Figure, Phrase};
use crate::record::{Claim, NoStrategy, Strategy};

use super::refusals::{about, unsolved};

/// Returns what a strategy that was checked proves.
pub(crate) fn proved(game: &dyn Solver, start: &At, strategy: &Strategy) -> Phrase {
    let id = match strategy.claim() {
        Claim::Win => "strategy-proves-win",
        Claim::Loss => "strategy-proves-loss",
        Claim::Margin(_) => "strategy-proves-margin",
    };
    let margin = match strategy.claim() {
        Claim::Margin(margin) => margin.to_string(),
        _ => String::new(),
    };
    titled(Phrase::new(id), game, start)
        .with("margin", Figure::Decimal(margin))
        .with("how", how(strategy))
}

/// Returns that a strategy was written.
pub(crate) fn written(file: &str, strategy: &Strategy) -> Phrase {
    let phrase = Phrase::new("strategy-written").with("file", file);
    phrase.with("how", how(strategy))
}

fn how(strategy: &Strategy) -> Phrase {
    match strategy.rule() {
        Some(rule) => Phrase::new("strategy-by-pairing").with("rule", rule),
        None => Phrase::new("strategy-by-list").with("count", strategy.answer_count()),
    }
}

/// Returns why there is no strategy.
pub(crate) fn no_strategy(why: &NoStrategy) -> Phrase {
    match why {
        NoStrategy::Unsolved(why) => unsolved(why),
        NoStrategy::TooLong { most, positions } => Phrase::new("strategy-long")
            .with("most", Figure::Decimal(most.to_string()))
            .with("positions", Figure::Decimal(about(*positions))),
    }
}
