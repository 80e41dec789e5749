//! A table with one word for each component: the component as a number of up to 64 bits, and a packed fact. The fact takes eight bits
//! of the word, so for components wider than 56 bits, the place of the word gives the missing bits (`places`).
//!
//! Several threads may read the table and add to it at once. A word says all that is known about a component and is replaced only if it
//! is still the one that was read, so nothing that another thread adds is lost. To grow, the table is needed alone.

use super::fact::{Fact, PACKED_BITS, PACKED_FREE};
use super::growth::{LEAST, Words};
use super::places::Places;

/// A table is full when this share of its words is taken. Most look-ups find nothing, and one that finds nothing then reads eight words
/// on average, which are side by side.
const FULL: (usize, usize) = (3, 4);

/// A table that has no room to grow takes no more free words when this share is taken.
const CROWDED: (usize, usize) = (7, 8);

/// A table of fewer words doubles when it grows, and a larger one, whose memory counts, grows by a quarter.
const SMALL: usize = 1 << 17;

/// A component that finds the table crowded takes the word of the least that is known among this many, from its own place on.
const WINDOW: usize = 8;

/// An odd number whose bits have no pattern: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number whose product with [`SPREAD`] is 1. Each step of Newton's method doubles the bits that are right; of an odd number, three
/// are right at first.
const GATHER: u64 = {
    let mut inverse = SPREAD;
    let mut step = 0;
    while step < 5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(SPREAD.wrapping_mul(inverse)));
        step += 1;
    }
    inverse
};

const FACT_MASK: u64 = (1 << PACKED_BITS) - 1;

/// What the table holds about a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) fact: Fact,
    /// Whether proof numbers were stored for a couple with the component.
    pub(super) has_numbers: bool,
}

impl Known {
    /// A fact about a component for which numbers may be stored.
    pub(super) fn perhaps(fact: Fact) -> Self {
        Self {
            fact,
            has_numbers: true,
        }
    }

    fn unpacked(word: u64) -> Self {
        let fact = Fact::unpacked(word);
        Self {
            fact,
            has_numbers: fact.exact().is_none() && word & PACKED_FREE != 0,
        }
    }

    fn packed(self) -> u64 {
        let packed = self.fact.packed();
        if self.has_numbers && self.fact.exact().is_none() {
            packed | PACKED_FREE
        } else {
            packed
        }
    }

    /// Adds what `other` knows.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            fact: self.fact.and(other.fact),
            has_numbers: self.has_numbers || other.has_numbers,
        }
    }
}

/// A hash table with open addressing. The hash has no collisions: it is the component in the highest bits of a word, times an odd
/// number.
pub(super) struct PackedTable {
    words: Words,
    places: Places,
    /// How far a component is moved up.
    shift: u32,
}

impl PackedTable {
    /// An empty table for components of up to `component_bits` bits.
    pub(super) fn new(component_bits: u32) -> Self {
        let shift = u64::BITS - component_bits.clamp(1, u64::BITS);
        Self {
            words: Words::new(LEAST),
            places: Places {
                count: LEAST,
                hidden: PACKED_BITS.saturating_sub(shift),
            },
            shift,
        }
    }

    /// The hash of a component.
    fn hash(&self, component: u64) -> u64 {
        assert!(
            self.fits(component),
            "a component is no wider than its table was made for"
        );
        (component << self.shift).wrapping_mul(SPREAD)
    }

    /// Whether it was made for components as wide as this one.
    pub(super) fn fits(&self, component: u64) -> bool {
        component << self.shift >> self.shift == component
    }

    /// The word at the own place of a component, to be handed to [`PackedTable::get`]. Several may be read at once, and only then be
    /// looked at.
    pub(super) fn word(&self, component: u64) -> u64 {
        self.words.at(self.places.own(self.hash(component)))
    }

    /// Returns what is known about a component, or `None` if nothing is stored. `word` is the word at its own place.
    pub(super) fn get(&self, component: u64, word: u64) -> Option<Known> {
        if word == 0 {
            return None;
        }
        let hash = self.hash(component);
        let word = if word & !FACT_MASK == self.places.held(hash) {
            word
        } else {
            self.find(hash)?.1
        };
        (word != 0).then(|| Known::unpacked(word))
    }

