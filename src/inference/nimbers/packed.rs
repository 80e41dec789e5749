//! A table with one word for each component: the component as a number of up to 64 bits, and a packed fact. The fact takes eight bits
//! of the word, so for components wider than 56 bits, the place of the word gives the missing bits.

use super::fact::{Fact, PACKED_BITS, PACKED_FREE};
use crate::inference::limits::zeros;

/// The logarithm of the number of words at first.
const LEAST_BITS: u32 = 10;

/// The table is full when `FULL.0` of `FULL.1` words are taken. Most look-ups find nothing, and one that finds nothing then reads four
/// words on average.
const FULL: (usize, usize) = (5, 8);

/// A table that has no room to grow takes no more free words when this share is taken.
const CROWDED: (usize, usize) = (7, 8);

/// A component that finds the table crowded takes the word of the least that is known among this many, from its own place on.
const WINDOW: usize = 8;

/// An odd number whose bits have no pattern: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

const FACT_MASK: u64 = (1 << PACKED_BITS) - 1;

/// What the table holds about a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) fact: Fact,
    /// Whether proof numbers were stored for a couple with the component.
    pub(super) has_numbers: bool,
}

/// A hash table with open addressing: a word is at the place that the hash of its component gives, or at the first free one after it.
///
/// The hash has no collisions: it is the component in the highest bits of a word, times an odd number. Its highest bits are the place.
/// The word at that place holds the hash without its `hidden` highest bits. It is less than 2^(`bits` - `hidden`) places away from its
/// own, which is why its place tells those bits.
#[derive(Debug)]
pub(super) struct PackedTable {
    /// 0 in a free place.
    words: Vec<u64>,
    taken: usize,
    /// The logarithm of the number of words.
    bits: u32,
    /// How far a component is moved up.
    shift: u32,
    /// How many bits of the hash are not in its word.
    hidden: u32,
}

impl PackedTable {
    /// An empty table for components of up to `component_bits` bits.
    pub(super) fn new(component_bits: u32) -> Self {
        let shift = u64::BITS - component_bits.clamp(1, u64::BITS);
        Self {
            words: vec![0; 1 << LEAST_BITS],
            taken: 0,
            bits: LEAST_BITS,
            shift,
            hidden: PACKED_BITS.saturating_sub(shift),
        }
    }

    /// The hash of a component.
    fn hash(&self, component: u64) -> u64 {
        assert!(
            component << self.shift >> self.shift == component,
            "a component is no wider than its table was made for"
        );
        (component << self.shift).wrapping_mul(SPREAD)
    }

    /// The own place of a hash.
    fn own_place(&self, hash: u64) -> usize {
        usize::try_from(hash >> (u64::BITS - self.bits)).unwrap_or(0)
    }

    /// The word at the own place of a component, to be handed to [`PackedTable::get`]. Several may be read at once, and only then be
    /// looked at.
    pub(super) fn word(&self, component: u64) -> u64 {
        self.words[self.own_place(self.hash(component))]
    }

    /// Returns what is known about a component, or `None` if nothing is stored. `word` is the word at its own place.
    pub(super) fn get(&self, component: u64, word: u64) -> Option<Known> {
        if word == 0 {
            return None;
        }
        let hash = self.hash(component);
        let word = if word & !FACT_MASK == hash << self.hidden {
            word
        } else {
            self.words[self.find(hash)?]
        };
        (word != 0).then(|| {
            let fact = Fact::unpacked(word);
            Known {
                fact,
                has_numbers: fact.exact().is_none() && word & PACKED_FREE != 0,
            }
        })
    }

    /// Stores what is known about a component, in place of what was known earlier. The table may take `room` bytes while it grows. If it
    /// cannot grow and is crowded, the component takes the word of one about which less is known, or is not stored.
    pub(super) fn put(&mut self, component: u64, known: Known, room: u64) {
        let packed = known.fact.packed();
        let packed = if known.has_numbers && known.fact.exact().is_none() {
            packed | PACKED_FREE
        } else {
            packed
        };
        if packed == 0 {
            return;
        }
        let hash = self.hash(component);
        let mut place = self.find(hash);
        while place.is_none_or(|place| self.words[place] == 0 && self.is_taken(FULL))
            && 3 * self.bytes() <= room
            && self.double()
        {
            place = self.find(hash);
        }
        let place = place.filter(|&place| self.words[place] != 0 || !self.is_taken(CROWDED));
        if let Some(place) = place.or_else(|| self.least_known(hash)) {
            self.taken += usize::from(self.words[place] == 0);
            self.words[place] = hash << self.hidden | packed;
        }
    }

