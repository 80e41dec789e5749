//! The nimbers of piles of which a move takes the same number from one or from several, in tables
//! that are kept. How they are found is left to `lines`.
//!
//! In the order of their sorted piles the nimber of a position is the least that no line through it
//! has yet.

use super::lines::{BYTES, NIMBER_BYTES, bytes, lines, positions_and_steps};
use crate::inference::{
    limits::{Estimate, Interrupt, Unsolved, Work},
    piles::{
        DenseTable, PileTables,
        region::{Region, ascending, each_rank, narrow, narrowed},
    },
};

/// The most positions below one whose nimber is found, the piles in their places.
const MOST_POSITIONS: u64 = 1_000_000;

/// Such a table has room for at most this many times the most that is found, as it leaves out what
/// has too many positions below.
const MOST_LEFT_OUT: u128 = 8;

/// All tables together may take one part in this many of the memory.
const PART: u64 = 4;

/// The nimbers of positions of piles, as far as they were asked for.
#[derive(Default)]
pub(crate) struct PileNimbers(PileTables<DenseTable<u32>>);

impl PileNimbers {
    /// Returns the nimber of a position; `None` if a table for it would be too large. A single pile
    /// needs none.
    ///
    /// A share of the memory that is too small refuses instead, as all of it may not be.
    pub(crate) fn of(
        &mut self,
        sizes: &[u64],
        at_once: usize,
        work: &Work,
    ) -> Result<Option<u64>, Unsolved> {
        let limits = &work.limits;
        let sizes = ascending(sizes);
        if let [] | [_] = sizes[..] {
            return Ok(Some(sizes.iter().sum()));
        }
        if room_beside(&sizes) == 0 {
            return Ok(None);
        }
        // Memory comes first, so that what is kept makes no difference.
        let [positions, steps] = positions_and_steps(&sizes, at_once);
        let estimate = Estimate::new(positions, steps * BYTES, limits.max_memory);
        if !estimate.memory_is_short
            && let Some(known) = self.0.ask(&sizes)
        {
            return Ok(Some(known.get(&sizes).into()));
        }
        match estimate.granted() {
            Err(estimate) if limits.is_share => return Err(estimate.into()),
            Err(_) => return Ok(None),
            Ok(()) => {}
        }
        let room = limits.max_memory / PART / NIMBER_BYTES;
        let cost = |bounds: &[u64]| {
            let [positions, steps] = positions_and_steps(bounds, at_once);
            if steps * BYTES > MOST_LEFT_OUT * u128::from(limits.max_memory) {
                return None;
            }
            let estimate = Estimate::new(positions, bytes(bounds, at_once), limits.max_memory);
            estimate.granted().ok()?;
            let found = count(bounds, 0, MOST_POSITIONS);
            Some(positions.max(found * (steps / positions)))
        };
        let build = |bounds: &[u64], _| {
            DenseTable::build(bounds, |region| {
                built(bounds, region, at_once, &work.interrupt)
            })
        };
        let found = self.0.build(&sizes, room.into(), cost, build)?;
        Ok(Some(found.get(&sizes).into()))
    }
}

/// How many sizes, the empty one among them, a pile beside these may have for a nimber to be found.
fn room_beside(sizes: &[u64]) -> u64 {
    let divided = |room: u64, size: &u64| room / size.saturating_add(1);
    sizes.iter().fold(MOST_POSITIONS, divided)
}

/// How many positions within ascending bounds have piles from `least` on and at most `most`
/// positions below, the piles in their places.
fn count(bounds: &[u64], least: u64, most: u64) -> u128 {
    match bounds {
        [] => 1,
        [largest] => most.min(largest + 1).saturating_sub(least).into(),
        [first, others @ ..] => {
            let sizes = (least..=*first).map(|size| (size, most / (size + 1)));
            let sizes = sizes.take_while(|(size, most)| size < most);
            sizes.map(|(size, most)| count(others, size, most)).sum()
        }
    }
}

/// The nimbers of the positions within these ascending bounds, but for those that have too many
/// positions below.
fn built(
    bounds: &[u64],
    region: &Region,
    at_once: usize,
    interrupt: &Interrupt,
) -> Result<Vec<u32>, Unsolved> {
    let mut nimbers = vec![0; region.size()];
    let mut lines = lines(bounds, at_once);
    let (&largest, others) = bounds.split_last().expect("at least two piles");
    each_rank(others, interrupt, |_, others| {
        let least = others.last().copied().unwrap_or(0);
        let end = room_beside(others).min(largest + 1);
        if least < end {
            let mut sizes = [others, &[least]].concat();
            let first = region.rank(narrowed(&sizes));
            let row = &mut nimbers[first..][..narrow(end - least)];
            lines.fill(&mut sizes, row);
        }
    })?;
    Ok(nimbers)
}