    /// Adds to what is known about a component. Returns false if the table has to grow first. If it cannot grow and is crowded, the
    /// component takes the word of one about which less is known, or is not stored.
    pub(super) fn add(&self, component: u64, known: Known) -> bool {
        let hash = self.hash(component);
        loop {
            let found = self.find(hash);
            let is_new = found.is_none_or(|(_, word)| word == 0);
            let is_full = || found.is_none() || self.words.is_taken(FULL);
            if is_new && !self.words.is_bound && is_full() {
                return known.packed() == 0;
            }
            let found = found.filter(|_| !is_new || !self.words.is_taken(CROWDED));
            match found.or_else(|| self.least_known(hash)) {
                Some(found) if !self.replace(found, hash, known) => {}
                _ => return true,
            }
        }
    }

    /// Makes room for `count` components, for which the table may take `room` bytes.
    pub(super) fn make_room(&mut self, count: usize, room: u64) {
        while !self.words.is_bound && self.words.is_less_than(count, FULL) {
            self.grow(room);
        }
    }

    /// Lets the table grow, for which it may take `room` bytes. A word that finds no place in a small table, where it may have but few,
    /// waits until the table has grown again; it is dropped if the table cannot.
    pub(super) fn grow(&mut self, room: u64) {
        let mut others = Vec::new();
        while self.extend(room) {
            self.spread_out(&mut others);
            if others.is_empty() {
                break;
            }
        }
    }

    /// Adds places, so that a small table doubles. Returns whether there are more now.
    fn extend(&mut self, room: u64) -> bool {
        let before = self.words.slots.len();
        let is_between = |count: usize| count < SMALL && !count.is_power_of_two();
        while self.words.extend(room) && is_between(self.words.slots.len()) {}
        self.words.slots.len() > before
    }

    /// Adds to the word that was read at a place, or replaces that of another component. Returns false if another thread has changed it by
    /// then.
    fn replace(&self, (place, before): (usize, u64), hash: u64, known: Known) -> bool {
        let held = self.places.held(hash);
        let known = if before & !FACT_MASK == held {
            known.and(Known::unpacked(before))
        } else {
            known
        };
        let packed = known.packed();
        let after = held | packed;
        packed == 0 || after == before || self.words.replace(place, before, after)
    }

    /// The components with what is known about them, in the order of their places. A table that they are added to needs room for all:
    /// they would crowd the beginning of a smaller one.
    pub(super) fn facts(&self) -> impl Iterator<Item = (u64, Fact)> {
        let words = (0..self.places.count).map(|place| (place, self.words.at(place)));
        words.filter(|&(_, word)| word != 0).map(|(place, word)| {
            let hash = self.places.hash_at(place, word & !FACT_MASK);
            let component = hash.wrapping_mul(GATHER) >> self.shift;
            (component, Fact::unpacked(word))
        })
    }

    /// How many components are stored.
    pub(super) fn len(&self) -> usize {
        self.words.taken()
    }

    /// Bytes of memory.
    pub(super) fn bytes(&self) -> u64 {
        self.words.bytes()
    }

    /// The words where a component may be, with their places.
    fn near(&self, hash: u64) -> impl Iterator<Item = (usize, u64)> {
        let places = self.places.of(hash);
        places.map(|place| (place, self.words.at(place)))
    }

    /// The place of a component and its word, or the free place where it would be put; `None` if all places where it may be are taken.
    /// Another thread may take a free one at any moment, so the word is not to be read again.
    fn find(&self, hash: u64) -> Option<(usize, u64)> {
        let held = self.places.held(hash);
        self.near(hash)
            .find(|&(_, word)| word == 0 || word & !FACT_MASK == held)
    }

