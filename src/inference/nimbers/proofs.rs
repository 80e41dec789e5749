//! The table of the proof numbers of couples. It forgets what it has no room for, and what two
//! threads store in one place at once: that costs time, never an answer.

use super::growth::{LEAST, Words};
use super::numbers::Numbers;
use super::places::{onward, own_place};

/// How many places an entry may have, from its own one on.
pub const WINDOW: usize = 8;

/// The table is full when this share of its words is taken. No look-up reads more words than the
/// places that an entry may have.
const FULL: (usize, usize) = (7, 8);

/// How many bits of a word are left for each of the two numbers: seven of the exponent and six
/// below. They keep an effort to a hundredth and a half, where limits have a margin of a quarter.
const NUMBER_BITS: u32 = 13;
const NUMBER_MASK: u64 = (1 << NUMBER_BITS) - 1;
/// The rest of a word holds the highest bits of the hash. Two couples that share them share their
/// numbers, which decide only what is searched first.
pub const HASH_MASK: u64 = !0 << (2 * NUMBER_BITS);
/// Bits of an `f32` that are dropped.
const DROPPED_BITS: u32 = 17;
/// The bits of 1.0 that are kept.
const ONE: u32 = 1.0f32.to_bits() >> DROPPED_BITS;

/// A hash table with one word for each couple, by the hash of the couple.
pub struct ProofTable {
    words: Words,
}

impl Default for ProofTable {
    fn default() -> Self {
        Self {
            words: Words::new(LEAST),
        }
    }
}

impl ProofTable {
    /// Returns the numbers of a couple, or `None` if they are not stored.
    pub fn get(&self, hash: u64) -> Option<Numbers> {
        let places = self.places(hash);
        let words = places.map(|place| self.words.at(place));
        let mut words = words.take_while(|&word| word != 0);
        let word = words.find(|&word| (word ^ hash) & HASH_MASK == 0)?;
        Some(Numbers {
            to_win: unpacked(word >> NUMBER_BITS),
            to_lose: unpacked(word),
        })
    }

    /// Stores the numbers of a couple, in place of earlier ones. Returns false if the table has to
    /// grow first. If that would take more than `room` bytes, the couple with the least effort
    /// among those in its way is forgotten.
    pub fn add(&self, hash: u64, numbers: Numbers, room: u64) -> bool {
        if self.is_full(room) {
            return false;
        }
        let packed = packed(numbers.to_win) << NUMBER_BITS | packed(numbers.to_lose);
        self.store(hash & HASH_MASK | packed);
        true
    }

    /// Whether the table has to grow, for which it may take `room` bytes.
    pub(super) fn is_full(&self, room: u64) -> bool {
        let is_full = !self.words.is_bound && self.words.is_taken(FULL);
        is_full && (self.words.next_len() * size_of::<u64>()) as u64 <= room
    }

    /// Lets the table grow, for which it may take `room` bytes.
    pub fn grow(&mut self, room: u64) {
        let before = self.words.slots.len();
        if self.words.extend(room) {
            self.spread_out(before);
        }
    }

    /// Bytes of memory.
    pub fn bytes(&self) -> u64 {
        self.words.bytes()
    }

    /// The place that what a word holds of a hash gives.
    fn own_place(&self, hash: u64) -> usize {
        own_place(hash & HASH_MASK, self.words.slots.len())
    }

    /// The places where a couple may be.
    fn places(&self, hash: u64) -> impl Iterator<Item = usize> + use<> {
        onward(self.own_place(hash), WINDOW, self.words.slots.len())
    }

    fn store(&self, word: u64) {
        let is_free = |held: u64| held == 0 || (held ^ word) & HASH_MASK == 0;
        let places = || self.places(word).map(|place| (place, self.words.at(place)));
        let place = places().find(|&(_, held)| is_free(held));
        let effort = |held: u64| (held >> NUMBER_BITS & NUMBER_MASK) + (held & NUMBER_MASK);
        let least = || places().min_by_key(|&(_, held)| effort(held));
        if let Some((place, held)) = place.or_else(least) {
            self.words.replace(place, held, word);
        }
    }

    /// Moves all words to their places after the table has grown, the last one first, so that a
    /// word finds its new place behind all that are still to be moved.
    fn spread_out(&mut self, before: usize) {
        let last = self.words.slots.len() - WINDOW;
        let mut others = Vec::new();
        for place in (0..before).rev() {
            let word = self.words.take(place);
            if word == 0 {
                continue;
            }
            let own = self.own_place(word);
            if own >= place && own <= last {
                self.store(word);
            } else {
                // Others would be in the way of it, at the beginning of the table.
                others.push(word);
            }
        }
        for word in others {
            self.store(word);
        }
    }
}

/// An effort of at least 1 as a number of `NUMBER_BITS` bits, in the same order.
pub fn packed(effort: f32) -> u64 {
    u64::from((effort.to_bits() >> DROPPED_BITS).saturating_sub(ONE)) & NUMBER_MASK
}

/// The effort of these bits.
pub fn unpacked(word: u64) -> f32 {
    let kept = u32::try_from(word & NUMBER_MASK).unwrap_or(0);
    f32::from_bits((kept + ONE) << DROPPED_BITS)
}
