//! The card: the losing positions below a position, which is all that a player has to know by heart to win from it.

use super::limits::{Interrupt, Limits, Unsolved, make_places};
use super::remoteness::{Ending, Endings};
use crate::games::Game;

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
    let work = rules.cost(start);
    limits.allow(work)?;
    let root = rules.state(start).ok_or_else(|| limits.beyond(work))?;
    let mut endings = Endings::default();
    endings.settle(rules, root, interrupt)?;
    let is_lost = |&(state, ending): &(R::State, Ending)| !ending.won && state != root;
    let mut lost: Vec<R::State> = Vec::new();
    make_places(&mut lost, endings.iter().filter(is_lost).count())?;
    lost.extend(endings.iter().filter(is_lost).map(|(state, _)| state));
    drop(endings);
    lost.sort_unstable_by(|&one, &other| rules.compare_states(one, other));
    let text_of = |state| rules.write_position(&rules.position(state, start));
    // One text after the other is too small to be asked for, so all are at once.
    let most = lost.last().map_or(0, |&last| text_of(last).len());
    make_places(&mut Vec::<u8>::new(), lost.len() * (most + BYTES_PER_TEXT))?;
    Ok(lost.into_iter().map(text_of).collect())
}
