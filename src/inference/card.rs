//! The card: the losing positions below a position, which is all that a player has to know by heart to win from it.

use super::limits::{Interrupt, Limits, Unsolved, make_places};
use super::remoteness::{Ending, Endings};
use crate::games::Game;
use crate::reason::Certificate;

/// Bytes that a text takes beside its characters.
const BYTES_PER_TEXT: usize = 64;

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
    let rules = &rules.rooted(start);
    let root = rules.state(start);
    let mut lost = losing_states(rules, start, limits, interrupt)?;
    lost.retain(|&state| Some(state) != root);
    written(rules, start, &lost)
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
    let rules = &rules.rooted(start);
    let mut lost = losing_states(rules, start, limits, interrupt)?;
    let count = lost.len();
    if count > most {
        lost.clear();
    }
    Ok(Certificate {
        count,
        lost: written(rules, start, &lost)?,
        alike: rules.conventions().alike,
        spares_end: rules.is_misere(),
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
    limits.allow_watched(work)?;
    let root = rules.state(start).ok_or_else(|| limits.beyond(work))?;
    let mut endings = Endings::within(limits.max_memory);
    endings.settle(rules, root, interrupt)?;
    let is_lost = |&(_, ending): &(R::State, Ending)| !ending.won;
    let mut lost: Vec<R::State> = Vec::new();
    make_places(&mut lost, endings.iter().filter(is_lost).count())?;
    lost.extend(endings.iter().filter(is_lost).map(|(state, _)| state));
    drop(endings);
    lost.sort_unstable_by(|&one, &other| rules.compare_states(one, other));
    Ok(lost)
}

/// Writes states below `start`, of which the last is the longest.
fn written<R: Game>(
    rules: &R,
    start: &R::Position,
    states: &[R::State],
) -> Result<Vec<String>, Unsolved> {
    let text_of = |&state: &R::State| rules.write_position(&rules.position(state, start));
    // One text after the other is too small to be asked for, so all are at once.
    let most = states.last().map_or(0, |last| text_of(last).len());
    make_places(
        &mut Vec::<u8>::new(),
        states.len() * (most + BYTES_PER_TEXT),
    )?;
    Ok(states.iter().map(text_of).collect())
}
