//! What is known about the nimber of a component: the nimber itself, or some that it is not.

use super::set::Nimber;

/// The nimber, or a set of nimbers up to [`Fact::LARGEST_EXCLUDED`] that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fact(u16);

/// This bit is set if the nimber is known.
const EXACT: u16 = 1 << 15;

/// How many bits [`Fact::packed`] takes.
pub(super) const PACKED_BITS: u32 = 7;
/// The highest of them is set if the nimber is known.
const PACKED_EXACT: u64 = 1 << (PACKED_BITS - 1);

impl Fact {
    /// Nothing is known.
    pub(super) const NOTHING: Self = Self(0);
    /// Exclusions of nimbers above this one are not stored.
    pub(super) const LARGEST_EXCLUDED: Nimber = 14;

    /// The nimber is known.
    pub(super) fn exactly(nimber: Nimber) -> Self {
        Self(EXACT | u16::from(nimber))
    }

    /// Returns the nimber, or `None` if it is not known.
    pub(super) fn exact(self) -> Option<Nimber> {
        let low = self.0.to_le_bytes()[0];
        (self.0 & EXACT != 0).then_some(low)
    }

    /// Whether the nimber is known not to be `nimber`.
    pub(super) fn excludes(self, nimber: Nimber) -> bool {
        match self.exact() {
            Some(exact) => exact != nimber,
            None => nimber <= Self::LARGEST_EXCLUDED && self.0 >> nimber & 1 == 1,
        }
    }

    /// Adds that it is not `nimber`. A nimber that is known stays known.
    #[must_use]
    pub(super) fn excluding(self, nimber: Nimber) -> Self {
        if self.exact().is_some() || nimber > Self::LARGEST_EXCLUDED {
            self
        } else {
            Self(self.0 | 1 << nimber)
        }
    }

    /// Packs the fact into [`PACKED_BITS`] bits: a nimber up to 63, or the excluded nimbers up to 5. Returns `None` if nothing of the
    /// fact fits.
    pub(super) fn packed(self) -> Option<u64> {
        match self.exact() {
            Some(nimber) => {
                let nimber = u64::from(nimber);
                (nimber < PACKED_EXACT).then_some(PACKED_EXACT | nimber)
            }
            None => Some(u64::from(self.0) & (PACKED_EXACT - 1)).filter(|&excluded| excluded != 0),
        }
    }

    /// Unpacks a fact from the lowest bits of a word.
    pub(super) fn unpacked(word: u64) -> Self {
        let [low, ..] = (word & (PACKED_EXACT - 1)).to_le_bytes();
        let exact = if word & PACKED_EXACT == 0 { 0 } else { EXACT };
        Self(exact | u16::from(low))
    }

    /// The smallest nimber that is not excluded.
    pub(super) fn least(self) -> Nimber {
        match self.exact() {
            Some(exact) => exact,
            None => Nimber::try_from(self.0.trailing_ones()).unwrap_or(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fact;

    #[test]
    fn exact_facts_are_never_spoiled() {
        let fact = Fact::exactly(3);
        assert_eq!(fact.excluding(3).exact(), Some(3));
        assert_eq!(fact.excluding(1), fact);
        assert!(fact.excludes(0) && fact.excludes(15) && !fact.excludes(3));
        assert_eq!(Fact::exactly(127).exact(), Some(127));
    }

    #[test]
    fn exclusions_add_up() {
        let fact = Fact::NOTHING.excluding(0).excluding(2);
        assert_eq!(fact.exact(), None);
        assert_eq!(fact.least(), 1);
        assert_eq!(fact.excluding(1).least(), 3);
        assert!(fact.excludes(2) && !fact.excludes(1) && !fact.excludes(15));
        assert_eq!(fact.excluding(15), fact);
        assert_eq!((0..15).fold(fact, Fact::excluding).least(), 15);
    }

    #[test]
    fn packed_facts_lose_only_what_does_not_fit() {
        for nimber in 0..=127 {
            let packed = Fact::exactly(nimber).packed();
            assert_eq!(packed.is_some(), nimber < 64);
            assert!(packed.is_none_or(|packed| Fact::unpacked(packed) == Fact::exactly(nimber)));
        }
        assert_eq!(Fact::NOTHING.packed(), None);
        assert_eq!(Fact::NOTHING.excluding(6).packed(), None);
        let fact = Fact::NOTHING.excluding(0).excluding(5);
        let part = 77 << super::PACKED_BITS;
        let packed = fact.excluding(9).packed().expect("two that fit");
        assert_eq!(Fact::unpacked(part | packed), fact);
    }
}
