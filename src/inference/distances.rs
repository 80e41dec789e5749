//! Remoteness in games of piles from a dense table: every position dominated by a start, found by working backwards from those
//! that are lost.

use std::ops::ControlFlow;

use super::neighbours::{advance, children, for_each_parent};
use super::ppositions::{Region, narrowed};
use super::{Interrupt, Unsolved};

/// The remoteness of all positions of up to so many piles of up to these sizes.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    /// Ascending.
    bounds: Vec<usize>,
    region: Region,
    /// By rank; never [`UNSET`] once the table stands.
    moves: Vec<u16>,
}

/// A position from which no lost one has yet been found one move away.
const UNSET: u16 = u16::MAX;

/// How often the pass looks whether it should stop, in positions.
const LOOK_UP_EVERY: usize = 1 << 12;

impl Distances {
    /// Whether the table for these ascending bounds costs no more than `limit`, in positions times piles, and no
    /// game in it is so long that the remoteness would not fit.
    pub(super) fn is_cheap(bounds: &[u64], limit: u128) -> bool {
        let sum = bounds
            .iter()
            .fold(0_u64, |sum, &bound| sum.saturating_add(bound));
        let piles = bounds.len() as u128;
        let least = Region::count_at_least(bounds).saturating_mul(piles);
        if sum >= u64::from(UNSET) || least > limit {
            return false;
        }
        Region::count(&narrowed(bounds)).saturating_mul(piles) <= limit
    }

    /// Builds the table for these ascending bounds.
    pub(super) fn build(
        bounds: &[u64],
        misere: bool,
        interrupt: &Interrupt,
    ) -> Result<Self, Unsolved> {
        let bounds = narrowed(bounds);
        let region = Region::new(&bounds);
        let mut moves = vec![UNSET; region.size()];
        if misere {
            moves[0] = 0;
        }
        // Positions come in the order of their ranks, and every move leads to a smaller one.
        let mut position = vec![0; bounds.len()];
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
                for_each_parent(&position, &bounds, |parent| {
                    let parent = &mut moves[region.rank(parent.iter().copied())];
                    *parent = (*parent).min(lost_in + 1);
                });
            }
            advance(&mut position, &bounds);
        }
        Ok(Self {
            bounds,
            region,
            moves,
        })
    }

    /// Whether the table covers these ascending sizes, as many as it has piles.
    pub(super) fn covers(&self, sorted: &[u64]) -> bool {
        sorted.len() == self.bounds.len()
            && sorted
                .iter()
                .zip(&self.bounds)
                .all(|(&size, &bound)| size <= bound as u64)
    }

    /// The remoteness of ascending sizes that the table covers.
    pub(super) fn get(&self, sorted: &[u64]) -> u32 {
        let sizes = sorted
            .iter()
            .map(|&size| usize::try_from(size).unwrap_or(usize::MAX));
        u32::from(self.moves[self.region.rank(sizes)])
    }
}
