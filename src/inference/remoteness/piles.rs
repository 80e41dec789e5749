//! The remoteness of positions of piles, in dense tables: the remoteness of a losing position
//! settles all positions from which a move leads to it.

use std::ops::ControlFlow;

use super::states::ByStates;
use crate::games::{Game, states_at_least};
use crate::inference::{
    limits::{Estimate, Interrupt, Limits, Unsolved, Work},
    method::Solvable,
    piles::{
        DenseTable, PileTables,
        neighbours::{children, neighbours},
        region::{Region, ascending, each_rank, narrowed},
    },
};

/// The remoteness of positions of piles, as far as it was asked for; never `UNSET`.
#[derive(Default)]
pub struct PileRemoteness(PileTables<DenseTable<u16>>);

/// The remoteness of a position from which no move to a losing position has been found yet.
const UNSET: u16 = u16::MAX;

/// A table may grow to this many times the limit of work for one position.
const GROWN: u128 = 16;

/// All tables together may take one part in this many of the memory, and one that grows one in this
/// many of that.
const PART: u64 = 4;

/// Bytes of a position in a table.
const BYTES: u64 = 2;

impl PileRemoteness {
    /// Whether a table for these piles alone takes no more work than the limit.
    fn is_cheap(sizes: &[u64], limits: &Limits) -> bool {
        cost(&ascending(sizes), limits.max_remoteness).is_some()
    }

    /// Returns the remoteness of piles; `None` if a table for them alone would take more work than
    /// the limit. What is kept makes no difference. A table that covers the piles is then kept.
    ///
    /// # Errors
    /// If the interrupt was raised, or the system refuses the memory.
    pub fn settle(
        &mut self,
        sizes: &[u64],
        misere: bool,
        work: &Work,
    ) -> Result<Option<u64>, Unsolved> {
        let Work {
            limits, interrupt, ..
        } = work;
        let sorted = ascending(sizes);
        let limit = limits.max_remoteness;
        if cost(&sorted, limit).is_none() {
            return Ok(None);
        }
        if let Some(known) = self.0.ask(&sorted) {
            return Ok(Some(known.get(&sorted).into()));
        }
        // A position takes as many steps of work as it has piles.
        let room = limits.max_memory / PART / BYTES;
        let most = u128::from(room / PART) * sorted.len() as u128;
        let most = most.min(limit.saturating_mul(GROWN)).max(limit);
        let cost = |bounds: &[u64]| cost(bounds, most);
        let build = |bounds: &[u64], _| {
            DenseTable::build(bounds, |region| built(bounds, region, misere, interrupt))
        };
        let found = self.0.build(&sorted, room.into(), cost, build)?;
        Ok(Some(found.get(&sorted).into()))
    }

    /// Returns the remoteness of piles that a kept table covers.
    pub fn get(&self, sizes: &[u64]) -> Option<u64> {
        let sorted = ascending(sizes);
        Some(self.0.get(&sorted)?.get(&sorted).into())
    }
}

/// The remoteness of piles if a move takes from one or two of them; of all else it is found from
/// the states.
pub(in crate::inference) struct ByPairs<R: Game> {
    pairs: PileRemoteness,
    others: ByStates<R>,
}

impl<R: Game> Default for ByPairs<R> {
    fn default() -> Self {
        Self {
            pairs: PileRemoteness::default(),
            others: ByStates::default(),
        }
    }
}

impl<R: Solvable> ByPairs<R> {
    /// Whether it takes little work. What was found makes no difference, so that answers do not
    /// depend on earlier questions.
    pub(in crate::inference) fn is_cheap(
        rules: &R,
        position: &R::Position,
        limits: &Limits,
    ) -> bool {
        match rules.pairs(position) {
            Some(sizes) => PileRemoteness::is_cheap(sizes, limits),
            None => ByStates::is_cheap(rules, position, limits),
        }
    }

    /// Finds it where that is cheap, and then that of all positions below too. `None` if the
    /// position has no state.
    ///
    /// # Errors
    /// If the interrupt was raised, or the memory does not suffice.
    pub(in crate::inference) fn settle(
        &mut self,
        rules: &R,
        position: &R::Position,
        work: &Work,
    ) -> Result<Option<u64>, Unsolved> {
        match rules.pairs(position) {
            Some(sizes) => self.pairs.settle(sizes, rules.is_misere(), work),
            None => self.others.settle(rules, position, work),
        }
    }

    /// The remoteness of a position if it was found.
    pub(in crate::inference) fn found(&self, rules: &R, position: &R::Position) -> Option<u64> {
        match rules.pairs(position) {
            Some(sizes) => self.pairs.get(sizes),
            None => self.others.found(position),
        }
    }
}

/// Returns what the table for these ascending bounds costs, in positions times piles; `None` if
/// that is more than `limit`, or if a game is so long that its remoteness would not fit.
fn cost(bounds: &[u64], limit: u128) -> Option<u128> {
    let sum = bounds
        .iter()
        .fold(0_u64, |sum, &bound| sum.saturating_add(bound));
    let piles = bounds.len() as u128;
    let least = states_at_least(bounds).saturating_mul(piles);
    if sum >= u64::from(UNSET) || least > limit {
        return None;
    }
    let work = Region::count(&narrowed(bounds)).saturating_mul(piles);
    (work <= limit).then_some(work)
}

/// The remoteness of all positions within these ascending bounds.
fn built(
    bounds: &[u64],
    region: &Region,
    misere: bool,
    interrupt: &Interrupt,
) -> Result<Vec<u16>, Unsolved> {
    let bounds = narrowed(bounds);
    let positions = region.size() as u128;
    Estimate::new(positions, 2 * positions, u64::MAX).granted()?;
    let mut moves = vec![UNSET; region.size()];
    if misere {
        moves[0] = 0;
    }
    // Every move leads to a lower rank.
    each_rank(&bounds, interrupt, |rank, position| {
        if moves[rank] != UNSET {
            return;
        }
        let mut lost_in = 0;
        let _ = children(region, position, |child| {
            lost_in = lost_in.max(moves[child] + 1);
            ControlFlow::Continue(())
        });
        moves[rank] = lost_in;
        let _ = neighbours(region, &bounds, position, usize::checked_add, |parent| {
            moves[parent] = moves[parent].min(lost_in + 1);
            ControlFlow::Continue(())
        });
    })?;
    Ok(moves)
}
