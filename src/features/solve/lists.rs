//! The lists of `nimatron solve`: the losing positions below a position, and a strategy.

use crate::cli::{
    Context, Error, Result,
    context::{may_save, save},
    problem::Problem,
};
use crate::explanation::refusals::{long_card, long_strategy, written};
use crate::inference::Unsolved;
use crate::record::{NoStrategy, Strategy};
use crate::text::Text;

/// As many moves may be looked at for a card without `--full`, which is some seconds.
const SOON: u128 = 50_000_000;

/// The losing positions for the card.
pub(super) fn losing(
    context: &Context,
    Problem { game, position }: &Problem,
    for_people: bool,
    full: bool,
) -> Result<Vec<String>> {
    if game.has_points() {
        return Err(phrase!("refuse-card", game = game.name()).into());
    }
    let mut limits = game.work().limits;
    if !full {
        limits.max_moves = limits.max_moves.min(SOON);
    }
    let _waiting = context.waiting();
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

/// The most answers of a strategy, without and with `--full`.
const MOST_ANSWERS: [usize; 2] = [10_000, 1_000_000];

/// Writes a strategy, and says so; to the standard output, nothing but the strategy.
pub(super) fn write_strategy(
    context: &Context,
    Problem { game, position }: &mut Problem,
    file: &String,
    full: bool,
) -> Result {
    may_save(file)?;
    let made = {
        let _waiting = context.waiting();
        Strategy::make(&mut **game, position, MOST_ANSWERS[usize::from(full)])
    };
    let strategy = made.map_err(|why| match why {
        NoStrategy::Unsolved(unsolved) => unsolved.into(),
        NoStrategy::TooLong { most, positions } => {
            Error::Refused(long_strategy(most, positions, full))
        }
    })?;
    match save(Some(file), || strategy.to_string())? {
        Some(text) => context.print(&text),
        None => context.show(|words, _| Text::new().say(words, written(file, &strategy))),
    }
}
