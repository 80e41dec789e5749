//! Finds the nimbers of heaps in order of size, some in a row together.
//!
//! Of the pairs of heaps that a move may leave, those with a small heap or a rare one are marked.
//! Then only few nimbers are left that may be the least that no move leaves: the other pairs are
//! compared with these alone, until they are met.

use std::cell::Cell;
use std::ops::Range;

use super::ruled::Ruled;
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
    /// Whether these have to be of different sizes.
    is_unequal: bool,
    /// What takes the place of all this where digits do not say the moves.
    ruled: Option<Ruled>,
    pub(super) row: Mirrored,
    rare: Option<Rare>,
    /// A power of two above all nimbers.
    width: usize,
    /// How many small heaps are marked with the others for a whole block.
    prefix: usize,
    /// What has been done, in pairs that are marked.
    pub(super) work: Cell<u64>,
    /// What was done for heaps of the last block alone, and could be spared by doing more for them
    /// together.
    alone: Cell<usize>,
}

/// Hears of the work and of how many heaps are done, and may stop it.
type Watch<'a> = dyn FnMut(u64, usize) -> Result<(), Unsolved> + 'a;

impl Filler {
    /// No nimbers yet.
    pub(super) fn new(code: &Code) -> Self {
        let small = |taken| usize::try_from(taken).expect("no code takes more");
        let digits = || code.digits().map(|(taken, digit)| (small(taken), digit));
        let leaves = |digit: u8| [1, 2].map(|bit| digit & bit > 0);
        let breaking = digits().filter(|(_, digit)| *digit > 3);
        Self {
            moves: digits()
                .map(|(taken, digit)| (taken, leaves(digit)))
                .collect(),
            breaking: breaking.map(|(taken, _)| taken).collect(),
            is_unequal: code.is_unequal(),
            ruled: code.rule().map(Ruled::new),
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

    /// The work for the heaps that are missing to `all`, by that for those since there were `heaps`
    /// of them, after some work.
    pub(super) fn expected(&self, (heaps, work): (usize, u64), all: usize) -> u128 {
        let [all, done, heaps] = [all, self.row.len(), heaps].map(|heaps| heaps as u128);
        let expected =
            u128::from(self.work.get() - work).saturating_mul(all - done) / (done - heaps);
        let is_even = self.breaking.is_empty() && self.ruled.is_none();
        if is_even || self.rare.is_some() {
            return expected;
        }
        // All pairs of a heap are looked at, and there are the more of them the larger it is.
        expected.saturating_mul(all + done) / (2 * done)
    }

    /// Finds the nimbers of the heaps below `end`, for which there is room.
    pub(super) fn fill(&mut self, end: usize, watch: &mut Watch) -> Result<(), Unsolved> {
        while let Some(ruled) = self.ruled.as_mut().filter(|_| self.row.len() < end) {
            watch(self.work.get(), self.row.len())?;
            let (nimber, pairs) = ruled.nimber(self.row.nimbers());
            self.work.set(self.work.get() + pairs);
            let nimber = nimber.filter(|nimber| *nimber < u16::MAX);
            self.row
                .push(nimber.ok_or(Unsolved::LargeNimber(u16::MAX.into()))?);
        }
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

    /// Marks pairs with small heaps, though not the very smallest, and with rare heaps, for the
    /// next heaps together; of the first of them a move that breaks leaves no less than `least`.
    /// Returns the least heap that was not small.
    fn mark_together<const WIDTH: usize>(&self, block: &mut [Marks<WIDTH>], least: usize) -> usize {
        let nimbers = self.row.nimbers();
        let end = (TOGETHER + self.prefix).min(self.half(least));
        for whole in self.breaking.iter().map(|taken| nimbers.len() - taken) {
            let rare = self.rare.as_ref();
            let rare = rare.map_or(&[][..], |rare| rare.between(end, whole));
            let mut mark = |heap: usize| {
                let others = nimbers[whole - heap..].first_chunk();
                let others = others.expect("as many heaps are smaller");
                let equal = (2 * heap).checked_sub(whole).filter(|_| self.is_unequal);
                match equal.filter(|&equal| equal < block.len()) {
                    None => add_to_all(block, others, nimbers[heap]),
                    Some(equal) => add_to_others(block, others, nimbers[heap], equal),
                }
            };
            (TOGETHER..end).for_each(&mut mark);
            rare.iter().copied().for_each(&mut mark);
            self.did((end - TOGETHER + rare.len()) * TOGETHER);
        }
        end
    }

    /// Finds the nimber of the next heap; no less than the width if that is too small. If pairs
    /// were marked for it together with others, only those of larger heaps than the very smallest,
    /// and if none is rare, with one below `from`.
    fn find<const WIDTH: usize>(&self, marks: &mut Marks<WIDTH>, from: Option<usize>) -> usize {
        self.mark_whole(marks);
        for whole in self.wholes() {
            let end = from.map_or(self.half(whole), |_| TOGETHER);
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

    /// How large the two heaps are together that each move leaves which breaks the next heap,
    /// descending; 0 also if it cannot.
    fn wholes(&self) -> impl Iterator<Item = usize> {
        let heap = self.row.len();
        self.breaking
            .iter()
            .map(move |taken| heap.saturating_sub(*taken))
    }

    /// One more than the largest heap that may be the smaller one of two, which are `whole`
    /// together.
    fn half(&self, whole: usize) -> usize {
        if self.is_unequal {
            whole.div_ceil(2).max(1)
        } else {
            whole / 2 + 1
        }
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

    /// The least nimber below the bound that no pair leaves, or else the bound. The pairs with a
    /// heap below `from` are marked.
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
                let (is_met, pairs) = met(self.row.sides(whole, from..self.half(whole)), both);
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

// The nimbers that moves leave, marked for some heaps in a row at a time. What one heap of a pair
// leaves beside the other is found for all of them at once, as the others stand in a row too.

/// How many heaps are looked at together.
const TOGETHER: usize = 32;

/// Pairs that are compared before the next look at whether there is a match.
const COMPARED: usize = 512;

/// A byte for each nimber below `WIDTH`, a power of two that is larger than all nimbers so far: 1
/// if a move leaves it.
#[derive(Clone)]
pub(super) struct Marks<const WIDTH: usize>([u8; WIDTH]);

impl<const WIDTH: usize> Marks<WIDTH> {
    /// No marks.
    pub(super) fn none() -> Self {
        Self([0; WIDTH])
    }

    /// Takes all marks away.
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Marks a nimber. It is smaller than the width, as the nimbers are that it is the sum of.
    #[inline]
    pub(super) fn add(&mut self, nimber: u16) {
        self.0[usize::from(nimber) & (WIDTH - 1)] = 1;
    }

    /// The least nimber from one on that has no mark, or the width.
    pub(super) fn least(&self, from: usize) -> usize {
        let mut marks = self.0.iter().skip(from);
        let place = marks.position(|&mark| mark == 0);
        place.map_or(WIDTH, |place| from + place)
    }

    /// The least nimber without a mark whose kind is 0, or the width.
    fn least_of_kind(&self, kinds: &[u8]) -> usize {
        let mut marks = self.0.iter().zip(kinds);
        let place = marks.position(|(mark, kind)| mark | kind == 0);
        place.unwrap_or(WIDTH)
    }
}

/// Marks what a heap with this nimber leaves beside each of the others.
#[inline]
fn add_to_all<const WIDTH: usize>(
    block: &mut [Marks<WIDTH>],
    others: &[u16; TOGETHER],
    nimber: u16,
) {
    // Two loops, as the first of them is done many at a time.
    let left = others.map(|other| other ^ nimber);
    for (marks, left) in block.iter_mut().zip(left) {
        marks.add(left);
    }
}

/// The same but for one place, where the other heap is as large.
fn add_to_others<const WIDTH: usize>(
    block: &mut [Marks<WIDTH>],
    others: &[u16; TOGETHER],
    nimber: u16,
    equal: usize,
) {
    let pairs = block.iter_mut().zip(others).enumerate();
    for (_, (marks, other)) in pairs.filter(|&(place, _)| place != equal) {
        marks.add(other ^ nimber);
    }
}

/// Which of two nimbers are left by some pairs, whose nimbers stand side by side, and how many
/// pairs were looked at: none after the first nimber is met.
pub(super) fn met([ones, others]: [&[u16]; 2], [first, second]: [u16; 2]) -> ([bool; 2], usize) {
    let mut met = [false; 2];
    let mut compared = 0;
    for (ones, others) in ones.chunks(COMPARED).zip(others.chunks(COMPARED)) {
        // Words as wide as the nimbers, and no jumps: eight at a time.
        let mut matches = [0_u16; 2];
        for (one, other) in ones.iter().zip(others) {
            let left = one ^ other;
            matches[0] |= u16::from(left == first);
            matches[1] |= u16::from(left == second);
        }
        compared += ones.len();
        met = [met[0] || matches[0] > 0, met[1] || matches[1] > 0];
        if met[0] {
            break;
        }
    }
    (met, compared)
}

// A row of nimbers, forwards and backwards: the two heaps into which one is broken stand side by
// side.

/// The nimbers of the heaps from the empty one on.
pub(super) struct Mirrored {
    forwards: Vec<u16>,
    /// The last place is that of the empty heap.
    backwards: Vec<u16>,
}

impl Mirrored {
    /// The empty heap alone, which has no move.
    pub(super) fn new() -> Self {
        Self {
            forwards: vec![0],
            backwards: vec![0],
        }
    }

    /// The nimbers in order.
    pub(super) fn nimbers(&self) -> &[u16] {
        &self.forwards
    }

    /// The nimbers in order, and nothing beside them.
    pub(super) fn into_nimbers(self) -> Vec<u16> {
        self.forwards
    }

    /// How many heaps there are.
    pub(super) fn len(&self) -> usize {
        self.forwards.len()
    }

    /// Makes room for as many heaps in all.
    pub(super) fn make_room(&mut self, heaps: usize) {
        let Some(more) = heaps.checked_sub(self.backwards.len()) else {
            return;
        };
        self.forwards.reserve_exact(heaps - self.len());
        let shorter = std::mem::replace(&mut self.backwards, vec![0; heaps]);
        self.backwards[more..].copy_from_slice(&shorter);
    }

    /// Adds the next heap, for which there is room.
    pub(super) fn push(&mut self, nimber: u16) {
        self.forwards.push(nimber);
        let place = self.backwards.len() - self.len();
        self.backwards[place] = nimber;
    }

    /// The nimbers of some heaps, and those of what is missing to `whole`, place by place.
    pub(super) fn sides(&self, whole: usize, heaps: Range<usize>) -> [&[u16]; 2] {
        let shift = self.backwards.len() - 1 - whole;
        let others = shift + heaps.start..shift + heaps.end;
        [&self.forwards[heaps], &self.backwards[others]]
    }
}

// Which nimbers of a row are rare. In most games of taking and breaking nearly all nimbers are of
// one kind: those in which an odd number of some bits is set. The nim-sum of two of the same kind
// is of the other, so what breaking leaves is rarely of the common kind: only if one of the two
// heaps is rare. E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4; A.
// Flammenkamp, "Lange Perioden in Subtraktions-Spielen" and the tables of octal games that he found
// so.

/// At least one heap in this many would have to be common for it to be worth the while.
const LEAST_GAIN: usize = 8;

/// The heaps with rare nimbers.
struct Rare {
    /// For each nimber 1 if it is rare: if an even number of the chosen bits is set in it.
    pub(super) kinds: Vec<u8>,
    /// The heaps that have a rare nimber, ascending.
    heaps: Vec<usize>,
}

impl Rare {
    /// Chooses the bits so that as few nimbers as possible are rare; `None` if many would be. All
    /// are below `width`, a power of two.
    pub(super) fn of(nimbers: &[u16], width: usize) -> Option<Self> {
        let surplus = surplus(nimbers, width);
        let mask = (1..width).min_by_key(|&mask| surplus[mask])?;
        let is_rare = |nimber: usize| (nimber & mask).count_ones().is_multiple_of(2);
        let mut chosen = Self {
            kinds: (0..width).map(|nimber| is_rare(nimber).into()).collect(),
            heaps: Vec::new(),
        };
        let rare = nimbers.iter().filter(|&&nimber| chosen.is_rare(nimber));
        if rare.count() * LEAST_GAIN > nimbers.len() {
            return None;
        }
        for (size, &nimber) in nimbers.iter().enumerate() {
            chosen.add(size, nimber);
        }
        Some(chosen)
    }

    /// Adds the next heap.
    pub(super) fn add(&mut self, size: usize, nimber: u16) {
        if self.is_rare(nimber) && size > 0 {
            self.heaps.push(size);
        }
    }

    fn is_rare(&self, nimber: u16) -> bool {
        self.kinds[usize::from(nimber)] > 0
    }

    /// The rare heaps from one size up to below another.
    pub(super) fn between(&self, from: usize, end: usize) -> &[usize] {
        let below = |bound: usize| self.heaps.partition_point(|&size| size < bound);
        let from = below(from);
        &self.heaps[from..below(end).max(from)]
    }
}

/// For each choice of bits, how many more nimbers have an even number of them than an odd one: the
/// Walsh-Hadamard transform of the counts.
fn surplus(nimbers: &[u16], width: usize) -> Vec<i64> {
    let mut counts = vec![0_i64; width];
    for &nimber in nimbers {
        counts[usize::from(nimber)] += 1;
    }
    let mut half = 1;
    while half < width {
        for both in counts.chunks_mut(2 * half) {
            let (low, high) = both.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    counts
}
