//! Three piles of which the smallest is small: for each size of it, the partner of each size of
//! another pile, which makes the two with it a losing position. Where a P-table takes a row of bits
//! for each pair of piles, this takes two numbers.
//!
//! In layer `j` the partners of all sizes are found in ascending order. The partner of `a` is the
//! least `b` for which no move leads from `j`, `a`, `b` to a losing position:
//!
//! 1. from `a` or `b` alone: neither has a partner yet;
//! 2. the same from `a` and `b`: no pair of this layer has the same difference;
//! 3. from `j` alone: `b` is not the partner of `a` in a lower layer;
//! 4. the same number `c` from `j` and `a`, or from `j` and `b`: in the layer `j - c`, `b` is not
//!    the partner of `a - c`, nor is it the partner of `a` plus `c`.
//!
//! Pairs with a smaller `a`, and all pairs of lower layers, are found before. There is such a `b`
//! for each pair of piles, and it is within the cap: see `cap`.

use super::query::Taking;
use crate::inference::limits::{Estimate, Interrupt, Progress, Unsolved};

/// The partners in all layers up to a bound.
#[derive(Debug)]
pub struct Partners {
    layers: Vec<Layer>,
    found: u64,
}

/// The losing positions with a certain smallest pile.
#[derive(Debug)]
struct Layer {
    /// The partner of each size up to the second pile, and of those sizes that are their partners;
    /// else [`UNKNOWN`].
    partner: Vec<u32>,
    /// The smaller pile of the pair with each difference; [`UNKNOWN`] if no pair was found.
    smaller: Vec<u32>,
}

const UNKNOWN: u32 = u32::MAX;

/// Up to this size of the largest pile a P-table is quick.
const QUICK: u64 = 4_096;

/// A row of bits up to this many sizes, for each of the smallest pile, is read as fast as the
/// layers below it.
const SIZES_PER_LAYER: u64 = 192;

/// Pairs between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

/// The two smaller of three ascending piles, which bound the partners to be found, if this is
/// faster than a P-table.
pub(super) fn partner_bounds(sorted: &[u64]) -> Option<[u64; 2]> {
    let &[least, middle, largest] = sorted else {
        return None;
    };
    let pays = largest > QUICK.max(least.saturating_mul(SIZES_PER_LAYER));
    pays.then_some([least, middle])
}

/// One more than the largest partner, and the largest pile that is looked up.
fn length(bounds: [u64; 2]) -> u128 {
    let [least, middle] = bounds.map(u128::from);
    2 * (least + middle) + least + 3
}

/// What the partners within these bounds would cost.
pub(super) fn partner_estimate(bounds: [u64; 2], max_memory: u64) -> Estimate {
    let [layers, sizes] = bounds.map(|bound| u128::from(bound) + 1);
    // Sizes are stored in 32 bits.
    let memory = if length(bounds) < u128::from(UNKNOWN) {
        layers.saturating_mul(length(bounds)).saturating_mul(8)
    } else {
        u128::MAX
    };
    Estimate::new(layers.saturating_mul(sizes), memory, max_memory)
}

impl Layer {
    fn partner(&self, size: usize) -> Option<usize> {
        known(self.partner[size])
    }

    fn smaller(&self, difference: usize) -> Option<usize> {
        known(self.smaller[difference])
    }

    #[expect(clippy::cast_possible_truncation, reason = "see `partner_estimate`")]
    fn pair(&mut self, one: usize, other: usize) {
        self.partner[one] = other as u32;
        self.partner[other] = one as u32;
        self.smaller[other - one] = one as u32;
    }
}

fn known(size: u32) -> Option<usize> {
    (size != UNKNOWN).then_some(size as usize)
}

