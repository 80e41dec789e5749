//! Three piles of which the smallest is small: for each size of it, the partner of each size of another pile, which makes the two with
//! it a losing position. Where a P-table takes a row of bits for each pair of piles, this takes two numbers.
//!
//! In layer `j` the partners of all sizes are found in ascending order. The partner of `a` is the least `b` for which no move
//! leads from `j`, `a`, `b` to a losing position:
//!
//! 1. from `a` or `b` alone: neither has a partner yet;
//! 2. the same from `a` and `b`: no pair of this layer has the same difference;
//! 3. from `j` alone: `b` is not the partner of `a` in a lower layer;
//! 4. the same number `c` from `j` and `a`, or from `j` and `b`: in the layer `j - c`, `b` is not the partner of `a - c`, nor is it
//!    the partner of `a` plus `c`.
//!
//! Pairs with a smaller `a`, and all pairs of lower layers, are found before. There is such a `b` for each pair of piles, and it is
//! within the cap: see [`super::cap`].

use crate::games::Taking;
use crate::inference::limits::{Estimate, Interrupt, Unsolved};

/// The partners in all layers up to a bound.
#[derive(Clone, Debug)]
pub(super) struct Partners {
    misere: bool,
    /// The largest smallest pile.
    least: usize,
    /// The largest second pile.
    middle: usize,
    layers: Vec<Layer>,
    found: u64,
}

/// The losing positions with a certain smallest pile.
#[derive(Clone, Debug)]
struct Layer {
    /// The partner of each size up to the second pile, and of those sizes that are their partners; else [`UNKNOWN`].
    partner: Vec<u32>,
    /// The smaller pile of the pair with each difference; [`UNKNOWN`] if no pair was found.
    smaller: Vec<u32>,
}

const UNKNOWN: u32 = u32::MAX;

/// Up to this size of the largest pile a P-table is quick.
const QUICK: u64 = 4_096;

/// A row of bits up to this many sizes, for each of the smallest pile, is read as fast as the layers below it.
const SIZES_PER_LAYER: u64 = 192;

/// Pairs between two checks whether the work should stop.
const LOOK_UP_EVERY: usize = 1 << 12;

/// The bounds of the two smaller piles of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PartnerBounds {
    pub(super) least: u64,
    pub(super) middle: u64,
}

impl PartnerBounds {
    /// The bounds for at most three ascending piles, if this is faster than a P-table.
    pub(super) fn of(sorted: &[u64]) -> Option<Self> {
        let &[least, middle, largest] = sorted else {
            return None;
        };
        let pays = largest > QUICK.max(least.saturating_mul(SIZES_PER_LAYER));
        pays.then_some(Self { least, middle })
    }

    /// The smallest bounds that cover both.
    pub(super) fn join(self, other: Self) -> Self {
        Self {
            least: self.least.max(other.least),
            middle: self.middle.max(other.middle),
        }
    }

    /// One more than the largest partner, and the largest pile that is looked up.
    fn length(self) -> u128 {
        let (least, middle) = (u128::from(self.least), u128::from(self.middle));
        2 * (least + middle) + least + 3
    }

    /// What a table would cost.
    pub(super) fn estimate(self, max_memory: u64) -> Estimate {
        let layers = u128::from(self.least) + 1;
        let pairs = layers.saturating_mul(u128::from(self.middle) + 1);
        let memory = layers.saturating_mul(self.length()).saturating_mul(8);
        // Sizes are stored in 32 bits.
        let memory = if self.length() < u128::from(UNKNOWN) {
            memory
        } else {
            u128::MAX
        };
        Estimate::new(pairs, memory, max_memory)
    }
}

impl Layer {
    fn new(length: usize) -> Self {
        Self {
            partner: vec![UNKNOWN; length],
            smaller: vec![UNKNOWN; length],
        }
    }

    fn partner(&self, size: usize) -> Option<usize> {
        let partner = self.partner[size];
        (partner != UNKNOWN).then_some(partner as usize)
    }

    fn smaller(&self, difference: usize) -> Option<usize> {
        let smaller = self.smaller[difference];
        (smaller != UNKNOWN).then_some(smaller as usize)
    }

