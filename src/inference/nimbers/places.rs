//! Where the words of a packed table are, and what their places tell. What the words hold is left to `packed`.

/// The places of a table of 2^`bits` words. The highest bits of a hash are its own place; its word is there or at the first free place
/// after it, and holds the hash without its `hidden` highest bits. It is less than 2^(`bits` - `hidden`) places away from its own,
/// which is why its place tells those bits.
#[derive(Clone, Copy)]
pub(super) struct Places {
    /// The logarithm of the number of words.
    pub(super) bits: u32,
    /// How many bits of the hash are not in its word.
    pub(super) hidden: u32,
}

impl Places {
    /// The places of a table twice as large.
    pub(super) fn doubled(self) -> Self {
        Self {
            bits: self.bits + 1,
            ..self
        }
    }

    fn count(self) -> usize {
        1 << self.bits
    }

    /// How many places a hash may have.
    fn block(self) -> usize {
        self.count() >> self.hidden
    }

    /// The own place of a hash.
    pub(super) fn own(self, hash: u64) -> usize {
        usize::try_from(hash >> (u64::BITS - self.bits)).unwrap_or(0)
    }

    /// The places where a hash may be, from its own one on.
    pub(super) fn of(self, hash: u64) -> impl Iterator<Item = usize> + use<> {
        let last = self.count() - 1;
        let own = self.own(hash);
        (own..own + self.block()).map(move |place| place & last)
    }

    /// What a word holds of a hash.
    pub(super) fn held(self, hash: u64) -> u64 {
        hash << self.hidden
    }

    /// The hash of which the word at `place` holds `held`.
    pub(super) fn hash_at(self, place: usize, held: u64) -> u64 {
        let held = held >> self.hidden;
        // Its own place is less than a block before this one.
        let back = place.wrapping_sub(self.own(held)) & (self.block() - 1);
        let own = place.wrapping_sub(back) & (self.count() - 1);
        let told = (own / self.block()) as u64;
        held | told.checked_shl(u64::BITS - self.hidden).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::Places;

    #[test]
    fn every_place_of_a_hash_tells_it() {
        for hidden in [0, 1, 3, 8] {
            let places = Places { bits: 10, hidden };
            for hash in (0..64).map(|bit| 1 << bit).chain([0, u64::MAX]) {
                assert!(places.of(hash).next() == Some(places.own(hash)));
                for place in places.of(hash) {
                    assert_eq!(places.hash_at(place, places.held(hash)), hash, "{hidden}");
                }
                assert_eq!(places.of(hash).count(), 1 << (10 - hidden));
            }
        }
    }
}