    /// The place near that of a component with the least known of all, before the first free one.
    fn least_known(&self, hash: u64) -> Option<(usize, u64)> {
        let near = self.near(hash).take(WINDOW);
        let near = near.take_while(|&(_, word)| word != 0);
        near.min_by_key(|&(_, word)| {
            let fact = Fact::unpacked(word);
            (fact.exact().is_some(), fact.packed().count_ones())
        })
    }

    /// Moves all words to their places after the table has grown. The words keep their order, except the few that are not at their
    /// own place. So a word finds its new place behind all that are still to be moved if the last one is moved first. `others` are
    /// words with their hashes that had no place before; those that have none now are left there.
    fn spread_out(&mut self, others: &mut Vec<(u64, u64)>) {
        let before = self.places;
        self.places.count = self.words.slots.len();
        for place in (0..before.count).rev() {
            let word = self.words.take(place);
            if word == 0 {
                continue;
            }
            let hash = before.hash_at(place, word & !FACT_MASK);
            let own = self.places.own(hash);
            match self.find(hash) {
                Some((at, _)) if own >= place && at >= own => self.set(at, hash, word),
                // Others would be in the way of it, at the beginning of the table.
                _ => others.push((hash, word)),
            }
        }
        others.retain(|&(hash, word)| {
            let found = self.find(hash);
            found.map(|(at, _)| self.set(at, hash, word)).is_none()
        });
    }

    /// Moves a word with what it tells to a free place.
    fn set(&mut self, place: usize, hash: u64, word: u64) {
        let after = self.places.held(hash) | word & FACT_MASK;
        self.words.put(place, after);
    }
}

#[cfg(test)]
mod tests {
    use super::{CROWDED, FULL, Fact, GATHER, Known, LEAST, PackedTable};

    fn known(fact: Fact) -> Known {
        Known {
            fact,
            has_numbers: false,
        }
    }

    fn exactly(nimber: u8) -> Known {
        known(Fact::exactly(nimber))
    }

    fn put(table: &mut PackedTable, component: u64, known: Known, room: u64) {
        while !table.add(component, known) {
            table.grow(room);
        }
    }

    fn get(table: &PackedTable, component: u64) -> Option<Known> {
        table.get(component, table.word(component))
    }

    #[test]
    fn components_of_the_same_place_are_kept_apart() {
        // Products from the highest down: all hash to the last word, and all but one of them overflow to the first words.
        let hashed_to = |product: u64| product.wrapping_mul(GATHER);
        let colliding: Vec<u64> = (0..=u64::MAX).rev().map(hashed_to).take(40).collect();
        let mut table = PackedTable::new(64);
        for (&component, nimber) in colliding.iter().zip(0..) {
            assert_eq!(get(&table, component), None);
            put(&mut table, component, exactly(nimber), u64::MAX);
        }
        for (&component, nimber) in colliding.iter().zip(0..) {
            assert_eq!(get(&table, component), Some(exactly(nimber)));
        }
        // A component of 64 bits is less than a 256th of the table away from its place, so the table had to grow.
        assert_eq!((table.len(), table.places.count > LEAST), (40, true));
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
                        let stored = get(&table, component)
                            .filter(|before| before.fact.exact().is_some())
                            .unwrap_or(stored);
                        put(&mut table, component, stored, u64::MAX);
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
        PackedTable::new(52).add(1 << 52, exactly(0));
    }

    #[test]
    fn a_component_is_kept_once() {
        let mut table = PackedTable::new(50);
        put(&mut table, 5, known(Fact::NOTHING.excluding(0)), 0);
        put(
            &mut table,
            5,
            known(Fact::NOTHING.excluding(0).excluding(3)),
            0,
        );
        assert_eq!(table.len(), 1);
        assert!(get(&table, 5).is_some_and(|known| known.fact.excludes(3)));
        put(&mut table, 5, exactly(2), 0);
        assert_eq!((table.len(), get(&table, 5)), (1, Some(exactly(2))));
        put(&mut table, 6, known(Fact::NOTHING), 0);
        assert_eq!((table.len(), get(&table, 6)), (1, None));
    }

