//! The table of P-positions as a method: built for the first position, grown for later ones, and kept.

use std::rc::Rc;

use super::{Estimate, Interrupt, Limits, Method, PPositions, Progress, TableCost, Unsolved};
use crate::games::{Answer, Game, Taking};

/// Positions of fewer piles are padded with empty ones.
const FEWEST: usize = 3;

/// Multisets tried that take one thread some 50 ms; for fewer it is not worth while to start another.
const WORTH_ANOTHER_THREAD: u128 = 2_000_000;

/// A table that also covers what was asked for before may cost so many times more than one for the new position alone.
const WORTH_KEEPING: u128 = 4;

/// Answers games of piles, whose positions are [`Shape::Piles`](crate::games::Shape::Piles).
pub struct ByTable {
    limits: Limits,
    interrupt: Interrupt,
    progress: Rc<dyn Progress>,
    table: Option<PPositions>,
}

/// Piles whose largest is no larger than it has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capped {
    /// The sizes, in their places.
    pub sizes: Vec<u64>,
    /// The place of a pile that was cut, and by how much.
    pub cut: Option<(usize, u64)>,
}

/// Cuts a pile that is larger than any that could complete the others to a P-position.
///
/// Each smaller size `x` of the largest pile is excluded by a P-position that differs from the others and `x` by one move. There are
/// at most `sum` of those that take from one of the other piles `r`, as many that take from one and `x`, and the sum of
/// `min(r_i, r_j)` that take from two; hence at most `2 sum + sum of min(r_i, r_j)` sizes before the one that stands. Under misère
/// the size 0 is excluded too where the others are all empty. A larger pile wins by being taken down to that one, and is cut to the
/// cap plus one, so that this is still a move.
pub fn capped(sizes: &[u64], misere: bool) -> Capped {
    let uncut = Capped {
        sizes: sizes.to_vec(),
        cut: None,
    };
    let Some((place, &largest)) = sizes.iter().enumerate().max_by_key(|(_, size)| **size) else {
        return uncut;
    };
    let others: Vec<u128> = (0..)
        .zip(sizes)
        .filter(|&(index, _): &(usize, _)| index != place)
        .map(|(_, &size)| u128::from(size))
        .collect();
    let sum: u128 = others.iter().sum();
    let pairs = (0..others.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    let both: u128 = pairs
        .map(|(first, second)| others[first].min(others[second]))
        .sum();
    let cap = match sum {
        0 => u128::from(misere),
        _ => 2 * sum + both,
    };
    match u64::try_from(cap + 1) {
        Ok(least) if largest > least => {
            let mut sizes = sizes.to_vec();
            sizes[place] = least;
            Capped {
                sizes,
                cut: Some((place, largest - least)),
            }
        }
        _ => uncut,
    }
}

/// The sizes that are not zero, ascending, and zeros before them where they are fewer than a table needs.
fn sorted(sizes: &[u64]) -> Vec<u64> {
    let mut sorted: Vec<u64> = sizes.iter().copied().filter(|&size| size > 0).collect();
    sorted.resize(sorted.len().max(FEWEST), 0);
    sorted.sort_unstable();
    sorted
}

/// The smallest bounds that cover both.
fn join(one: &[u64], other: &[u64]) -> Vec<u64> {
    let piles = one.len().max(other.len());
    let padded = |bounds: &[u64]| [vec![0; piles - bounds.len()], bounds.to_vec()].concat();
    padded(one)
        .into_iter()
        .zip(padded(other))
        .map(|(one, other)| one.max(other))
        .collect()
}

impl ByTable {
    /// A method that has no table yet.
    pub fn new(limits: Limits, interrupt: Interrupt, progress: Rc<dyn Progress>) -> Self {
        Self {
            limits,
            interrupt,
            progress,
            table: None,
        }
    }

    /// The table that covers these sizes, built where it is not there yet.
    fn covering(&mut self, sizes: &[u64], misere: bool) -> Result<&PPositions, Unsolved> {
        let covered = self.table.as_ref().is_some_and(|table| table.covers(sizes));
        if !covered {
            let needed = sorted(sizes);
            let cost = TableCost::within(&needed, self.limits.max_memory);
            self.allow(cost)?;
            // What was asked for before is likely to be asked for again, where that is not much dearer.
            let (bounds, cost) = match &self.table {
                Some(table) => {
                    let joined = join(&table.bounds(), &needed);
                    let joined_cost = TableCost::within(&joined, self.limits.max_memory);
                    let worth = joined_cost.memory <= cost.memory.saturating_mul(WORTH_KEEPING);
                    if worth && self.allow(joined_cost).is_ok() {
                        (joined, joined_cost)
                    } else {
                        (needed, cost)
                    }
                }
                None => (needed, cost),
            };
            // Both would be more than was allowed for one.
            self.table = None;
            let progress = |done: usize, all: usize| self.progress.report(done, all);
            let threads = match cost.tried {
                ..WORTH_ANOTHER_THREAD => 1,
                _ => self.limits.threads,
            };
            let interrupt = &self.interrupt;
            let built =
                PPositions::build(&bounds, cost.kind, misere, threads, interrupt, &progress);
            self.progress.finish();
            self.table = Some(built?);
        }
        Ok(self.table.as_ref().expect("built above"))
    }

    fn allow(&self, cost: TableCost) -> Result<(), Unsolved> {
        if cost.memory <= u128::from(self.limits.max_memory) {
            return Ok(());
        }
        Err(Unsolved::Beyond(Estimate {
            positions: cost.tried,
            memory: cost.memory,
            max_memory: self.limits.max_memory,
            memory_is_short: true,
        }))
    }

    /// Whether the position is won, and by which takings.
    fn settle(&mut self, sizes: &[u64], misere: bool) -> Result<(bool, Vec<Taking>), Unsolved> {
        let Capped { sizes, cut } = capped(sizes, misere);
        let table = self.covering(&sizes, misere)?;
        let mut moves = table.winning_moves(&sizes);
        // The empty position has no moves, and yet is won under misère.
        let won = table.is_lost(&sizes) == Some(false);
        if let Some((place, by)) = cut {
            for taking in &mut moves {
                if taking.second.is_none() && taking.first == place {
                    taking.count += by;
                }
            }
        }
        Ok((won, moves))
    }
}

impl<R: Game> Method<R> for ByTable {
    fn answer(
        &mut self,
        rules: &R,
        position: &R::Position,
    ) -> Option<Result<Answer<R::Move>, Unsolved>> {
        let piles = rules.shape(position).piles()?;
        let answer = self
            .settle(piles.sizes, rules.is_misere())
            .map(|(won, takings)| {
                let mut moves: Vec<R::Move> = takings.into_iter().map(piles.taking).collect();
                moves.sort_unstable();
                Answer {
                    value: if won { 1 } else { -1 },
                    nimber: None,
                    moves,
                    remoteness: None,
                }
            });
        Some(answer)
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Option<Result<i64, Unsolved>> {
        let piles = rules.shape(position).piles()?;
        let Capped { sizes, .. } = capped(piles.sizes, rules.is_misere());
        let table = self.covering(&sizes, rules.is_misere());
        Some(table.map(|table| match table.is_lost(&sizes) {
            Some(false) => 1,
            _ => -1,
        }))
    }

    fn positions(&self) -> u64 {
        self.table.as_ref().map_or(0, PPositions::found)
    }
}
