//! The card: the losing positions below a position, which is all that a player has to know by heart to win from it.

use super::limits::{Interrupt, Limits, Unsolved};
use super::remoteness::Endings;
use crate::games::Game;
use crate::reason::Certificate;

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
    let root = rules.state(start);
    let lost = losing_states(rules, start, limits, interrupt)?;
    let below = lost.into_iter().filter(|&state| Some(state) != root);
    Ok(written(rules, start, below))
}

/// Returns the losing positions from `start` on downwards, all of them or, if there are more than `most`, only their number.
///
/// # Errors
/// As [`card`].
pub(super) fn certificate<R: Game>(
    rules: &R,
    start: &R::Position,
    most: usize,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Certificate, Unsolved> {
    let lost = losing_states(rules, start, limits, interrupt)?;
    let count = lost.len();
    let listed = lost.into_iter().filter(|_| count <= most);
    Ok(Certificate {
        count,
        lost: written(rules, start, listed),
        alike: rules.conventions().alike,
    })
}

/// The losing states at and below `start`, in the order in which they are listed.
fn losing_states<R: Game>(
    rules: &R,
    start: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Vec<R::State>, Unsolved> {
    let work = rules.cost(start);
    limits.allow(work)?;
    let root = rules.state(start).ok_or_else(|| limits.beyond(work))?;
    let mut endings = Endings::default();
    endings.settle(rules, root, interrupt)?;
    let lost = endings.iter().filter(|(_, ending)| !ending.won);
    let mut lost: Vec<R::State> = lost.map(|(state, _)| state).collect();
    lost.sort_unstable_by(|&one, &other| rules.compare_states(one, other));
    Ok(lost)
}

fn written<R: Game>(
    rules: &R,
    start: &R::Position,
    states: impl Iterator<Item = R::State>,
) -> Vec<String> {
    states
        .map(|state| rules.write_position(&rules.position(state, start)))
        .collect()
}
