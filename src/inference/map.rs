//! The map: which positions of two piles are losing, or of three piles if one of them is fixed. How
//! it is drawn is left to others.

use std::rc::Rc;

use arrayvec::ArrayVec;

use super::{
    analysis::Outcome,
    erased::Position,
    limits::{Progress, Unsolved},
    solver::Solver,
};

/// The losing positions of piles from 0 to some size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostMap {
    /// The largest size of the first pile and of the second.
    pub size: u32,
    /// The size of the third pile; `None` if there are two.
    pub third: Option<u32>,
    /// The sizes of the first pile and the second in every losing position, sorted.
    pub lost: Vec<(u32, u32)>,
}

impl LostMap {
    /// How many positions the map covers, winning ones included.
    pub fn positions(&self) -> u64 {
        (u64::from(self.size) + 1).pow(2)
    }
}

/// Maps all positions of two piles from 0 to `size` and of a third pile if one is given. Returns
/// `None` if the game has no map.
///
/// # Errors
/// [`Unsolved::Beyond`] if the largest of the positions is too large to solve,
/// [`Unsolved::Interrupted`] if the interrupt was raised.
pub fn lost_map(
    solver: &mut dyn Solver,
    size: u32,
    third: Option<u32>,
) -> Result<Option<LostMap>, Unsolved> {
    let Some(largest) = position(solver, [size, size], third) else {
        return Ok(None);
    };
    // A P-table that is built for the largest position covers all others.
    solver.outcome(&largest)?;
    let steps = Rc::clone(&solver.work().steps);
    let mut lost = Vec::new();
    for first in 0..=size {
        solver.work().interrupt.check()?;
        steps.report(first as usize, size as usize + 1);
        for second in 0..=size {
            let Some(position) = position(solver, [first, second], third) else {
                return Ok(None);
            };
            if solver.outcome(&position)? == Outcome::Loss {
                lost.push((first, second));
            }
        }
    }
    steps.finish();
    Ok(Some(LostMap { size, third, lost }))
}

/// The position of these piles and perhaps a third one; `None` if the game has no map.
fn position(solver: &dyn Solver, piles: [u32; 2], third: Option<u32>) -> Option<Position> {
    let sizes = piles.into_iter().chain(third);
    let sizes: ArrayVec<u64, 3> = sizes.map(u64::from).collect();
    solver.of_piles(&sizes)
}
