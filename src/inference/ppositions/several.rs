//! The losing positions if a move takes the same number from one pile or from several, whatever the most is.
//!
//! A move keeps the piles that it does not touch, and the differences of those that it takes from. So two positions are one move apart
//! exactly if they have such a signature in common, and no two losing positions have. In the order of their sorted piles every
//! position comes after those below it. So a multiset of all piles but one is completed by the least pile for which no signature is one
//! of a losing position found before. The largest pile is either untouched or one of those taken from; for each signature without it a row
//! of bits says which sizes that excludes.

use arrayvec::ArrayVec;

use super::completions::{Completions, cell_bytes};
use super::region::{Region, advance, narrow, narrowed, tuples};
use super::table::{Sizes, sorted};
use crate::games::MAX_PILES;
use crate::inference::limits::{Estimate, Interrupt, Limits, Unsolved};

/// The losing positions whose sorted piles are within certain bounds.
#[derive(Debug)]
pub(crate) struct Several {
    /// Of all piles but the largest, ascending.
    bounds: Vec<usize>,
    region: Region,
    /// The pile that completes the others.
    completions: Completions,
    found: u64,
}

/// Multisets between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

/// The rows of the signatures that have as many piles to take from.
struct Rows {
    untouched: Region,
    differences: Region,
    bounds: Vec<usize>,
    first: usize,
}

/// All rows: of each two, one has the sizes that are untouched, one those that are taken from, less the smallest of the others.
struct Marks {
    rows: Vec<Rows>,
    words: usize,
    bits: Vec<u64>,
}

/// The bounds of the untouched piles of a signature, and those of the differences, if it takes from `taken` of the smaller piles.
fn parts<T>(bounds: &[T], taken: usize) -> [&[T]; 2] {
    [&bounds[taken..], &bounds[bounds.len() + 1 - taken..]]
}

/// The piles of `sorted` that are in a set of places, or are not.
fn chosen(sorted: &[usize], set: usize, taken: bool) -> Sizes {
    let places = (0..sorted.len()).filter(|place| (set >> place & 1 == 1) == taken);
    places.map(|place| sorted[place]).collect()
}

/// The sets of so many places of which at most `most` are taken.
fn sets(places: usize, most: usize) -> impl Iterator<Item = usize> {
    (1..1 << places).filter(move |set: &usize| set.count_ones() as usize <= most)
}

impl Marks {
    fn new(bounds: &[usize], at_once: usize, words: usize) -> Self {
        let mut first = 0;
        let kinds = 1..=bounds.len().min(at_once);
        let rows: Vec<Rows> = kinds
            .map(|taken| {
                let [untouched, differences] = parts(bounds, taken);
                let rows = Rows {
                    untouched: Region::new(untouched),
                    differences: Region::new(differences),
                    bounds: [untouched, differences].concat(),
                    first,
                };
                first += rows.untouched.size() * rows.differences.size();
                rows
            })
            .collect();
        let bits = vec![0; first * 2 * words];
        Self { rows, words, bits }
    }

    /// The first word of the two rows of a signature; `None` if it is not within the bounds.
    fn place(&self, untouched: &[usize], taken: &[usize]) -> Option<usize> {
        let rows = &self.rows[taken.len() - 1];
        let differences = || taken[1..].iter().map(|size| size - taken[0]);
        let mut numbers = untouched.iter().copied().chain(differences());
        if !rows
            .bounds
            .iter()
            .all(|bound| numbers.next().is_some_and(|number| number <= *bound))
        {
            return None;
        }
        let rank = rows.untouched.rank(untouched.iter().copied()) * rows.differences.size();
        Some((rows.first + rank + rows.differences.rank(differences())) * 2 * self.words)
    }

    fn mark(&mut self, place: Option<usize>, size: usize) {
        if let Some(place) = place {
            self.bits[place + size / 64] |= 1 << (size % 64);
        }
    }

    /// Marks what a losing position excludes.
    fn add(&mut self, lost: &[usize], at_once: usize) {
        for set in sets(lost.len(), at_once) {
            let (untouched, taken) = (chosen(lost, set, false), chosen(lost, set, true));
            if let Some((&largest, others)) = untouched.split_last() {
                self.mark(self.place(others, &taken), largest);
            }
            if let Some((&largest, others @ [least, ..])) = taken.split_last() {
                let place = self.place(&untouched, others);
                self.mark(place.map(|place| place + self.words), largest - least);
            }
        }
    }

    /// The least size from `least` up to `most` that is not excluded as the largest pile beside `smaller`.
    fn least_free(
        &self,
        smaller: &[usize],
        at_once: usize,
        [least, most]: [usize; 2],
    ) -> Option<usize> {
        let mut signatures = Vec::new();
        for set in sets(smaller.len(), at_once) {
            let taken = chosen(smaller, set, true);
            let place = self.place(&chosen(smaller, set, false), &taken)?;
            signatures.push((place, (taken.len() < at_once).then_some(taken[0])));
        }
        let excluded = |word: usize| {
            signatures.iter().fold(0, |excluded, &(place, shift)| {
                let Some(shift) = shift else {
                    return excluded | self.bits[place + word];
                };
                // The row of differences, moved up.
                let from = place + self.words + word - shift / 64;
                let moved = self.bits[from] << (shift % 64);
                let carried = match shift % 64 {
                    bits @ 1.. if word > shift / 64 => self.bits[from - 1] >> (64 - bits),
                    _ => 0,
                };
                excluded | self.bits[place + word] | moved | carried
            })
        };
        let mut below = !(u64::MAX << (least % 64));
        for word in least / 64..self.words {
            let free = !(excluded(word) | below);
            if free != 0 {
                let size = word * 64 + free.trailing_zeros() as usize;
                return (size <= most).then_some(size);
            }
            below = 0;
        }
        None
    }
}

