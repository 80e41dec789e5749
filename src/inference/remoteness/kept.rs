//! The tables of remoteness that are kept from one position to the next, so that many small positions do not take a table each.

use super::piles::PileRemoteness;
use crate::inference::limits::{Interrupt, Limits, Unsolved};
use crate::inference::ppositions::region::{ascending, is_within};

/// A joint table may take as much work as all tables before it, and up to this many times the limit for one position. So positions of
/// many shapes take at most twice the work of a table for each, and mostly far less.
const JOINT: u128 = 64;

/// All tables together may take this part of the memory, if so much of it is free, and a joint table this part of that.
const PART: u64 = 4;

/// They may take this part in any case.
const LEAST_PART: u64 = 8;

/// The most tables that are kept. Each position is looked for in all of them.
const MOST_TABLES: usize = 16;

/// Bytes of a position in a table.
const BYTES: u64 = 2;

/// Tables of remoteness, those asked last first.
#[derive(Clone, Default)]
pub(crate) struct PileTables {
    tables: Vec<PileRemoteness>,
    /// The work that all tables took so far.
    spent: u128,
}

/// Bounds that cover those of a table and those of a position of as many piles. Where the table has to grow, it grows by a `part` of
/// what is needed.
fn joint(table: &[u64], position: &[u64], part: u64) -> Vec<u64> {
    let both = table.iter().zip(position);
    let grown = |(&has, &needed): (&u64, &u64)| {
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

impl PileTables {
    /// Returns the remoteness of piles, while other tables take `used` bytes of the memory; `None` if a table for them alone would take more work than the limit. What is kept makes no
    /// difference. A table that covers the piles is then kept.
    pub(crate) fn settle(
        &mut self,
        sizes: &[u64],
        misere: bool,
        limits: &Limits,
        used: u64,
        interrupt: &Interrupt,
    ) -> Result<Option<u64>, Unsolved> {
        let bounds = ascending(sizes);
        if PileRemoteness::work(&bounds, limits.max_remoteness).is_none() {
            return Ok(None);
        }
        if let Some(at) = self.covering(&bounds) {
            self.tables[..=at].rotate_right(1);
        } else {
            let max_memory = limits.max_memory;
            let free = max_memory.saturating_sub(used).min(max_memory / PART);
            let room = free.max(max_memory / LEAST_PART) / BYTES;
            self.build(&bounds, misere, limits.max_remoteness, room, interrupt)?;
        }
        Ok(Some(self.tables[0].get(&bounds)))
    }

    /// Returns the remoteness of piles that a kept table covers.
    pub(crate) fn get(&self, sizes: &[u64]) -> Option<u64> {
        let sorted = ascending(sizes);
        let at = self.covering(&sorted)?;
        Some(self.tables[at].get(&sorted))
    }

    fn covering(&self, sorted: &[u64]) -> Option<usize> {
        let mut tables = self.tables.iter();
        tables.position(|table| is_within(sorted, &table.bounds))
    }

    /// Builds a table that covers these bounds, and puts it first; all tables together keep to `room` positions, as far as this one does.
    fn build(
        &mut self,
        bounds: &[u64],
        misere: bool,
        limit: u128,
        room: u64,
        interrupt: &Interrupt,
    ) -> Result<(), Unsolved> {
        // A position takes as many steps of work as it has piles.
        let most = u128::from(room / PART) * bounds.len() as u128;
        let most = limit.saturating_mul(JOINT).min(most);
        let affordable = self.spent.min(most).max(limit);
        // Tables of other numbers of piles have little in common. An eighth more, so that it seldom has to grow, or else no more than has
        // to be.
        let alike = self.tables.iter().map(|table| &table.bounds);
        let alike = alike.filter(|table| table.len() == bounds.len());
        let mut joints =
            alike.flat_map(|table| [joint(table, bounds, 8), joint(table, bounds, u64::MAX)]);
        let chosen = joints.find(|bounds| PileRemoteness::work(bounds, affordable).is_some());
        let bounds = chosen.unwrap_or_else(|| bounds.to_vec());
        let work = PileRemoteness::work(&bounds, affordable).unwrap_or(0);
        let positions = work / bounds.len().max(1) as u128;
        // What the new table covers is not needed any more. Of the rest, the tables that were asked last stay while there is room.
        self.tables.retain(|kept| !is_within(&kept.bounds, &bounds));
        self.tables.truncate(MOST_TABLES - 1);
        while self.positions() + positions > u128::from(room) && self.tables.pop().is_some() {}
        let table = PileRemoteness::build(&bounds, misere, interrupt)?;
        self.spent += work;
        self.tables.insert(0, table);
        Ok(())
    }

    /// The positions of all tables.
    fn positions(&self) -> u128 {
        let tables = self.tables.iter();
        tables.map(|table| table.positions() as u128).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The remoteness of `count` positions of up to four piles of mixed sizes below `largest`, one after the other, checked against tables
    /// for each of them alone; returns the tables that are left.
    fn settled(count: u64, largest: u64, misere: bool, max_memory: u64) -> PileTables {
        let interrupt = Interrupt::default();
        let limits = Limits {
            max_memory,
            max_remoteness: 3_000,
            ..Limits::default()
        };
        let mut kept = PileTables::default();
        for seed in 0..count {
            let size = |step: u64| ((seed * 2_654_435_761) >> step) % largest;
            let sizes = [size(3), size(7), size(11), size(15)];
            let sizes = &sizes[..usize::try_from(seed % 5).expect("small")];
            let settle = |kept: &mut PileTables| kept.settle(sizes, misere, &limits, 0, &interrupt);
            let alone = settle(&mut PileTables::default());
            assert_eq!(settle(&mut kept), alone, "{sizes:?}");
            if let Ok(Some(remoteness)) = alone {
                assert_eq!(kept.get(sizes), Some(remoteness), "{sizes:?}");
            }
            let room = u128::from(max_memory / PART / BYTES);
            assert!(
                kept.tables.len() == 1 || kept.positions() <= room,
                "{sizes:?}"
            );
        }
        kept
    }

    /// What is kept changes no answer, and few tables come to serve positions of many shapes.
    #[test]
    fn kept_tables_make_no_difference() {
        for misere in [false, true] {
            let kept = settled(400, 12, misere, Limits::default().max_memory);
            // One for each number of piles.
            assert!(kept.tables.len() <= 5, "{}", kept.tables.len());
            for max_memory in [0, 10_000, 40_000] {
                settled(200, 12, misere, max_memory);
            }
        }
    }

    /// Each position is looked for in all tables, so there are not many of them: those that were asked last.
    #[test]
    fn few_tables_are_kept() {
        // Equal piles, and one long pile beside short ones. A table for both would be far too dear, and none is within another.
        let equal = [2_000, 500, 100, 40, 22, 15, 11, 9, 7, 5];
        let shapes = (1..).zip(equal).flat_map(|(piles, size)| {
            let mut long = vec![1; piles];
            long[piles - 1] = 5_000 - 100 * piles as u64;
            [vec![size; piles], long]
        });
        let shapes: Vec<Vec<u64>> = shapes.skip(1).collect();
        let (limits, interrupt) = (Limits::default(), Interrupt::default());
        let mut kept = PileTables::default();
        for sizes in &shapes {
            let found = kept.settle(sizes, false, &limits, 0, &interrupt);
            found.expect("not interrupted").expect("few positions");
        }
        assert_eq!(kept.tables.len(), MOST_TABLES);
        let (dropped, left) = shapes.split_at(shapes.len() - MOST_TABLES);
        assert!(dropped.iter().all(|sizes| kept.get(sizes).is_none()));
        assert!(left.iter().all(|sizes| kept.get(sizes).is_some()));
    }

    /// Where other tables take all the memory, there is half as much room for these.
    #[test]
    fn other_tables_take_room() {
        let limits = Limits {
            max_memory: 80_000,
            ..Limits::default()
        };
        for (used, room) in [
            (0, 10_000),
            (65_000, 7_500),
            (80_000, 5_000),
            (90_000, 5_000),
        ] {
            let mut kept = PileTables::default();
            for size in (20..400).step_by(7) {
                let interrupt = Interrupt::default();
                let found = kept.settle(&[size, size / 2], false, &limits, used, &interrupt);
                found.expect("not interrupted").expect("few positions");
                assert!(kept.tables.len() == 1 || kept.positions() <= room, "{size}");
            }
        }
    }
}
