//! The dense table of losing positions by its definition: a position loses if no move leads to a
//! losing one. It is slow and plain, the reference implementation for the P-table.

use std::ops::ControlFlow;

use crate::inference::limits::{Estimate, Interrupt, Unsolved};
use crate::inference::piles::{
    neighbours::children,
    region::{Region, each_rank, narrowed},
};

/// Whether each position of piles up to these ascending bounds is losing, by rank; the last one is
/// the bounds themselves.
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
    each_rank(&bounds, interrupt, |rank, position| {
        let won = children(&region, position, |child| {
            if lost[child] {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        lost[rank] = won.is_continue() && !(misere && rank == 0);
    })?;
    Ok(lost)
}
