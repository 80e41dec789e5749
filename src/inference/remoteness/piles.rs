//! The remoteness of positions of piles, in dense tables: the remoteness of a losing position settles all positions from which a move
//! leads to it.

use std::ops::ControlFlow;

use super::neighbours::{children, for_each_parent};
use crate::inference::limits::{Estimate, Interrupt, Limits, Unsolved};
use crate::inference::ppositions::PileTables;
use crate::inference::ppositions::region::{Region, ascending, each_rank, narrowed};

/// The remoteness of positions of piles, as far as it was asked for; never [`UNSET`].
#[derive(Default)]
pub(crate) struct PileRemoteness(PileTables<u16>);

/// The remoteness of a position from which no move to a losing position has been found yet.
const UNSET: u16 = u16::MAX;

/// A joint table may take up to this many times the limit of work for one position.
const JOINT: u128 = 32;

/// All tables together may take one part in this many of the memory, and a joint table one in this many of that.
const PART: u64 = 4;

/// Bytes of a position in a table.
const BYTES: u64 = 2;

impl PileRemoteness {
    /// Returns the remoteness of piles; `None` if a table for them alone would take more work than the limit. What is kept makes no
    /// difference. A table that covers the piles is then kept.
    pub(crate) fn settle(
        &mut self,
        sizes: &[u64],
        misere: bool,
        limits: &Limits,
        interrupt: &Interrupt,
    ) -> Result<Option<u64>, Unsolved> {
        let sorted = ascending(sizes);
        let limit = limits.max_remoteness;
        if work(&sorted, limit).is_none() {
            return Ok(None);
        }
        if let Some(known) = self.0.ask(&sorted) {
            return Ok(Some(known.into()));
        }
        // A position takes as many steps of work as it has piles.
        let room = limits.max_memory / PART / BYTES;
        let most = u128::from(room / PART) * sorted.len() as u128;
        let most = most.min(limit.saturating_mul(JOINT)).max(limit);
        let build = |bounds: &[u64], region: &Region| built(bounds, region, misere, interrupt);
        let found = self.0.build(&sorted, room, limit..=most, work, build)?;
        Ok(Some(found.into()))
    }

    /// Returns the remoteness of piles that a kept table covers.
    pub(crate) fn get(&self, sizes: &[u64]) -> Option<u64> {
        self.0.get(&ascending(sizes)).map(u64::from)
    }
}

/// Returns what the table for these ascending bounds costs, in positions times piles; `None` if that is more than `limit`, or if a
/// game is so long that its remoteness would not fit.
fn work(bounds: &[u64], limit: u128) -> Option<u128> {
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
        let mut longest = None;
        let _ = children(region, position, |child| {
            longest = longest.max(Some(moves[child]));
            ControlFlow::Continue(())
        });
        let lost_in = longest.map_or(0, |longest| longest + 1);
        moves[rank] = lost_in;
        for_each_parent(region, &bounds, position, |parent| {
            moves[parent] = moves[parent].min(lost_in + 1);
        });
    })?;
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is kept changes no answer: positions of up to four piles of mixed sizes, one after the other, against tables for each of
    /// them alone.
    #[test]
    fn kept_tables_make_no_difference() {
        let interrupt = Interrupt::default();
        for (misere, max_memory) in [
            (false, 2 << 30),
            (true, 2 << 30),
            (false, 0),
            (true, 40_000),
        ] {
            let limits = Limits {
                max_memory,
                max_remoteness: 3_000,
                ..Limits::default()
            };
            let mut kept = PileRemoteness::default();
            for seed in 0..400_u64 {
                let size = |step: u64| ((seed * 2_654_435_761) >> step) % 12;
                let sizes = [size(3), size(7), size(11), size(15)];
                let sizes = &sizes[..usize::try_from(seed % 5).expect("small")];
                let settle =
                    |kept: &mut PileRemoteness| kept.settle(sizes, misere, &limits, &interrupt);
                let alone = settle(&mut PileRemoteness::default());
                assert_eq!(settle(&mut kept), alone, "{sizes:?}");
                if let Ok(Some(remoteness)) = alone {
                    assert_eq!(kept.get(sizes), Some(remoteness), "{sizes:?}");
                }
            }
        }
    }
}
