//! The list of `nimatron solve --card`: the losing positions below a position.

use crate::cli::{Context, Error, Result, problem::Problem};
use crate::explanation::refusals::about;
use crate::inference::{Estimate, Unsolved};
use crate::reason::{Figure, Phrase};

/// As many moves may be looked at for a card without `--full`, which is some seconds.
const SOON: u128 = 120_000_000;

/// The losing positions for the card.
pub(super) fn losing(
    Problem { game, position }: &Problem,
    for_people: bool,
    full: bool,
) -> Result<Vec<String>> {
    if game.has_points() {
        let refusal = phrase!("refuse-card", game = game.name());
        return Err(Error::Usage(refusal));
    }
    let mut limits = game.work().limits;
    if !full {
        limits.max_moves = limits.max_moves.min(SOON);
    }
    let _waiting = Context::waiting();
    game.card(position, for_people, limits)
        .map_err(|why| match why {
            Unsolved::Beyond(estimate)
                if !full && !estimate.memory_is_short && !estimate.is_refused =>
            {
                Error::Refused(long_card(&estimate))
            }
            why => why.into(),
        })
}

/// Returns that a list of losing positions may take long.
fn long_card(estimate: &Estimate) -> Phrase {
    let positions = Figure::Decimal(about(estimate.positions));
    phrase!("card-long", positions)
}
