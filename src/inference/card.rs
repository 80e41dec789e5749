//! The card: the losing positions below a position, which is all that a player has to know by heart to win from it.

use super::limits::{Interrupt, Limits, Unsolved};
use super::remoteness::Endings;
use crate::games::Game;

/// Returns the losing positions below `start`, in canonical form and sorted, as position texts.
///
/// # Errors
/// [`Unsolved::Beyond`] if there are too many positions below `start`, [`Unsolved::Interrupted`] if the interrupt was raised.
pub fn card<R: Game>(
    rules: &R,
    start: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Vec<String>, Unsolved> {
    let work = rules.cost(start);
    limits.allow(work)?;
    let root = rules.state(start).ok_or_else(|| limits.beyond(work))?;
    let mut endings = Endings::default();
    endings.settle(rules, root, interrupt)?;
    let mut lost: Vec<R::State> = endings
        .iter()
        .filter(|&(state, ending)| !ending.won && state != root)
        .map(|(state, _)| state)
        .collect();
    lost.sort_unstable_by(|&one, &other| rules.compare_states(one, other));
    Ok(lost
        .into_iter()
        .map(|state| rules.write_position(&rules.position(state, start)))
        .collect())
}
