//! A selection of exercises from several games by turns, small ones first.

use rand::RngExt;

use super::exercise::Exercise;
use crate::inference::Unsolved;
use crate::players::Chance;

/// Chooses exercises of one game.
pub(crate) trait Source {
    /// Returns an exercise of this size, from 1 to 10, that was not chosen before: a winning position if `won` is set, else
    /// another, as far as one is found. `None` if none is.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised.
    fn choose(
        &mut self,
        size: u64,
        won: bool,
        chance: &mut Chance,
    ) -> Result<Option<Exercise>, Unsolved>;
}

/// Returns `count` exercises of a level from 1 to 5, about half of them winning positions, from all sources by turns; those of
/// each source are in the order of their sizes. Returns fewer if no more are found.
///
/// # Errors
/// [`Unsolved::Interrupted`] if the interrupt was raised.
pub(crate) fn select(
    mut sources: Vec<Box<dyn Source>>,
    count: u64,
    level: u64,
    chance: &mut Chance,
) -> Result<Vec<Exercise>, Unsolved> {
    // Sizes come in pairs, one pair for each level.
    let sizes = [2 * level - 1, 2 * level];
    let mut chosen: Vec<Vec<Exercise>> = sources.iter().map(|_| Vec::new()).collect();
    let mut turns = Vec::new();
    // Sources that still find something.
    let mut open: Vec<usize> = (0..sources.len()).collect();
    let mut won_left = count.div_ceil(2);
    let mut place = 0;
    for asked in 0..count {
        let won = chance.random_range(0..count - asked) < won_left;
        let is_late = 2 * asked >= count;
        let found = loop {
            if open.is_empty() {
                break None;
            }
            place %= open.len();
            let source = &mut sources[open[place]];
            let mut found = source.choose(sizes[usize::from(is_late)], won, chance)?;
            if found.is_none() {
                found = source.choose(sizes[usize::from(!is_late)], won, chance)?;
            }
            if let Some(found) = found {
                break Some(found);
            }
            open.remove(place);
        };
        let Some(found) = found else { break };
        if found.is_won() {
            won_left = won_left.saturating_sub(1);
        }
        turns.push(open[place]);
        chosen[open[place]].push(found);
        place += 1;
    }
    let mut chosen: Vec<_> = chosen
        .into_iter()
        .map(|mut exercises| {
            exercises.sort_by_key(|exercise| exercise.states);
            exercises.into_iter()
        })
        .collect();
    let next = turns.into_iter().map(|turn| chosen[turn].next());
    Ok(next.flatten().collect())
}
