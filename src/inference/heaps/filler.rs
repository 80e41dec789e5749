//! Finds the nimbers of heaps in order of size, some in a row together.
//!
//! Of the pairs of heaps that a move may leave, those with a small heap or a rare one are marked. Then only few nimbers are left that
//! may be the least that no move leaves: the other pairs are compared with these alone, until they are met.

use std::cell::Cell;

use super::marks::{Marks, TOGETHER, add_to_all, met};
use super::mirrored::Mirrored;
use super::rare::Rare;
use crate::games::Code;
use crate::inference::limits::Unsolved;

/// Pairs of heaps that are compared in the time in which one is marked.
const COMPARED_PER_MARKED: usize = 8;

/// What a heap takes beside its pairs, in pairs that are marked.
const EACH: usize = 256;

/// The width of the marks at first.
const NARROWEST: usize = 256;

/// The width of marks for all nimbers.
const WIDEST: usize = 1 << 16;

/// The nimbers of the smallest heaps of a game, and what finds those of the next.
pub(super) struct Filler {
    /// What moves take, and whether they may leave nothing and one heap.
    moves: Vec<(usize, [bool; 2])>,
    /// What moves take that may leave two heaps.
    breaking: Vec<usize>,
    pub(super) row: Mirrored,
    rare: Option<Rare>,
    /// A power of two above all nimbers.
    width: usize,
    /// How many small heaps are marked with the others for a whole block.
    prefix: usize,
    /// What has been done, in pairs that are marked.
    pub(super) work: Cell<u64>,
    /// What was done for heaps of the last block alone, and could be spared by doing more for them together.
    alone: Cell<usize>,
}

/// Hears of the work and of how many heaps are done, and may stop it.
pub(super) type Watch<'a> = dyn FnMut(u64, usize) -> Result<(), Unsolved> + 'a;

impl Filler {
    /// No nimbers yet.
    pub(super) fn new(code: &Code) -> Self {
        let small = |taken| usize::try_from(taken).expect("no code takes more");
        let digits = || code.digits().map(|(taken, digit)| (small(taken), digit));
        let leaves = |digit: u8| [1, 2].map(|bit| digit & bit > 0);
        let breaking = digits().filter(|(_, digit)| digit & 4 > 0);
        Self {
            moves: digits()
                .map(|(taken, digit)| (taken, leaves(digit)))
                .collect(),
            breaking: breaking.map(|(taken, _)| taken).collect(),
            row: Mirrored::new(),
            rare: None,
            width: NARROWEST,
            prefix: TOGETHER,
            work: Cell::default(),
            alone: Cell::default(),
        }
    }

    fn did(&self, pairs: usize) {
        self.work.set(self.work.get() + pairs as u64);
    }

    /// Chooses anew which nimbers are rare.
    pub(super) fn choose_rare(&mut self) {
        let breaks = !self.breaking.is_empty();
        let rare = breaks.then(|| Rare::of(self.row.nimbers(), self.width));
        self.rare = rare.flatten();
    }

    /// The work for the heaps that are missing to `all`, by that for those since there were `heaps` of them, after some work.
    pub(super) fn expected(&self, (heaps, work): (usize, u64), all: usize) -> u128 {
        let [all, done, heaps] = [all, self.row.len(), heaps].map(|heaps| heaps as u128);
        let expected =
            u128::from(self.work.get() - work).saturating_mul(all - done) / (done - heaps);
        if self.breaking.is_empty() || self.rare.is_some() {
            return expected;
        }
        // All pairs of a heap are looked at, and there are the more of them the larger it is.
        expected.saturating_mul(all + done) / (2 * done)
    }

    /// Finds the nimbers of the heaps below `end`, for which there is room.
    pub(super) fn fill(&mut self, end: usize, watch: &mut Watch) -> Result<(), Unsolved> {
        while self.row.len() < end {
            let is_found = match self.width {
                NARROWEST => self.fill_with::<NARROWEST>(end, watch)?,
                512 => self.fill_with::<512>(end, watch)?,
                1024 => self.fill_with::<1024>(end, watch)?,
                2048 => self.fill_with::<2048>(end, watch)?,
                4096 => self.fill_with::<4096>(end, watch)?,
                _ => self.fill_with::<WIDEST>(end, watch)?,
            };
            if is_found {
                break;
            }
            if self.width == WIDEST {
                return Err(Unsolved::LargeNimber(u16::MAX.into()));
            }
            self.width *= if self.width < 4096 { 2 } else { 16 };
            self.choose_rare();
        }
        Ok(())
    }