    /// Another thread may add to a word after it was read, or take a free place that was found.
    #[test]
    fn a_word_that_has_changed_is_not_replaced() {
        let first = known(Fact::NOTHING.excluding(0));
        let second = known(Fact::NOTHING.excluding(1));
        let hashed_to = |hash: u64| hash.wrapping_mul(GATHER);
        let component = hashed_to(1 << 60);
        for other in [component, hashed_to(1 << 60 | 1 << 20)] {
            let table = PackedTable::new(64);
            let hash = table.hash(component);
            let free = table.find(hash).expect("a free place");
            assert!(table.add(other, first));
            assert!(!table.replace(free, hash, second));
            let before = table.find(hash).expect("a place");
            assert!(table.add(component, second));
            assert!(!table.replace(before, hash, exactly(3)));
            let both = first.and(second);
            let is_same = component == other;
            assert_eq!(table.len(), if is_same { 1 } else { 2 });
            let found = get(&table, component);
            assert_eq!(found, Some(if is_same { both } else { second }));
        }
    }

    /// Two threads add different facts about the same components, most of which are new, and read what the other adds.
    #[test]
    fn threads_lose_and_spoil_nothing() {
        const OLD: u64 = 44_000;
        const ALL: u64 = 49_000;
        for width in [40, 58] {
            let component = |number: u64| number << (width - 16) | number;
            let facts =
                |number: u64| [1, 2].map(|of| u8::try_from(number % 3 * of).expect("small"));
            let mut table = PackedTable::new(width);
            for number in 0..OLD {
                put(
                    &mut table,
                    component(number),
                    known(Fact::NOTHING.excluding(5)),
                    u64::MAX,
                );
            }
            let add = |own: usize| {
                for number in OLD / 2..ALL {
                    let fact = Fact::NOTHING.excluding(facts(number)[own]);
                    assert!(table.add(component(number), known(fact)));
                    let found = get(&table, component(number)).expect("it was added").fact;
                    assert!(found.excludes(facts(number)[own]));
                }
            };
            std::thread::scope(|scope| {
                scope.spawn(|| add(0));
                add(1);
            });
            assert_eq!(table.len() as u64, ALL);
            for number in 0..ALL {
                let old = Fact::NOTHING.excluding(5);
                let old = if number < OLD { old } else { Fact::NOTHING };
                let all = facts(number).into_iter().fold(old, Fact::excluding);
                let all = if number < OLD / 2 { old } else { all };
                assert_eq!(get(&table, component(number)), Some(known(all)), "{number}");
            }
        }
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
                put(&mut table, component, exactly(nimber), u64::MAX);
                assert!(table.len() * FULL.1 <= table.words.slots.len() * FULL.0);
            }
            assert_eq!(table.len(), components.len(), "{width}");
            for (&component, &nimber) in &components {
                assert_eq!(get(&table, component), Some(exactly(nimber)), "{width}");
            }
            let facts = table
                .facts()
                .map(|(component, fact)| (component, fact.exact()));
            let listed: std::collections::HashMap<u64, Option<u8>> = facts.collect();
            let put = components.into_iter();
            let put = put.map(|(component, nimber)| (component, Some(nimber)));
            assert_eq!(listed, put.collect(), "{width}");
        }
    }

    #[test]
    fn without_room_what_is_known_gives_way_and_stays_right() {
        for width in [40, 64] {
            let mut table = PackedTable::new(width);
            let nimber = |number: u64| u8::try_from(number % 120).expect("below 120");
            for number in 1..20_000u64 {
                put(
                    &mut table,
                    number << 20,
                    exactly(nimber(number)),
                    8 * LEAST as u64,
                );
            }
            assert_eq!(table.bytes(), 8 * LEAST as u64);
            assert!(table.len() * CROWDED.1 <= table.words.slots.len() * CROWDED.0);
            let right = (1..20_000).filter(|&number| {
                let found = get(&table, number << 20);
                assert!(found.is_none_or(|found| found == exactly(nimber(number))));
                found.is_some()
            });
            assert_eq!(right.count(), table.len());
        }
    }
}
