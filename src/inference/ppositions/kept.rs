//! Dense tables of all positions of piles within certain bounds, kept from one position to the next: one for each number of piles. What
//! they hold of a position is left to others.

use std::iter::repeat_n;
use std::ops::RangeInclusive;

use ahash::AHashMap;

use super::region::{Region, is_within, narrow, narrowed};
use crate::games::MAX_PILES;
use crate::inference::limits::Unsolved;

/// Tables by the number of their piles.
#[derive(Default)]
pub(crate) struct PileTables<V>(AHashMap<usize, PileTable<V>>);

struct PileTable<V> {
    /// Ascending.
    bounds: Vec<u64>,
    region: Region,
    /// By rank.
    values: Vec<V>,
    /// The work that it took, and those whose place it took.
    spent: u128,
}

/// Ascending bounds that cover those of a table and those of a position. Where the table has to grow, it grows by a `part` of what is
/// needed.
pub(super) fn joint(table: &[u64], position: &[u64], part: u64) -> Vec<u64> {
    let piles = table.len().max(position.len());
    let padded = |bounds: &[u64]| [vec![0; piles - bounds.len()], bounds.to_vec()].concat();
    let both = padded(table).into_iter().zip(padded(position));
    let grown = |(has, needed)| {
        if needed > has {
            needed + needed / part
        } else {
            has
        }
    };
    let mut joint: Vec<u64> = both.map(grown).collect();
    joint.sort_unstable();
    joint
}

impl<V: Copy> PileTables<V> {
    /// What is held of ascending sizes, if a table covers them.
    pub(crate) fn get(&self, sorted: &[u64]) -> Option<V> {
        let mut tables = (sorted.len()..=MAX_PILES).filter_map(|piles| self.0.get(&piles));
        let table = tables.find(|table| is_within(sorted, &table.bounds))?;
        let empty = repeat_n(0, table.bounds.len() - sorted.len());
        let sizes = empty.chain(sorted.iter().copied().map(narrow));
        Some(table.values[table.region.rank(sizes)])
    }

    /// Builds a table that covers ascending sizes, and returns what it holds of them. It takes the place of the one of as many piles, and
    /// covers what that one does, where `work` says that this is affordable: it may take as much as was spent before, within limits. So
    /// positions of many shapes take at most twice the work of a table for each, and mostly far less.
    pub(crate) fn build(
        &mut self,
        sorted: &[u64],
        affordable: RangeInclusive<u128>,
        work: impl Fn(&[u64], u128) -> Option<u128>,
        build: impl FnOnce(&[u64], &Region) -> Result<Vec<V>, Unsolved>,
    ) -> Result<V, Unsolved> {
        let earlier = self.0.remove(&sorted.len());
        let (earlier, spent) =
            earlier.map_or((sorted.to_vec(), 0), |table| (table.bounds, table.spent));
        let affordable = spent.clamp(*affordable.start(), *affordable.end());
        // An eighth more, so that it seldom has to grow, or else no more than has to be.
        let mut joints = [8, u64::MAX].into_iter();
        let bounds = joints.find_map(|part| {
            let bounds = joint(&earlier, sorted, part);
            work(&bounds, affordable).map(|_| bounds)
        });
        let bounds = bounds.unwrap_or_else(|| sorted.to_vec());
        let region = Region::new(&narrowed(&bounds));
        let table = PileTable {
            values: build(&bounds, &region)?,
            spent: spent + work(&bounds, u128::MAX).unwrap_or(0),
            region,
            bounds,
        };
        self.0.insert(sorted.len(), table);
        Ok(self.get(sorted).expect("made for them"))
    }
}
