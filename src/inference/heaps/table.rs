//! The nimbers of heaps by their size, from the empty one on.

use super::period::Period;
use super::rare::Rare;
use crate::games::Code;
use crate::inference::limits::{Estimate, Interrupt, Limits, Progress, Unsolved};

/// Pairs of heaps that are looked at in the time in which a search of states looks at one move.
const PAIRS_PER_MOVE: u128 = 8;

/// Bytes for each heap while the table grows, and while it is compared with itself.
const BYTES_PER_HEAP: u64 = 16;

/// Pairs of heaps that are looked at between two checks whether the work should stop.
const LOOK_UP_EVERY: u64 = 1 << 16;

/// The first heap at which a proof that nimbers repeat is tried; it is tried again whenever there are a quarter more.
const FIRST_TRIED: usize = 24;

/// The largest nimber.
const LARGEST: u16 = u16::MAX;

/// One mark for each nimber.
const ROOM: usize = LARGEST as usize + 1;

/// The nimbers of the heaps of one code, as far as they were needed.
pub(crate) struct HeapNimbers {
    code: Code,
    /// What moves take, and whether they may leave nothing, one heap and two.
    moves: Vec<(usize, [bool; 3])>,
    nimbers: Vec<u16>,
    period: Option<Period>,
    rare: Option<Rare>,
    /// The nimbers that a move leaves, marked by the heap from which it does.
    marked: Vec<usize>,
    /// The number of nimbers at which the next proof is tried.
    next_try: usize,
    /// Pairs of heaps looked at.
    work: u64,
}

impl HeapNimbers {
    /// A table that knows nothing yet.
    pub(crate) fn new(code: &Code) -> Self {
        let small = |taken| usize::try_from(taken).expect("no code takes more");
        let left = |digit: u8| [1, 2, 4].map(|bit| digit & bit > 0);
        Self {
            moves: code
                .digits()
                .map(|(taken, digit)| (small(taken), left(digit)))
                .collect(),
            code: *code,
            nimbers: Vec::new(),
            period: None,
            rare: None,
            marked: vec![0; ROOM],
            next_try: FIRST_TRIED,
            work: 0,
        }
    }

    /// The code that it belongs to.
    pub(crate) fn code(&self) -> &Code {
        &self.code
    }

    /// How many nimbers were found one by one.
    pub(crate) fn len(&self) -> usize {
        self.nimbers.len()
    }

    /// How the nimbers repeat, if that is proved.
    pub(crate) fn period(&self) -> Option<Period> {
        self.period
    }

    /// The nimber of a heap; `None` if it was not found yet and no period says it.
    pub(crate) fn nimber(&self, size: u64) -> Option<u64> {
        let size = self.period.map_or(size, |period| period.reduced(size));
        let index = usize::try_from(size).ok()?;
        self.nimbers.get(index).copied().map(u64::from)
    }

    /// Finds the nimbers of all heaps up to `size`, or those that prove how they repeat, within the limits.
    pub(crate) fn grow(
        &mut self,
        size: u64,
        limits: &Limits,
        interrupt: &Interrupt,
        progress: &dyn Progress,
    ) -> Result<(), Unsolved> {
        let goal = usize::try_from(size).unwrap_or(usize::MAX);
        let pairs = limits.max_moves.saturating_mul(PAIRS_PER_MOVE);
        let end = u128::from(self.work).saturating_add(pairs);
        let most = limits.max_memory / BYTES_PER_HEAP;
        let mut next_look = self.work;
        while self.period.is_none() && self.nimbers.len() <= goal {
            if self.work >= next_look {
                next_look = self.work + LOOK_UP_EVERY;
                if interrupt.is_raised() {
                    return Err(Unsolved::Interrupted);
                }
                progress.report(self.nimbers.len(), goal.saturating_add(1));
            }
            if u128::from(self.work) > end || self.nimbers.len() as u64 > most {
                return Err(self.beyond(size, limits));
            }
            if self.nimbers.len() == self.nimbers.capacity() {
                let doubled = 2 * self.nimbers.len() as u128;
                Estimate::new(doubled, doubled * u128::from(BYTES_PER_HEAP), u64::MAX).granted()?;
            }
            let nimber = self.next()?;
            if let Some(rare) = &mut self.rare {
                rare.add(self.nimbers.len(), nimber);
            }
            self.nimbers.push(nimber);
            if self.nimbers.len() >= self.next_try {
                self.next_try += self.next_try / 4;
                self.period = Period::proved(&self.code, &self.nimbers);
                self.rare = self
                    .code
                    .breaks()
                    .then(|| Rare::of(&self.nimbers))
                    .flatten();
            }
        }
        // A shorter row than that of the next try may be a proof too.
        if self.period.is_none() {
            self.period = Period::proved(&self.code, &self.nimbers);
        }
        progress.finish();
        Ok(())
    }

