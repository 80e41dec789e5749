//! Dense tables of all positions of piles within certain bounds, kept from one position to the
//! next. What they hold of a position is left to others.

use std::iter::repeat_n;
use std::ops::RangeInclusive;

use super::region::{Region, is_within, narrow, narrowed};
use crate::inference::limits::Unsolved;

/// The most tables that are kept. Each position is looked for in all of them.
const MOST_TABLES: usize = 16;

/// Tables, those asked last first.
#[derive(Default)]
pub(crate) struct PileTables<V> {
    tables: Vec<PileTable<V>>,
    /// The work that they took, and those that are no longer kept.
    spent: u128,
}

struct PileTable<V> {
    /// Ascending.
    bounds: Vec<u64>,
    region: Region,
    /// By rank.
    values: Vec<V>,
}

/// Ascending bounds that cover those of a table and those of a position. Where the table has to
/// grow, it grows by one `part`-th more than is needed.
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

impl<V: Copy> PileTable<V> {
    /// What is held of ascending sizes, which it covers.
    fn get(&self, sorted: &[u64]) -> V {
        let empty = repeat_n(0, self.bounds.len() - sorted.len());
        let sizes = empty.chain(sorted.iter().copied().map(narrow));
        self.values[self.region.rank(sizes)]
    }
}

impl<V: Copy> PileTables<V> {
    /// What is held of ascending sizes, if a table covers them.
    pub(crate) fn get(&self, sorted: &[u64]) -> Option<V> {
        Some(self.tables[self.covering(sorted)?].get(sorted))
    }

    /// The same, and the table is then the one that was asked last.
    pub(crate) fn ask(&mut self, sorted: &[u64]) -> Option<V> {
        let at = self.covering(sorted)?;
        self.tables[..=at].rotate_right(1);
        Some(self.tables[0].get(sorted))
    }

    fn covering(&self, sorted: &[u64]) -> Option<usize> {
        let mut tables = self.tables.iter();
        tables.position(|table| is_within(sorted, &table.bounds))
    }

    /// The positions of all tables.
    fn positions(&self) -> usize {
        self.tables.iter().map(|table| table.values.len()).sum()
    }

    /// Builds a table that covers ascending sizes, and returns what it holds of them. It covers one
    /// of as many piles too where `work` says that this is affordable: it may take as much as was
    /// spent before, within limits. So positions of many shapes take at most twice the work of a
    /// table for each, and mostly far less. Where it has to grow, it grows by one `parts`-th more
    /// than is needed, for the first of these numbers that is affordable, so that it seldom has to.
    /// Of the others those asked last are kept while all together hold at most `room` positions.
    pub(crate) fn build(
        &mut self,
        sorted: &[u64],
        room: u64,
        affordable: RangeInclusive<u128>,
        parts: &[u64],
        work: impl Fn(&[u64], u128) -> Option<u128>,
        build: impl FnOnce(&[u64], &Region) -> Result<Vec<V>, Unsolved>,
    ) -> Result<V, Unsolved> {
        let affordable = self.spent.clamp(*affordable.start(), *affordable.end());
        let alike = self.tables.iter().map(|table| &table.bounds);
        let alike = alike.filter(|bounds| bounds.len() == sorted.len());
        let mut joints = alike.flat_map(|table: &Vec<u64>| {
            let larger = move |&part| joint(table, sorted, part);
            parts.iter().map(larger)
        });
        let bounds = joints.find(|bounds| work(bounds, affordable).is_some());
        let bounds = bounds.unwrap_or_else(|| sorted.to_vec());
        let region = Region::new(&narrowed(&bounds));
        let table = PileTable {
            values: build(&bounds, &region)?,
            region,
            bounds,
        };
        self.spent += work(&table.bounds, u128::MAX).unwrap_or(0);
        self.tables
            .retain(|other| !is_within(&other.bounds, &table.bounds));
        self.tables.insert(0, table);
        self.tables.truncate(MOST_TABLES);
        while self.tables.len() > 1 && self.positions() as u64 > room {
            self.tables.pop();
        }
        Ok(self.tables[0].get(sorted))
    }
}
