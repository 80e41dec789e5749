//! The losing positions if a move takes the same number from one pile or from several, whatever the
//! most is, and the method that asks for them.
//!
//! A move keeps the piles that it does not touch, and the differences of those that it takes from.
//! So two positions are one move apart exactly if they have such a signature in common, and no two
//! losing positions have. In the order of their sorted piles every position comes after those below
//! it. So a multiset of all piles but one is completed by the least pile for which no signature is
//! one of a losing position found before. That pile is the largest, or the multiset has been
//! completed before. It is either untouched or one of those taken from; for each signature of the
//! others two rows of bits say which sizes that excludes.

use ahash::AHashMap;
use arrayvec::ArrayVec;

use super::{
    cap::{Capped, capped_at_once},
    region::{advance, is_within, narrow},
    table::sorted,
};
use crate::games::{Answer, Game, MAX_PILES, PileShape, internals::PackedPiles, states_at_least};
use crate::inference::{
    limits::{Estimate, Progress, Unsolved, Work, make_place, make_room},
    method::Method,
};

/// The losing positions whose sorted piles are within certain bounds.
#[derive(Debug)]
pub(crate) struct Several {
    bounds: Vec<u64>,
    /// The pile that completes all others.
    completing: AHashMap<PackedPiles, u64>,
    /// In lexicographic order.
    lost: Vec<PackedPiles>,
}

/// Ascending sizes.
type Sizes = ArrayVec<u64, MAX_PILES>;

/// What the losing positions found so far exclude.
struct Rows {
    /// The word in which the two rows of a signature begin: its untouched piles, and the
    /// differences of the others.
    places: AHashMap<[PackedPiles; 2], usize>,
    words: usize,
    /// In the first row the sizes that are untouched, in the second one those that are taken from,
    /// less the least of the others.
    bits: Vec<u64>,
    max_memory: u64,
}

/// Bytes of a pile that completes others.
const BYTES: u128 = 33;

/// The sets of places of which at most `most` are taken.
pub(super) fn sets(places: usize, most: usize) -> impl Iterator<Item = u32> {
    (1..1 << places).filter(move |set: &u32| set.count_ones() as usize <= most)
}

/// The places in a set.
fn places(set: u32) -> impl Iterator<Item = usize> {
    (0..MAX_PILES).filter(move |place| set >> place & 1 == 1)
}

/// The sizes that are not in a set of places, and those that are.
pub(super) fn split(sizes: &[u64], set: u32) -> [Sizes; 2] {
    let all = (1 << sizes.len()) - 1;
    [all & !set, set].map(|set| places(set).map(|place| sizes[place]).collect())
}

/// Packs ascending sizes, some of them perhaps empty.
fn packed(sizes: &[u64]) -> PackedPiles {
    let open = sizes.iter().filter(|&&size| size > 0).count();
    PackedPiles::pack(&sizes[sizes.len() - open..]).expect("the largest size fits")
}

pub(super) fn signature(untouched: &[u64], taken: &[u64]) -> [PackedPiles; 2] {
    let differences: Sizes = taken.iter().map(|size| size - taken[0] + 1).collect();
    [packed(untouched), packed(&differences)]
}

impl Rows {
    fn has(&self, row: usize, size: u64) -> bool {
        self.bits[row + (size / 64) as usize] >> (size % 64) & 1 == 1
    }

    fn mark(&mut self, key: [PackedPiles; 2], second: bool, size: u64) -> Result<(), Unsolved> {
        make_room(&mut self.places, self.max_memory)?;
        let end = self.bits.len();
        let row = *self.places.entry(key).or_insert(end);
        if row == end {
            make_place(&mut self.bits, self.max_memory)?;
            self.bits.resize(end + 2 * self.words, 0);
        }
        let row = row + usize::from(second) * self.words;
        self.bits[row + (size / 64) as usize] |= 1 << (size % 64);
        Ok(())
    }

    /// The least size that completes smaller piles as the largest one.
    fn least_free(
        &self,
        smaller: &[u64],
        mut sizes: impl Iterator<Item = u64>,
        at_once: usize,
    ) -> Option<u64> {
        let known = sets(smaller.len(), at_once).filter_map(|set| {
            let [untouched, taken] = split(smaller, set);
            let row = *self.places.get(&signature(&untouched, &taken))?;
            Some((row, (taken.len() < at_once).then_some(taken[0])))
        });
        let known: Vec<(usize, Option<u64>)> = known.collect();
        sizes.find(|size| {
            let taken = |row, least| self.has(row + self.words, size - least);
            let mut known = known.iter();
            !known.any(|&(row, least)| {
                self.has(row, *size) || least.is_some_and(|least| taken(row, least))
            })
        })
    }
}

impl Several {
    /// The table for piles up to `sizes`, in any order. It grows only as far as the memory lasts.
    pub(crate) fn within(
        sizes: &[u64],
        misere: bool,
        at_once: usize,
        work: &Work,
    ) -> Result<Self, Unsolved> {
        let bounds = sorted(sizes);
        let (&most, bounds_of_smaller) = bounds.split_last().expect("at least three");
        let count = states_at_least(bounds_of_smaller);
        let fits = PackedPiles::pack(&vec![most + 1; bounds.len()]).is_some();
        let memory = if fits { count * BYTES } else { u128::MAX };
        let max_memory = work.limits.max_memory;
        Estimate::new(count, memory, max_memory).granted()?;
        Self::by_thirds(bounds, misere, at_once, work).map_err(|refused| match refused {
            Unsolved::Beyond(third) => Unsolved::Beyond(Estimate {
                memory: 3 * third.memory,
                max_memory,
                ..third
            }),
            refused => refused,
        })
    }

