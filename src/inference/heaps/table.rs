//! The nimbers of heaps by their size as far as they are needed, and what they may cost.

use super::filler::Filler;
use crate::games::Code;
use crate::inference::{
    limits::{Estimate, Limits, Progress, Unsolved, Work},
    period::{Period, SmallHeaps, nimber_of},
};

/// Pairs of heaps that are marked in the time in which a search of states looks at one move.
const PAIRS_PER_MOVE: u128 = 20;

/// Pairs of heaps that are marked in a second.
const PAIRS_PER_SECOND: u128 = 2_000_000_000;

/// A row that would take too long is refused as soon as it has taken this part of its time, which
/// is less than a second: a period may come until then.
const HOPE: u128 = 128;

/// Bytes for each heap while the table grows, and while it is compared with itself.
const BYTES_PER_HEAP: u128 = 12;

/// Pairs of heaps that are marked between two checks whether the work should stop.
const CHECK_EVERY: u64 = 1 << 16;

/// The first heap at which a proof that nimbers repeat is tried; it is tried again whenever there
/// are a quarter more.
const FIRST_TRIED: usize = 24;

/// The nimbers of the heaps of one code, as far as they were needed.
pub(crate) struct HeapNimbers {
    code: Code,
    filler: Filler,
    period: Option<Period>,
    /// The number of nimbers at which the next proof is tried.
    next_try: usize,
    /// The heaps and the work of the last try.
    tried: (usize, u64),
}

impl HeapNimbers {
    /// A table that knows nothing yet.
    pub(crate) fn new(code: &Code) -> Self {
        Self {
            code: code.clone(),
            filler: Filler::new(code),
            period: None,
            next_try: FIRST_TRIED,
            tried: (0, 0),
        }
    }

    /// The code that it belongs to.
    pub(crate) fn code(&self) -> &Code {
        &self.code
    }

    /// How many nimbers were found one by one.
    pub(crate) fn len(&self) -> usize {
        self.filler.row.len()
    }

    /// How the nimbers repeat, if that is proved.
    pub(crate) fn period(&self) -> Option<Period> {
        self.period
    }

    /// The nimber of a heap; `None` if it was not found yet and no period says it.
    pub(crate) fn nimber(&self, size: u64) -> Option<u64> {
        nimber_of(size, self.filler.row.nimbers(), self.period)
    }

    /// The nimbers that were found, and how they repeat.
    pub(crate) fn into_small(self) -> SmallHeaps {
        SmallHeaps {
            period: self.period,
            nimbers: self.filler.row.into_nimbers(),
        }
    }

    /// The nimbers of the heaps up to `size`, the empty one first; if no period says the others,
    /// those that were found.
    pub(crate) fn into_nimbers(self, size: u64, max_memory: u64) -> Result<Vec<u16>, Unsolved> {
        let mut nimbers = self.filler.row.into_nimbers();
        let Some(period) = self.period else {
            return Ok(nimbers);
        };
        let bytes = size_of::<u16>() as u128 * (u128::from(size) + 1);
        Estimate::new(u128::from(size) + 1, bytes, max_memory).granted()?;
        let heaps = usize::try_from(size).expect("there is memory for them") + 1;
        nimbers.truncate(heaps);
        nimbers.reserve_exact(heaps - nimbers.len());
        let length = usize::try_from(period.length).expect("shorter than the row");
        for size in nimbers.len()..heaps {
            nimbers.push(nimbers[size - length]);
        }
        Ok(nimbers)
    }

    /// Finds the nimbers of all heaps up to `size`, or those that prove how they repeat, within the
    /// limits.
    pub(crate) fn grow(&mut self, size: u64, work: &Work) -> Result<(), Unsolved> {
        let Work {
            limits,
            interrupt,
            steps,
        } = work;
        let all = usize::try_from(size).map_or(usize::MAX, |size| size.saturating_add(1));
        let start = self.filler.work.get();
        let mut next_look = start;
        let mut watch = |work, done| {
            if work >= next_look {
                next_look = work + CHECK_EVERY;
                interrupt.check()?;
                steps.report(done, all);
            }
            Ok(())
        };
        while self.period.is_none() && self.len() < all {
            let until = self.next_try.min(all);
            self.make_room(until, all, limits)?;
            self.filler.fill(until, &mut watch)?;
            if self.len() >= self.next_try {
                self.next_try += self.next_try / 4;
                self.period = Period::proved(&self.code, self.filler.row.nimbers());
                self.filler.choose_rare();
                self.check_time(start, all, limits)?;
            }
        }
        // A shorter row than that of the next try may be a proof too.
        if self.period.is_none() {
            self.period = Period::proved(&self.code, self.filler.row.nimbers());
        }
        steps.finish();
        Ok(())
    }

    /// Makes room for some heaps of `all`.
    fn make_room(&mut self, heaps: usize, all: usize, limits: &Limits) -> Result<(), Estimate> {
        let estimate = |heaps: usize| {
            let bytes = heaps as u128 * BYTES_PER_HEAP;
            Estimate::new(heaps as u128, bytes, limits.max_memory)
        };
        if estimate(heaps).memory_is_short {
            return Err(estimate(all));
        }
        estimate(heaps).granted()?;
        self.filler.row.make_room(heaps);
        Ok(())
    }

    /// Refuses as many heaps if they would take too long, by what the last ones took. So nobody
    /// waits for long until they are refused.
    fn check_time(&mut self, start: u64, all: usize, limits: &Limits) -> Result<(), Unsolved> {
        let work = self.filler.work.get();
        let tried = (self.len(), work);
        let last = std::mem::replace(&mut self.tried, tried);
        let spent = u128::from(work - start);
        let most = limits.max_moves.saturating_mul(PAIRS_PER_MOVE);
        if self.period.is_some() || self.len() >= all || spent < most / HOPE {
            return Ok(());
        }
        let expected = spent + self.filler.expected(last, all);
        if expected <= most {
            return Ok(());
        }
        Err(Unsolved::Beyond(Estimate {
            seconds: u64::try_from(expected / PAIRS_PER_SECOND).ok(),
            ..Estimate::new(all as u128, 0, u64::MAX)
        }))
    }
}