    #[expect(clippy::cast_possible_truncation, reason = "see `estimate`")]
    fn pair(&mut self, one: usize, other: usize) {
        self.partner[one] = other as u32;
        self.partner[other] = one as u32;
        self.smaller[other - one] = one as u32;
    }
}

impl Partners {
    /// Builds the table within these bounds, whose estimate was allowed. `progress` is called with how many steps are done, and of
    /// how many.
    ///
    /// # Errors
    /// [`Unsolved::Interrupted`] if the interrupt was raised.
    pub(super) fn build(
        bounds: PartnerBounds,
        misere: bool,
        interrupt: &Interrupt,
        progress: &dyn Fn(usize, usize),
    ) -> Result<Self, Unsolved> {
        let fits = "the estimate was allowed";
        let size = |size: u64| usize::try_from(size).expect(fits);
        let (least, middle) = (size(bounds.least), size(bounds.middle));
        let length = usize::try_from(bounds.length()).expect(fits);
        let mut layers: Vec<Layer> = Vec::new();
        let mut found = 0;
        let mut excluded = Vec::new();
        for j in 0..=least {
            let mut layer = Layer::new(length);
            // The least difference that no pair has.
            let mut free = 0;
            for a in 0..=middle {
                if a.is_multiple_of(LOOK_UP_EVERY) {
                    if interrupt.is_raised() {
                        return Err(Unsolved::Interrupted);
                    }
                    progress(j * (middle + 1) + a, (least + 1) * (middle + 1));
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
                let mut candidates = a + free..layer.partner.len();
                let b = candidates.find(|b| unpaired(*b) && !excluded.contains(b));
                layer.pair(a, b.expect("every pair is completed within the cap"));
                // The others are the same positions as in lower layers.
                found += u64::from(j <= a);
            }
            layers.push(layer);
        }
        Ok(Self {
            misere,
            least,
            middle,
            layers,
            found,
        })
    }

    /// The bounds that the table was built for.
    pub(super) fn bounds(&self) -> PartnerBounds {
        PartnerBounds {
            least: self.least as u64,
            middle: self.middle as u64,
        }
    }

    /// How many losing positions were found.
    pub(super) fn found(&self) -> u64 {
        self.found
    }

    /// Whether the table has the two smaller piles of three, the largest of which is [`capped`](super::capped).
    pub(super) fn covers(&self, bounds: PartnerBounds, misere: bool) -> bool {
        misere == self.misere && self.bounds().join(bounds) == self.bounds()
    }

    /// Whether the three sizes, covered and capped, in any order, are a losing position.
    pub(super) fn is_lost(&self, sizes: &[u64]) -> bool {
        let [least, middle, largest] = Places::of(sizes).sizes;
        self.layers[least].partner(middle) == Some(largest)
    }

    /// Every move from three sizes, covered and capped, that leads to a losing position, in no particular order.
    pub(super) fn winning_moves(&self, sizes: &[u64]) -> Vec<Taking> {
        let places = Places::of(sizes);
        let [least, middle, largest] = places.sizes;
        let layer = &self.layers[least];
        let lower = |less: usize| &self.layers[least - less];
        let lower_by = || 1..=least;
        let is = |layer: &Layer, size: usize, partner| layer.partner(size) == Some(partner);
        let from_one = [
            lower_by().find(|&less| is(lower(less), middle, largest)),
            less(middle, layer.partner(largest)),
            less(largest, layer.partner(middle)),
        ];
        let from_two = [
            // The pair without the pile at this place.
            less(middle, layer.smaller(largest - middle)),
            lower_by().find(|&less| is(lower(less), middle, largest - less)),
            lower_by()
                .filter(|&less| less <= middle)
                .find(|&less| is(lower(less), middle - less, largest)),
        ];
        let single = |(place, count): (usize, Option<usize>)| {
            Some(Taking {
                first: places.at[place],
                second: None,
                count: count? as u64,
            })
        };
        let double = |(place, count): (usize, Option<usize>)| {
            let [one, other] = [(place + 1) % 3, (place + 2) % 3].map(|place| places.at[place]);
            Some(Taking {
                first: one.min(other),
                second: Some(one.max(other)),
                count: count? as u64,
            })
        };
        let singles = from_one.into_iter().enumerate().filter_map(single);
        singles
            .chain(from_two.into_iter().enumerate().filter_map(double))
            .collect()
    }
}

/// How many are to be taken to leave `target`, if that is fewer.
fn less(size: usize, target: Option<usize>) -> Option<usize> {
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

/// Three sizes in ascending order, and their places.
struct Places {
    at: [usize; 3],
    sizes: [usize; 3],
}

impl Places {
    /// The places of at most three sizes that are not empty.
    ///
    /// # Panics
    /// If there are more.
    fn of(sizes: &[u64]) -> Self {
        let mut open: Vec<(usize, usize)> = (0..)
            .zip(sizes)
            .filter(|(_, size)| **size > 0)
            .map(|(place, &size)| (usize::try_from(size).expect("a covered size"), place))
            .collect();
        open.resize(open.len().max(3), (0, 0));
        open.sort_unstable();
        let open: [(usize, usize); 3] = open.try_into().expect("at most three piles");
        Self {
            at: open.map(|(_, place)| place),
            sizes: open.map(|(size, _)| size),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inference::limits::Limits;
    use crate::inference::ppositions::cap::capped;
    use crate::inference::ppositions::table::PTable;

    const LARGEST: u64 = 120;

    /// The table agrees with the P-table on every position of three piles up to a size.
    #[test]
    fn partners_agree_with_the_table() {
        for misere in [false, true] {
            let bounds = PartnerBounds {
                least: LARGEST,
                middle: LARGEST,
            };
            let interrupt = Interrupt::default();
            let partners =
                Partners::build(bounds, misere, &interrupt, &|_, _| ()).expect("nobody interrupts");
            let table = PTable::of(&[LARGEST; 3], misere, &Limits::default()).expect("small");
            let order = |taking: &Taking| (taking.second, taking.first);
            for least in 0..=LARGEST {
                for middle in least..=LARGEST {
                    for largest in middle..=LARGEST {
                        // Places matter little, so each position is asked for in one of three orders.
                        let sizes = match (least + middle + largest) % 3 {
                            0 => [least, middle, largest],
                            1 => [largest, least, middle],
                            _ => [middle, largest, least],
                        };
                        let cut = capped(&sizes, misere).sizes;
                        assert_eq!(Some(partners.is_lost(&cut)), table.is_lost(&sizes));
                        if cut != sizes {
                            continue;
                        }
                        let mut moves = partners.winning_moves(&sizes);
                        let mut expected = table.winning_moves(&sizes);
                        moves.sort_by_key(order);
                        expected.sort_by_key(order);
                        assert_eq!(moves, expected, "{sizes:?}, misère {misere}");
                    }
                }
            }
        }
    }

    /// With long piles beside a small one they find the same losing positions.
    #[test]
    fn long_piles_agree_with_the_table() {
        let (least, middle) = (5, 2_000);
        for misere in [false, true] {
            let bounds = PartnerBounds { least, middle };
            let interrupt = Interrupt::default();
            let partners =
                Partners::build(bounds, misere, &interrupt, &|_, _| ()).expect("nobody interrupts");
            let table = PTable::of(&[least, middle, middle], misere, &Limits::default());
            let table = table.expect("small");
            let mut found = 0;
            for sizes in table.losing_positions() {
                assert!(partners.is_lost(&sizes), "{sizes:?}, misère {misere}");
                found += 1;
            }
            let within = |partner: u32| partner != UNKNOWN && u64::from(partner) <= middle;
            let mut paired = 0;
            for (j, layer) in partners.layers.iter().enumerate() {
                let pairs = layer.partner.iter().enumerate().take(2_001);
                let ascending = pairs.filter(|&(a, &partner)| a >= j && a <= partner as usize);
                paired += ascending.filter(|(_, partner)| within(**partner)).count();
            }
            assert_eq!(paired, found, "misère {misere}");
        }
    }
}