    /// The same; each of the three tables may take a third of the memory.
    fn by_thirds(
        bounds: Vec<u64>,
        misere: bool,
        at_once: usize,
        work: &Work,
    ) -> Result<Self, Unsolved> {
        let (&most, bounds_of_smaller) = bounds.split_last().expect("at least three");
        let max_memory = work.limits.max_memory / 3;
        let (mut completing, mut lost) = (AHashMap::new(), Vec::new());
        let mut rows = Rows {
            places: AHashMap::new(),
            words: (most / 64) as usize + 1,
            bits: Vec::new(),
            max_memory,
        };
        let mut smaller = vec![0; bounds_of_smaller.len()];
        loop {
            work.interrupt.check()?;
            let (first, largest) = (smaller[0], smaller[smaller.len() - 1]);
            if first == largest {
                let [done, all] = [first, bounds[0] + 1].map(narrow);
                work.steps.report(done, all);
            }
            // In misère play the empty position is winning.
            let sizes = largest.max(u64::from(misere && largest == 0))..=most;
            let is_open = !completing.contains_key(&packed(&smaller));
            let free = is_open.then(|| rows.least_free(&smaller, sizes, at_once));
            if let Some(size) = free.flatten() {
                let all = [&smaller[..], &[size]].concat();
                make_place(&mut lost, max_memory)?;
                lost.push(packed(&all));
                for set in sets(all.len(), at_once) {
                    let [untouched, taken] = split(&all, set);
                    if let Some((&size, others)) = untouched.split_last() {
                        rows.mark(signature(others, &taken), false, size)?;
                    }
                    if let [others @ .., size] = &taken[..]
                        && let [least, ..] = others
                    {
                        rows.mark(signature(&untouched, others), true, size - least)?;
                    } else {
                        make_room(&mut completing, max_memory)?;
                        completing.insert(packed(&untouched), taken[0]);
                    }
                }
            }
            if !advance(&mut smaller, bounds_of_smaller) {
                break;
            }
        }
        Ok(Self {
            bounds,
            completing,
            lost,
        })
    }

    /// All losing positions in lexicographic order: the sizes of the piles, ascending, with zeros
    /// before them.
    pub(crate) fn losing_positions(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        self.lost.iter().map(|lost| {
            let empty = vec![0; self.bounds.len() - lost.piles()];
            [&empty[..], &lost.sizes()].concat()
        })
    }

    /// Whether sizes within the bounds, in any order, are a losing position.
    fn is_lost(&self, sizes: &[u64]) -> bool {
        let sorted = sorted(sizes);
        let (largest, smaller) = sorted.split_last().expect("at least three");
        self.completing.get(&packed(smaller)) == Some(largest)
    }
}

/// Answers positions of piles from several of which a move takes,
/// [`Theory::several`](crate::games::Theory::several), by the table that it made last.
pub(crate) struct BySeveral {
    work: Work,
    table: Option<Several>,
}

impl BySeveral {
    /// A method that has no table yet.
    pub(crate) fn new(work: Work) -> Self {
        let table = None;
        Self { work, table }
    }

    /// A table that covers the piles of a position, cut where they are too long.
    fn covering<M>(
        &mut self,
        shape: &PileShape<M>,
        misere: bool,
    ) -> Result<(&Several, Capped), Unsolved> {
        let capped = capped_at_once(shape.sizes, misere, shape.at_once);
        let needed = sorted(&capped.sizes);
        let kept = self.table.take();
        let kept = kept.filter(|table| is_within(&needed, &table.bounds));
        let table = if let Some(table) = kept {
            table
        } else {
            let built = Several::within(&needed, misere, shape.at_once, &self.work);
            self.work.steps.finish();
            built?
        };
        Ok((self.table.insert(table), capped))
    }
}

impl<R: Game> Method<R> for BySeveral {
    fn applies(&mut self, rules: &R, position: &R::Position) -> bool {
        rules.several(position).is_some()
    }

    fn answer(&mut self, rules: &R, position: &R::Position) -> Result<Answer<R::Move>, Unsolved> {
        let shape = rules.several(position).expect("it applies");
        let (table, capped) = self.covering(&shape, rules.is_misere())?;
        let sizes = &capped.sizes;
        // At most one move on a set of piles leads to a losing position.
        let takings = sets(sizes.len(), shape.at_once).filter_map(|set| {
            let mut left = sizes.clone();
            let most = places(set).map(|place| sizes[place]).min()?;
            let count = (1..=most).find(|_| {
                places(set).for_each(|place| left[place] -= 1);
                table.is_lost(&left)
            })?;
            Some((places(set).map(|place| place as u64 + 1).collect(), count))
        });
        let moves = capped.moves(takings, shape.taking);
        Ok(Answer::of_last_move(table.is_lost(sizes), None, moves))
    }

    fn value(&mut self, rules: &R, position: &R::Position) -> Result<i64, Unsolved> {
        let shape = rules.several(position).expect("it applies");
        let (table, Capped { sizes, .. }) = self.covering(&shape, rules.is_misere())?;
        Ok(if table.is_lost(&sizes) { -1 } else { 1 })
    }

    fn positions(&self) -> u64 {
        let found = self.table.as_ref();
        found.map_or(0, |table| table.lost.len() as u64)
    }
}