impl Partners {
    /// Builds the table within these bounds, whose estimate was allowed. `progress` hears how many
    /// steps are done, and of how many.
    ///
    /// # Errors
    /// If the interrupt was raised, or the system refuses the memory.
    pub fn build(
        bounds: [u64; 2],
        misere: bool,
        interrupt: &Interrupt,
        progress: &dyn Progress,
    ) -> Result<Self, Unsolved> {
        let fits = "the estimate was allowed";
        let length = usize::try_from(length(bounds)).expect(fits);
        let [least, middle] = bounds.map(|bound| usize::try_from(bound).expect(fits));
        let mut layers: Vec<Layer> = Vec::new();
        let mut found = 0;
        let mut excluded = Vec::new();
        for j in 0..=least {
            let mut layer = Layer {
                partner: vec![UNKNOWN; length],
                smaller: vec![UNKNOWN; length],
            };
            // The least difference that no pair has.
            let mut free = 0;
            for a in 0..=middle {
                if a.is_multiple_of(LOOK_UP_EVERY) {
                    interrupt.check()?;
                    progress.report(j * (middle + 1) + a, (least + 1) * (middle + 1));
                }
                if layer.partner(a).is_some() {
                    continue;
                }
                while layer.smaller[free] != UNKNOWN {
                    free += 1;
                }
                exclude(&layers, a, &mut excluded);
                if misere && j == 0 && a == 0 {
                    excluded.push(0);
                }
                let unpaired =
                    |b: usize| layer.smaller[b - a] == UNKNOWN && layer.partner[b] == UNKNOWN;
                let mut candidates = a + free..length;
                let b = candidates.find(|b| unpaired(*b) && !excluded.contains(b));
                layer.pair(a, b.expect("every pair is completed within the cap"));
                // The others are the same positions as in lower layers.
                found += u64::from(j <= a);
            }
            layers.push(layer);
        }
        Ok(Self { layers, found })
    }

    /// How many losing positions were found.
    pub(super) fn found(&self) -> u64 {
        self.found
    }

    /// Whether the three sizes, covered and capped, in any order, are a losing position.
    pub fn is_lost(&self, sizes: &[u64]) -> bool {
        let [(least, _), (middle, _), (largest, _)] = placed(sizes);
        self.layers[least].partner(middle) == Some(largest)
    }

    /// Every move from three sizes, covered and capped, that leads to a losing position, in no
    /// particular order.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        let [(least, first), (middle, second), (largest, third)] = placed(sizes);
        let layer = &self.layers[least];
        let lower =
            |less: usize, size, partner| self.layers[least - less].partner(size) == Some(partner);
        let mut less = 1..=least;
        let found = [
            (
                first,
                None,
                less.clone().find(|&less| lower(less, middle, largest)),
            ),
            (second, None, fewer(middle, layer.partner(largest))),
            (third, None, fewer(largest, layer.partner(middle))),
            (
                second,
                Some(third),
                fewer(middle, layer.smaller(largest - middle)),
            ),
            (
                first,
                Some(third),
                less.clone()
                    .find(|&less| lower(less, middle, largest - less)),
            ),
            (
                first,
                Some(second),
                less.find(|&less| lower(less, middle - less, largest)),
            ),
        ];
        let taking = |(one, other, count): (usize, Option<usize>, Option<usize>)| {
            Some(Taking {
                first: other.map_or(one, |other| one.min(other)),
                second: other.map(|other| one.max(other)),
                count: count? as u64,
            })
        };
        found.into_iter().filter_map(taking).collect()
    }
}

/// How many are to be taken to leave `target`, if that is fewer.
fn fewer(size: usize, target: Option<usize>) -> Option<usize> {
    size.checked_sub(target?).filter(|&count| count > 0)
}

/// Collects the sizes no smaller than `a` that a lower layer excludes as its partner.
fn exclude(lower: &[Layer], a: usize, excluded: &mut Vec<usize>) {
    excluded.clear();
    for (less, layer) in (1..).zip(lower.iter().rev()) {
        let partner = layer.partner[a] as usize;
        excluded.extend([partner, partner + less]);
        if let Some(shorter) = a.checked_sub(less) {
            excluded.push(layer.partner[shorter] as usize);
        }
    }
}

/// Three ascending sizes with their places, of at most three that are not empty.
fn placed(sizes: &[u64]) -> [(usize, usize); 3] {
    let open = (0..).zip(sizes).filter(|(_, size)| **size > 0);
    let size = |size: u64| usize::try_from(size).expect("a covered size");
    let mut placed: Vec<_> = open.map(|(place, &all)| (size(all), place)).collect();
    placed.resize(placed.len().max(3), (0, 0));
    placed.sort_unstable();
    placed.try_into().expect("at most three piles")
}
