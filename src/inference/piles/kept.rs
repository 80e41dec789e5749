//! Tables of piles within certain bounds, kept from one position to the next: one for each number
//! of piles, which grows or is replaced. What they hold is left to others.

use super::region::{Region, is_within, narrowed, padded};
use crate::inference::limits::Unsolved;

/// A table may grow if that costs at most this many times what one for the new position alone does,
/// or as much as all tables before it. So positions of many shapes cost at most twice what a table
/// for each costs, and mostly far less.
const WORTH_GROWING: u128 = 4;

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
    pub(crate) fn first(&self) -> Option<&T> {
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

    /// Builds a table for ascending bounds, or lets the one of as many piles grow if that costs
    /// little enough. The others are kept if all together cost at most `room`. `cost` is `None`
    /// where a table is too large; `build` hears what the others leave to it. If that is too
    /// little, they are given up, and so are the larger bounds.
    pub(crate) fn build(
        &mut self,
        needed: &[u64],
        room: u128,
        cost: impl Fn(&[u64]) -> Option<u128>,
        build: impl Fn(&[u64], u128) -> Result<T, Unsolved>,
    ) -> Result<&T, Unsolved> {
        let alone = cost(needed).unwrap_or(0);
        let affordable = self.spent.max(WORTH_GROWING.saturating_mul(alone));
        let has_as_many = |kept: &Kept<T>| kept.bounds.len() == needed.len();
        let alike = self.tables.iter().find(|kept| has_as_many(kept));
        let joint = alike.map(|kept| joint_bounds(&kept.bounds, needed));
        let priced = (joint.into_iter().flatten()).filter_map(|joint| Some((cost(&joint)?, joint)));
        let mut affordable = priced.filter(|(cost, _)| *cost <= affordable);
        let (mut cost, mut bounds) = affordable.next().unwrap_or((alone, needed.to_vec()));
        self.tables.retain(|kept| !has_as_many(kept));
        if self.cost() + cost > room {
            self.tables.clear();
        }
        let mut table = build(&bounds, room.saturating_sub(self.cost()));
        let is_alone = self.tables.is_empty() && bounds == needed;
        if matches!(table, Err(Unsolved::Beyond(_))) && !is_alone {
            self.tables.clear();
            (cost, bounds) = (alone, needed.to_vec());
            table = build(needed, room);
        }
        let table = table?;
        self.spent += cost;
        let kept = Kept {
            bounds,
            cost,
            table,
        };
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
