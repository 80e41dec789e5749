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

use super::{query::Taking, region::narrow};
use crate::inference::limits::{Estimate, Progress, Unsolved, Work};

/// The partners in all layers up to a bound.
#[derive(Debug)]
pub struct Partners {
    layers: Vec<Layer>,
    found: u64,
}

/// The losing positions with a pile of a certain size.
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
const CHECK_EVERY: usize = 1 << 12;

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

/// What the partners within these bounds cost.
///
/// # Errors
/// The estimate, if that is more memory than this.
pub(super) fn estimate(bounds: [u64; 2], max_memory: u64) -> Result<Estimate, Estimate> {
    let [layers, sizes] = bounds.map(|bound| u128::from(bound) + 1);
    // Sizes are stored in 32 bits.
    let memory = if length(bounds) < u128::from(UNKNOWN) {
        layers.saturating_mul(length(bounds)).saturating_mul(8)
    } else {
        u128::MAX
    };
    let estimate = Estimate::new(layers.saturating_mul(sizes), memory, max_memory);
    if estimate.memory_is_short {
        return Err(estimate);
    }
    Ok(estimate)
}

impl Partners {
    /// Builds the table within these bounds.
    ///
    /// # Errors
    /// [`Unsolved::Beyond`] if it takes more memory than there is.
    #[expect(clippy::cast_possible_truncation, reason = "see `estimate`")]
    pub fn build(bounds: [u64; 2], misere: bool, work: &Work) -> Result<Self, Unsolved> {
        estimate(bounds, work.limits.max_memory)?.granted()?;
        let length = length(bounds) as usize;
        let [least, middle] = bounds.map(narrow);
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
                if a.is_multiple_of(CHECK_EVERY) {
                    work.interrupt.check()?;
                    let done = j * (middle + 1) + a;
                    work.steps.report(done, (least + 1) * (middle + 1));
                }
                if layer.partner[a] != UNKNOWN {
                    continue;
                }
                while layer.smaller[free] != UNKNOWN {
                    free += 1;
                }
                exclude(&layers, a, &mut excluded);
                if misere && j == 0 && a == 0 {
                    excluded.push(0);
                }
                let is_free = |b: &usize| {
                    let known = [layer.smaller[b - a], layer.partner[*b]];
                    known == [UNKNOWN; 2] && !excluded.contains(b)
                };
                let b = (a + free..length).find(is_free);
                let b = b.expect("every pair is completed within the cap");
                layer.partner[a] = b as u32;
                layer.partner[b] = a as u32;
                layer.smaller[b - a] = a as u32;
                // The others are the same positions as in lower layers.
                found += u64::from(j <= a);
            }
            layers.push(layer);
        }
        Ok(Self { layers, found })
    }

    /// The losing positions whose third pile is empty: two sizes ascending, in ascending order of
    /// the smaller one. Some have a larger pile than the bounds.
    pub(in crate::inference) fn without_a_third(&self) -> impl Iterator<Item = [u64; 2]> + '_ {
        let partners = (0..).zip(&self.layers[0].partner);
        partners
            .filter(|&(size, &partner)| partner != UNKNOWN && size <= u64::from(partner))
            .map(|(size, &partner)| [size, partner.into()])
    }

    /// How many losing positions were found.
    pub(super) fn found(&self) -> u64 {
        self.found
    }

    /// Whether the three sizes, covered and capped, in any order, are a losing position.
    pub fn is_lost(&self, sizes: &[u64]) -> bool {
        let [(least, _), (middle, _), (largest, _)] = placed(sizes);
        self.layers[least].partner[middle] as usize == largest
    }

    /// Every move from three sizes, covered and capped, that leads to a losing position: from
    /// single piles, then from two, in the order of the piles.
    pub fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        let [(least, first), (middle, second), (largest, third)] = placed(sizes);
        let Layer { partner, smaller } = &self.layers[least];
        // What is left is known, or nothing is, as `UNKNOWN` is larger than any size.
        let to =
            |size: usize, left: u32| size.checked_sub(left as usize).filter(|count| *count > 0);
        // Or a lower layer has a pair.
        let below = |pair: &dyn Fn(usize) -> [usize; 2]| {
            (1..=least).find(|&count| {
                let [size, other] = pair(count);
                self.layers[least - count].partner[size] as usize == other
            })
        };
        let counts = [
            (vec![first], below(&|_| [middle, largest])),
            (vec![second], to(middle, partner[largest])),
            (vec![third], to(largest, partner[middle])),
            (
                vec![first, second],
                below(&|count| [middle - count, largest]),
            ),
            (
                vec![first, third],
                below(&|count| [middle, largest - count]),
            ),
            (vec![second, third], to(middle, smaller[largest - middle])),
        ];
        let takings = counts.into_iter().filter_map(|(mut piles, count)| {
            piles.sort_unstable();
            let count = count? as u64;
            Some(Taking { piles, count })
        });
        let mut takings: Vec<Taking> = takings.collect();
        takings.sort_unstable_by_key(|taking| (taking.piles.len(), taking.piles.clone()));
        takings
    }
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

/// Three ascending sizes with the numbers of their piles, of at most three that are not empty.
fn placed(sizes: &[u64]) -> [(usize, u64); 3] {
    let open = (1..).zip(sizes).filter(|(_, size)| **size > 0);
    let mut placed: Vec<_> = open.map(|(number, &size)| (narrow(size), number)).collect();
    placed.resize(3, (0, 0));
    placed.sort_unstable();
    placed.try_into().expect("three")
}
