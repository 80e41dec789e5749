//! Tables of piles within certain bounds, kept from one position to the next. What they hold is
//! left to others.

use std::ops::RangeInclusive;

use super::region::{Region, is_within, narrowed, padded};
use crate::inference::limits::Unsolved;

/// The most tables that are kept. Each position is looked for in all of them.
const MOST_TABLES: usize = 16;

/// Tables that were built.
pub(crate) struct PileTables<T> {
    /// Those asked last come first.
    tables: Vec<Kept<T>>,
    /// What they cost, and those that are no longer kept.
    spent: u128,
}

struct Kept<T> {
    /// Ascending.
    bounds: Vec<u64>,
    cost: u128,
    table: T,
}

/// What tables may cost. A table takes no more bytes of memory than it costs.
#[derive(Clone, Debug)]
pub(crate) struct Allowance {
    /// All that are kept.
    pub(crate) all: u128,
    /// One that covers another one too: as much as was spent before, within these limits. So
    /// positions of many shapes cost at most twice what a table for each costs, and mostly far
    /// less.
    pub(crate) joint: RangeInclusive<u128>,
}

impl<T> Default for PileTables<T> {
    fn default() -> Self {
        Self {
            tables: Vec::new(),
            spent: 0,
        }
    }
}

/// Bounds that cover those of a table and those of a position with as many piles: all piles may be
/// as large as the largest, so that the table need not grow again; or no larger than is needed.
fn joint_bounds(table: &[u64], needed: &[u64]) -> [Vec<u64>; 2] {
    let pairs = table.iter().zip(needed);
    let exact: Vec<u64> = pairs.map(|(has, needed)| *has.max(needed)).collect();
    let largest = exact.last().copied().unwrap_or(0);
    [vec![largest; exact.len()], exact]
}

impl<T> PileTables<T> {
    /// The table that was asked last.
    pub(super) fn first(&self) -> Option<&T> {
        self.tables.first().map(|kept| &kept.table)
    }

    /// A table that covers ascending sizes.
    pub(crate) fn get(&self, sorted: &[u64]) -> Option<&T> {
        Some(&self.tables[self.covering(sorted)?].table)
    }

    /// The same, and it is then the one that was asked last.
    pub(crate) fn ask(&mut self, sorted: &[u64]) -> Option<&T> {
        let at = self.covering(sorted)?;
        self.tables[..=at].rotate_right(1);
        self.first()
    }

    fn covering(&self, sorted: &[u64]) -> Option<usize> {
        let mut tables = self.tables.iter();
        tables.position(|kept| is_within(sorted, &kept.bounds))
    }

    /// What all tables cost.
    fn cost(&self) -> u128 {
        self.tables.iter().map(|kept| kept.cost).sum()
    }

    /// Builds a table for ascending bounds, or for larger ones that cover another table too, if
    /// that costs little enough. Of the others those asked last are kept while there is room.
    /// `cost` is `None` where a table is too large; `build` hears what the others leave to it. If
    /// that is too little, they are given up, and so are the larger bounds.
    pub(crate) fn build(
        &mut self,
        needed: &[u64],
        allowance: &Allowance,
        cost: impl Fn(&[u64]) -> Option<u128>,
        build: impl Fn(&[u64], u128) -> Result<T, Unsolved>,
    ) -> Result<&T, Unsolved> {
        let (least, most) = allowance.joint.clone().into_inner();
        let affordable = self.spent.clamp(least, most);
        let alike = self.tables.iter().map(|kept| &kept.bounds);
        let alike = alike.filter(|table| table.len() == needed.len());
        let mut joint = alike.flat_map(|table| joint_bounds(table, needed));
        let joint = joint.find(|joint| cost(joint).is_some_and(|cost| cost <= affordable));
        let mut bounds = joint.unwrap_or_else(|| needed.to_vec());
        let cost = |bounds: &[u64]| cost(bounds).unwrap_or(0);
        self.tables.retain(|kept| !is_within(&kept.bounds, &bounds));
        self.tables.truncate(MOST_TABLES - 1);
        while !self.tables.is_empty() && self.cost() + cost(&bounds) > allowance.all {
            self.tables.pop();
        }
        let mut made = build(&bounds, allowance.all - self.cost());
        if matches!(made, Err(Unsolved::Beyond(_))) && (!self.tables.is_empty() || bounds != needed)
        {
            self.tables.clear();
            bounds = needed.to_vec();
            made = build(needed, allowance.all);
        }
        let kept = Kept {
            cost: cost(&bounds),
            bounds,
            table: made?,
        };
        self.spent += kept.cost;
        self.tables.insert(0, kept);
        Ok(&self.tables[0].table)
    }
}

/// A value for each position within ascending bounds.
pub(crate) struct DenseTable<V> {
    piles: usize,
    region: Region,
    /// By rank.
    values: Vec<V>,
}

impl<V: Copy> DenseTable<V> {
    pub(crate) fn build(
        bounds: &[u64],
        values: impl FnOnce(&Region) -> Result<Vec<V>, Unsolved>,
    ) -> Result<Self, Unsolved> {
        let region = Region::new(&narrowed(bounds));
        Ok(Self {
            values: values(&region)?,
            piles: bounds.len(),
            region,
        })
    }

    /// The value of ascending sizes, which it covers.
    pub(crate) fn get(&self, sorted: &[u64]) -> V {
        self.values[self.region.rank(padded(sorted, self.piles))]
    }
}
