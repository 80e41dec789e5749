//! The remoteness of positions of piles, in dense tables: the remoteness of a losing position settles all positions from which a move
//! leads to it.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::games::{MAX_PILES, states_at_least};
use crate::inference::{
    limits::{Estimate, Interrupt, Limits, Unsolved},
    ppositions::{
        PileTables,
        region::{Region, ascending, each_rank, narrowed},
    },
};

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

// Sorted positions of piles that are one move apart, for dense tables.

/// Whether the pile at this place is the last of equal ones. Only that one is moved.
fn is_last_of_run(position: &[usize], place: usize) -> bool {
    position.get(place + 1) != Some(&position[place])
}

/// The pairs of places; of pairs with equal sizes only one.
fn pairs(position: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    let seconds = (1..position.len()).filter(|&place| is_last_of_run(position, place));
    seconds.flat_map(move |second| {
        (0..second)
            .filter(move |&first| first + 1 == second || is_last_of_run(position, first))
            .map(move |first| (first, second))
    })
}

/// A sorted position of a region, of which one size changes by one at a time. Millions are visited, so it is neither sorted nor ranked again:
/// of equal sizes the first one becomes smaller, or the last one larger.
struct Changing<'r> {
    region: &'r Region,
    rank: usize,
    sizes: ArrayVec<usize, MAX_PILES>,
}

impl<'r> Changing<'r> {
    fn new(region: &'r Region, position: &[usize]) -> Self {
        Self {
            region,
            rank: region.rank(position.iter().copied()),
            sizes: position.iter().copied().collect(),
        }
    }

    /// Takes one from the size at a place, and returns its new place.
    fn lower(&mut self, mut place: usize) -> usize {
        let size = self.sizes[place];
        while place > 0 && self.sizes[place - 1] == size {
            place -= 1;
        }
        self.put(place, size - 1);
        place
    }

    /// Adds one to the size at a place, and returns its new place; `None` if that is beyond its bound.
    fn raise(&mut self, mut place: usize, bounds: &[usize]) -> Option<usize> {
        let size = self.sizes[place];
        while self.sizes.get(place + 1) == Some(&size) {
            place += 1;
        }
        (size < bounds[place]).then(|| {
            self.put(place, size + 1);
            place
        })
    }

    /// Replaces the size at a place by one that keeps the order.
    fn put(&mut self, place: usize, size: usize) {
        let terms = self.region.terms(place, 0);
        let added = terms[size].wrapping_sub(terms[self.sizes[place]]);
        self.rank = self.rank.wrapping_add(added);
        self.sizes[place] = size;
    }
}

/// Visits the ranks of the positions one move below, until the visitor breaks.
pub(crate) fn children(
    region: &Region,
    position: &[usize],
    mut visit: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for mut place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = Changing::new(region, position);
        for _ in 0..position[place] {
            place = sizes.lower(place);
            visit(sizes.rank)?;
        }
    }
    for (mut first, mut second) in pairs(position) {
        let mut sizes = Changing::new(region, position);
        // The smaller one stays before the other.
        for _ in 0..position[first] {
            first = sizes.lower(first);
            second = sizes.lower(second);
            visit(sizes.rank)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the ranks of the positions within the ascending bounds of the region from which one move leads here.
fn for_each_parent(
    region: &Region,
    bounds: &[usize],
    position: &[usize],
    mut visit: impl FnMut(usize),
) {
    for mut place in (0..position.len()).filter(|&place| is_last_of_run(position, place)) {
        let mut sizes = Changing::new(region, position);
        while let Some(raised) = sizes.raise(place, bounds) {
            place = raised;
            visit(sizes.rank);
        }
    }
    for (mut first, mut second) in pairs(position) {
        let mut sizes = Changing::new(region, position);
        let mut raise = |sizes: &mut Changing| {
            second = sizes.raise(second, bounds)?;
            first = sizes.raise(first, bounds)?;
            Some(())
        };
        while raise(&mut sizes).is_some() {
            visit(sizes.rank);
        }
    }
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
