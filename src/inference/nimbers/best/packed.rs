//! A table of one word for each part: the part as a number of up to [`PART_BITS`] bits, and what is known about it in the rest.

use super::fact::{Fact, PACKED_BITS};

/// How many bits a part may have.
pub(super) const PART_BITS: u32 = u64::BITS - PACKED_BITS;

/// The table has two to this many words at first.
const LEAST_BITS: u32 = 10;

/// So many of so many words are taken at most: a search looks in vain for more parts than it finds, which takes a look at four words when
/// the table is as full as that.
const FULL: (usize, usize) = (5, 8);

/// An odd number whose bits have no pattern, 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Words at the place that the hash of their part gives, or as near behind it as there was room.
#[derive(Debug)]
pub(super) struct Packed {
    /// 0 where nothing is stored.
    words: Vec<u64>,
    taken: usize,
    /// The logarithm of the number of words.
    bits: u32,
}

impl Default for Packed {
    fn default() -> Self {
        Self {
            words: vec![0; 1 << LEAST_BITS],
            taken: 0,
            bits: LEAST_BITS,
        }
    }
}

impl Packed {
    /// What is known about a part.
    pub(super) fn get(&self, part: u64) -> Option<Fact> {
        let word = self.words[self.find(part)];
        (word != 0).then(|| Fact::unpacked(word))
    }

    /// Keeps what is known about a part that is not 0, in place of what was known; nothing is kept of a fact that does not fit.
    pub(super) fn put(&mut self, part: u64, fact: Fact) {
        debug_assert!(part > 0 && part >> PART_BITS == 0);
        let Some(packed) = fact.packed() else {
            return;
        };
        if self.is_full() {
            self.double();
        }
        let place = self.find(part);
        self.taken += usize::from(self.words[place] == 0);
        self.words[place] = part << PACKED_BITS | packed;
    }

    /// How many parts are known.
    pub(super) fn len(&self) -> usize {
        self.taken
    }

    /// Bytes that one more part may need in all: a table that is full doubles, and the old one lasts until it is moved.
    pub(super) fn next_bytes(&self) -> u64 {
        let tables = if self.is_full() { 3 } else { 1 };
        (tables * size_of_val(&self.words[..])) as u64
    }

    fn is_full(&self) -> bool {
        (self.taken + 1) * FULL.1 > self.words.len() * FULL.0
    }

    /// The place of a part, or of the free word where it would be put.
    fn find(&self, part: u64) -> usize {
        let last = self.words.len() - 1;
        // The highest bits of the product depend on all bits of the part.
        let hash = part.wrapping_mul(SPREAD) >> (u64::BITS - self.bits);
        let mut place = usize::try_from(hash).unwrap_or(0) & last;
        loop {
            let word = self.words[place & last];
            if word == 0 || word >> PACKED_BITS == part {
                return place & last;
            }
            place += 1;
        }
    }

    /// The parts keep their order but for the few behind their places, so this reads and writes from one end to the other.
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
    use super::{FULL, Fact, LEAST_BITS, PART_BITS, Packed, SPREAD};

    /// The number whose product with [`SPREAD`] is `product`: five steps of Newton's method find the inverse of an odd number.
    fn hashed_to(product: u64) -> u64 {
        let inverse = (0..6).fold(SPREAD, |inverse, _| {
            inverse.wrapping_mul(2u64.wrapping_sub(SPREAD.wrapping_mul(inverse)))
        });
        assert_eq!(SPREAD.wrapping_mul(inverse), 1);
        inverse.wrapping_mul(product)
    }

    #[test]
    fn parts_of_the_same_place_are_kept_apart() {
        // Products from the highest on: all belong to the last word, and those that it has no room for to the first ones.
        let products = (0..=u64::MAX).rev();
        let colliding: Vec<u64> = products
            .map(hashed_to)
            .filter(|part| part >> PART_BITS == 0)
            .take(40)
            .collect();
        let mut table = Packed::default();
        for (&part, nimber) in colliding.iter().zip(0..) {
            assert_eq!(table.get(part), None);
            table.put(part, Fact::exactly(nimber));
        }
        for (&part, nimber) in colliding.iter().zip(0..) {
            assert_eq!(table.get(part), Some(Fact::exactly(nimber)));
        }
        assert_eq!(table.len(), 40);
    }

    #[test]
    fn a_part_is_kept_once() {
        let mut table = Packed::default();
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
        let mut table = Packed::default();
        let part = |number: u64| ((number * number + 1) << 7) | (number % 128);
        let nimber = |number: u64| u8::try_from(number % 60).expect("below 60");
        let mut largest = 0;
        for number in 0..10_000 {
            let announced = table.next_bytes();
            let words = table.words.len();
            table.put(part(number), Fact::exactly(nimber(number)));
            let doubled = table.words.len() > words;
            let tables = if doubled { 3 } else { 1 };
            assert_eq!(announced, (tables * words * 8) as u64);
            assert!(table.len() * FULL.1 <= table.words.len() * FULL.0);
            largest = largest.max(table.words.len());
        }
        assert_eq!((table.len(), largest), (10_000, 1 << (LEAST_BITS + 4)));
        for number in 0..10_000 {
            let fact = table.get(part(number));
            assert_eq!(fact, Some(Fact::exactly(nimber(number))));
        }
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn the_widest_parts_fit() {
        let mut table = Packed::default();
        let widest = u64::MAX >> (u64::BITS - PART_BITS);
        table.put(widest, Fact::exactly(63));
        assert_eq!(table.get(widest), Some(Fact::exactly(63)));
        assert_eq!(table.get(widest - 1), None);
    }
}
