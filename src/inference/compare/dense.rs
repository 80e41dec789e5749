//! The dense table of losing positions by its definition: a position loses if no move leads to a losing one. It is slow and plain,
//! the reference implementation for the P-table.

use std::ops::ControlFlow;

use crate::inference::limits::{Estimate, Interrupt, Unsolved};
use crate::inference::ppositions::region::{Region, advance, narrowed};
use crate::inference::remoteness::neighbours::children;

/// Positions between two checks whether the pass should stop.
const LOOK_UP_EVERY: usize = 1 << 10;

/// Whether each position of piles up to these ascending bounds is losing, by rank; the last one is the bounds themselves.
pub(super) fn lost_by_definition(
    bounds: &[u64],
    misere: bool,
    interrupt: &Interrupt,
) -> Result<Vec<bool>, Unsolved> {
    let bounds = narrowed(bounds);
    let region = Region::new(&bounds);
    let positions = region.size() as u128;
    Estimate::new(positions, positions, u64::MAX).granted()?;
    let mut lost = vec![false; region.size()];
    let mut position = vec![0; bounds.len()];
    for rank in 0..lost.len() {
        if rank.is_multiple_of(LOOK_UP_EVERY) && interrupt.is_raised() {
            return Err(Unsolved::Interrupted);
        }
        let won = children(&position, |child| {
            if lost[region.rank(child.iter().copied())] {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        lost[rank] = won.is_continue() && !(misere && rank == 0);
        advance(&mut position, &bounds);
    }
    Ok(lost)
}
