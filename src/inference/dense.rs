//! The table of lost positions by its definition: every position within the bounds, lost where no move leads to a lost one.
//! Slow and plain; the yardstick of the table of P-positions.

use std::ops::ControlFlow;

use super::neighbours::{advance, children};
use super::ppositions::{Region, narrowed};
use super::{Interrupt, Unsolved};

/// How often the pass looks whether it should stop, in positions.
const LOOK_UP_EVERY: usize = 1 << 10;

/// Which positions are lost, by rank.
pub(super) struct Dense {
    lost: Vec<bool>,
}

impl Dense {
    /// Builds the table for piles up to these ascending bounds.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`].
    pub(super) fn build(
        bounds: &[u64],
        misere: bool,
        interrupt: &Interrupt,
    ) -> Result<Self, Unsolved> {
        let bounds = narrowed(bounds);
        let region = Region::new(&bounds);
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
        Ok(Self { lost })
    }

    /// How many positions were settled.
    pub(super) fn len(&self) -> usize {
        self.lost.len()
    }

    /// Whether the bounds themselves, the last position, are lost.
    pub(super) fn last_is_lost(&self) -> bool {
        self.lost.last() == Some(&true)
    }
}