    /// Finds the nimbers of the heaps below `end`; returns whether the width is enough for them.
    fn fill_with<const WIDTH: usize>(
        &mut self,
        end: usize,
        watch: &mut Watch,
    ) -> Result<bool, Unsolved> {
        let mut block = vec![Marks::<WIDTH>::none(); TOGETHER];
        while self.row.len() < end {
            let least = self.wholes().last().filter(|&least| least >= 2 * TOGETHER);
            let count = least.map_or(1, |_| TOGETHER.min(end - self.row.len()));
            block[..count].iter_mut().for_each(Marks::clear);
            let from = least.map(|least| self.mark_together(&mut block, least));
            for marks in &mut block[..count] {
                watch(self.work.get(), self.row.len())?;
                let found = self.find(marks, from);
                match u16::try_from(found) {
                    Ok(nimber) if found < WIDTH => self.push(nimber),
                    _ => return Ok(false),
                }
            }
            self.adapt();
        }
        Ok(true)
    }

    fn push(&mut self, nimber: u16) {
        if let Some(rare) = &mut self.rare {
            rare.add(self.row.len(), nimber);
        }
        self.row.push(nimber);
    }

    /// Does more together if much was done for heaps alone, and otherwise less.
    fn adapt(&mut self) {
        if self.alone.take() > self.prefix * TOGETHER / 4 {
            self.prefix += self.prefix / 16 + 1;
        } else {
            self.prefix -= self.prefix / 64;
        }
    }

    /// Marks pairs with small heaps, though not the very smallest, and with rare heaps, for the next heaps together; of the first of them
    /// a move that breaks leaves no less than `least`. Returns the least heap that was not small.
    fn mark_together<const WIDTH: usize>(&self, block: &mut [Marks<WIDTH>], least: usize) -> usize {
        let nimbers = self.row.nimbers();
        let end = (TOGETHER + self.prefix).min(least / 2 + 1);
        for whole in self.breaking.iter().map(|taken| nimbers.len() - taken) {
            let rare = self.rare.as_ref();
            let rare = rare.map_or(&[][..], |rare| rare.between(end, whole));
            let mut mark = |heap: usize| {
                let others = nimbers[whole - heap..].first_chunk();
                let others = others.expect("as many heaps are smaller");
                add_to_all(block, others, nimbers[heap]);
            };
            (TOGETHER..end).for_each(&mut mark);
            rare.iter().copied().for_each(&mut mark);
            self.did((end - TOGETHER + rare.len()) * TOGETHER);
        }
        end
    }

    /// Finds the nimber of the next heap; no less than the width if that is too small. If pairs were marked for it together with others,
    /// only those of larger heaps than the very smallest, and if none is rare, with one below `from`.
    fn find<const WIDTH: usize>(&self, marks: &mut Marks<WIDTH>, from: Option<usize>) -> usize {
        self.mark_whole(marks);
        for whole in self.wholes() {
            let end = from.map_or(whole / 2 + 1, |_| TOGETHER);
            let [ones, others] = self.row.sides(whole, 1..end);
            for (one, other) in ones.iter().zip(others) {
                marks.add(one ^ other);
            }
            self.did(end);
        }
        let Some(from) = from else {
            return marks.least(0);
        };
        // Only pairs with a rare heap leave common nimbers, and all of these are marked.
        let rare = self.rare.as_ref();
        let bound = rare.map_or(WIDTH, |rare| marks.least_of_kind(&rare.kinds));
        self.least_missing(marks, from, bound)
    }

    /// How large the two heaps are together that each move leaves which breaks the next heap, descending; 0 also if it cannot.
    fn wholes(&self) -> impl Iterator<Item = usize> {
        let heap = self.row.len();
        self.breaking
            .iter()
            .map(move |taken| heap.saturating_sub(*taken))
    }

    /// Marks what moves leave that do not break the next heap.
    fn mark_whole<const WIDTH: usize>(&self, marks: &mut Marks<WIDTH>) {
        for &(taken, [nothing, one]) in &self.moves {
            match self.row.len().checked_sub(taken) {
                Some(0) if nothing => marks.add(0),
                Some(rest @ 1..) if one => marks.add(self.row.nimbers()[rest]),
                _ => {}
            }
        }
        self.did(EACH + self.moves.len());
    }

    /// The least nimber below the bound that no pair leaves, or else the bound. The pairs with a heap below `from` are marked.
    fn least_missing<const WIDTH: usize>(
        &self,
        marks: &mut Marks<WIDTH>,
        from: usize,
        bound: usize,
    ) -> usize {
        loop {
            let least = marks.least(0);
            if least >= bound {
                return bound;
            }
            // The next one is looked for on the way.
            let both = [least, marks.least(least + 1)];
            let both = both.map(|nimber| u16::try_from(nimber).unwrap_or(u16::MAX));
            let mut compared = 0;
            let is_met = self.wholes().any(|whole| {
                let (is_met, pairs) = met(self.row.sides(whole, from..whole / 2 + 1), both);
                compared += pairs / COMPARED_PER_MARKED;
                for (nimber, _) in both.iter().zip(is_met).filter(|(_, is_met)| *is_met) {
                    marks.add(*nimber);
                }
                is_met[0]
            });
            self.did(compared);
            if !is_met {
                return least;
            }
            self.alone.set(self.alone.get() + compared);
        }
    }
}
