//! A table with one word for each component: the component as a number of up to [`COMPONENT_BITS`] bits, and a packed fact in the
//! rest.

use super::fact::{Fact, PACKED_BITS};

/// How many bits a component may have.
pub(super) const COMPONENT_BITS: u32 = u64::BITS - PACKED_BITS;

/// The logarithm of the number of words at first.
const LEAST_BITS: u32 = 10;

/// The table is full when `FULL.0` of `FULL.1` words are taken. Most look-ups find nothing, and one that finds nothing then reads four
/// words on average.
const FULL: (usize, usize) = (5, 8);

/// An odd number whose bits have no pattern: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A hash table with open addressing: a word is at the place that the hash of its component gives, or at the first free one after it.
#[derive(Debug)]
pub(super) struct PackedTable {
    /// 0 in a free place.
    words: Vec<u64>,
    taken: usize,
    /// The logarithm of the number of words.
    bits: u32,
}

impl Default for PackedTable {
    fn default() -> Self {
        Self {
            words: vec![0; 1 << LEAST_BITS],
            taken: 0,
            bits: LEAST_BITS,
        }
    }
}

impl PackedTable {
    /// Returns what is known about a component, or `None` if nothing is stored.
    pub(super) fn get(&self, component: u64) -> Option<Fact> {
        let word = self.words[self.find(component)];
        (word != 0).then(|| Fact::unpacked(word))
    }

    /// Stores a fact about a component that is not 0, in place of an earlier one. A fact of which nothing fits a word is dropped.
    pub(super) fn put(&mut self, component: u64, fact: Fact) {
        debug_assert!(component > 0 && component >> COMPONENT_BITS == 0);
        let Some(packed) = fact.packed() else {
            return;
        };
        if self.is_full() {
            self.double();
        }
        let place = self.find(component);
        self.taken += usize::from(self.words[place] == 0);
        self.words[place] = component << PACKED_BITS | packed;
    }

    /// How many components are stored.
    pub(super) fn len(&self) -> usize {
        self.taken
    }

    /// Bytes that the table may need in all if one more component is stored. A full table doubles, and the old one is kept until its
    /// words are moved.
    pub(super) fn next_bytes(&self) -> u64 {
        let tables = if self.is_full() { 3 } else { 1 };
        (tables * size_of_val(&self.words[..])) as u64
    }

    fn is_full(&self) -> bool {
        (self.taken + 1) * FULL.1 > self.words.len() * FULL.0
    }

    /// The place of a component, or the free place where it would be put.
    fn find(&self, component: u64) -> usize {
        let last = self.words.len() - 1;
        // The highest bits of the product depend on all bits of the component.
        let hash = component.wrapping_mul(SPREAD) >> (u64::BITS - self.bits);
        let mut place = usize::try_from(hash).unwrap_or(0) & last;
        loop {
            let word = self.words[place & last];
            if word == 0 || word >> PACKED_BITS == component {
                return place & last;
            }
            place += 1;
        }
    }

    /// Doubles the table. The words keep their order, except the few that are not at their own place, so this reads and writes from
    /// one end to the other.
    fn double(&mut self) {
        let words = vec![0; 2 * self.words.len()];
        let old = std::mem::replace(&mut self.words, words);
        self.bits += 1;
        for word in old.into_iter().filter(|&word| word != 0) {
            let place = self.find(word >> PACKED_BITS);
            self.words[place] = word;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COMPONENT_BITS, FULL, Fact, LEAST_BITS, PackedTable, SPREAD};

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
        let products = (0..=u64::MAX).rev();
        let colliding: Vec<u64> = products
            .map(hashed_to)
            .filter(|component| component >> COMPONENT_BITS == 0)
            .take(40)
            .collect();
        let mut table = PackedTable::default();
        for (&component, nimber) in colliding.iter().zip(0..) {
            assert_eq!(table.get(component), None);
            table.put(component, Fact::exactly(nimber));
        }
        for (&component, nimber) in colliding.iter().zip(0..) {
            assert_eq!(table.get(component), Some(Fact::exactly(nimber)));
        }
        assert_eq!(table.len(), 40);
    }

    #[test]
    fn a_component_is_kept_once() {
        let mut table = PackedTable::default();
        table.put(5, Fact::NOTHING.excluding(0));
        table.put(5, Fact::NOTHING.excluding(0).excluding(3));
        assert_eq!(table.len(), 1);
        assert!(table.get(5).is_some_and(|fact| fact.excludes(3)));
        table.put(5, Fact::exactly(2));
        assert_eq!((table.len(), table.get(5)), (1, Some(Fact::exactly(2))));
        table.put(6, Fact::exactly(100));
        assert_eq!((table.len(), table.get(6)), (1, None));
    }

    #[test]
    fn growing_loses_nothing_and_is_announced() {
        let mut table = PackedTable::default();
        let component = |number: u64| ((number * number + 1) << 7) | (number % 128);
        let nimber = |number: u64| u8::try_from(number % 60).expect("below 60");
        let mut largest = 0;
        for number in 0..10_000 {
            let announced = table.next_bytes();
            let words = table.words.len();
            table.put(component(number), Fact::exactly(nimber(number)));
            let doubled = table.words.len() > words;
            let tables = if doubled { 3 } else { 1 };
            assert_eq!(announced, (tables * words * 8) as u64);
            assert!(table.len() * FULL.1 <= table.words.len() * FULL.0);
            largest = largest.max(table.words.len());
        }
        assert_eq!((table.len(), largest), (10_000, 1 << (LEAST_BITS + 4)));
        for number in 0..10_000 {
            let fact = table.get(component(number));
            assert_eq!(fact, Some(Fact::exactly(nimber(number))));
        }
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn the_widest_components_fit() {
        let mut table = PackedTable::default();
        let widest = u64::MAX >> (u64::BITS - COMPONENT_BITS);
        table.put(widest, Fact::exactly(63));
        assert_eq!(table.get(widest), Some(Fact::exactly(63)));
        assert_eq!(table.get(widest - 1), None);
    }
}
