//! The tables of remoteness that are kept from one position to the next, so that many small positions do not take a table each.

use super::piles::PileRemoteness;
use crate::inference::limits::{Interrupt, Limits, Unsolved};

/// A joint table may take as much work as all tables before it, and up to this many times the limit for one position. So positions of
/// many shapes take at most twice the work of a table for each, and mostly far less.
const JOINT: u128 = 64;

/// A table may take this part of the memory.
const PART: u64 = 32;

/// The most tables that are kept. Each position is looked for in all of them.
const MOST_TABLES: usize = 4;

/// Tables of remoteness, those asked last first.
#[derive(Clone, Debug, Default)]
pub(in crate::inference) struct PileTables {
    tables: Vec<PileRemoteness>,
    /// The work that all tables took so far.
    spent: u128,
}

/// The sizes ascending, without empty piles.
fn sorted(sizes: &[u64]) -> Vec<u64> {
    let mut sorted: Vec<u64> = sizes.iter().copied().filter(|&size| size > 0).collect();
    sorted.sort_unstable();
    sorted
}

/// Bounds that cover those of a table and those of a position. Where the table has to grow, it grows by `more` of what is needed.
fn joint(table: &[u64], position: &[u64], more: impl Fn(u64) -> u64) -> Vec<u64> {
    let piles = table.len().max(position.len());
    let padded = |bounds: &[u64]| [vec![0; piles - bounds.len()], bounds.to_vec()].concat();
    let both = padded(table).into_iter().zip(padded(position));
    let mut joint: Vec<u64> = both
        .map(|(has, needed)| {
            if needed > has {
                needed + more(needed)
            } else {
                has
            }
        })
        .collect();
    joint.sort_unstable();
    joint
}

impl PileTables {
    /// Returns the remoteness of piles, or `None` if a table for them alone would take more work than the limit. What is kept makes no
    /// difference. A table that covers the piles is then kept.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised, [`Unsolved::Beyond`] if the system refuses the memory.
    pub(in crate::inference) fn settle(
        &mut self,
        sizes: &[u64],
        misere: bool,
        limits: &Limits,
        interrupt: &Interrupt,
    ) -> Result<Option<u64>, Unsolved> {
        let bounds = sorted(sizes);
        if PileRemoteness::work(&bounds, limits.max_remoteness).is_none() {
            return Ok(None);
        }
        match self.tables.iter().position(|table| table.covers(&bounds)) {
            Some(at) => self.tables[..=at].rotate_right(1),
            None => self.build(&bounds, misere, limits, interrupt)?,
        }
        Ok(Some(self.tables[0].get(&bounds)))
    }

    /// Returns the remoteness of piles that a kept table covers.
    pub(in crate::inference) fn get(&self, sizes: &[u64]) -> Option<u64> {
        let sorted = sorted(sizes);
        let table = self.tables.iter().find(|table| table.covers(&sorted))?;
        Some(table.get(&sorted))
    }

    /// Builds a table that covers these bounds, and puts it first.
    fn build(
        &mut self,
        bounds: &[u64],
        misere: bool,
        limits: &Limits,
        interrupt: &Interrupt,
    ) -> Result<(), Unsolved> {
        let limit = limits.max_remoteness;
        // A position takes two bytes, and as many steps of work as it has piles.
        let memory = u128::from(limits.max_memory / PART / 2) * bounds.len() as u128;
        let most = limit.saturating_mul(JOINT).min(memory);
        let affordable = self.spent.min(most).max(limit);
        // An eighth more, so that it seldom has to grow, or else no more than has to be.
        let mut candidates = self.tables.iter().flat_map(|table| {
            let table = table.bounds();
            [
                joint(&table, bounds, |size| size / 8),
                joint(&table, bounds, |_| 0),
            ]
        });
        let chosen = candidates.find(|bounds| PileRemoteness::work(bounds, affordable).is_some());
        let bounds = chosen.unwrap_or_else(|| bounds.to_vec());
        let table = PileRemoteness::build(&bounds, misere, interrupt)?;
        self.spent += PileRemoteness::work(&bounds, affordable).unwrap_or(0);
        self.tables.retain(|kept| !table.covers(&kept.bounds()));
        self.tables.truncate(MOST_TABLES - 1);
        self.tables.insert(0, table);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is kept changes no answer, and one table comes to serve positions of many shapes.
    #[test]
    fn kept_tables_make_no_difference() {
        for misere in [false, true] {
            let interrupt = Interrupt::default();
            let mut kept = PileTables::default();
            for seed in 0..400_u64 {
                let size = |step: u64| ((seed * 2_654_435_761) >> step) % 12;
                let sizes = [size(3), size(7), size(11), size(15)];
                let sizes = &sizes[..usize::try_from(seed % 5).expect("small")];
                let limits = Limits {
                    max_remoteness: 3_000,
                    ..Limits::default()
                };
                let settle =
                    |kept: &mut PileTables| kept.settle(sizes, misere, &limits, &interrupt);
                let alone = settle(&mut PileTables::default());
                assert_eq!(settle(&mut kept), alone, "{sizes:?}");
                if let Ok(Some(remoteness)) = alone {
                    assert_eq!(kept.get(sizes), Some(remoteness), "{sizes:?}");
                }
            }
            assert!(kept.tables.len() <= 4, "{}", kept.tables.len());
        }
    }
}