    /// How many components are stored.
    pub(super) fn len(&self) -> usize {
        self.taken
    }

    /// Bytes of memory.
    pub(super) fn bytes(&self) -> u64 {
        size_of_val(&self.words[..]) as u64
    }

    fn is_taken(&self, (part, of): (usize, usize)) -> bool {
        (self.taken + 1) * of > self.words.len() * part
    }

    /// The places where a component may be, from its own one on.
    fn places(&self, hash: u64) -> impl Iterator<Item = usize> + use<> {
        let last = self.words.len() - 1;
        let own = self.own_place(hash);
        (own..own + (self.words.len() >> self.hidden)).map(move |place| place & last)
    }

    /// The place of a component, or the free place where it would be put; `None` if all places where it may be are taken.
    fn find(&self, hash: u64) -> Option<usize> {
        let held = hash << self.hidden;
        self.places(hash).find(|&place| {
            let word = self.words[place];
            word == 0 || word & !FACT_MASK == held
        })
    }

    /// The place near that of a component with the least known of all, before the first free one.
    fn least_known(&self, hash: u64) -> Option<usize> {
        let near = self.places(hash).take(WINDOW);
        let near = near.take_while(|&place| self.words[place] != 0);
        near.min_by_key(|&place| {
            let fact = Fact::unpacked(self.words[place]);
            (fact.exact().is_some(), fact.packed().count_ones())
        })
    }

    /// The hash of the component whose word is at `place`.
    fn hash_at(&self, place: usize) -> u64 {
        let held = (self.words[place] & !FACT_MASK) >> self.hidden;
        let block = self.words.len() >> self.hidden;
        // Its own place is less than a block before this one.
        let back = place.wrapping_sub(self.own_place(held)) & (block - 1);
        let own = place.wrapping_sub(back) & (self.words.len() - 1);
        let told = (own / block) as u64;
        held | told.checked_shl(u64::BITS - self.hidden).unwrap_or(0)
    }

