//! The remoteness of positions of piles, in a dense table: the remoteness of a losing position settles all positions from which a move
//! leads to it.

use std::ops::ControlFlow;

use super::neighbours::{children, for_each_parent};
use crate::inference::limits::{Estimate, Interrupt, Unsolved};
use crate::inference::ppositions::region::{Region, advance, narrow, narrowed};

/// The remoteness of all positions whose sorted piles are within certain bounds.
#[derive(Clone)]
pub(super) struct PileRemoteness {
    /// Ascending.
    pub(super) bounds: Vec<u64>,
    region: Region,
    /// The remoteness by rank; never [`UNSET`] in a finished table.
    moves: Vec<u16>,
}

/// The remoteness of a position from which no move to a losing position has been found yet.
const UNSET: u16 = u16::MAX;

/// Positions between two checks whether the pass should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

impl PileRemoteness {
    /// Returns what the table for these ascending bounds costs, in positions times piles; `None` if that is more than `limit`, or if a
    /// game is so long that its remoteness would not fit.
    pub(super) fn work(bounds: &[u64], limit: u128) -> Option<u128> {
        let sum = bounds
            .iter()
            .fold(0_u64, |sum, &bound| sum.saturating_add(bound));
        let piles = bounds.len() as u128;
        let least = Region::count_at_least(bounds).saturating_mul(piles);
        if sum >= u64::from(UNSET) || least > limit {
            return None;
        }
        let work = Region::count(&narrowed(bounds)).saturating_mul(piles);
        (work <= limit).then_some(work)
    }

    /// Builds the table for these ascending bounds.
    pub(super) fn build(
        bounds: &[u64],
        misere: bool,
        interrupt: &Interrupt,
    ) -> Result<Self, Unsolved> {
        let sizes = narrowed(bounds);
        let region = Region::new(&sizes);
        let positions = region.size() as u128;
        Estimate::new(positions, 2 * positions, u64::MAX).granted()?;
        let mut moves = vec![UNSET; region.size()];
        if misere {
            moves[0] = 0;
        }
        // Positions are visited in the order of their ranks, and every move leads to a lower rank.
        let mut position = vec![0; sizes.len()];
        for rank in 0..moves.len() {
            if rank.is_multiple_of(LOOK_UP_EVERY) && interrupt.is_raised() {
                return Err(Unsolved::Interrupted);
            }
            if moves[rank] == UNSET {
                let mut longest = None;
                let _ = children(&position, |child| {
                    longest = longest.max(Some(moves[region.rank(child.iter().copied())]));
                    ControlFlow::Continue(())
                });
                let lost_in = longest.map_or(0, |longest| longest + 1);
                moves[rank] = lost_in;
                for_each_parent(&position, &sizes, |parent| {
                    let parent = &mut moves[region.rank(parent.iter().copied())];
                    *parent = (*parent).min(lost_in + 1);
                });
            }
            advance(&mut position, &sizes);
        }
        Ok(Self {
            bounds: bounds.to_vec(),
            region,
            moves,
        })
    }

    /// How many positions the table holds.
    pub(super) fn positions(&self) -> usize {
        self.moves.len()
    }

    /// The remoteness of ascending sizes that the table covers.
    pub(super) fn get(&self, sorted: &[u64]) -> u64 {
        let empty = std::iter::repeat_n(0, self.bounds.len() - sorted.len());
        let sizes = empty.chain(sorted.iter().copied().map(narrow));
        u64::from(self.moves[self.region.rank(sizes)])
    }
}
