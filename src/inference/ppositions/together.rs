//! One table by several threads.
//!
//! A move makes none of the smallest piles of a position larger, so positions whose smallest piles differ, but have the same
//! sum, are never one move apart, nor are any two that go on from them. So all that go on from smallest piles of one sum are
//! found side by side, then those of the next sum: each is as if one thread had found all in order.
//!
//! The rows without two piles that are larger than the smallest ones are nobody else's then. The others belong to larger sums,
//! and several threads mark them at once.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Barrier, Mutex, OnceLock, PoisonError};
use std::thread;

use arrayvec::ArrayVec;

use super::completions::Completions;
use super::rows::Filling;
use super::walk::{Parts, Record, Sink, Walk};
use crate::inference::{Interrupt, Unsolved};

/// What the threads share beside the rows.
pub(super) struct Shared<'a> {
    completions: Mutex<&'a mut Completions>,
    /// Of the smallest piles.
    bounds: &'a [usize],
    /// How many parts are taken of those whose smallest piles have each sum.
    taken: Vec<AtomicUsize>,
    /// Between two sums all threads wait for each other. How many there are is known once all have begun.
    barrier: OnceLock<Barrier>,
    stopped: AtomicBool,
}

/// The smallest piles, which tell the parts of a walk from each other.
type Smallest = ArrayVec<usize, 3>;

/// How many of them there are.
fn smallest(piles: usize) -> usize {
    match piles {
        ..=6 => 2,
        _ => 3,
    }
}

/// All sorted tuples of one sum that the ascending bounds dominate and that go on from this one, in lexicographic order.
fn tuples(bounds: &[usize], sum: usize, begun: &Smallest, found: &mut Vec<Smallest>) {
    let place = begun.len();
    let Some(&bound) = bounds.get(place) else {
        found.extend((sum == 0).then(|| begun.clone()));
        return;
    };
    let left = bounds.len() - place;
    let least = begun.last().copied().unwrap_or(0);
    // The last is all that is left, and none behind a pile is smaller.
    let from = if left == 1 { least.max(sum) } else { least };
    for value in from..=bound.min(sum / left) {
        let mut begun = begun.clone();
        begun.push(value);
        tuples(bounds, sum - value, &begun, found);
    }
}

impl<'a> Shared<'a> {
    fn new(bounds: &'a [usize], completions: &'a mut Completions) -> Self {
        let bounds = &bounds[..smallest(bounds.len())];
        let sums = 0..=bounds.iter().sum();
        Self {
            completions: Mutex::new(completions),
            bounds,
            taken: sums.map(|_| AtomicUsize::new(0)).collect(),
            barrier: OnceLock::new(),
            stopped: AtomicBool::new(false),
        }
    }

    /// Takes over what a thread found.
    pub(super) fn take(&self, found: &mut Vec<(usize, usize)>) {
        let completions = self.completions.lock();
        let mut completions = completions.unwrap_or_else(PoisonError::into_inner);
        for (rank, pile) in found.drain(..) {
            completions.set(rank, pile);
        }
    }

    /// Does the work of one thread. A panic is kept until all are done, since the others wait at the barrier.
    fn work<F: Filling>(
        &self,
        mut walk: Walk<F>,
        progress: &dyn Fn(usize, usize),
    ) -> thread::Result<u64> {
        let mut outcome = Ok(());
        let mut parts = Vec::new();
        for (sum, taken) in self.taken.iter().enumerate() {
            progress(sum, self.taken.len());
            parts.clear();
            tuples(self.bounds, sum, &Smallest::new(), &mut parts);
            while let Some(part) = parts.get(taken.fetch_add(1, Ordering::Relaxed)) {
                if self.stopped.load(Ordering::Relaxed) {
                    break;
                }
                let done = catch_unwind(AssertUnwindSafe(|| walk.go_on_from(part)));
                if !matches!(done, Ok(Some(()))) {
                    self.stopped.store(true, Ordering::Relaxed);
                }
                outcome = outcome.and(done.map(drop));
            }
            self.barrier.wait().wait();
        }
        outcome.map(|()| walk.found())
    }
}

/// Finds all P-positions within the bounds, of at least four piles, and says how many there are.
pub(super) fn walk<F: Filling>(
    parts: Parts,
    completions: &mut Completions,
    filling: impl Fn() -> F + Sync,
    threads: usize,
    interrupt: &Interrupt,
    progress: &dyn Fn(usize, usize),
) -> Result<u64, Unsolved> {
    let shared = Shared::new(parts.bounds, completions);
    let silent = |_: usize, _: usize| ();
    let work = |progress: &dyn Fn(usize, usize)| {
        let mut rows = filling();
        let sink = Sink::Shared(&shared, Vec::new());
        let record = Record::new(sink, interrupt, &silent);
        shared.work(Walk::new(parts, &mut rows, record), progress)
    };
    let found: thread::Result<u64> = thread::scope(|scope| {
        let begin = |_| thread::Builder::new().spawn_scoped(scope, || work(&silent));
        // Where the system has no more threads to give, those that are there do the work.
        let others: Vec<_> = (1..threads).map_while(|at| begin(at).ok()).collect();
        let barrier = Barrier::new(1 + others.len());
        shared.barrier.set(barrier).expect("set but here");
        let mut found = work(progress);
        for other in others {
            let more = other.join().and_then(|found| found);
            found = found.and_then(|found| Ok(found + more?));
        }
        found
    });
    let found = found.unwrap_or_else(|panic| resume_unwind(panic));
    if shared.stopped.load(Ordering::Relaxed) {
        return Err(Unsolved::Interrupted);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tuple_has_its_place_among_those_of_its_sum() {
        for bounds in [vec![3, 3], vec![0, 5], vec![2, 4, 4], vec![0, 0, 0]] {
            let mut all = Vec::new();
            for sum in 0..=bounds.iter().sum() {
                let mut parts = Vec::new();
                tuples(&bounds, sum, &Smallest::new(), &mut parts);
                assert!(parts.iter().all(|part| part.iter().sum::<usize>() == sum));
                assert!(parts.is_sorted());
                all.extend(parts);
            }
            let count = all.len();
            all.sort();
            all.dedup();
            let within =
                |part: &Smallest| part.iter().zip(&bounds).all(|(size, bound)| size <= bound);
            assert!(all.iter().all(|part| part.is_sorted() && within(part)));
            assert_eq!(
                (all.len(), count),
                (count, super::super::Region::new(&bounds).size())
            );
        }
    }
}
