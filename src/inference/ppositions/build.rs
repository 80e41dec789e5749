//! How a P-table is built: with which rows, and by one thread or several.

use std::cell::Cell;
use std::sync::atomic::{AtomicU32, AtomicU64};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::{thread, vec};

use super::{
    cost::{Completions, RowKind},
    long_rows::{LongRowBuilder, LongRows, LongSlots, SparseRows},
    region::tuples,
    rows::{RowBuilder, Rows},
    walk::{Record, TableShape, Walk},
    words::{Slot, WordRowBuilder, Words},
};
use crate::inference::limits::{Interrupt, Progress, Silent, Unsolved};

/// A table that is to be built.
pub(super) struct Build<'a> {
    pub(super) shape: TableShape<'a>,
    pub(super) completions: &'a mut Completions,
    pub(super) threads: usize,
    pub(super) interrupt: &'a Interrupt,
    pub(super) progress: &'a dyn Progress,
}

/// The rows of a table, and how many P-positions it has.
type Built = Result<(Box<dyn Rows>, u64), Unsolved>;

impl<'a> Build<'a> {
    pub(super) fn rows(self, kind: RowKind) -> Built {
        match kind {
            RowKind::Narrow => self.of_words::<AtomicU32>(),
            RowKind::Middle => self.of_words::<AtomicU64>(),
            RowKind::Long => self.of_planes(),
            RowKind::Sparse => {
                let rows = LongRowBuilder::new(SparseRows::default(), self.largest(), None);
                let mut walk = self.alone(rows);
                let found = walk.run()?;
                Ok((Box::new(walk.rows.planes), found))
            }
        }
    }

    fn of_words<S: Slot + Sync>(self) -> Built {
        let (size, piles) = (self.shape.rows.size(), self.shape.bounds.len());
        let mut rows = Words::new(size, size);
        let found = if self.threads > 1 {
            rows.build(|u: &[S], v| self.together(|| WordRowBuilder::new(u, v, piles)))
        } else {
            rows.build(|u: &[Cell<S::Word>], v| self.alone(WordRowBuilder::new(u, v, piles)).run())
        };
        Ok((Box::new(rows), found?))
    }

    fn of_planes(self) -> Built {
        let (rows, largest) = (self.shape.rows.size(), self.largest());
        let three_piles = (self.shape.bounds.len() == 3).then_some(rows);
        let mut long = LongRows::new(rows, largest);
        let words = &mut long.words;
        let found = if self.threads > 1 {
            words.build(|u: &[AtomicU64], v| {
                self.together(|| LongRowBuilder::new(LongSlots::new(rows, u, v), largest, None))
            })
        } else {
            words.build(|u: &[Cell<u64>], v| {
                let slots = LongSlots::new(rows, u, v);
                let builder = LongRowBuilder::new(slots, largest, three_piles);
                self.alone(builder).run()
            })
        };
        Ok((Box::new(long), found?))
    }

    fn largest(&self) -> usize {
        self.shape.bounds[self.shape.bounds.len() - 1]
    }

    fn alone<B: RowBuilder>(self, rows: B) -> Walk<'a, B> {
        let record = Record::new(Some(self.completions), self.interrupt, self.progress);
        Walk::new(self.shape, rows, record)
    }

    fn together<B: RowBuilder>(self, rows: impl Fn() -> B + Sync) -> Result<u64, Unsolved> {
        let (shape, interrupt) = (self.shape, self.interrupt);
        let begin = || Walk::new(shape, rows(), Record::new(None, interrupt, &Silent));
        let schedule = Schedule::new(shape.bounds, self.completions);
        schedule.walk(self.threads, self.progress, begin)
    }
}

// One table built by several threads.
//
// No move makes one of the smallest piles of a position larger. So two positions are never one move
// apart if their smallest piles differ but have the same sum. All positions whose smallest piles
// have the same sum are therefore found in parallel, then those of the next sum, and the result is
// the same as if one thread had found all in order.
//
// While the positions of one sum are found, a row that lacks two piles which are both larger than
// the smallest ones is marked by one thread only. The other rows belong to larger sums too, and
// several threads mark them at once.

/// All positions with these smallest piles.
type Share = Vec<usize>;

/// What the threads share beside the rows.
struct Schedule<'a> {
    /// How many sums the smallest piles may have.
    sums: usize,
    state: Mutex<State<'a>>,
    /// All shares that were taken are given back.
    changed: Condvar,
}

struct State<'a> {
    completions: &'a mut Completions,
    /// The shares of the sum that is worked on.
    shares: vec::IntoIter<Share>,
    /// Those of the larger sums.
    later: vec::IntoIter<Vec<Share>>,
    /// How many shares are taken and not given back.
    taken: usize,
    stopped: bool,
}

impl<'a> Schedule<'a> {
    /// For a table within these bounds, of at least four piles.
    pub(super) fn new(bounds: &[usize], completions: &'a mut Completions) -> Self {
        let smallest = match bounds.len() {
            ..=6 => 2,
            _ => 3,
        };
        let bounds = &bounds[..smallest];
        let sums = bounds.iter().sum::<usize>() + 1;
        let mut shares = vec![Vec::new(); sums];
        for share in tuples(bounds) {
            shares[share.iter().sum::<usize>()].push(share);
        }
        Self {
            sums,
            state: Mutex::new(State {
                completions,
                shares: Vec::new().into_iter(),
                later: shares.into_iter(),
                taken: 0,
                stopped: false,
            }),
            changed: Condvar::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State<'a>> {
        self.state.lock().expect("no thread panics with the lock")
    }

    /// Takes a share of the sum that is worked on or, when all of them are given back, of the next
    /// one. `None` if there is nothing left to do.
    fn take(&self, progress: &dyn Progress) -> Option<Share> {
        let mut state = self.state();
        while !state.stopped {
            if let Some(share) = state.shares.next() {
                state.taken += 1;
                progress.report(self.sums - 1 - state.later.len(), self.sums);
                return Some(share);
            }
            if state.taken > 0 {
                let changed = self.changed.wait(state);
                state = changed.expect("no thread panics with the lock");
            } else {
                state.shares = state.later.next()?.into_iter();
            }
        }
        None
    }

    /// Does the work of one thread, and returns how many P-positions it has found.
    fn work<B: RowBuilder>(&self, mut walk: Walk<B>, progress: &dyn Progress) -> u64 {
        while let Some(share) = self.take(progress) {
            let is_done = walk.go_on_from(&share).is_some();
            let mut state = self.state();
            for (rank, pile) in walk.record.kept.drain(..) {
                state.completions.set(rank, pile);
            }
            state.taken -= 1;
            state.stopped |= !is_done;
            if state.taken == 0 {
                self.changed.notify_all();
            }
        }
        walk.record.found
    }

    /// Finds all P-positions within the bounds, and returns how many there are; `begin` begins the
    /// walk of a thread.
    pub(super) fn walk<'b, B: RowBuilder>(
        self,
        threads: usize,
        progress: &dyn Progress,
        begin: impl Fn() -> Walk<'b, B> + Sync,
    ) -> Result<u64, Unsolved> {
        let work = || self.work(begin(), &Silent);
        let found = thread::scope(|scope| {
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, work);
            // If the system cannot start all threads, the ones that have started do the work.
            let others: Vec<_> = (1..threads).map_while(|at| spawn(at).ok()).collect();
            let mut found = self.work(begin(), progress);
            for other in others {
                found += other.join().expect("no thread panics");
            }
            found
        });
        if self.state().stopped {
            return Err(Unsolved::Interrupted);
        }
        Ok(found)
    }
}
