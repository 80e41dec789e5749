//! A table with one word for each component: the component as a number of up to 64 bits, and a
//! packed fact. The fact takes eight bits of the word, so for components wider than 56 bits, the
//! place of the word gives the missing bits (`places`).
//!
//! Several threads may read the table and add to it at once. A word says all that is known about a
//! component and is replaced only if it is still the one that was read, so nothing that another
//! thread adds is lost. To grow, the table is needed alone.

use super::fact::{Fact, PACKED_BITS, PACKED_FREE};
use super::growth::{LEAST, Words};
use super::places::Places;

/// A table is full when this share of its words is taken. Most look-ups find nothing, and one that
/// finds nothing then reads eight words on average, which are side by side.
pub const FULL: (usize, usize) = (3, 4);

/// A table that has no room to grow takes no more free words when this share is taken.
pub const CROWDED: (usize, usize) = (7, 8);

/// A table of fewer words doubles when it grows, and a larger one, whose memory counts, grows by a
/// quarter.
const SMALL: usize = 1 << 17;

/// A component that finds the table crowded takes the word of the least that is known among this
/// many, from its own place on.
const WINDOW: usize = 8;

/// An odd number whose bits have no pattern: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number whose product with `SPREAD` is 1. Each step of Newton's method doubles the bits
/// that are right; of an odd number, three are right at first.
pub const GATHER: u64 = {
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
pub struct Known {
    /// What is known of the nimber.
    pub fact: Fact,
    /// Whether proof numbers were stored for a couple with the component.
    pub has_numbers: bool,
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

/// A hash table with open addressing. The hash has no collisions: it is the component in the
/// highest bits of a word, times an odd number.
pub struct PackedTable {
    words: Words,
    places: Places,
    /// How far a component is moved up.
    shift: u32,
}

impl PackedTable {
    /// An empty table for components of up to `component_bits` bits.
    pub fn new(component_bits: u32) -> Self {
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
    pub fn hash(&self, component: u64) -> u64 {
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

    /// The word at the own place of a component, to be handed to [`PackedTable::get`]. Several may
    /// be read at once, and only then be looked at.
    pub fn word(&self, component: u64) -> u64 {
        self.words.at(self.places.own(self.hash(component)))
    }

    /// Returns what is known about a component, or `None` if nothing is stored. `word` is the word
    /// at its own place.
    pub fn get(&self, component: u64, word: u64) -> Option<Known> {
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

    /// Adds to what is known about a component. Returns false if the table has to grow first. If it
    /// cannot grow and is crowded, the component takes the word of one about which less is known,
    /// or is not stored.
    pub fn add(&self, component: u64, known: Known) -> bool {
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

    /// Lets the table grow, for which it may take `room` bytes. A word that finds no place in a
    /// small table, where it may have but few, waits until the table has grown again; it is dropped
    /// if the table cannot.
    pub fn grow(&mut self, room: u64) {
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

    /// Adds to the word that was read at a place, or replaces that of another component. Returns
    /// false if another thread has changed it by then.
    pub fn replace(&self, (place, before): (usize, u64), hash: u64, known: Known) -> bool {
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

    /// The components with what is known about them, in the order of their places. A table that
    /// they are added to needs room for all: they would crowd the beginning of a smaller one.
    pub fn facts(&self) -> impl Iterator<Item = (u64, Fact)> {
        let words = (0..self.places.count).map(|place| (place, self.words.at(place)));
        words.filter(|&(_, word)| word != 0).map(|(place, word)| {
            let hash = self.places.hash_at(place, word & !FACT_MASK);
            let component = hash.wrapping_mul(GATHER) >> self.shift;
            (component, Fact::unpacked(word))
        })
    }

    /// How many components are stored.
    pub fn count(&self) -> usize {
        self.words.taken()
    }

    /// Bytes of memory.
    pub fn bytes(&self) -> u64 {
        self.words.bytes()
    }

    /// The words where a component may be, with their places.
    fn near(&self, hash: u64) -> impl Iterator<Item = (usize, u64)> {
        let places = self.places.of(hash);
        places.map(|place| (place, self.words.at(place)))
    }

    /// The place of a component and its word, or the free place where it would be put; `None` if
    /// all places where it may be are taken. Another thread may take a free one at any moment, so
    /// the word is not to be read again.
    pub fn find(&self, hash: u64) -> Option<(usize, u64)> {
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

    /// Moves all words to their places after the table has grown. The words keep their order,
    /// except the few that are not at their own place. So a word finds its new place behind all
    /// that are still to be moved if the last one is moved first. `others` are words with their
    /// hashes that had no place before; those that have none now are left there.
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