    /// Doubles the table. The words keep their order, except the few that are not at their own place, so this reads and writes from
    /// one end to the other. Returns whether the system granted the memory.
    fn double(&mut self) -> bool {
        let Some(words) = zeros(2 * self.words.len()) else {
            return false;
        };
        let doubled = Self {
            words,
            taken: 0,
            bits: self.bits + 1,
            ..*self
        };
        let old = std::mem::replace(self, doubled);
        for place in (0..old.words.len()).filter(|&place| old.words[place] != 0) {
            let hash = old.hash_at(place);
            // A word with all its places taken is dropped.
            if let Some(at) = self.find(hash) {
                self.words[at] = hash << self.hidden | old.words[place] & FACT_MASK;
                self.taken += 1;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{CROWDED, FULL, Fact, Known, LEAST_BITS, PackedTable, SPREAD};

    fn known(fact: Fact) -> Known {
        Known {
            fact,
            has_numbers: false,
        }
    }

    fn exactly(nimber: u8) -> Known {
        known(Fact::exactly(nimber))
    }

    fn get(table: &PackedTable, component: u64) -> Option<Known> {
        table.get(component, table.word(component))
    }

    /// The number whose product with [`SPREAD`] is `product`: five steps of Newton's method find the inverse of an odd number.
    fn hashed_to(product: u64) -> u64 {
        let inverse = (0..6).fold(SPREAD, |inverse, _| {
            inverse.wrapping_mul(2u64.wrapping_sub(SPREAD.wrapping_mul(inverse)))
        });
        assert_eq!(SPREAD.wrapping_mul(inverse), 1);
        inverse.wrapping_mul(product)
    }

    #[test]
    fn components_of_the_same_place_are_kept_apart() {
        // Products from the highest down: all hash to the last word, and all but one of them overflow to the first words.
        let colliding: Vec<u64> = (0..=u64::MAX).rev().map(hashed_to).take(40).collect();
        let mut table = PackedTable::new(64);
        for (&component, nimber) in colliding.iter().zip(0..) {
            assert_eq!(get(&table, component), None);
            table.put(component, exactly(nimber), u64::MAX);
        }
        for (&component, nimber) in colliding.iter().zip(0..) {
            assert_eq!(get(&table, component), Some(exactly(nimber)));
        }
        // A component of 64 bits is less than a 256th of the table away from its place, so the table had to grow.
        assert_eq!((table.len(), table.bits > LEAST_BITS), (40, true));
    }

    /// Components that differ in their lowest or their highest bit only, of every width: none is taken for another one, whatever the
    /// bits of the fact beside it.
    #[test]
    fn facts_never_overlap_components() {
        for width in 1..=64 {
            let mut table = PackedTable::new(width);
            let widest = u64::MAX >> (64 - width);
            let ends = [widest, widest >> 1, 0, 1 & widest, widest - (1 & widest)];
            for component in ends {
                for other in ends {
                    let before = get(&table, other);
                    for fact in [Fact::NOTHING.excluding(5), Fact::exactly(127)] {
                        let stored = Known {
                            fact,
                            has_numbers: fact.exact().is_none(),
                        };
                        table.put(component, stored, u64::MAX);
                        assert_eq!(get(&table, component), Some(stored), "{width}");
                    }
                    assert!(component == other || get(&table, other) == before);
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "no wider")]
    fn a_component_that_is_too_wide_is_refused() {
        PackedTable::new(52).put(1 << 52, exactly(0), 0);
    }

    #[test]
    fn a_component_is_kept_once() {
        let mut table = PackedTable::new(50);
        table.put(5, known(Fact::NOTHING.excluding(0)), 0);
        table.put(5, known(Fact::NOTHING.excluding(0).excluding(3)), 0);
        assert_eq!(table.len(), 1);
        assert!(get(&table, 5).is_some_and(|known| known.fact.excludes(3)));
        table.put(5, exactly(2), 0);
        assert_eq!((table.len(), get(&table, 5)), (1, Some(exactly(2))));
        table.put(6, known(Fact::NOTHING), 0);
        assert_eq!((table.len(), get(&table, 6)), (1, None));
    }

    #[test]
    fn growing_loses_nothing() {
        for width in [24, 56, 57, 60, 63, 64] {
            let mut table = PackedTable::new(width);
            let component = |number: u64| {
                let spread = ((number * number + 1) << 7) | (number % 128);
                (spread | (number << (width - 14))) & (u64::MAX >> (64 - width))
            };
            let nimber = |number: u64| u8::try_from(number % 120).expect("below 120");
            let components: std::collections::HashMap<u64, u8> = (0..10_000)
                .map(|number| (component(number), nimber(number)))
                .collect();
            for (&component, &nimber) in &components {
                table.put(component, exactly(nimber), u64::MAX);
                assert!(table.len() * FULL.1 <= table.words.len() * FULL.0);
            }
            assert_eq!(table.len(), components.len(), "{width}");
            for (&component, &nimber) in &components {
                assert_eq!(get(&table, component), Some(exactly(nimber)), "{width}");
            }
        }
    }

    #[test]
    fn without_room_what_is_known_gives_way_and_stays_right() {
        for width in [40, 64] {
            let mut table = PackedTable::new(width);
            let nimber = |number: u64| u8::try_from(number % 120).expect("below 120");
            for number in 1..20_000u64 {
                table.put(number << 20, exactly(nimber(number)), 8 << LEAST_BITS);
            }
            assert_eq!(table.bytes(), 8 << LEAST_BITS);
            assert!(table.len() * CROWDED.1 <= table.words.len() * CROWDED.0);
            let right = (1..20_000).filter(|&number| {
                let found = get(&table, number << 20);
                assert!(found.is_none_or(|found| found == exactly(nimber(number))));
                found.is_some()
            });
            assert_eq!(right.count(), table.len());
        }
    }
}
