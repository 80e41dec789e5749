//! Where the words of a packed table are, and what their places tell. What the words hold is left
//! to `packed`.

/// The places of a table. A hash, as a fraction of all hashes, gives its own place; its word is
/// there or at the first free place after it, and holds the hash without its `hidden` highest bits.
/// It is less than `count` / 2^`hidden` places away from its own, which is why its place tells
/// those bits.
#[derive(Clone, Copy)]
pub struct Places {
    /// How many words there are, a multiple of 2^`hidden`.
    pub count: usize,
    /// How many bits of the hash are not in its word.
    pub hidden: u32,
}

impl Places {
    /// How many places a hash may have.
    fn block(self) -> usize {
        self.count >> self.hidden
    }

    /// The own place of a hash.
    pub fn own(self, hash: u64) -> usize {
        own_place(hash, self.count)
    }

    /// The places where a hash may be, from its own one on.
    pub fn of(self, hash: u64) -> impl Iterator<Item = usize> + use<> {
        onward(self.own(hash), self.block(), self.count)
    }

    /// What a word holds of a hash.
    pub fn held(self, hash: u64) -> u64 {
        hash << self.hidden
    }

    /// The hash of which the word at `place` holds `held`.
    pub fn hash_at(self, place: usize, held: u64) -> u64 {
        let held = held >> self.hidden;
        // Its own place is less than a block before this one.
        let back = (place + self.count - self.own(held)) % self.block();
        let own = (place + self.count - back) % self.count;
        let told = (own / self.block()) as u64;
        held | told.checked_shl(u64::BITS - self.hidden).unwrap_or(0)
    }
}

/// The place among `count` places that a hash gives, as a fraction of all hashes.
pub(super) fn own_place(hash: u64, count: usize) -> usize {
    let wide = u128::from(hash) * count as u128;
    usize::try_from(wide >> u64::BITS).unwrap_or(0)
}

/// `length` places of `count` from `own` on; the first follows the last.
pub(super) fn onward(own: usize, length: usize, count: usize) -> impl Iterator<Item = usize> {
    let places = own..own + length;
    places.map(move |place| if place < count { place } else { place - count })
}