    /// The refusal of heaps of up to `size`, with the pairs that would have to be looked at.
    fn beyond(&self, size: u64, limits: &Limits) -> Unsolved {
        let breaking = self.moves.iter().filter(|(_, left)| left[2]).count() as u128;
        let size = u128::from(size);
        let each = breaking * size / 4 + self.moves.len() as u128;
        let memory = size * u128::from(BYTES_PER_HEAP);
        Unsolved::Beyond(Estimate::new(size * each, memory, limits.max_memory))
    }

    /// The nimber of the next heap.
    fn next(&mut self) -> Result<u16, Unsolved> {
        let size = self.nimbers.len();
        let mut marks = Marks {
            marked: &mut self.marked,
            // The heap 0 would look like no mark at all.
            mark: size + 1,
        };
        for &(taken, [nothing, one, _]) in &self.moves {
            match size.checked_sub(taken) {
                Some(0) if nothing => _ = marks.add(0),
                Some(rest @ 1..) if one => _ = marks.add(self.nimbers[rest]),
                _ => {}
            }
        }
        self.work += self.moves.len() as u64;
        let breaking = self.moves.iter().filter(|(_, left)| left[2]);
        let rests = breaking.filter_map(|&(taken, _)| size.checked_sub(taken));
        let rests: Vec<usize> = rests.filter(|&rest| rest >= 2).collect();
        let nimbers = self.nimbers.as_slice();
        let Some(rare) = &self.rare else {
            for &rest in &rests {
                self.work += rest as u64 / 2;
                for small in 1..=rest / 2 {
                    marks.add(nimbers[small] ^ nimbers[rest - small]);
                }
            }
            return marks.least(|_| true);
        };
        // Pairs with a rare heap leave all the common nimbers that are left.
        for &rest in &rests {
            for &small in rare.heaps.iter().take_while(|&&small| small < rest) {
                marks.add(nimbers[small] ^ nimbers[rest - small]);
            }
            self.work += rare.heaps.len() as u64;
        }
        let common = marks.least(|nimber| !rare.is_rare(nimber))?;
        let is_missed = |nimber: u16| nimber < common && rare.is_rare(nimber);
        let missed = (0..common).filter(|&nimber| is_missed(nimber) && !marks.has(nimber));
        let mut missed = missed.count();
        'found: for &rest in &rests {
            for small in 1..=rest / 2 {
                if missed == 0 {
                    break 'found;
                }
                self.work += 1;
                let left = nimbers[small] ^ nimbers[rest - small];
                if marks.add(left) && is_missed(left) {
                    missed -= 1;
                }
            }
        }
        marks.least(|_| true)
    }
}

/// The nimbers that moves in one heap leave.
struct Marks<'a> {
    marked: &'a mut Vec<usize>,
    mark: usize,
}

impl Marks<'_> {
    /// Adds a nimber; returns whether it is new.
    fn add(&mut self, nimber: u16) -> bool {
        let place = &mut self.marked[usize::from(nimber)];
        std::mem::replace(place, self.mark) != self.mark
    }

    fn has(&self, nimber: u16) -> bool {
        self.marked[usize::from(nimber)] == self.mark
    }

    /// The least nimber for which this holds and that is not left.
    fn least(&self, holds: impl Fn(u16) -> bool) -> Result<u16, Unsolved> {
        let mut missing = (0..=LARGEST).filter(|&nimber| holds(nimber) && !self.has(nimber));
        missing.next().ok_or(Unsolved::LargeNimber(LARGEST.into()))
    }
}
