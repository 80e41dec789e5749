//! One table built by several threads.
//!
//! No move makes one of the smallest piles of a position larger. So two positions are never one move apart if their smallest piles
//! differ but have the same sum. All positions whose smallest piles have the same sum are therefore found in parallel, then those of the
//! next sum, and the result is the same as if one thread had found all in order.
//!
//! While the positions of one sum are found, a row that lacks two piles which are both larger than the smallest ones is marked by one
//! thread only. The other rows belong to larger sums too, and several threads mark them at once.

use std::sync::{Condvar, Mutex, MutexGuard};
use std::{thread, vec};

use arrayvec::ArrayVec;

use super::rows::RowBuilder;
use super::walk::Walk;
use crate::inference::limits::Unsolved;

/// The smallest piles: all positions with the same ones are one share of the work.
type Smallest = ArrayVec<usize, 3>;

/// How many of the piles of a table are the smallest ones.
fn smallest(piles: usize) -> usize {
    match piles {
        ..=6 => 2,
        _ => 3,
    }
}

/// All sorted tuples with this sum that the ascending bounds dominate, in lexicographic order.
fn shares(bounds: &[usize], sum: usize) -> vec::IntoIter<Smallest> {
    let mut found = Vec::new();
    tuples(bounds, sum, &Smallest::new(), &mut found);
    found.into_iter()
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

/// What the threads share beside the rows and the completions.
struct Schedule<'a> {
    /// Of the smallest piles.
    bounds: &'a [usize],
    round: Mutex<Round>,
    /// All shares that were taken are given back.
    changed: Condvar,
}

/// The work for one sum of the smallest piles.
struct Round {
    sum: usize,
    shares: vec::IntoIter<Smallest>,
    /// How many shares are taken and not given back.
    taken: usize,
    stopped: bool,
}

/// One thread's share of a round. It is given back when it is dropped; if it is not done, because of an interrupt or a panic, that stops
/// all threads.
struct Share<'a> {
    schedule: &'a Schedule<'a>,
    smallest: Smallest,
    is_done: bool,
}

impl Drop for Share<'_> {
    fn drop(&mut self) {
        let mut round = self.schedule.round();
        round.taken -= 1;
        round.stopped |= !self.is_done;
        if round.taken == 0 {
            self.schedule.changed.notify_all();
        }
    }
}

impl<'a> Schedule<'a> {
    fn new(bounds: &'a [usize]) -> Self {
        let bounds = &bounds[..smallest(bounds.len())];
        Self {
            bounds,
            round: Mutex::new(Round {
                sum: 0,
                shares: shares(bounds, 0),
                taken: 0,
                stopped: false,
            }),
            changed: Condvar::new(),
        }
    }

    fn round(&self) -> MutexGuard<'_, Round> {
        self.round.lock().expect("no thread panics with the lock")
    }

    /// Takes a share of the round or, when all of them are given back, of the next one. `None` if there is nothing left to do.
    fn take(&'a self, progress: &dyn Fn(usize, usize)) -> Option<Share<'a>> {
        let last = self.bounds.iter().sum();
        let mut round = self.round();
        loop {
            if round.stopped || round.sum > last {
                return None;
            }
            if let Some(smallest) = round.shares.next() {
                round.taken += 1;
                progress(round.sum, last + 1);
                return Some(Share {
                    schedule: self,
                    smallest,
                    is_done: false,
                });
            }
            if round.taken > 0 {
                let changed = self.changed.wait(round);
                round = changed.expect("no thread panics with the lock");
            } else {
                round.sum += 1;
                round.shares = shares(self.bounds, round.sum);
            }
        }
    }

    /// Does the work of one thread, and returns how many P-positions it has found.
    fn work<B: RowBuilder>(&self, mut walk: Walk<B>, progress: &dyn Fn(usize, usize)) -> u64 {
        while let Some(mut share) = self.take(progress) {
            share.is_done = walk.go_on_from(&share.smallest).is_some();
        }
        walk.found()
    }
}

/// Finds all P-positions within the bounds, of at least four piles, and returns how many there are; `begin` begins the walk of a thread.
pub(super) fn walk<'a, B: RowBuilder>(
    bounds: &[usize],
    threads: usize,
    progress: &dyn Fn(usize, usize),
    begin: impl Fn() -> Walk<'a, B> + Sync,
) -> Result<u64, Unsolved> {
    let schedule = Schedule::new(bounds);
    let work = || schedule.work(begin(), &|_, _| ());
    let found = thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work);
        // If the system cannot start all threads, the ones that have started do the work.
        let others: Vec<_> = (1..threads).map_while(|at| spawn(at).ok()).collect();
        let found = schedule.work(begin(), progress);
        let others = others.into_iter().map(|other| other.join());
        found + others.map(|found| found.expect("no panic")).sum::<u64>()
    });
    if schedule.round().stopped {
        return Err(Unsolved::Interrupted);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::super::region::Region;
    use super::{Smallest, shares};

    #[test]
    fn each_tuple_has_its_place_among_those_of_its_sum() {
        for bounds in [vec![3, 3], vec![0, 5], vec![2, 4, 4], vec![0, 0, 0]] {
            let mut all = Vec::new();
            for sum in 0..=bounds.iter().sum() {
                let shares = shares(&bounds, sum);
                let shares = shares.as_slice();
                assert!(
                    shares
                        .iter()
                        .all(|share| share.iter().sum::<usize>() == sum)
                );
                assert!(shares.is_sorted());
                all.extend_from_slice(shares);
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