impl Several {
    /// What the table within these ascending bounds would cost, at least if it is above `max_memory`.
    fn estimate(bounds: &[u64], at_once: usize, max_memory: u64) -> Estimate {
        let (&largest, smaller) = bounds.split_last().expect("three piles");
        let cost = |count: fn(&[u64]) -> u128| {
            let rows = (1..=smaller.len().min(at_once)).map(|taken| {
                let [untouched, differences] = parts(smaller, taken).map(count);
                untouched.saturating_mul(differences)
            });
            let rows = rows.fold(0_u128, u128::saturating_add);
            let words = u128::from(largest / 64 + 1);
            let positions = count(smaller);
            let memory = rows.saturating_mul(16 * words);
            let cells = positions.saturating_mul(cell_bytes(largest));
            // The terms of the ranks.
            let terms = u128::from(smaller[smaller.len() - 1]) + 1;
            let terms = terms.saturating_mul(32 * (bounds.len() * bounds.len()) as u128);
            let memory = memory.saturating_add(cells).saturating_add(terms);
            Estimate::new(positions, memory, max_memory)
        };
        let least = cost(Region::count_at_least);
        if least.memory_is_short {
            return least;
        }
        cost(|bounds| Region::count(&narrowed(bounds)))
    }

    /// The table for piles up to `sizes`, in any order, if `limits` allow it.
    pub(crate) fn within(
        sizes: &[u64],
        misere: bool,
        at_once: usize,
        limits: &Limits,
        interrupt: &Interrupt,
        progress: &dyn Fn(usize, usize),
    ) -> Result<Self, Unsolved> {
        let bounds = sorted(sizes);
        Self::estimate(&bounds, at_once, limits.max_memory).granted()?;
        Self::build(&bounds, misere, at_once, interrupt, progress)
    }

    /// Builds the table for ascending bounds of at least three piles, whose estimate was granted.
    fn build(
        bounds: &[u64],
        misere: bool,
        at_once: usize,
        interrupt: &Interrupt,
        progress: &dyn Fn(usize, usize),
    ) -> Result<Self, Unsolved> {
        let mut bounds = narrowed(bounds);
        let most = bounds.pop().expect("three piles");
        let region = Region::new(&bounds);
        let mut completions = Completions::dense(region.size(), most);
        let mut marks = Marks::new(&bounds, at_once, most / 64 + 1);
        let mut smaller = vec![0; bounds.len()];
        let mut found = 0;
        for rank in 0..region.size() {
            if rank.is_multiple_of(LOOK_UP_EVERY) {
                interrupt.check()?;
                progress(rank, region.size());
            }
            let largest = smaller[smaller.len() - 1];
            // In misère play the empty position is winning.
            let least = largest.max(usize::from(misere && largest == 0));
            let is_open = completions.get(rank).is_none();
            let free = is_open.then(|| marks.least_free(&smaller, at_once, [least, most]));
            if let Some(size) = free.flatten() {
                found += 1;
                let lost: Sizes = smaller.iter().copied().chain([size]).collect();
                marks.add(&lost, at_once);
                for set in sets(lost.len(), 1) {
                    let others = chosen(&lost, set, false);
                    if others
                        .iter()
                        .zip(&bounds)
                        .all(|(size, bound)| size <= bound)
                    {
                        let rank = region.rank(others);
                        completions.set(rank, chosen(&lost, set, true)[0]);
                    }
                }
            }
            advance(&mut smaller, &bounds);
        }
        Ok(Self {
            bounds,
            region,
            completions,
            found,
        })
    }

    /// How many losing positions there are.
    pub(super) fn found(&self) -> u64 {
        self.found
    }

    /// All of them in lexicographic order, the sizes ascending.
    pub(crate) fn losing_positions(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        tuples(&self.bounds).filter_map(|smaller| {
            let largest = self
                .completions
                .get(self.region.rank(smaller.iter().copied()))?;
            let is_largest = smaller.last().is_none_or(|&size| size <= largest);
            let sizes = smaller.into_iter().chain([largest]);
            is_largest.then(|| sizes.map(|size| size as u64).collect())
        })
    }

    /// Whether sizes within the bounds, in any order, are a losing position.
    pub(super) fn is_lost(&self, sizes: &[u64]) -> bool {
        let mut sorted = sorted(sizes);
        let largest = sorted.pop().map(narrow);
        let empty = self.bounds.len() - sorted.len();
        let smaller = std::iter::repeat_n(0, empty).chain(narrowed(&sorted));
        self.completions.get(self.region.rank(smaller)) == largest
    }

    /// Every move from sizes within the bounds to a losing position: the piles, counted from 0, and the number taken from each.
    pub(super) fn winning_moves(
        &self,
        sizes: &[u64],
        at_once: usize,
    ) -> Vec<(ArrayVec<usize, MAX_PILES>, u64)> {
        let found = sets(sizes.len(), at_once).filter_map(|set| {
            let taken: ArrayVec<usize, MAX_PILES> = (0..sizes.len())
                .filter(|place| set >> place & 1 == 1)
                .collect();
            let most = taken.iter().map(|&place| sizes[place]).min()?;
            let mut left = sizes.to_vec();
            let count = (1..=most).find(|_| {
                taken.iter().for_each(|&place| left[place] -= 1);
                self.is_lost(&left)
            })?;
            Some((taken, count))
        });
        found.collect()
    }
}
