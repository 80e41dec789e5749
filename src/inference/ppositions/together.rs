//! One table built by several threads.
//!
//! No move makes one of the smallest piles of a position larger. So two positions are never one move apart if their smallest piles
//! differ but have the same sum. All positions whose smallest piles have the same sum are therefore found in parallel, then those of the
//! next sum, and the result is the same as if one thread had found all in order.
//!
//! While the positions of one sum are found, a row that lacks two piles which are both larger than the smallest ones is marked by one
//! thread only. The other rows belong to larger sums too, and several threads mark them at once.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Barrier, OnceLock};
use std::thread;

use arrayvec::ArrayVec;

use super::completions::Completions;
use super::record::{CompletionSink, Record, SharedCompletions};
use super::rows::RowBuilder;
use super::walk::{TableShape, Walk};
use crate::inference::limits::{Interrupt, Unsolved};

/// What the threads share beside the rows and the completions.
struct Schedule<'a> {
    /// Of the smallest piles.
    bounds: &'a [usize],
    /// For each sum of the smallest piles, how many shares of the work are taken.
    taken: Vec<AtomicUsize>,
    /// Between two sums all threads wait for each other. How many threads there are is known when all have begun.
    barrier: OnceLock<Barrier>,
    stopped: AtomicBool,
}

/// The smallest piles: all positions with the same ones are one share of the work.
type Smallest = ArrayVec<usize, 3>;

/// How many of the piles of a table are the smallest ones.
fn smallest(piles: usize) -> usize {
    match piles {
        ..=6 => 2,
        _ => 3,
    }
}

/// Adds to `found` all sorted tuples that begin with `begun`, whose other numbers have the sum `sum`, and that the ascending bounds
/// dominate, in lexicographic order.
fn tuples(bounds: &[usize], sum: usize, begun: &Smallest, found: &mut Vec<Smallest>) {
    let place = begun.len();
    let Some(&bound) = bounds.get(place) else {
        found.extend((sum == 0).then(|| begun.clone()));
        return;
    };
    let left = bounds.len() - place;
    let least = begun.last().copied().unwrap_or(0);
    // The last number is the rest of the sum. Any other is at most the average of the numbers that are left.
    let from = if left == 1 { least.max(sum) } else { least };
    for value in from..=bound.min(sum / left) {
        let mut begun = begun.clone();
        begun.push(value);
        tuples(bounds, sum - value, &begun, found);
    }
}

impl<'a> Schedule<'a> {
    fn new(bounds: &'a [usize]) -> Self {
        let bounds = &bounds[..smallest(bounds.len())];
        let sums = 0..=bounds.iter().sum();
        Self {
            bounds,
            taken: sums.map(|_| AtomicUsize::new(0)).collect(),
            barrier: OnceLock::new(),
            stopped: AtomicBool::new(false),
        }
    }

    /// Does the work of one thread. If it panics, the panic is kept until all threads are done, because the others wait at the barrier.
    fn work<B: RowBuilder>(
        &self,
        mut walk: Walk<B>,
        progress: &dyn Fn(usize, usize),
    ) -> thread::Result<u64> {
        let mut outcome = Ok(());
        let mut shares = Vec::new();
        for (sum, taken) in self.taken.iter().enumerate() {
            progress(sum, self.taken.len());
            shares.clear();
            tuples(self.bounds, sum, &Smallest::new(), &mut shares);
            while let Some(share) = shares.get(taken.fetch_add(1, Ordering::Relaxed)) {
                if self.stopped.load(Ordering::Relaxed) {
                    break;
                }
                let done = catch_unwind(AssertUnwindSafe(|| walk.go_on_from(share)));
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

/// Finds all P-positions within the bounds, of at least four piles, and returns how many there are.
pub(super) fn walk<B: RowBuilder>(
    shape: TableShape,
    completions: &mut Completions,
    builder: impl Fn() -> B + Sync,
    threads: usize,
    interrupt: &Interrupt,
    progress: &dyn Fn(usize, usize),
) -> Result<u64, Unsolved> {
    let schedule = Schedule::new(shape.bounds);
    let completions = SharedCompletions::new(completions);
    let silent = |_: usize, _: usize| ();
    let work = |progress: &dyn Fn(usize, usize)| {
        let mut rows = builder();
        let sink = CompletionSink::Shared(&completions, Vec::new());
        let record = Record::new(sink, interrupt, &silent);
        schedule.work(Walk::new(shape, &mut rows, record), progress)
    };
    let found: thread::Result<u64> = thread::scope(|scope| {
        let begin = |_| thread::Builder::new().spawn_scoped(scope, || work(&silent));
        // If the system cannot start all threads, the ones that have started do the work.
        let others: Vec<_> = (1..threads).map_while(|at| begin(at).ok()).collect();
        let barrier = Barrier::new(1 + others.len());
        schedule
            .barrier
            .set(barrier)
            .expect("no other thread sets it");
        let mut found = work(progress);
        for other in others {
            let more = other.join().and_then(|found| found);
            found = found.and_then(|found| Ok(found + more?));
        }
        found
    });
    let found = found.unwrap_or_else(|panic| resume_unwind(panic));
    if schedule.stopped.load(Ordering::Relaxed) {
        return Err(Unsolved::Interrupted);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::super::region::Region;
    use super::{Smallest, tuples};

    #[test]
    fn each_tuple_has_its_place_among_those_of_its_sum() {
        for bounds in [vec![3, 3], vec![0, 5], vec![2, 4, 4], vec![0, 0, 0]] {
            let mut all = Vec::new();
            for sum in 0..=bounds.iter().sum() {
                let mut shares = Vec::new();
                tuples(&bounds, sum, &Smallest::new(), &mut shares);
                assert!(
                    shares
                        .iter()
                        .all(|share| share.iter().sum::<usize>() == sum)
                );
                assert!(shares.is_sorted());
                all.extend(shares);
            }
            let count = all.len();
            all.sort();
            all.dedup();
            let within =
                |share: &Smallest| share.iter().zip(&bounds).all(|(size, bound)| size <= bound);
            assert!(all.iter().all(|share| share.is_sorted() && within(share)));
            assert_eq!((all.len(), count), (count, Region::new(&bounds).size()));
        }
    }
}
