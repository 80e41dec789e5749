//! The card: the losing positions below a position, which is all that a player has to know by heart
//! to win from it.

use super::{
    limits::{Estimate, Interrupt, Limits, Unsolved},
    remoteness::Endings,
    walk::sort_indices,
};
use crate::games::Game;
use crate::reason::Certificate;

/// Bytes that a losing position takes beside the characters of its text.
const BYTES_PER_TEXT: usize = 128;

/// Returns the losing positions below `start`, in canonical form and sorted, as position texts.
///
/// # Errors
/// [`Unsolved::Beyond`] if there are too many positions below `start`, [`Unsolved::Interrupted`] if
/// the interrupt was raised.
pub fn card<R: Game>(
    rules: &R,
    start: &R::Position,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Vec<String>, Unsolved> {
    listed(rules, start, false, limits, interrupt)
}

/// The same, or for people: all in one notation, without what no move can change, and each once.
pub(super) fn listed<R: Game>(
    rules: &R,
    start: &R::Position,
    for_people: bool,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Vec<String>, Unsolved> {
    let rules = &rules.rooted(start);
    let root = rules.state(start);
    let mut lost = losing_states(rules, start, limits, interrupt)?;
    lost.retain(|&state| Some(state) != root);
    if for_people {
        return Ok(written(rules, start, &lost));
    }
    let text = |&state: &R::State| rules.write_position(&rules.position(state, start));
    Ok(lost.iter().map(text).collect())
}

/// Returns the losing positions from `start` on downwards for people, all of them or, if there are
/// more than `most`, only their number.
pub(super) fn certificate<R: Game>(
    rules: &R,
    start: &R::Position,
    most: usize,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<Certificate, Unsolved> {
    let rules = &rules.rooted(start);
    let states = losing_states(rules, start, limits, interrupt)?;
    let mut lost = written(rules, start, &states);
    let count = lost.len();
    if count > most {
        lost.clear();
    }
    Ok(Certificate {
        count,
        lost,
        alike: rules.listed_once(),
        card: None,
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
    let root = rules.state(start).ok_or(Unsolved::NoState)?;
    let mut endings = Endings::within(limits.max_memory);
    endings.settle(rules, root, interrupt)?;
    let lost = || endings.iter().filter(|(_, ending)| !ending.won);
    let (count, each) = (lost().count(), rules.write_position(start).len());
    let bytes = count * (each + BYTES_PER_TEXT);
    Estimate::new(count as u128, bytes as u128, u64::MAX).granted()?;
    let lost: Vec<R::State> = lost().map(|(state, _)| state).collect();
    Ok(sorted(rules, &lost))
}

/// States in the order in which they are listed.
fn sorted<R: Game>(rules: &R, states: &[R::State]) -> Vec<R::State> {
    let mut order: Vec<usize> = (0..states.len()).collect();
    sort_indices(&mut order, &|one, other| {
        rules.compare_states(states[one], states[other])
    });
    order.into_iter().map(|index| states[index]).collect()
}

/// Writes states below `start` for people, each text once.
fn written<R: Game>(rules: &R, start: &R::Position, states: &[R::State]) -> Vec<String> {
    let live = |&state| rules.state(&rules.without_dead(&rules.position(state, start)));
    let live: Vec<R::State> = states.iter().filter_map(live).collect();
    let mut live = sorted(rules, &live);
    live.dedup();
    let text = |&state: &R::State| rules.write_position(&rules.position(state, start));
    live.iter().map(text).collect()
}
