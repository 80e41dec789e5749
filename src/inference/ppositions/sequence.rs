//! The losing positions of two or three piles in order.

use super::table::PTable;
use crate::games::internals::lost_partner;
use crate::inference::{
    limits::{Progress, Work, make_place},
    terms::{LosingSizes, NimberSequence},
};

/// Lists the losing positions of `piles` piles of matches, two or three, of at most `to` each,
/// where a move takes from up to `at_once` of them: the sizes ascending, in lexicographic order.
pub fn losing_sequence(
    piles: usize,
    to: u64,
    misere: bool,
    at_once: usize,
    work: &Work,
) -> NimberSequence<LosingSizes> {
    let mut lost = Vec::new();
    let mut add = |sizes: &[u64]| {
        work.interrupt.check()?;
        make_place(&mut lost, u64::MAX)?;
        // The others are empty.
        lost.push(sizes[sizes.len() - piles..].iter().copied().collect());
        Ok(())
    };
    let done = if piles == 2 && at_once > 1 {
        // Wythoff's pairs, whatever is taken from more piles.
        let mut pairs = (0..=to).map(|size| [size, lost_partner(size, misere)]);
        pairs.try_for_each(|pair| match pair {
            [smaller, larger] if smaller <= larger && larger <= to => add(&pair),
            _ => Ok(()),
        })
    } else {
        let table = PTable::within(&vec![to; piles], misere, at_once, work);
        work.steps.finish();
        table.and_then(|table| {
            let mut positions = table.losing_positions();
            positions.try_for_each(|sizes| add(&sizes))
        })
    };
    NimberSequence::new(lost, done)
}
